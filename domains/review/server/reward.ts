import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { findEntry, lockPurse } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { revokedOn, revokeEarnedPoints } from '../../point/server/revoke-points.ts'
import { takePoints } from '../../point/server/spend.ts'
import { pointEntryTable } from '../../point/server/tables.ts'
import { findShopRules } from '../../setting/server/rules.ts'

type Written = { mb_id: string; order_line_id: number; has_photo: boolean }

// By the line, not by the review: one that is removed and written again earns nothing more.
const firstOf = (order_line_id: number) => `review of line:${order_line_id}`
const photoOf = (order_line_id: number) => `photo of line:${order_line_id}`
const hiddenOf = (order_line_id: number, times: number) =>
  `hidden review of line:${order_line_id}${times > 1 ? `, time ${times}` : ''}`
const shownAfter = (hidden: string) => `shown after ${hidden}`

/** Points for a review, once for each line; the first picture, also one that is added later, brings the rest. */
export async function rewardReview(ctx: Context, { mb_id, order_line_id, has_photo }: Written) {
  await lockPurse(ctx, mb_id)
  if (await isReturned(ctx, { mb_id, order_line_id })) return
  const { points_review, points_photo_review } = await findShopRules(ctx)
  const due = has_photo ? points_photo_review : points_review
  if (due === 0) return
  const reason = 'review'
  const { amount } = await earnPoints(ctx, { mb_id, reason, amount: due, occasion: firstOf(order_line_id) })
  if (amount < due) await earnPoints(ctx, { mb_id, reason, amount: due - amount, occasion: photoOf(order_line_id) })
}

/** Whether a review of one of these lines has brought points, be it gone since. */
export async function wasRewarded(ctx: Context, mb_id: string, line_ids: readonly number[]): Promise<boolean> {
  const occasions = line_ids.flatMap((id) => [firstOf(id), photoOf(id)])
  const mine = and(eq(pointEntryTable.mb_id, mb_id), eq(pointEntryTable.reason, 'review'))
  return (await ctx.db.$count(pointEntryTable, and(mine, inArray(pointEntryTable.occasion, occasions)))) > 0
}

type OfLine = Omit<Written, 'has_photo'>

/** Returned goods earn nothing more, and what they earned is settled. */
const isReturned = async (ctx: Context, { mb_id, order_line_id }: OfLine) =>
  (await findEntry(ctx, mb_id, { reason: 'revoked', occasion: revokedOn(firstOf(order_line_id), 1) })) !== undefined

/** The goods came back: what a review of them brought goes, once, unless it went when the review was hidden. */
export async function revokeReturnedReward(ctx: Context, { mb_id, order_line_id }: OfLine) {
  await ctx.transaction(async (ctx) => {
    await lockPurse(ctx, mb_id)
    const { taken } = await findHiding(ctx, { mb_id, order_line_id })
    for (const occasion of [firstOf(order_line_id), photoOf(order_line_id)])
      await revokeEarnedPoints(ctx, { mb_id, reason: 'review', occasion, times: 1, ...(taken && { amount: 0 }) })
  })
}

/** Revokes what a review earned, as far as it is still there. */
export async function revokeReward(ctx: Context, { mb_id, order_line_id }: OfLine) {
  const { balance } = await lockPurse(ctx, mb_id)
  if (await isReturned(ctx, { mb_id, order_line_id })) return 0
  const earned = await Promise.all(
    [firstOf(order_line_id), photoOf(order_line_id)].map((occasion) =>
      findEntry(ctx, mb_id, { reason: 'review', occasion }),
    ),
  )
  const sum = earned.reduce((sum, entry) => sum + (entry?.amount ?? 0), 0)
  const amount = Math.min(sum, balance)
  const { occasion } = await findHiding(ctx, { mb_id, order_line_id })
  if (amount > 0) await takePoints(ctx, { mb_id, amount, occasion, reason: 'deducted', memo: '숨긴 리뷰' })
  return amount
}

/** The review is shown again: what hiding it took comes back, once, unless the goods have come back meanwhile. */
export async function restoreReward(ctx: Context, { mb_id, order_line_id }: OfLine) {
  await lockPurse(ctx, mb_id)
  const { occasion, taken } = await findHiding(ctx, { mb_id, order_line_id })
  if (!taken || (await isReturned(ctx, { mb_id, order_line_id }))) return 0
  const amount = Math.abs(taken.amount)
  const memo = '다시 공개된 리뷰'
  await earnPoints(ctx, { mb_id, amount, reason: 'granted', occasion: shownAfter(occasion), memo })
  return amount
}

/** The hiding whose points are not back: what it took and under which name, or the name the next one goes under. */
async function findHiding(ctx: Context, { mb_id, order_line_id }: OfLine) {
  for (let times = 1; ; times += 1) {
    const occasion = hiddenOf(order_line_id, times)
    const taken = await findEntry(ctx, mb_id, { reason: 'deducted', occasion })
    if (!taken) return { occasion, taken }
    if (!(await findEntry(ctx, mb_id, { reason: 'granted', occasion: shownAfter(occasion) })))
      return { occasion, taken }
  }
}
