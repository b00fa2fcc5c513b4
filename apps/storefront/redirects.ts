import { type LoaderFunctionArgs, matchPath, type RouteObject, redirect } from 'react-router'
import { readAddress } from './address.ts'

type Old = { from: string; to: (address: { id: string; query: URLSearchParams }) => string | null }

// Where an old address named nothing we know, the visitor starts at home.
const home = '/'

/** The addresses of the old shop, in the order of the specification. Null: such an address never was one of ours. */
const old: Old[] = [
  { from: '/shop/list', to: ({ query }) => below('/shop/category', query.get('ca_id_new')) ?? home },
  { from: '/info/select/:id', to: ({ id }) => below('/contents/select', id) },
  { from: '/info/do-it-yourself/:id', to: ({ id }) => below('/contents/diy', id) },
  { from: '/shop/workshop/notice', to: () => '/tssa/notice' },
  { from: '/board/document/post/:id', to: ({ id }) => below('/customer/document-board', id) },
  { from: '/shop/board/document/post/:id', to: ({ id }) => below('/customer/document-board', id) },
  { from: '/shop/item.php', to: ({ query }) => below('/shop/product', query.get('it_id')) ?? home },
  { from: '/shop/register.php', to: () => '/register' },
  { from: '/shop/qa_list.php', to: () => '/customer/faq' },
  { from: '/shop/qa_view.php', to: () => '/customer/faq' },
]

/** An id is a word; anything else could lead out of its folder, or out of the shop. */
const below = (folder: string, id: string | null) => (id && /^[\w-]{1,64}$/.test(id) ? `${folder}/${id}` : null)

/** Where an address of the old shop has moved to; null for all others. */
export function redirectOf(address: string): string | null {
  const url = readAddress(address)
  if (!url) return null
  const { pathname, searchParams: query } = url
  for (const { from, to } of old) {
    const match = matchPath(from, pathname)
    if (match) return to({ id: match.params.id ?? '', query })
  }
  return null
}

/** Where an address has moved to since, as the server knows it. */
type FindMoved = (address: string, args: LoaderFunctionArgs) => Promise<string | null>

/** The same for who comes to an old address without leaving the page. What no page of ours has may have moved, too. */
export const redirectRoutes = (findMoved: FindMoved, otherwise: () => never): RouteObject[] =>
  [...old.map(({ from }) => from), '*'].map((path) => ({
    path,
    async loader(args) {
      const address = args.url.pathname + args.url.search
      return redirect((await findMoved(address, args)) ?? redirectOf(address) ?? otherwise())
    },
  }))
