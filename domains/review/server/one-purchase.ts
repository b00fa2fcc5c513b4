import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The lines that one purchase has become: a part that is sent, or claimed, by itself is a line of its own, and is still
 * the same purchase. Only lines of one order are walked through, and only as far as they were split.
 */
const purchaseOf = (line_id: SQL) => sql`
  with recursive whole as (
    select line.id, line.order_id, line.split_from_id from order_line line where line.id = ${line_id}
    union all
    select parent.id, parent.order_id, parent.split_from_id from order_line parent
    join whole on parent.id = whole.split_from_id
  ), purchase as (
    select id, order_id from whole where split_from_id is null
    union all
    select part.id, part.order_id from order_line part
    join purchase on part.order_id = purchase.order_id and part.split_from_id = purchase.id
  ) select id from purchase`

/** Whether someone has spoken of this purchase, by whichever of its lines. */
export const isSpokenOf = (line_id: SQL) =>
  sql<boolean>`exists (select 1 from review where review.order_line_id in (${purchaseOf(line_id)}))`

/** The other lines that the purchase of this one has become. */
export async function otherLinesOf(ctx: Context, line_id: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(purchaseOf(sql`${line_id}::int`))
  return rows.map(({ id }) => id).filter((id) => id !== line_id)
}
