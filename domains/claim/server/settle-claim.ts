import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { restoreCoupons } from '../../coupon/server/reserve.ts'
import { moveStock } from '../../inventory/server/move-stock.ts'
import { moveLines } from '../../order/server/lines.ts'
import type { Actor } from '../../order/words.ts'
import { requestRefundOf } from '../../payment/server/refund.ts'
import { allocateRefund, listPaid } from '../../payment/server/refundable.ts'
import { refundsToAccount } from '../../payment/server/to-account.ts'
import { giveBackPoints } from '../../point/server/give-back.ts'
import { endedCoupons, type Refund } from '../refund-amounts.ts'
import type { LockedClaim } from './ledger.ts'
import { readClaims, readLedger } from './ledger.ts'
import { moveClaim } from './move-claim.ts'
import { refundReason } from './refund-reasons.ts'
import { revokePoints } from './revoke-points.ts'
import { revokeRewards } from './revoke-rewards.ts'
import { claimTable } from './tables.ts'

type Settling = {
  refund: Refund
  to: 'canceled' | 'returned' | 'sold_out'
  actor: Actor
  staff_id?: string | null
  /** What the buyer reads to it. */
  answer?: string
}

/**
 * Gives back what a claim comes to, in the caller's transaction: the money is asked for, the lines move, what can be
 * sold again goes to the shelf, points and coupons return. Under the order's lock it happens once.
 */
export async function settleClaim(ctx: Context, found: LockedClaim, settling: Settling): Promise<void> {
  const { held, claim, lines } = found
  const { to, actor, staff_id = null, answer } = settling
  const earned = lines.filter(({ state }) => state === 'confirmed')
  await requestRefund(ctx, found, { refund: settling.refund, staff_id })
  await moveLines(ctx, held, lines, { to, actor, kind: to, staff_id })
  if (to === 'returned') await restock(ctx, found)
  if (to === 'returned') await revokeRewards(ctx, held, lines)
  await refundLines(ctx, found, settling.refund)
  await revokePoints(ctx, held, earned)
  const refund = { ...settling.refund, coupon_ids: await restoreEnded(ctx, found) }
  await ctx.db.update(claimTable).set({ settled: refund }).where(eq(claimTable.id, claim.id))
  claim.settled = refund
  await moveClaim(ctx, found, {
    to: 'refunding',
    actor,
    staff_id,
    note: answer ?? '',
    set: answer ? { answer } : {},
  })
  if (refund.money === 0) await moveClaim(ctx, found, { to: 'done', actor: 'system' })
}

/** Coupons whose pieces have all really gone; those of a claim that is still open have not. */
async function restoreEnded(ctx: Context, { held, claim }: LockedClaim): Promise<number[]> {
  const claims = await readClaims(ctx, held.order.id)
  const settled = claims.filter((each) => each.claim.id === claim.id || each.claim.settled)
  const { order, pieces } = await readLedger(ctx, held, settled)
  const ended = endedCoupons(order, pieces)
  const restored = await restoreCoupons(ctx, { order_id: held.order.id, issue_ids: ended })
  return ended.filter((id) => restored.includes(id))
}

/** Named by the claim and the payment it comes from: whoever asks again gets the same refund. */
export async function requestRefund(
  ctx: Context,
  { held, claim }: LockedClaim,
  { refund, staff_id }: { refund: Refund; staff_id: string | null },
) {
  if (refund.money === 0) return
  const payments = await listPaid(ctx, held.order.id)
  if (payments.length === 0) throw new Error(`order ${held.order.id} has no payment to give back from`)
  for (const { payment, amount } of allocateRefund(payments, refund.money))
    await requestRefundOf(ctx, {
      payment,
      order: held.order,
      amount,
      claim_id: claim.id,
      staff_id,
      account: refundsToAccount.includes(payment.method) ? claim.account : null,
      ...refundReason(claim),
      request_key: payment.claim_id === null ? `claim-${claim.id}` : `claim-${claim.id}-${payment.id}`,
    })
}

/** Only what inspection found as new can be sold again. */
export async function restock(ctx: Context, { held, claimed, lines }: LockedClaim) {
  const asNew = lines.filter(({ id }) =>
    claimed.some(({ line_id, condition }) => line_id === id && condition === 'as_new'),
  )
  await moveStock(ctx, 'back', `order ${held.order.id}`, asNew)
}

export async function refundLines(ctx: Context, { held: { order }, claim }: LockedClaim, { points }: Refund) {
  if (!order.mb_id || points === 0) return
  await giveBackPoints(ctx, { mb_id: order.mb_id, occasion: `order ${order.id}`, amount: points, times: claim.id })
}
