import { useSession } from '@sillage/domains/session.ts'

/** Where someone finds their orders: a member among their own, a guest by number and password. */
export function useOrdersHref(): string {
  return useSession().user ? '/my-page/order' : '/guest-order'
}
