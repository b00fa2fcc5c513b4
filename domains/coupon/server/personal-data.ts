import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { couponIssueTable, couponTable } from './tables.ts'

export const couponData: PersonalData = {
  name: 'coupons',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({ ...getTableColumns(couponIssueTable), name: couponTable.name, name_en: couponTable.name_en })
      .from(couponIssueTable)
      .innerJoin(couponTable, eq(couponTable.id, couponIssueTable.coupon_id))
      .where(eq(couponIssueTable.mb_id, mb_id))
      .orderBy(asc(couponIssueTable.id)),
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(couponIssueTable).where(eq(couponIssueTable.mb_id, mb_id))
  },
}
