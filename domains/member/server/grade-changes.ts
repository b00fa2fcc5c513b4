import { inArray } from 'drizzle-orm'
import { writeAudits } from '../../audit/server/audit.ts'
import type { ChangeArea } from '../../change-set/server/change-sets.ts'
import { keyOfRow } from '../../change-set/server/write-rows.ts'
import { subjectOf } from './subject.ts'
import { memberTable } from './tables.ts'

export const gradeRows = { table: memberTable, key: memberTable.mb_id } as const

/** Grades of many members, as rows of a change set. */
export const gradeChanges: ChangeArea = {
  name: 'grades',
  tables: [gradeRows],
  async settle(ctx, rows, { note }) {
    await writeAudits(
      ctx,
      rows.map(({ row_key = '', before, after }) => ({
        action: 'member.grade',
        subject: subjectOf(row_key),
        before,
        after: { ...after, reason: note },
      })),
    )
  },
  async namesOf(ctx, rows) {
    const members = await ctx.db
      .select({ mb_id: memberTable.mb_id, mb_name: memberTable.mb_name })
      .from(memberTable)
      .where(
        inArray(
          memberTable.mb_id,
          rows.map(({ row_key = '' }) => row_key),
        ),
      )
      .orderBy(memberTable.mb_id)
    const names = new Map(members.map(({ mb_id, mb_name }) => [mb_id, `${mb_id} ${mb_name}`]))
    return new Map(rows.map((row) => [keyOfRow(row), names.get(row.row_key ?? '') ?? '']))
  },
}
