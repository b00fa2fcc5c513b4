import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { livePaymentStates, type PaymentState, settlesLater } from '../../order/payment-words.ts'
import { isAsSeen, isMissed, type LockedOrder, type SeenOrder } from '../../order/server/lines.ts'
import type { ProviderPayment } from '../providers/provider.ts'
import {
  canPaymentMove,
  type Known,
  lockPayment,
  paymentPart,
  receivedPart,
  recordPayment,
  requireMove,
  statesBefore,
} from './change-payment.ts'
import { type LateReason, lateReason } from './deposits/late-reasons.ts'
import { recordMismatchedDeposit } from './deposits/mismatched-deposit.ts'
import { refundLatePayment } from './deposits/refund-late-payment.ts'
import { waitForDeposit } from './deposits/wait-for-deposit.ts'
import { closeDiscrepancy, openDiscrepancy } from './discrepancy.ts'
import { couponsOf, isCanceledByBuyer, markPaid } from './mark-paid.ts'
import { recordRefund } from './refund.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/**
 * Applies what a provider answers about a payment; nothing is believed that the provider itself did not say. `seen` is
 * the order as it stood while the provider was asked.
 */
export async function applyStatus(
  ctx: Context,
  payment: PaymentRow,
  reported: ProviderPayment,
  seen: SeenOrder | null = null,
): Promise<PaymentState> {
  const { state, key, details, webhook_secret } = reported
  if (state === 'done' && seen && (await settleAtOnce(ctx, payment, { ...reported, state }, seen))) return state
  if (state === 'done' || state === 'partial_canceled') return settle(ctx, payment.id, { ...reported, state })
  if (state === 'waiting_for_deposit' && details.account)
    await waitForDeposit(ctx, payment.id, { account: details.account, escrow: details.escrow, key, webhook_secret })
  else if (state === 'aborted' || state === 'expired' || state === 'canceled') await endPayment(ctx, payment, state)
  // In every other state the buyer is still paying.
  else return payment.state
  return state
}

/** Nothing was paid, and nothing will be. */
export const endPayment = (ctx: Context, { id }: PaymentRow, state: 'aborted' | 'expired' | 'canceled') =>
  ctx.db
    .update(paymentTable)
    .set({ state })
    .where(and(eq(paymentTable.id, id), statesBefore(state, 'ready', 'in_progress', 'unknown', 'waiting_for_deposit')))

/**
 * The everyday case of `settle` as one statement without a transaction: an order of goods and the payment that this very
 * request has claimed. If either has changed since it was read, nothing is written and this answers false.
 */
async function settleAtOnce(ctx: Context, payment: PaymentRow, known: Known, seen: SeenOrder): Promise<boolean> {
  if (!isEveryday(seen, payment, known)) return false
  const received = receivedPart(ctx, payment, 'done', known)
  const only = sql`${isAsSeen(seen)}
    and exists (select from payment where payment.id = ${payment.id} and payment.state = ${payment.state})`
  try {
    const why = await markPaid(ctx, seen, payment, { received, came_at: known.approved_at, only })
    return why === null
  } catch (error) {
    if (isMissed(error)) return false
    throw error
  }
}

/** Nothing to weigh: all the money came, for goods that all wait for it, without coupons to use up. */
const isEveryday = (seen: SeenOrder, payment: PaymentRow, known: Known) =>
  payment.state === 'in_progress' &&
  payment.deposited_amount === 0 &&
  known.amount > 0 &&
  paymentPart(payment, known) === payment.amount &&
  known.currency === payment.currency &&
  known.order_no === seen.order.order_no &&
  seen.order.paid_at === null &&
  couponsOf(seen).length === 0 &&
  seen.lines.every(({ state, kind }) => state === 'pending_payment' && kind !== 'class')

/**
 * The one place where an order becomes paid. The returning buyer, a webhook and a job all come here; under the order's
 * lock the first one does all of it and the others find it done.
 */
