import wire from 'virtual:wire'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { createShop } from '@sillage/domains/shop.ts'
import type { Transport } from '@sillage/kit/client.ts'
import { writeState } from '@sillage/web-kit/hydrate-state.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { routerContext } from '@sillage/web-kit/shop.ts'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { readAddress } from './address.ts'
import { App } from './app.tsx'
import { isListed, listedAddresses } from './listed.ts'
import type { PageHandle } from './page-route.ts'
import { routes } from './routes.ts'

export { redirectOf } from './redirects.ts'

export type Locale = 'ko' | 'en'
export type RenderInput = { address: string; locale: Locale; origin: string; transport: Transport }
/** A page in parts: what React hoists into the head, the body, the data block, and the file whose scripts it needs. */
export type Rendered = {
  status: number
  keep: boolean
  /** May be found by strangers. */
  listed: boolean
  head: string
  body: string
  state: string
  files: string[]
}
export type Redirected = { status: number; location: string }

const handler = createStaticHandler(routes)
const frame = '<div class="app"'

/** An address as the page cache knows it: only the parameters the page reads, in order. Null where there is no page. */
export function normalise(address: string): string | null {
  const url = readAddress(address)
  if (!url) return null
  const handle = matchRoutes(routes, url.pathname)?.at(-1)?.route.handle as PageHandle | undefined
  if (!handle) return null
  const query = new URLSearchParams()
  for (const name of handle.query.toSorted()) {
    const value = url.searchParams.get(name)
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname
}

/** The addresses of the sitemap that no row stands behind. */
export const listed = () => listedAddresses(routes)

/** Draws one page. The transport is the only door to the server. */
export async function render({ address, locale, origin, transport }: RenderInput): Promise<Rendered | Redirected> {
  const shop = createShop({ contract: wire, transport, locale })
  const requestContext = new RouterContextProvider(new Map([[routerContext, shop]]))
  const [matched, entries] = await Promise.all([
    handler.query(new Request(readAddress(address) ?? 'http://shop/'), { requestContext }),
    locale === 'en' ? shop.api.translation.package({ query: { locale } }) : {},
  ])
  if (matched instanceof Response) return { status: matched.status, location: matched.headers.get('location') ?? '/' }
  const html = renderToString(
    <App
      origin={origin}
      shop={shop}
      phrases={createPhrases({ locale, package: entries })}
      session={createShopSession(async () => visitor)}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, matched)}
        context={matched}
        hydrate={false}
      />
    </App>,
  )
  const start = html.indexOf(frame)
  return {
    status: matched.statusCode,
    keep: !matched.matches.some(({ route }) => isOnesOwn(route)),
    listed: matched.statusCode === 200 && isListed(matched.matches.at(-1)?.route ?? {}),
    head: html.slice(0, start),
    body: html.slice(start),
    state: writeState(shop.cache, matched),
    files: matched.matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.file ?? []),
  }
}

/** Whatever its number, an order is the same empty frame to the visitor: keeping each would only cost room. */
function isOnesOwn({ path = '', handle }: RouteObject) {
  const { guarded, own } = (handle as PageHandle | undefined) ?? {}
  return path.includes(':') && Boolean(guarded || own)
}
