import { removeFilesOf } from '@sillage/server-kit/stored-files.ts'
import { eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { subjectOf } from './burns.ts'
import { burnResultTable } from './tables.ts'

/** What a member saw when burning. The measures stay for the next maker; name, note and picture go. */
export const burnData: PersonalData = {
  name: 'burn-results',
  async collect(ctx, { mb_id }) {
    const rows = await ctx.db.select().from(burnResultTable).where(eq(burnResultTable.mb_id, mb_id))
    return rows.map(({ request_key: _, checked_at: __, ...row }) => row)
  },
  async erase(ctx, { mb_id }) {
    const rows = await ctx.db
      .update(burnResultTable)
      .set({
        mb_id: null,
        note: '',
        request_key: sql`'erased ' || ${burnResultTable.id}`,
        // What staff left out stays out; what they wrote of it goes.
        hidden_reason: sql`case when ${burnResultTable.hidden_reason} is not null then '' end`,
      })
      .where(eq(burnResultTable.mb_id, mb_id))
      .returning({ id: burnResultTable.id })
    await removeFilesOf(
      ctx,
      rows.map(({ id }) => subjectOf(id)),
    )
  },
}
