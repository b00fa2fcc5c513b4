import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { restockAlertTable } from './offer-tables.ts'
import { stockMovementTable } from './tables.ts'

export const restockData: PersonalData = {
  name: 'restock_alerts',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select()
      .from(restockAlertTable)
      .where(eq(restockAlertTable.mb_id, mb_id))
      .orderBy(asc(restockAlertTable.created_at)),
  async erase(ctx, { mb_id, pseudonym }) {
    await ctx.db.delete(restockAlertTable).where(eq(restockAlertTable.mb_id, mb_id))
    // Counted as staff, once: the stock must add up for ever.
    await ctx.db.update(stockMovementTable).set({ mb_id: pseudonym }).where(eq(stockMovementTable.mb_id, mb_id))
  },
}
