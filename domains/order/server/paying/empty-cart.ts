import type { Context } from '@sillage/server-kit/context.ts'
import { type Part, runParts } from '@sillage/server-kit/part.ts'
import { sql } from 'drizzle-orm'
import type { OrderRow } from '../lines/move-lines.ts'

/** What was bought leaves the cart it was bought from; what was put in since stays. The caller forgets its lines. */
export const emptyCart = (ctx: Context, order: OrderRow): Promise<void> => runParts(ctx, emptyCartParts(ctx, order))

/** The same as parts of somebody's own statement. */
export const emptyCartParts = (ctx: Context, { cart_line_ids }: OrderRow): Part[] =>
  cart_line_ids.length === 0
    ? []
    : [
        {
          with: sql`bought as (
      delete from cart_line where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(cart_line_ids)}::jsonb))
      returning owner
    ), counted as (
      update cart set version = version + 1, changed_at = ${ctx.now().toISOString()}
      where owner in (select owner from bought)
    )`,
        },
      ]
