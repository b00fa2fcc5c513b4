import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { CartCount } from '../cart/contract.ts'

/** Why less of a line came into the cart than was bought. */
export const reorderIssues = ['gone', 'sold_out', 'short', 'bounds'] as const

export const Reordered = z
  .object({
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    /** How many were bought, and how many lie in the cart now. */
    quantity: z.int(),
    in_cart: z.int(),
    trouble: z.enum(reorderIssues).nullable(),
    /** What a piece cost then and costs now, where that differs. */
    price: z.object({ currency: Currency, was: z.int(), now: z.int() }).nullable(),
  })
  .meta({ id: 'Reordered' })
export type Reordered = z.output<typeof Reordered>

/** Buying the same again: a visitor who may see the order puts it into their own cart. */
export const reorder = {
  add: endpoint({
    method: 'POST',
    path: '/api/v1/order-view/:order_id/reorder',
    summary: '다시 담기',
    access: 'guest order',
    params: z.object({ order_id: Id }),
    query: z.object({ view_key: z.string().max(200).optional() }),
    reply: z.object({
      lines: z.array(Reordered),
      /** Null where nothing could be put in. */
      cart: CartCount.nullable(),
    }),
  }),
}
