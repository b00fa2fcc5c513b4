import { and, eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PersonalData } from '../../personal-data-shape.ts'
import { changeRowTable, changeSetTable } from './tables.ts'

/** A row that was given to a member, such as a receipt of a store. */
const names = (cells: PgColumn, mb_id: string) => sql`${cells}->>'mb_id' = ${mb_id}`

/** Who changed many rows at once, and who undid it. */
export const changeSetData: PersonalData = {
  name: 'change_set',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({ kind: changeSetTable.kind, created_at: changeSetTable.created_at })
      .from(changeSetTable)
      .where(eq(changeSetTable.mb_id, mb_id)),
  /** The changes stay, and the audit log says what they were; they can no longer be undone as one. */
  async erase(ctx, { mb_id }) {
    // What a file changed of the member, or a row that was given to them.
    await ctx.db
      .delete(changeRowTable)
      .where(
        or(
          and(eq(changeRowTable.table_name, 'member'), eq(changeRowTable.row_key, mb_id)),
          names(changeRowTable.after, mb_id),
          names(changeRowTable.before, mb_id),
        ),
      )
    await ctx.db.delete(changeSetTable).where(or(eq(changeSetTable.mb_id, mb_id), eq(changeSetTable.undone_by, mb_id)))
  },
}
