import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { refreshStock } from '../../catalog/server/refresh-stock.ts'
import { stockMovementTable, stockTable } from '../../catalog/server/tables.ts'
import { lotTable } from './lot-tables.ts'

type LotRow = typeof lotTable.$inferSelect

/** Lots with their stock locked: stock first, as everywhere. */
async function lockLots(ctx: Context, lot_ids: readonly number[]) {
  const mine = inArray(lotTable.id, [...lot_ids])
  const variants = ctx.db.select({ id: lotTable.variant_id }).from(lotTable).where(mine)
  const stock = await ctx.db
    .select()
    .from(stockTable)
    .where(inArray(stockTable.variant_id, variants))
    .orderBy(asc(stockTable.variant_id))
    .for('update')
  const lots = await ctx.db.select().from(lotTable).where(mine).orderBy(asc(lotTable.id)).for('update')
  return { stock, lots }
}

/**
 * Stops lots from being sent and takes their pieces out of stock, as far as orders have not reserved them. Repeated, it
 * takes what has become free since.
 */
export async function blockLots(ctx: Context, lot_ids: readonly number[]) {
  const { stock, lots } = await lockLots(ctx, lot_ids)
  for (const lot of lots) {
    const row = stock.find(({ variant_id }) => variant_id === lot.variant_id)
    const free = row ? row.on_hand - row.reserved : 0
    const taken = Math.max(0, Math.min(free, lot.on_hand - lot.withdrawn))
    if (row) row.on_hand -= taken
    await moveLot(ctx, lot, { blocked: true, pieces: -taken })
  }
}

/** Blocks recalled lots for good. */
export async function recallLots(ctx: Context, lot_ids: readonly number[]) {
  await blockLots(ctx, lot_ids)
  await ctx.db
    .update(lotTable)
    .set({ recalled: true })
    .where(inArray(lotTable.id, [...lot_ids]))
}

/** Lots may be sent again; the pieces that were taken out return to stock. */
export async function unblockLots(ctx: Context, lot_ids: readonly number[]) {
  const { lots } = await lockLots(ctx, lot_ids)
  for (const lot of lots) if (!lot.recalled) await moveLot(ctx, lot, { blocked: false, pieces: lot.withdrawn })
}

async function moveLot(ctx: Context, lot: LotRow, { blocked, pieces }: { blocked: boolean; pieces: number }) {
  await ctx.db
    .update(lotTable)
    .set({ blocked, withdrawn: lot.withdrawn - pieces })
    .where(eq(lotTable.id, lot.id))
  if (pieces === 0) return
  await ctx.db
    .update(stockTable)
    .set({ on_hand: sql`${stockTable.on_hand} + ${pieces}` })
    .where(eq(stockTable.variant_id, lot.variant_id))
  await ctx.db.insert(stockMovementTable).values({
    variant_id: lot.variant_id,
    on_hand: pieces,
    reserved: 0,
    reason: blocked ? 'blocked' : 'unblocked',
    occasion: `lot:${lot.id}`,
    mb_id: ctx.member?.mb_id ?? null,
    created_at: ctx.now(),
  })
  await enqueue(ctx, refreshStock, { variant_ids: [lot.variant_id] })
}
