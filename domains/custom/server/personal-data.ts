import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { designTable } from './tables.ts'

export const designData: PersonalData = {
  name: 'designs',
  collect: (ctx, { mb_id }) =>
    ctx.db.select().from(designTable).where(eq(designTable.mb_id, mb_id)).orderBy(asc(designTable.id)),
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(designTable).where(eq(designTable.mb_id, mb_id))
  },
}
