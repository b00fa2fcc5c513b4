import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { pointBalanceTable, pointEntryTable, pointLotTable, pointUseTable } from './tables.ts'

export const pointData: PersonalData = {
  name: 'points',
  async collect(ctx, { mb_id }) {
    const [balance] = await ctx.db.select().from(pointBalanceTable).where(eq(pointBalanceTable.mb_id, mb_id))
    const byAge = asc(pointLotTable.id)
    const lots = await ctx.db.select().from(pointLotTable).where(eq(pointLotTable.mb_id, mb_id)).orderBy(byAge)
    const entries = await ctx.db
      .select()
      .from(pointEntryTable)
      .where(eq(pointEntryTable.mb_id, mb_id))
      .orderBy(asc(pointEntryTable.id))
    return { balance: balance?.balance ?? 0, lots, entries }
  },
  async erase(ctx, { mb_id }) {
    // The balance first: it is the row every movement of points locks.
    await ctx.db.delete(pointBalanceTable).where(eq(pointBalanceTable.mb_id, mb_id))
    const entries = ctx.db
      .select({ id: pointEntryTable.id })
      .from(pointEntryTable)
      .where(eq(pointEntryTable.mb_id, mb_id))
    await ctx.db.delete(pointUseTable).where(inArray(pointUseTable.entry_id, entries))
    await ctx.db.delete(pointEntryTable).where(eq(pointEntryTable.mb_id, mb_id))
    await ctx.db.delete(pointLotTable).where(eq(pointLotTable.mb_id, mb_id))
  },
}