export async function settle(ctx: Context, payment_id: number, known: Known): Promise<PaymentState> {
  return ctx.transaction(async (ctx) => {
    const { payment, locked } = await lockPayment(ctx, payment_id)
    if (!canBecomeDone(payment.state)) return payment.state
    // Reported before: the same sum is the same money.
    if (known.amount > 0 && payment.deposited_amount === known.amount) return payment.state
    const isOdd = paymentPart(payment, known) !== payment.amount
    if (known.currency !== payment.currency || known.order_no !== locked.order.order_no)
      return reportMismatch(ctx, payment, known)
    if (isOdd && !settlesLater(payment.method)) return reportMismatch(ctx, payment, known)
    if (!isLive(payment.state)) {
      // An underpayment does not close the method that the buyer chose instead.
      const isShort = paymentPart(payment, known) < payment.amount
      if (isShort && (await hasLivingOther(ctx, payment)))
        return refundUnwanted(ctx, locked, payment, { known, why: isPaid(locked) ? 'paid_otherwise' : 'turned' })
      if (!(await isWanted(ctx, locked, payment)))
        return refundUnwanted(ctx, locked, payment, { known, why: await whyUnwanted(ctx, locked, payment) })
    }
    if (isOdd) return recordMismatchedDeposit(ctx, locked, payment, known)
    if (payment.state === 'unknown' || payment.state === 'underpaid') await closeDiscrepancy(ctx, payment)
    const received = receivedPart(ctx, payment, 'done', known)
    const why = await markPaid(ctx, locked, payment, { received, came_at: known.approved_at })
    if (why) return refundLatePayment(ctx, locked, payment, { known, why })
    return 'done'
  })
}

const canBecomeDone = (state: PaymentState) => state !== 'done' && canPaymentMove(state, 'done')

const isLive = (state: PaymentState) => (livePaymentStates as readonly PaymentState[]).includes(state)

/**
 * Money may arrive by a method the buyer had abandoned. It pays the order if the payment chosen instead can still be
 * aborted, and has not brought money itself.
 */
async function isWanted(ctx: Context, locked: LockedOrder, payment: PaymentRow): Promise<boolean> {
  await ctx.db
    .update(paymentTable)
    .set({ state: 'aborted' })
    .where(and(othersThan(payment), statesBefore('aborted', 'ready', 'waiting_for_deposit')))
  if (await hasLivingOther(ctx, payment)) return false
  return locked.lines.some(({ state }) => state === 'pending_payment' || state === 'canceled_unpaid')
}

/** The other attempts to pay the same order. */
const othersThan = ({ id, order_id }: PaymentRow) => and(eq(paymentTable.order_id, order_id), ne(paymentTable.id, id))

const hasLivingOther = async (ctx: Context, payment: PaymentRow) =>
  (await ctx.db.$count(paymentTable, and(othersThan(payment), inArray(paymentTable.state, [...livePaymentStates])))) > 0

const isPaid = ({ order }: LockedOrder) => order.paid_at !== null

type Unwanted = { known: Known; why: LateReason }

/** The reason that the buyer reads: paid by another method, canceled by them, or ended otherwise. */
async function whyUnwanted(ctx: Context, locked: LockedOrder, payment: PaymentRow): Promise<LateReason> {
  if (isPaid(locked) || (await hasLivingOther(ctx, payment))) return 'paid_otherwise'
  return (await isCanceledByBuyer(ctx, locked)) ? 'given_up' : 'ended'
}

/** The order was paid, or is being paid, by another method: this payment is refunded. */
async function refundUnwanted(ctx: Context, { order }: LockedOrder, payment: PaymentRow, { known, why }: Unwanted) {
  await recordPayment(ctx, payment, payment.state, known)
  await recordRefund(ctx, {
    payment,
    order,
    kind: 'late',
    reason: lateReason(why).kr,
    // What arrived before is already being refunded.
    amount: paymentPart(payment, known),
    request_key: `twice-${payment.id}-${known.amount}`,
  })
  return payment.state
}

/** The amount, currency or order is not the one we asked for: nothing is shipped, and staff see a discrepancy. */
async function reportMismatch(ctx: Context, payment: PaymentRow, known: Known): Promise<PaymentState> {
  // An abandoned payment stays abandoned: another may be the order's one live payment.
  if (!isLive(payment.state)) {
    await openDiscrepancy(ctx, payment, known)
    return payment.state
  }
  requireMove(payment, 'unknown')
  await ctx.db
    .update(paymentTable)
    .set({ state: 'unknown', claimed_at: ctx.now() })
    .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.state, payment.state)))
  await openDiscrepancy(ctx, payment, known)
  return 'unknown'
}
