import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { addRating } from '../../catalog/server/product-counts.ts'
import { stars } from '../words.ts'
import { reviewCountTable } from './tables.ts'

/** The row of the counters that stands for the whole shop. */
export const wholeShop = 0

/** What of a visible review is counted. */
export type Counted = { stars: number; has_photo: boolean }
type Move = { gone?: Counted | null; come?: Counted | null }

/** Moves the counters by a review that went, came or changed, in the caller's transaction; everyone's pages follow. */
export async function countReview(ctx: Context, product_id: number, { gone = null, come = null }: Move) {
  const column = (star: number) => Number(come?.stars === star) - Number(gone?.stars === star)
  const [stars_1, stars_2, stars_3, stars_4, stars_5] = stars.map(column)
  const photos = Number(come?.has_photo ?? false) - Number(gone?.has_photo ?? false)
  const moved = { stars_1, stars_2, stars_3, stars_4, stars_5, photos }
  // The whole shop's row always comes first, so that two writers cannot block each other.
  await ctx.db
    .insert(reviewCountTable)
    .values([wholeShop, product_id].map((product_id) => ({ product_id, ...moved })))
    .onConflictDoUpdate({
      target: reviewCountTable.product_id,
      set: {
        stars_1: sql`${reviewCountTable.stars_1} + excluded.stars_1`,
        stars_2: sql`${reviewCountTable.stars_2} + excluded.stars_2`,
        stars_3: sql`${reviewCountTable.stars_3} + excluded.stars_3`,
        stars_4: sql`${reviewCountTable.stars_4} + excluded.stars_4`,
        stars_5: sql`${reviewCountTable.stars_5} + excluded.stars_5`,
        photos: sql`${reviewCountTable.photos} + excluded.photos`,
      },
    })
  const count = Number(come !== null) - Number(gone !== null)
  const sum = (come?.stars ?? 0) - (gone?.stars ?? 0)
  await addRating(ctx, product_id, { count, sum })
  await emptyReviews(ctx, product_id)
  await emptyTags(ctx, `product:${product_id}`)
}

/** The list of the product and the list of all, whose tag names no product. */
export const emptyReviews = (ctx: Context, product_id: number) => emptyTags(ctx, `reviews:${product_id}`, 'reviews:')

export async function findCounts(ctx: Context, product_id: number) {
  const [row] = await ctx.db.select().from(reviewCountTable).where(eq(reviewCountTable.product_id, product_id))
  const spread = row ? [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5] : stars.map(() => 0)
  const count = spread.reduce((sum, each) => sum + each, 0)
  const sum = spread.reduce((sum, each, index) => sum + each * (index + 1), 0)
  return { spread, count, sum, photos: row?.photos ?? 0 }
}
