import { Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../../audit/server/audit.ts'
import { voidClaims } from '../../../claim/server/void-claims.ts'
import { unuseCoupons } from '../../../coupon/server/reserve.ts'
import { classTimes } from '../../../course/server/class-times.ts'
import { type PaymentState, paymentLimits } from '../../../order/payment-words.ts'
import { type LineRow, type LockedOrder, moveLines } from '../../../order/server/lines.ts'
import { orderTable } from '../../../order/server/tables.ts'
import type { LineState } from '../../../order/words.ts'
import { closeDiscrepancy, openDiscrepancy } from '../discrepancy.ts'
import { lockPayment } from '../lock-payment.ts'
import { isCanceledUnpaid, whyCanceledUnpaid } from '../mark-paid.ts'
import { notifyUnmatched } from '../messages.ts'
import { requestRefundOf } from '../refund.ts'
import { bankDepositTable, type PaymentRow, paymentTable } from '../tables.ts'
import { requireMove } from '../transitions.ts'
import { type LateReason, lateReason } from './late-reasons.ts'
import { findDeposit, lockDeposit, outcomeOf, sumOf } from './match.ts'
import { capPendingRefunds, type PendingRefunds, readPendingRefunds, sumOfRefunds } from './pending-refunds.ts'
import { expireAgain, wasReinstatedBy } from './reinstated-order.ts'

/** What the money paid, and can be kept: goods in the house, and seats in a class that has not begun. */
const atHome: readonly LineState[] = ['paid', 'preparing', 'held', 'ready', 'granted']
/** States in which it pays its order, or would: in the others what came only goes back. */
const counting: readonly PaymentState[] = ['waiting_for_deposit', 'underpaid', 'overpaid', 'done', 'partial_canceled']

/**
 * The deposit was for another order. What was promised back because of it is promised no more; only what its order lives
 * from, and what has really been sent back, stand in the way.
 */
export async function unmatchDeposit(ctx: Context, { deposit_id, reason }: { deposit_id: number; reason: string }) {
  const payment_id = (await findDeposit(ctx, deposit_id)).payment_id
  if (payment_id === null) throw new Problem(409, '맞춘 주문이 없는 입금이에요.', { code: 'not_matched' })
  return ctx.transaction(async (ctx) => {
    const { payment, held } = await lockPayment(ctx, payment_id)
    const deposit = await lockDeposit(ctx, deposit_id)
    if (deposit.payment_id !== payment_id) return outcomeOf(ctx, deposit_id, payment_id)
    await ctx.db
      .update(bankDepositTable)
      .set({ payment_id: null, matched_at: null, note: reason })
      .where(eq(bankDepositTable.id, deposit_id))
    const left = Math.max(await sumOf(ctx, payment.id), saidToHaveCome(payment))
    const promises = await readPendingRefunds(ctx, payment)
    if (promises.gone.all > left) throw tooLate()
    const isBack = await wasReinstatedBy(ctx, held, { payment_id, matched_at: deposit.matched_at })
    await count(ctx, held, payment, { left, isBack, reason, ...promises })
    await writeAudit(ctx, {
      action: 'deposit.unmatch',
      subject: `deposit ${deposit_id}`,
      before: { payment_id },
      after: { payment_id: null, order_id: payment.order_id, reason },
    })
    return outcomeOf(ctx, deposit_id, payment_id)
  })
}

/** What an exchange costs more is a transfer only where staff said that it came: it stands without any deposit. */
const saidToHaveCome = ({ claim_id, amount }: PaymentRow) => (claim_id === null ? 0 : amount)

const hasLeft = ({ state }: LineRow) => state !== 'pending_payment' && !atHome.includes(state)

const isPast = (ctx: Context, at: Date | undefined) => at !== undefined && at <= ctx.now()

async function hasBegun(ctx: Context, held: LockedOrder): Promise<boolean> {
  const times = await classTimes(ctx, held)
  return held.lines.some(({ id, state }) => state === 'granted' && isPast(ctx, times.get(id)?.starts_at))
}

const tooLate = () => new Problem(409, '상품이 나갔거나 환불이 있어서 되돌릴 수 없어요.', { code: 'too_late' })

type Left = PendingRefunds & { left: number; isBack: boolean; reason: string }

/** What is left counts as if the other had never come. */
async function count(ctx: Context, held: LockedOrder, payment: PaymentRow, { left, isBack, reason, open, gone }: Left) {
  // What was promised before the order came back pays nothing, as it did then.
  const before = isBack ? sumOfRefunds(open.filter(({ kind }) => kind === 'late')) : 0
  const over = left - gone.besides - before - payment.amount
  const times = timesOf(payment)
  const keep = (sum: number) => capPendingRefunds(ctx, open, { payment, keep: sum, times, reason })
  if (!counting.includes(payment.state))
    return giveBackRest(ctx, held, payment, { left, rest: await keep(left - gone.all) })
  if (over >= 0) return payWithRest(ctx, held, payment, { left, over, rest: await keep(over + before) })
  if (gone.all > 0 || held.lines.some(hasLeft) || (await hasBegun(ctx, held))) throw tooLate()
  await keep(isBack ? left : 0)
  await takeAway(ctx, held, payment, { left, isBack, note: reason })
  if (isBack) await expireAgain(ctx, held, times)
}

/** The order is paid another way, given up or over: whatever else came for it still goes back. */
async function giveBackRest(
  ctx: Context,
  held: LockedOrder,
  payment: PaymentRow,
  { left, rest }: { left: number; rest: number },
) {
  const state = payment.state === 'late_deposit' && left === 0 ? 'expired' : payment.state
  const change = { state, deposited_amount: left, ...(left === 0 ? { approved_at: null } : {}) }
  requireMove(payment, change.state)
  await ctx.db.update(paymentTable).set(change).where(eq(paymentTable.id, payment.id))
  await requestRefundOf(ctx, {
    payment,
    order: held.order,
    kind: 'late',
    amount: rest,
    reason: lateReason(await whyOver(ctx, held, payment)).kr,
    request_key: `rest-${payment.id}-${timesOf(payment)}`,
  })
  await countTaken(ctx, payment)
}

async function whyOver(ctx: Context, held: LockedOrder, { state }: PaymentRow): Promise<LateReason> {
  if (state === 'canceled') return 'ended'
  return isCanceledUnpaid(held) ? whyCanceledUnpaid(ctx, held) : 'paid_otherwise'
}

/** The other deposits pay the order by themselves. */
async function payWithRest(
  ctx: Context,
  { order }: LockedOrder,
  payment: PaymentRow,
  { left, over, rest }: { left: number; over: number; rest: number },
) {
  const paid = over > 0 ? 'overpaid' : 'done'
  // Of one that was given back in part that stays so.
  const state = payment.state === 'partial_canceled' ? payment.state : paid
  requireMove(payment, state)
  await ctx.db.update(paymentTable).set({ state, deposited_amount: left }).where(eq(paymentTable.id, payment.id))
  await requestRefundOf(ctx, {
    payment,
    order,
    kind: 'overpaid',
    amount: rest,
    reason: '더 입금하신 금액을 돌려드려요.',
    request_key: `over-rest-${payment.id}-${timesOf(payment)}`,
  })
  await countTaken(ctx, payment)
}

/** How often something was taken away from it, this time too: it names what is told and promised anew. */
const timesOf = ({ details }: PaymentRow) => (details.unmatched ?? 0) + 1

const countTaken = (ctx: Context, payment: PaymentRow) =>
  ctx.db
    .update(paymentTable)
    .set({ details: { ...payment.details, unmatched: timesOf(payment) } })
    .where(eq(paymentTable.id, payment.id))

/** What is left of the money no longer pays the order: it waits once more, with days of its own. */
async function takeAway(
  ctx: Context,
  held: LockedOrder,
  payment: PaymentRow,
  { left, isBack, note }: { left: number; isBack: boolean; note: string },
) {
  const { order } = held
  const expires_at = addDays(ctx.now(), paymentLimits.deposit_days)
  const { account } = payment.details
  const due = account && { ...account, due_at: expires_at.toISOString() }
  const change = {
    state: left > 0 ? ('underpaid' as const) : ('waiting_for_deposit' as const),
    deposited_amount: left,
    approved_at: null,
    expires_at,
    details: { ...payment.details, ...(due && { account: due }), unmatched: timesOf(payment) },
  }
  requireMove(payment, change.state)
  await ctx.db.update(paymentTable).set(change).where(eq(paymentTable.id, payment.id))
  const paid = held.lines.filter(({ state }) => atHome.includes(state))
  const staff_id = requireMember(ctx).mb_id
  await voidClaims(ctx, held, { staff_id, order: isBack ? 'over' : 'waits' })
  await moveLines(ctx, held, paid, { to: 'pending_payment', actor: 'staff', kind: 'unmatched', note, staff_id })
  await ctx.db.update(orderTable).set({ paid_at: null, expires_at }).where(eq(orderTable.id, order.id))
  await unuseCoupons(ctx, order.id)
  // A part that is left can be given back by staff, like any that fell short.
  if (left > 0) await openDiscrepancy(ctx, payment, { amount: left })
  else await closeDiscrepancy(ctx, payment)
  // An order that was never paid has told nobody that it was; for one that is over no money is asked.
  if (due && !isBack && paid.length > 0) await notifyUnmatched(ctx, order, { ...payment, ...change }, due)
}
