import type { Context } from '@sillage/server-kit/context.ts'
import { type Part, runParts } from '@sillage/server-kit/part.ts'
import { sql } from 'drizzle-orm'
import type { OrderRow } from '../../order/server/lines.ts'

/** What was bought leaves the cart it was bought from; what was put in since stays. Repeating it is harmless. */
export const emptyCart = (ctx: Context, order: OrderRow): Promise<void> => runParts(ctx, [emptyCartPart(ctx, order)])

/** The same as a part of somebody's own statement. */
export const emptyCartPart = (ctx: Context, { id }: OrderRow): Part => ({
  with: sql`bought as (
      delete from cart_line where id in (select cart_line_id from order_cart_line where order_id = ${id})
      returning owner
    ), counted as (
      update cart set version = version + 1, changed_at = ${ctx.now().toISOString()}
      where owner in (select owner from bought)
    )`,
})
