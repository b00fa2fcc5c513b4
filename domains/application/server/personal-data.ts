import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { applicationTable } from './tables.ts'

/** Applications to buy wholesale. What was decided is in the grade; the documents are deleted with their member. */
export const applicationData: PersonalData = {
  name: 'applications',
  async collect(ctx, { mb_id }) {
    const rows = await ctx.db
      .select()
      .from(applicationTable)
      .where(eq(applicationTable.mb_id, mb_id))
      .orderBy(asc(applicationTable.id))
    return rows.map(({ taken_by: _, ...shown }) => shown)
  },
  async erase(ctx, { mb_id, pseudonym }) {
    await ctx.db.delete(applicationTable).where(eq(applicationTable.mb_id, mb_id))
    await ctx.db.update(applicationTable).set({ taken_by: pseudonym }).where(eq(applicationTable.taken_by, mb_id))
  },
}
