import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '../../personal-data-shape.ts'
import { countReview } from './counts.ts'
import { photosChanged } from './photos-shown.ts'
import { reviewTable, reviewVoteTable } from './tables.ts'

/** What was said of a product stays for other buyers, without a name; pictures go with the member's files. */
export const reviewData: PersonalData = {
  name: 'reviews',
  async collect(ctx, { mb_id }) {
    const { hidden_reason: _, ...columns } = getTableColumns(reviewTable)
    const written = await ctx.db
      .select(columns)
      .from(reviewTable)
      .where(eq(reviewTable.mb_id, mb_id))
      .orderBy(asc(reviewTable.id))
    const found_helpful = await ctx.db
      .select({ review_id: reviewVoteTable.review_id })
      .from(reviewVoteTable)
      .where(eq(reviewVoteTable.mb_id, mb_id))
    return { written, found_helpful }
  },
  async erase(ctx, { mb_id }) {
    const written = await ctx.db.select().from(reviewTable).where(eq(reviewTable.mb_id, mb_id)).for('update')
    await ctx.db
      .update(reviewTable)
      .set({ mb_id: '', photos: [], has_photo: false, body_en: null, reply_en: null })
      .where(eq(reviewTable.mb_id, mb_id))
    for (const gone of written) await photosChanged(ctx, gone)
    for (const gone of written)
      if (gone.hidden_reason === null)
        await countReview(ctx, gone.product_id, { gone, come: { stars: gone.stars, has_photo: false } })
    // What they found helpful stays counted; that it was them is forgotten.
    await ctx.db.delete(reviewVoteTable).where(eq(reviewVoteTable.mb_id, mb_id))
  },
}
