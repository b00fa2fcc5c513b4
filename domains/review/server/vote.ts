import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { emptyReviews } from './counts.ts'
import { reviewTable, reviewVoteTable } from './tables.ts'

/** A member finds a review helpful, or no longer. Said twice, it counts once: the vote's own row decides. */
export function voteFor(ctx: Context, review_id: number, helpful: boolean) {
  const { mb_id } = requireMember(ctx)
  return ctx.transaction(async (ctx) => {
    const [found] = await ctx.db
      .select({ mb_id: reviewTable.mb_id, product_id: reviewTable.product_id })
      .from(reviewTable)
      .where(and(eq(reviewTable.id, review_id), isNull(reviewTable.hidden_reason)))
      .for('key share') // it cannot be removed under the vote
    if (!found) throw notFound()
    if (found.mb_id === mb_id) throw new Problem(422, '내가 쓴 리뷰에는 누를 수 없어요.', { code: 'own_review' })
    const moved = helpful ? await add(ctx, { review_id, mb_id }) : await takeBack(ctx, { review_id, mb_id })
    const [counted] = await ctx.db
      .update(reviewTable)
      .set({ helpful: sql`${reviewTable.helpful} + ${moved}` })
      .where(eq(reviewTable.id, review_id))
      .returning({ helpful: reviewTable.helpful })
    if (moved !== 0) await emptyReviews(ctx, found.product_id)
    return { id: review_id, helpful: counted?.helpful ?? 0, voted: helpful }
  })
}

type Vote = typeof reviewVoteTable.$inferInsert

async function add(ctx: Context, vote: Vote) {
  const added = await ctx.db.insert(reviewVoteTable).values(vote).onConflictDoNothing().returning()
  return added.length
}

async function takeBack(ctx: Context, { review_id, mb_id }: Vote) {
  const mine = and(eq(reviewVoteTable.review_id, review_id), eq(reviewVoteTable.mb_id, mb_id))
  const taken = await ctx.db.delete(reviewVoteTable).where(mine).returning()
  return -taken.length
}
