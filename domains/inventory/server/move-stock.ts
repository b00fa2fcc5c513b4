import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { type SQL, sql } from 'drizzle-orm'
import { refreshStock } from '../../catalog/server/refresh-stock.ts'
import { fewLeft } from '../../catalog/words.ts'

/** So many pieces of a variant for each piece of a line: several variants where the line is a kit. */
export type StockAllocation = { variant_id: number; quantity: number }
type Allocated = { allocations: StockAllocation[]; quantity: number }

/** The allocations of all lines, summed by variant, in the order in which rows are locked. */
export function sumAllocations(lines: readonly Allocated[]): StockAllocation[] {
  const sums = new Map<number, number>()
  for (const { allocations, quantity } of lines)
    for (const allocation of allocations)
      sums.set(allocation.variant_id, (sums.get(allocation.variant_id) ?? 0) + allocation.quantity * quantity)
  return [...sums]
    .map(([variant_id, quantity]) => ({ variant_id, quantity }))
    .sort((a, b) => a.variant_id - b.variant_id)
}

/** What each change of a line's state does to stock. */
const effects = {
  /** They were canceled: free for other orders. */
  release: { on_hand: 0, reserved: -1 },
  /** They were sent. */
  ship: { on_hand: -1, reserved: -1 },
  /** They were returned and can be sold again. */
  restock: { on_hand: 1, reserved: 0 },
  /** Reserved again, for a payment that came late. */
  reserve: { on_hand: 0, reserved: 1 },
  /** They were not sent after all, and are reserved as before. */
  unship: { on_hand: 1, reserved: 1 },
} as const
export type StockEffect = keyof typeof effects

type Moved = { variant_id: number; free: number; before: number; shown_below: number }

/**
 * With fewer pieces in stock than this, some page says how many are left: of the variant itself, or of a kit that needs
 * several of it; or that it is sold out, if the smallest quantity sold is larger. The seats of a class are always
 * shown.
 */
export const shownBelow = (stock: SQL) => sql`case
  when exists (select 1 from class_session where class_session.variant_id = ${stock}.variant_id) then ${always}
  else greatest(
    (select ${few} from variant join product on product.id = variant.product_id where variant.id = ${stock}.variant_id),
    (select max(kit_part.quantity * ${few}) from kit_part join variant on variant.id = kit_part.kit_variant_id
      join product on product.id = variant.product_id where kit_part.part_variant_id = ${stock}.variant_id)) end`
const few = sql.raw(`greatest(${fewLeft + 1}, product.min_quantity)`)
const always = sql.raw(String(2 ** 31 - 1))

/** Whether a page may say something else now: "sold out", or how many are left. */
function turns({ free, before, shown_below }: Moved) {
  return free !== before && Math.min(free, before) < shown_below && Math.max(free, before) > 0
}

/** Changes the stock of these lines. Returns false, having changed nothing, if there is too little to reserve. */
export async function moveStock(ctx: Context, effect: StockEffect, occasion: string, lines: readonly Allocated[]) {
  const allocations = sumAllocations(lines)
  if (allocations.length === 0) return true
  const { on_hand, reserved } = effects[effect]
  const { rows } = await ctx.db.execute<Moved>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(allocations)}::jsonb) as each(variant_id int, quantity int)
    ), locked as (
      select stock.variant_id, wanted.quantity, stock.on_hand - stock.reserved as free
      from stock join wanted using (variant_id) order by stock.variant_id for update of stock
    ), moved as (
      update stock set on_hand = stock.on_hand + ${on_hand} * locked.quantity,
        reserved = stock.reserved + ${reserved} * locked.quantity
      from locked where stock.variant_id = locked.variant_id
        and (${effect !== 'reserve'} or (select count(*) from locked where free >= quantity) = ${allocations.length})
      returning stock.variant_id, locked.quantity, stock.on_hand - stock.reserved as free
    ), noted as (
      insert into stock_movement (variant_id, on_hand, reserved, reason, occasion, created_at)
      select variant_id, ${on_hand} * quantity, ${reserved} * quantity, ${effect}, ${occasion}, ${ctx.now().toISOString()}
      from moved
    )
    select variant_id, free, free - (${on_hand - reserved}) * quantity as before, ${shownBelow(sql`moved`)} as shown_below
    from moved`)
  if (rows.length < allocations.length) return false
  const turned = rows.filter(turns).map(({ variant_id }) => variant_id)
  if (turned.length > 0) await enqueue(ctx, refreshStock, { variant_ids: turned })
  return true
}
