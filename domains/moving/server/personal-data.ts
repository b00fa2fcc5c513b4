import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { moveLinkTable } from './tables.ts'

/** That a member came from another shop, and under which id. */
export const moveData: PersonalData = {
  name: 'moves',
  async collect(ctx, { mb_id }) {
    const { source, old_id, changed_at } = moveLinkTable
    return ctx.db.select({ source, old_id, changed_at }).from(moveLinkTable).where(eq(moveLinkTable.mb_id, mb_id))
  },
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(moveLinkTable).where(eq(moveLinkTable.mb_id, mb_id))
  },
}
