import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { keepRecord } from '../../member/server/retained-records.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { storeOrderTable } from './tables.ts'

async function slipsOf(ctx: Context, mb_id: string) {
  const { staff_id: _, ...columns } = getTableColumns(storeOrderTable)
  return ctx.db
    .select(columns)
    .from(storeOrderTable)
    .where(eq(storeOrderTable.mb_id, mb_id))
    .orderBy(asc(storeOrderTable.id))
}

/** What was bought in stores: the slip stays in the books without its buyer. */
export const storeOrderData: PersonalData = {
  name: 'store_orders',
  collect: (ctx, { mb_id }) => slipsOf(ctx, mb_id),
  async erase(ctx, person) {
    const slips = await slipsOf(ctx, person.mb_id)
    if (slips.length === 0) return
    await keepRecord(ctx, 'contract', person, { store_orders: slips })
    await ctx.db.update(storeOrderTable).set({ mb_id: null }).where(eq(storeOrderTable.mb_id, person.mb_id))
  },
}
