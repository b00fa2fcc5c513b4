import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { stockMovementTable, stockTable } from '../../catalog/server/tables.ts'

/** What lies in another shop of an option. */
export type TakenStock = { variant_id: number; on_hand: number }

/** Makes or corrects the stock of what was taken over; never below what orders here have reserved. */
export async function takeOverStock(ctx: Context, stock: readonly TakenStock[]) {
  for (const { variant_id, on_hand } of stock) {
    const mine = eq(stockTable.variant_id, variant_id)
    const [before] = await ctx.db.select().from(stockTable).where(mine).for('update')
    const wanted = Math.max(on_hand, before?.reserved ?? 0)
    const moved = wanted - (before?.on_hand ?? 0)
    if (!before) await ctx.db.insert(stockTable).values({ variant_id, on_hand: wanted })
    else if (moved !== 0) await ctx.db.update(stockTable).set({ on_hand: wanted }).where(mine)
    if (moved === 0) continue
    const movement = { variant_id, on_hand: moved, reserved: 0, reason: 'counted', occasion: 'moving' }
    await ctx.db.insert(stockMovementTable).values(movement)
  }
}
