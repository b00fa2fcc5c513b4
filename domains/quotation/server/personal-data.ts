import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { keepRecord } from '../../member/server/retained-records.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { quotationLineTable, quotationTable } from './tables.ts'

const { request_key: _, staff_id: __, verify_code: ___, ...shown } = getTableColumns(quotationTable)

/** What was offered. One that became an order is part of a contract; any other goes with its person. */
export const quotationData: PersonalData = {
  name: 'quotations',
  collect: (ctx, { mb_id }) =>
    ctx.db.select(shown).from(quotationTable).where(eq(quotationTable.mb_id, mb_id)).orderBy(asc(quotationTable.id)),
  async erase(ctx, person) {
    const quotations = await ctx.db.select(shown).from(quotationTable).where(eq(quotationTable.mb_id, person.mb_id))
    if (quotations.length === 0) return
    await keepRecord(ctx, 'contract', person, { quotations })
    const ids = quotations.map(({ id }) => id)
    await ctx.db
      .update(quotationTable)
      .set({ mb_id: null, company: '', name: '', hp: '', email: '', memo: '', brief: null, country: 'KR', zip: '' })
      .where(inArray(quotationTable.id, ids))
    await ctx.db.update(quotationLineTable).set({ personal: [] }).where(inArray(quotationLineTable.quotation_id, ids))
  },
}
