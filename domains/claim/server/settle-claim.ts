import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { atReturn } from '../../claim-hooks.ts'
import { restoreCoupons } from '../../coupon/server/reserve.ts'
import { moveStock } from '../../inventory/server/move-stock.ts'
import { refundsToAccount } from '../../order/payment-words.ts'
import { moveLines } from '../../order/server/lines.ts'
import type { Actor } from '../../order/words.ts'
import { recordRefund } from '../../payment/server/refund.ts'
import type { RefundRow } from '../../payment/server/tables.ts'
import { restorePoints } from '../../point/server/restore-points.ts'
import type { Refund } from '../refund-amounts.ts'
import { type ClaimKind, type ClaimReason, claimReasons } from '../words.ts'
import type { Ledger, LockedClaim } from './ledger.ts'
import { moveClaim } from './move-claim.ts'
import { revokePoints } from './revoke-points.ts'
import { claimTable } from './tables.ts'

type Settling = {
  refund: Refund
  /** What the refund was computed from. */
  ledger: Ledger
  to: 'canceled' | 'returned' | 'sold_out'
  actor: Actor
  staff_id?: string | null
  /** A text for the buyer. */
  answer?: string
}

/**
 * Settles a claim in the caller's transaction: records the refund, moves the lines, restocks what can be sold again, and
 * returns points and coupons. Under the order's lock it happens once.
 */
export async function settleClaim(ctx: Context, found: LockedClaim, settling: Settling): Promise<void> {
  const { locked, claim, lines } = found
  const { to, actor, staff_id = null, answer } = settling
  const earned = lines.filter(({ state }) => state === 'confirmed')
  await refundMoney(ctx, found, { ...settling, staff_id })
  await moveLines(ctx, locked, lines, { to, actor, kind: to, staff_id })
  if (to === 'returned') await restock(ctx, found)
  if (to === 'returned') await atReturn(ctx, locked, lines)
  await refundPoints(ctx, found, settling.refund)
  await revokePoints(ctx, locked, earned)
  const refund = { ...settling.refund, coupon_ids: await refundCoupons(ctx, found, settling.refund) }
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

/** The key is the claim's: recorded again, it is the same refund. */
async function refundMoney(
  ctx: Context,
  { locked, claim }: LockedClaim,
  { refund, ledger: { payment }, staff_id }: Pick<Settling, 'refund' | 'ledger'> & { staff_id: string | null },
) {
  if (refund.money === 0) return
  if (!payment) throw new Error(`order ${locked.order.id} has no payment to refund from`)
  await recordRefund(ctx, {
    payment,
    order: locked.order,
    amount: refund.money,
    claim_id: claim.id,
    staff_id,
    account: refundsToAccount(payment.method) ? claim.account : null,
    ...refundReason(claim),
    request_key: `claim-${claim.id}`,
  })
}

async function refundCoupons(ctx: Context, { locked }: LockedClaim, { coupon_ids }: Refund): Promise<number[]> {
  if (coupon_ids.length === 0) return []
  const restored = await restoreCoupons(ctx, { order_id: locked.order.id, issue_ids: coupon_ids })
  return coupon_ids.filter((id) => restored.includes(id))
}

/** Only what inspection found as new can be sold again, and never what was recalled. */
export async function restock(ctx: Context, { locked, claim, claimed, lines }: LockedClaim) {
  if (claim.reason === 'recalled') return
  const asNew = lines.filter(({ id }) =>
    claimed.some(({ line_id, condition }) => line_id === id && condition === 'as_new'),
  )
  await moveStock(ctx, 'restock', `order:${locked.order.id}`, asNew)
}

async function refundPoints(ctx: Context, { locked: { order }, claim }: LockedClaim, { points }: Refund) {
  if (!order.mb_id || points === 0) return
  await restorePoints(ctx, { mb_id: order.mb_id, occasion: `order:${order.id}`, amount: points, times: claim.id })
}

type Words = Pick<RefundRow, 'kind' | 'reason'>

/** The kind and reason of the refund. An exchange has no refund. */
const refundReason = ({ kind, reason }: { kind: ClaimKind; reason: ClaimReason }): Words => ({
  kind: reason === 'sold_out' ? reason : kind === 'cancel' ? 'cancel' : 'return',
  reason: claimReasons[reason].name,
})
