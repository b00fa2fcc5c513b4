import type { Context } from '@sillage/server-kit/context.ts'
import { type Part, runCtes } from '@sillage/server-kit/cte.ts'
import { sql } from 'drizzle-orm'
import { emptyLinesPart } from '../../cart/server/empty-lines.ts'
import type { OrderRow } from '../../order/server/lines.ts'

/** What was bought leaves the cart it was bought from. */
export const emptyCart = (ctx: Context, order: OrderRow): Promise<void> => runCtes(ctx, [emptyCartPart(ctx, order)])

/** The same as a part of the caller's own statement. */
export const emptyCartPart = (ctx: Context, { id }: OrderRow): Part =>
  emptyLinesPart(sql`select cart_line_id from order_cart_line where order_id = ${id}`, ctx.now())
