import { inArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { ChangeArea } from '../../change-set/server/change-sets.ts'
import { keyOfRow } from '../../change-set/server/write-rows.ts'
import { storeOrderTable } from './tables.ts'

const receiptRows = { table: storeOrderTable, key: storeOrderTable.id, reason: '그 뒤에 회원이 확인된 영수증이에요.' }

/**
 * An import of a till's file, undone as one: receipts that it wrote are removed, and those that it tied to a member are
 * without one again. A receipt whose member changed since stays (decision 095).
 */
export const storeOrderChanges: ChangeArea = {
  name: 'store-orders',
  tables: [receiptRows],
  settle: (ctx, rows, { kind }) =>
    writeAudit(ctx, {
      action: `${kind}.undo`,
      subject: 'store_order',
      before: null,
      after: { undone: rows.length },
    }),
  async namesOf(ctx, rows) {
    const ids = rows.map(({ row_id }) => row_id)
    const receipts = await ctx.db.select().from(storeOrderTable).where(inArray(storeOrderTable.id, ids))
    const names = new Map(receipts.map(({ id, receipt_no }) => [id, receipt_no]))
    return new Map(rows.map((row) => [keyOfRow(row), names.get(row.row_id) ?? '']))
  },
}
