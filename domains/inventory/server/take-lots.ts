import { Problem } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { stockTable } from '../../catalog/server/tables.ts'
import { type TakenLot, takeFrom } from '../lots.ts'
import { lotTable } from './lot-tables.ts'
import { type StockAllocation, sumAllocations } from './move-stock.ts'

type Allocated = { allocations: StockAllocation[]; quantity: number }

/** Lots that may be sent: first what expires first, then what came in first. What is blocked or has expired stays. */
export const openLots = (ctx: Context, variant_ids: readonly number[]) =>
  ctx.db
    .select()
    .from(lotTable)
    .where(
      and(
        inArray(lotTable.variant_id, [...variant_ids]),
        gt(lotTable.on_hand, 0),
        eq(lotTable.blocked, false),
        or(isNull(lotTable.best_before), gte(lotTable.best_before, seoulDay(ctx.now()))),
      ),
    )
    .orderBy(asc(lotTable.variant_id), sql`${lotTable.best_before} nulls last`, asc(lotTable.id))

/** Takes the pieces of these lines from their lots, after `moveStock` has taken them from stock and locked it. */
export async function takeLots(ctx: Context, lines: readonly Allocated[]): Promise<TakenLot[]> {
  const wanted = sumAllocations(lines)
  if (wanted.length === 0) return []
  const variant_ids = wanted.map(({ variant_id }) => variant_id)
  await refuseBlocked(ctx, variant_ids)
  const lots = await openLots(ctx, variant_ids).for('update')
  const taken = wanted.flatMap((each) => takeFrom(lots, each))
  await changeLots(
    ctx,
    taken.map(({ lot_id, quantity }) => ({ lot_id, by: -quantity })),
  )
  return taken
}

/** Refused if what is left in stock would be fewer pieces than blocked lots still have there. */
async function refuseBlocked(ctx: Context, variant_ids: readonly number[]) {
  const blocked = sql`sum(${lotTable.on_hand} - ${lotTable.withdrawn})`
  const [short] = await ctx.db
    .select({ variant_id: stockTable.variant_id })
    .from(stockTable)
    .innerJoin(lotTable, and(eq(lotTable.variant_id, stockTable.variant_id), eq(lotTable.blocked, true)))
    .where(inArray(stockTable.variant_id, [...variant_ids]))
    .groupBy(stockTable.variant_id)
    .having(sql`${stockTable.on_hand} < ${blocked}`)
    .limit(1)
  if (short) throw new Problem(409, '출고를 막은 로트만 남아 있어서 보낼 수 없어요.', { code: 'lot_blocked' })
}

type LotChange = { lot_id: number; by: number }

/** Raises or lowers what lots have in the house; refuses what one does not have. */
export async function changeLots(ctx: Context, changes: readonly LotChange[]) {
  if (changes.length === 0) return
  const { rowCount } = await ctx.db.execute(sql`
    update lot set on_hand = lot.on_hand + each.by
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as each(lot_id int, by int)
    where lot.id = each.lot_id and lot.on_hand + each.by >= lot.withdrawn`)
  if (rowCount !== changes.length) throw new Problem(409, '이 로트에 남은 수량이 부족해요.', { code: 'lot_short' })
}
