import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { wishTable } from './tables.ts'

export const wishData: PersonalData = {
  name: 'wishes',
  collect: (ctx, { mb_id }) =>
    ctx.db.select().from(wishTable).where(eq(wishTable.mb_id, mb_id)).orderBy(asc(wishTable.created_at)),
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(wishTable).where(eq(wishTable.mb_id, mb_id))
  },
}
