import { Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../../audit/server/audit.ts'
import { unuseCoupons } from '../../../coupon/server/reserve.ts'
import type { PaymentState } from '../../../order/payment-words.ts'
import { markUnpaid } from '../../../order/server/change-order.ts'
import { type LockedOrder, moveLines } from '../../../order/server/lines.ts'
import { isOpenLine } from '../../../order/words.ts'
import { findShopRules } from '../../../setting/server/rules.ts'
import { lockPayment, requireMove } from '../change-payment.ts'
import { closeDiscrepancy, openDiscrepancy } from '../discrepancy.ts'
import { isCanceledUnpaid, whyCanceledUnpaid } from '../mark-paid.ts'
import { notifyUnmatched } from '../messages.ts'
import { lowerRefund, recordRefund } from '../refund.ts'
import {
  bankDepositTable,
  type PaymentRow,
  paymentTable,
  type RefundRow,
  refundTable,
  surplusKinds,
} from '../tables.ts'
import { type LateReason, lateReason } from './late-reasons.ts'
import { findDeposit, lockDeposit, outcomeOf, sumOf } from './match.ts'
import { refuseTooLate, tooLate } from './refuse-unmatch.ts'
import { rejoinParts } from './split.ts'

/** States in which the payment pays its order, or may; in the others its money is only refunded. */
const counting: readonly PaymentState[] = ['waiting_for_deposit', 'underpaid', 'overpaid', 'done', 'partial_canceled']

/**
 * Takes a deposit away from a payment it was not for. Refunds that were promised because of it are dropped, and the other
 * deposits count as if this one had never come.
 */
export async function unmatchDeposit(ctx: Context, { deposit_id, reason }: { deposit_id: number; reason: string }) {
  const { payment_id, split_from } = await findDeposit(ctx, deposit_id)
  if (payment_id === null) throw new Problem(409, '맞춘 주문이 없는 입금이에요.', { code: 'not_matched' })
  return ctx.transaction(async (ctx) => {
    const { payment, locked } = await lockPayment(ctx, payment_id)
    if (split_from !== null) await lockDeposit(ctx, split_from)
    const deposit = await lockDeposit(ctx, deposit_id)
    if (deposit.payment_id !== payment_id) return outcomeOf(ctx, deposit_id, payment_id)
    await ctx.db
      .update(bankDepositTable)
      .set({ payment_id: null, matched_at: null, note: reason })
      .where(eq(bankDepositTable.id, deposit_id))
    await recount(ctx, locked, payment, reason)
    await writeAudit(ctx, {
      action: 'deposit.unmatch',
      subject: `deposit:${deposit_id}`,
      before: { payment_id },
      after: { payment_id: null, order_id: payment.order_id, reason },
    })
    const whole = split_from === null ? null : await rejoinParts(ctx, split_from)
    return outcomeOf(ctx, whole ?? deposit_id, payment_id)
  })
}

/** `left` is the sum of the other deposits, `counted` the same without what was refunded of it. */
type Left = { left: number; counted: number; account: RefundRow['account'] }

const sum = (refunds: readonly RefundRow[]) => refunds.reduce((all, { amount }) => all + amount, 0)

async function recount(ctx: Context, locked: LockedOrder, payment: PaymentRow, reason: string) {
  const refunds = await ctx.db.select().from(refundTable).where(eq(refundTable.payment_id, payment.id)).for('update')
  const surplus = refunds.filter(({ kind }) => surplusKinds.includes(kind))
  const promised = surplus.filter(({ state }) => state !== 'done')
  const others = refunds.filter((refund) => !promised.includes(refund))
  const isPaid = counting.includes(payment.state)
  const left = await sumOf(ctx, payment.id)
  const counted = left - sum(isPaid ? others.filter((refund) => surplus.includes(refund)) : others)
  const isEnough = counted >= (isPaid ? payment.amount : 0)
  if (!isEnough && (!isPaid || others.length > 0)) throw tooLate()
  if (!isEnough) await refuseTooLate(ctx, locked)
  for (const refund of promised) await dropRefund(ctx, refund, reason)
  const account = promised.find((refund) => refund.account)?.account ?? null
  if (!isPaid) return refundRest(ctx, locked, payment, { left, counted, account })
  if (isEnough) return payWithRest(ctx, locked, payment, { left, counted, account })
  await takeAway(ctx, locked, payment, { left, note: reason })
}

async function dropRefund(ctx: Context, refund: RefundRow, reason: string) {
  await lowerRefund(ctx, refund, refund.amount)
  const before = { kind: refund.kind, amount: refund.amount, order_id: refund.order_id }
  const after = { amount: 0, reason }
  await writeAudit(ctx, { action: 'refund.dropped', subject: `refund:${refund.id}`, before, after })
}

/** The order was canceled or paid by another method: what other deposits brought is still refunded. */
async function refundRest(ctx: Context, locked: LockedOrder, payment: PaymentRow, { left, counted, account }: Left) {
  const state = payment.state === 'late_deposit' && left === 0 ? 'expired' : payment.state
  await change(ctx, payment, { state, deposited_amount: left, ...(left === 0 ? { approved_at: null } : {}) })
  await recordRefund(ctx, {
    payment,
    order: locked.order,
    kind: 'late',
    amount: counted,
    account,
    reason: lateReason(await whyOver(ctx, locked, payment)).kr,
    request_key: `late-${payment.id}-${left}`,
  })
}

async function whyOver(ctx: Context, locked: LockedOrder, { state }: PaymentRow): Promise<LateReason> {
  if (state === 'canceled') return 'ended'
  return isCanceledUnpaid(locked) ? whyCanceledUnpaid(ctx, locked) : 'paid_otherwise'
}

/** The other deposits pay the order by themselves. */
async function payWithRest(
  ctx: Context,
  { order }: LockedOrder,
  payment: PaymentRow,
  { left, counted, account }: Left,
) {
  const paid = counted > payment.amount ? 'overpaid' : 'done'
  await change(ctx, payment, {
    // A payment that was refunded in part stays so.
    state: payment.state === 'partial_canceled' ? payment.state : paid,
    deposited_amount: left,
  })
  await recordRefund(ctx, {
    payment,
    order,
    kind: 'overpaid',
    amount: counted - payment.amount,
    account,
    reason: '더 입금하신 금액을 돌려드려요.',
    request_key: `overpaid-${payment.id}-${left}`,
  })
}

type Change = Partial<PaymentRow> & Pick<PaymentRow, 'state'>

/** Counts how often a deposit was taken away from a payment: messages about the next one are new messages. */
async function change(ctx: Context, payment: PaymentRow, set: Change): Promise<PaymentRow> {
  requireMove(payment, set.state)
  const details = { ...(set.details ?? payment.details), unmatched: (payment.details.unmatched ?? 0) + 1 }
  const changed = { ...set, details }
  await ctx.db.update(paymentTable).set(changed).where(eq(paymentTable.id, payment.id))
  return { ...payment, ...changed }
}

/** The other deposits do not pay the order: it waits for payment again, with the full number of days. */
async function takeAway(
  ctx: Context,
  locked: LockedOrder,
  payment: PaymentRow,
  { left, note }: { left: number; note: string },
) {
  const { order } = locked
  const expires_at = addDays(ctx.now(), (await findShopRules(ctx)).deposit_days)
  const { account } = payment.details
  const due = account && { ...account, due_at: expires_at.toISOString() }
  const changed = await change(ctx, payment, {
    state: left > 0 ? 'underpaid' : 'waiting_for_deposit',
    deposited_amount: left,
    approved_at: null,
    expires_at,
    details: { ...payment.details, ...(due && { account: due }) },
  })
  const paid = locked.lines.filter(({ state }) => isOpenLine(state) && state !== 'pending_payment')
  const staff_id = requireMember(ctx).mb_id
  await moveLines(ctx, locked, paid, { to: 'pending_payment', actor: 'staff', kind: 'unmatched', note, staff_id })
  await markUnpaid(ctx, order.id, { expires_at })
  await unuseCoupons(ctx, order.id)
  // Staff can refund a part that is left, like any underpayment.
  if (left > 0) await openDiscrepancy(ctx, payment, { amount: left })
  else await closeDiscrepancy(ctx, payment)
  // The buyer of an order that was never paid got no message that it was.
  if (due && paid.length > 0) await notifyUnmatched(ctx, order, changed, due)
}
