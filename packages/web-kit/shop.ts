import { type Client, createClient, type Transport } from '@sillage/kit/client.ts'
import { limits } from '@sillage/kit/limits.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, createElement, type ReactNode, use } from 'react'
import { createContext as createRouterContext, data, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Locale } from './phrases.ts'
import { quietly } from './problems.tsx'
import { createQueries, type Queries, type Query, type Wires } from './queries.ts'

export type Shop<C> = {
  /** The language of the page: what a loader asks for must be what the page reads. */
  locale: Locale
  api: Client<C>
  queries: Queries<C>
  cache: QueryClient
  /** What only staff may call; fetched with the first such call. */
  staff: () => Promise<Client<C>>
}
/** What reading ahead needs of what a loader gets. */
export type Arguments = Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>
type Address = { params: Params; query: URLSearchParams; locale: Locale }

// There is one shop per page: these variables store whichever it is, and shopOf gives it its type.
const ShopContext = createContext<Shop<object> | null>(null)
/** Where route loaders find the shop. */
export const routerContext = createRouterContext<Shop<object>>()

/** Puts a shop and its query cache above the pages. */
export function ShopProvider({ value, children }: { value: Shop<object>; children: ReactNode }) {
  const cached = createElement(QueryClientProvider, { client: value.cache }, children)
  return createElement(ShopContext, { value }, cached)
}

/** Ties pages to one contract: what a page needs to call, read and prime. */
export function shopOf<C extends object>() {
  type Parts = { contract: Wires<C>; transport: Transport; locale?: Locale; staff?: () => Promise<Wires<C>> }

  function createShop({ contract, transport, locale = 'ko', staff = async () => contract }: Parts): Shop<C> {
    // The client reads method, path and xsrf only, and those a stripped contract has.
    const clientOf = (wires: Wires<C>) => createClient(wires as unknown as C, transport)
    const api = clientOf(contract)
    return {
      locale,
      api,
      queries: createQueries<C>(contract, api),
      cache: createCache(),
      staff: async () => clientOf(await staff()),
    }
  }

  function useShop() {
    const shop = use(ShopContext)
    if (!shop) throw new Error('useShop needs <ShopProvider>')
    // The program that composed the page made the shop with this shopOf's createShop.
    return shop as Shop<C>
  }

  type Needs = (queries: Queries<C>, address: Address) => Query<unknown>[]

  /**
   * A loader that fills the cache with what a page is about to read. A browser opens the page as soon as `first` is
   * there; what `below` the first screen needs (web-kit/below-fold.tsx) comes meanwhile. `ahead` reads only the
   * former, and says nothing where that fails: no one has asked for the page yet.
   */
  function prime(first: Needs, below: Needs = () => []) {
    const read = (needs: Needs, { context, params, url }: Arguments) => {
      const { queries, cache, locale } = context.get(routerContext) as Shop<C> // as in useShop
      return readAll(needs(queries, { params, query: url.searchParams, locale }), cache)
    }
    const ahead = async (args: Arguments) => void (await read((...asked) => first(...asked).map(quietly), args))
    async function loader(args: LoaderFunctionArgs) {
      const reads = [read(first, args), read(below, args)] as const
      // What fails below is asked for again where it is drawn, and shown there; a server draws only once.
      const failed = import.meta.env.SSR ? (await Promise.all(reads)).find(Boolean) : await reads[0]
      if (failed) throwAsRouteError(failed.reason)
      return null
    }
    return Object.assign(loader, { ahead })
  }

  return { ShopProvider, routerContext, createShop, useShop, prime }
}

/** All are waited for, also when one fails: the same address must always draw the same page. */
async function readAll(wanted: Query<unknown>[], cache: QueryClient) {
  const read = await Promise.allSettled(wanted.map((query) => cache.ensureQueryData(query)))
  return read.find((each) => each.status === 'rejected')
}

function createCache() {
  const queries = { staleTime: limits.list.cacheMs, retry: false, refetchOnWindowFocus: false }
  return new QueryClient({ defaultOptions: { queries } })
}

/** The server answers with the status, and the error boundary draws the sentence. */
function throwAsRouteError(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  // An address whose parts the contract refuses (/shop/product/abc) is no address of ours.
  const { status, message } = error.status === 422 ? notFound() : error
  // A call that never got an answer has no status of its own.
  throw data(message, { status: status < 400 ? 503 : status })
}
