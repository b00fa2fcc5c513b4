import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Sellable } from '../../catalog/server/sellable.ts'

type Row = Pick<Sellable, 'product' | 'variant' | 'available'> & { quantity: number; selected: boolean }
type Need = { variant_id: number; stock_id: number; each: number; free: number }

/**
 * Lines that take from the same stock are looked at together: a kit beside one of its parts, two kits of the same parts,
 * a thing bought for itself and beside another. The first line in the cart has it; what is left is there for the next.
 * `own` are orders whose reservations count as free.
 */
export async function shareStock(ctx: Context, rows: readonly Row[], own: SQL = sql`select 0`): Promise<void> {
  const chosen = rows.filter(({ selected }) => selected)
  if (!mayShare(chosen)) return
  const needs = await findNeeds(ctx, chosen, own)
  const left = new Map(needs.map(({ stock_id, free }) => [stock_id, free]))
  for (const row of chosen) {
    const mine = needs.filter(({ variant_id }) => variant_id === row.variant.id)
    if (mine.length === 0 || row.variant.retired) continue
    row.available = Math.min(...mine.map(({ stock_id, each }) => Math.floor((left.get(stock_id) ?? 0) / each)))
    // A line that cannot be bought takes no stock from the others.
    if (row.available < row.quantity) continue
    for (const { stock_id, each } of mine) left.set(stock_id, (left.get(stock_id) ?? 0) - each * row.quantity)
  }
}

const mayShare = (rows: readonly Row[]) =>
  rows.length > 1 &&
  (rows.some(({ product }) => product.kind === 'kit') || new Set(rows.map((row) => row.variant.id)).size < rows.length)

/** What one piece of each variant takes, and how many pieces of that there are. */
async function findNeeds(ctx: Context, rows: readonly Row[], own: SQL): Promise<Need[]> {
  const ids = [...new Set(rows.map(({ variant }) => variant.id))]
  const { rows: needs } = await ctx.db.execute<Need>(sql`
    with wanted as (
      select value::int as variant_id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
    ), needed as (
      select variant_id, coalesce(kit_part.part_variant_id, variant_id) as stock_id, coalesce(kit_part.quantity, 1) as each
      from wanted left join kit_part on kit_part.kit_variant_id = wanted.variant_id
    ), freed as (
      select (allocation->>'variant_id')::int as stock_id, sum(order_line.quantity * (allocation->>'quantity')::int) as quantity
      from order_line, jsonb_array_elements(order_line.allocations) allocation
      where order_line.order_id in (${own}) group by 1
    )
    select needed.*, (stock.on_hand - stock.reserved + coalesce(freed.quantity, 0))::int as free
    from needed join stock on stock.variant_id = needed.stock_id left join freed on freed.stock_id = needed.stock_id`)
  return needs
}
