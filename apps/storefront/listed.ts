import type { RouteObject } from 'react-router'
import type { PageHandle } from './page-route.ts'

/** Pages for anyone that say nothing to a stranger who comes from a search: a basket of one's own, a form on the way. */
const unlisted = new Set([
  '/register',
  '/forgot-password',
  '/shop/reset',
  '/shop/cart',
  '/shop/order-form',
  '/shop/payment_confirm',
  '/shop/my_order_view',
  '/guest-order',
  '/shop/search',
])

/** May a search engine show this page? Nothing that is one person's own, and nothing without the shop's frame. */
export function isListed({ path = '', handle }: Pick<RouteObject, 'path' | 'handle'>) {
  // Handles are written by page() and its like only.
  const { file, guarded, own, visitorsOnly, blank } = (handle as PageHandle | undefined) ?? { file: '' }
  return file !== '' && !(guarded || own || visitorsOnly || blank) && !unlisted.has(path)
}

/** Every listed address that stands for itself, without a number or a name in it. */
export const listedAddresses = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap((route) => [
    ...(isListed(route) && route.path && !/[:*]/.test(route.path) ? [route.path] : []),
    ...listedAddresses(route.children ?? []),
  ])
