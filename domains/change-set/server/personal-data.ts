import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { changeSetTable } from './tables.ts'

/** Who changed many rows at once, and who undid it. */
export const changeSetData: PersonalData = {
  name: 'change_set',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({ kind: changeSetTable.kind, created_at: changeSetTable.created_at })
      .from(changeSetTable)
      .where(eq(changeSetTable.mb_id, mb_id)),
  async erase(ctx, { mb_id, pseudonym }) {
    await ctx.db.update(changeSetTable).set({ mb_id: pseudonym }).where(eq(changeSetTable.mb_id, mb_id))
    await ctx.db.update(changeSetTable).set({ undone_by: pseudonym }).where(eq(changeSetTable.undone_by, mb_id))
  },
}
