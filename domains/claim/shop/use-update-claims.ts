import { useShop } from '../../shop.ts'
import type { OrderClaims } from '../contract.ts'

/** What the server answered is what is shown; the order itself has changed with it. */
export function useUpdateClaims(view_key: string | undefined) {
  const { queries, cache } = useShop()
  return (claims: OrderClaims) => {
    const input = { params: { order_id: claims.order_id }, query: view_key ? { view_key } : {} }
    cache.setQueryData(queries.claim.show(input).queryKey, claims)
    for (const { key } of [queries.order.show, queries.order.list, queries.order.summary, queries.checkout.view])
      void cache.invalidateQueries({ queryKey: key })
    for (const { key } of [queries.point, queries.coupon].flatMap((each) => Object.values(each)))
      if (key) void cache.invalidateQueries({ queryKey: key })
  }
}
