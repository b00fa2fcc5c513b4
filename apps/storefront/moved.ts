import type { createShop } from '@sillage/domains/shop.ts'
import { routerContext } from '@sillage/web-kit/shop.ts'
import type { LoaderFunctionArgs } from 'react-router'

/** The address under which the page of every address without a page is drawn. */
const nowhere = '/not-found'

/** Asks the server where an address has moved to. Without an answer it is an address without a page. */
export async function findMoved(address: string, { context, url }: LoaderFunctionArgs): Promise<string | null> {
  if (url.pathname === nowhere) return null
  const { api } = context.get(routerContext) as ReturnType<typeof createShop> // the entry that starts the router puts it there
  const found = await api.redirects.find({ query: { address } }).catch(() => ({ to: null }))
  return found.to
}
