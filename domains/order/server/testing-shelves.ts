import type { Db } from '@sillage/server-kit/database.ts'
import { sql } from 'drizzle-orm'

/**
 * Where stock, reservation and movement rows do not agree; nowhere, whatever happened. `began` is how many pieces were put
 * on all shelves by hand: whatever else is there or gone, a movement says so.
 */
export async function shelvesOutOfOrder(db: Db, began: number) {
  const { rows } = await db.execute(sql`
    select stock.variant_id from stock
    left join lateral (select coalesce(sum(reserved), 0) as reserved from stock_movement
      where stock_movement.variant_id = stock.variant_id) moved on true
    left join lateral (select coalesce(sum(order_line.quantity * (hold->>'quantity')::int), 0) as held
      from order_line, jsonb_array_elements(order_line.holds) hold
      where (hold->>'variant_id')::int = stock.variant_id
        and order_line.state in ('pending_payment', 'paid', 'preparing', 'held', 'ready')) lines on true
    where stock.reserved <> moved.reserved or stock.reserved <> lines.held or stock.reserved > stock.on_hand`)
  const { rows: sums } = await db.execute<{ on_hand: number; moved: number }>(sql`
    select (select coalesce(sum(on_hand), 0)::int from stock) as on_hand,
      (select coalesce(sum(on_hand), 0)::int from stock_movement) as moved`)
  return [...rows, ...sums.filter(({ on_hand, moved }) => on_hand - moved !== began)]
}
