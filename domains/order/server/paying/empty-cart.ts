import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { OrderRow } from '../lines/move-lines.ts'

/** What was bought leaves the cart it was bought from; what was put in since stays. The caller forgets its lines. */
export async function emptyCart(ctx: Context, { cart_line_ids }: OrderRow): Promise<void> {
  if (cart_line_ids.length === 0) return
  await ctx.db.execute(sql`
    with gone as (
      delete from cart_line where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(cart_line_ids)}::jsonb))
      returning owner
    )
    update cart set version = version + 1, changed_at = ${ctx.now().toISOString()}
    where owner in (select owner from gone)`)
}
