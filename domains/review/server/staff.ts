import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import type { ActionOf } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { reviewHidden, reviewReplied } from '../../message/server/catalogue/reviews.ts'
import { sendToMember } from '../../message/server/send-to-member.ts'
import { countReview, emptyReviews } from './counts.ts'
import { asHidden, photosChanged } from './photos-shown.ts'
import { findReview, toStaffReview } from './reviews.ts'
import { restoreReward, revokeReward } from './reward.ts'
import { reviewTable } from './tables.ts'

type Row = typeof reviewTable.$inferSelect

/** The shop's reply to a review; it cannot be withdrawn. Its author is notified of the first one. */
export function replyTo(ctx: Context, id: number, reply: string) {
  return moderate(ctx, id, async (ctx, locked) => {
    const after = { reply: reply || null, reply_en: null, replied_at: reply ? ctx.now() : null }
    await ctx.db.update(reviewTable).set(after).where(eq(reviewTable.id, id))
    await emptyReviews(ctx, locked.product_id)
    if (reply && locked.mb_id !== '')
      await sendToMember(ctx, locked.mb_id, reviewReplied, {
        subject: `review:${id}`,
        transition: 'replied',
        values: { reply, link: writtenPage },
      })
    await audit(ctx, 'reply', locked, { reply: after.reply })
  })
}

type Hiding = { reason: string; revoke_points: boolean }

/** Hides a review with its reason, and notifies its author. Its points stay theirs unless staff decide otherwise. */
export function hideReview(ctx: Context, id: number, { reason, revoke_points }: Hiding) {
  return moderate(ctx, id, async (ctx, locked) => {
    if (locked.hidden_reason !== null) throw new Problem(409, '이미 숨긴 리뷰예요.', { code: 'wrong_state' })
    await ctx.db
      .update(reviewTable)
      .set({ hidden_reason: reason, photos: asHidden(locked.photos) })
      .where(eq(reviewTable.id, id))
    await photosChanged(ctx, locked)
    await countReview(ctx, locked.product_id, { gone: locked })
    const points = revoke_points && locked.mb_id !== '' ? await revokeReward(ctx, locked) : 0
    if (locked.mb_id !== '')
      await sendToMember(ctx, locked.mb_id, reviewHidden, {
        subject: `review:${id}`,
        transition: `hidden ${ctx.now().getTime()}`,
        values: { reason, link: writtenPage },
      })
    await audit(ctx, 'hide', locked, { hidden_reason: reason, points_taken: points })
  })
}

/** Shows a hidden review again; points that hiding it revoked are restored. */
export function showReview(ctx: Context, id: number) {
  return moderate(ctx, id, async (ctx, locked) => {
    if (locked.hidden_reason === null) throw new Problem(409, '숨기지 않은 리뷰예요.', { code: 'wrong_state' })
    await ctx.db.update(reviewTable).set({ hidden_reason: null }).where(eq(reviewTable.id, id))
    await photosChanged(ctx, locked)
    await countReview(ctx, locked.product_id, { come: locked })
    const points = locked.mb_id !== '' ? await restoreReward(ctx, locked) : 0
    await audit(ctx, 'show', locked, { hidden_reason: null, points_restored: points })
  })
}

const writtenPage = '/my-page/product-review?tab=written'

/** An action on a locked review: a second request finds what the first one left. */
async function moderate(ctx: Context, id: number, act: (ctx: Context, locked: Row) => Promise<void>) {
  await ctx.transaction(async (ctx) => {
    const [locked] = await ctx.db.select().from(reviewTable).where(eq(reviewTable.id, id)).for('update')
    if (!locked) throw notFound()
    await act(ctx, locked)
  })
  return toStaffReview(await findReview(ctx, id))
}

const audit = (ctx: Context, action: ActionOf<'review'>, locked: Row, after: object) =>
  writeAudit(ctx, { action: `review.${action}`, subject: `review:${locked.id}`, before: locked, after })
