import type { Db } from '@sillage/server-kit/database.ts'
import { sql } from 'drizzle-orm'

/**
 * Where stock, reservation and movement rows do not agree; it must be nowhere, whatever happened. `began` is how many
 * pieces were put into stock by hand, of all variants together or of each by its id: every other piece has a movement.
 */
export async function stockMismatches(db: Db, began: number | readonly number[]) {
  const { rows } = await db.execute<{ variant_id: number; agrees: boolean; start: number }>(sql`
    select stock.variant_id, (stock.on_hand - moved.on_hand)::int as start,
      stock.reserved = moved.reserved and stock.reserved = lines.reserved and stock.reserved <= stock.on_hand
        and stock.on_hand >= moved.on_hand as agrees
    from stock
    left join lateral (select coalesce(sum(reserved), 0) as reserved, coalesce(sum(on_hand), 0) as on_hand
      from stock_movement where stock_movement.variant_id = stock.variant_id) moved on true
    left join lateral (select coalesce(sum(order_line.quantity * (allocation->>'quantity')::int), 0) as reserved
      from order_line, jsonb_array_elements(order_line.allocations) allocation
      where (allocation->>'variant_id')::int = stock.variant_id
        and order_line.state in ('pending_payment', 'paid', 'preparing', 'on_hold', 'ready')) lines on true
    order by stock.variant_id`)
  const starts = rows.map(({ start }) => start)
  const begun = typeof began === 'number' ? [starts.reduce((sum, start) => sum + start, 0)] : starts
  const isRight = begun.join() === [began].flat().join()
  return [...rows.filter(({ agrees }) => !agrees), ...(isRight ? [] : [{ starts }])]
}
