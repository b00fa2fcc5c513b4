import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { livePaymentStates, type PaymentState } from '../../../payment/words.ts'
import { comesLater } from '../checkout/methods.ts'
import type { Held } from '../lines/move-lines.ts'
import { type PaymentRow, paymentTable } from '../payment-tables.ts'
import { giveBackEnded, isCalledBack } from './called-back.ts'
import { closeDifference, openDifference } from './difference.ts'
import { giveBackWhole, honourExchange } from './exchange-money.ts'
import { giveBackLate } from './give-back-late.ts'
import { goingTo, mayBecome, requireMove } from './going-to.ts'
import { honour, isGivenUpByBuyer } from './honour.ts'
import { lockPayment } from './lock-payment.ts'
import { takeOddDeposit } from './odd-deposit.ts'
import { askRefund } from './refund.ts'
import { type WhyLate, whyLate } from './why-late.ts'
import { type Known, payingPart, receivedPart, writeReceived } from './write-received.ts'

/**
 * The one place where an order becomes paid, and what an exchange costs more. Whoever learns of the money first gets here, the buyer who comes back, a
 * notice, a job; under the order's lock the first one does it all and the others find it done.
 */
export async function settle(ctx: Context, payment_id: number, known: Known): Promise<PaymentState> {
  return ctx.transaction(async (ctx) => {
    const { payment, held } = await lockPayment(ctx, payment_id)
    if (!canBecomeDone(payment.state)) return payment.state
    // Heard before: the same sum is the same money.
    if (known.amount > 0 && payment.deposited_amount === known.amount) return payment.state
    const isOdd = payingPart(payment, known) !== payment.amount
    if (known.currency !== payment.currency || known.order_no !== held.order.order_no)
      return setAside(ctx, payment, known)
    if (isOdd && !comesLater(payment.method)) return setAside(ctx, payment, known)
    if (!isLive(payment.state)) {
      // What falls short buys nothing: the way taken instead stays open.
      const isShort = payingPart(payment, known) < payment.amount
      if (isShort && (await hasLivingOther(ctx, payment)))
        return sendBack(ctx, held, payment, { known, why: isPaid(held) ? 'paid_otherwise' : 'turned' })
      if (!(await isWanted(ctx, held, payment)))
        return sendBack(ctx, held, payment, { known, why: await whyUnwanted(ctx, held, payment) })
    }
    if (isOdd) return takeOddDeposit(ctx, held, payment, known)
    if (payment.state === 'unknown' || payment.state === 'underpaid') await closeDifference(ctx, payment)
    if (payment.claim_id !== null) return settleExchange(ctx, held, payment, known)
    const received = receivedPart(ctx, payment, 'done', known)
    const why = await honour(ctx, held, payment, { received, came_at: known.approved_at })
    if (why) return giveBackLate(ctx, held, payment, { known, why })
    await giveBackEnded(ctx, held, payment)
    return 'done'
  })
}

const canBecomeDone = (state: PaymentState) => state !== 'done' && mayBecome(state, 'done')

const isLive = (state: PaymentState) => (livePaymentStates as readonly PaymentState[]).includes(state)

/** Money may come by a way the buyer had left. The way taken instead makes room, unless it may have brought money too. */
async function isWanted(ctx: Context, held: Held, payment: PaymentRow): Promise<boolean> {
  await ctx.db
    .update(paymentTable)
    .set({ state: 'aborted' })
    .where(and(othersThan(payment), goingTo('aborted', 'ready', 'waiting_for_deposit')))
  if (await hasLivingOther(ctx, payment)) return false
  // Whether an exchange still wants it is asked when the money is laid to it.
  if (payment.claim_id !== null || isCalledBack(held)) return true
  return held.lines.some(({ state }) => state === 'pending_payment' || state === 'canceled_unpaid')
}

/** The other ways that were begun to pay the same. */
function othersThan({ id, order_id, claim_id }: PaymentRow) {
  const purpose = claim_id === null ? isNull(paymentTable.claim_id) : eq(paymentTable.claim_id, claim_id)
  return and(eq(paymentTable.order_id, order_id), purpose, ne(paymentTable.id, id))
}

const hasLivingOther = async (ctx: Context, payment: PaymentRow) =>
  (await ctx.db.$count(paymentTable, and(othersThan(payment), inArray(paymentTable.state, [...livePaymentStates])))) > 0

const isPaid = ({ order }: Held) => order.paid_at !== null

async function settleExchange(ctx: Context, held: Held, payment: PaymentRow, known: Known): Promise<PaymentState> {
  await writeReceived(ctx, payment, 'done', known)
  if (!(await honourExchange(ctx, held, payment))) await giveBackWhole(ctx, held, payment)
  return 'done'
}

type Unwanted = { known: Known; why: WhyLate }

/** Where nobody has paid it, and nobody is about to, it is over. */
async function whyUnwanted(ctx: Context, held: Held, payment: PaymentRow): Promise<WhyLate> {
  if (isPaid(held) || (await hasLivingOther(ctx, payment))) return 'paid_otherwise'
  return (await isGivenUpByBuyer(ctx, held)) ? 'given_up' : 'ended'
}

/** The order was paid, or is being paid, another way: what came by this one goes back. */
async function sendBack(ctx: Context, { order }: Held, payment: PaymentRow, { known, why }: Unwanted) {
  await writeReceived(ctx, payment, payment.state, known)
  await askRefund(ctx, {
    payment,
    order,
    kind: 'late',
    reason: whyLate(why).kr,
    // What came before is on its way back already.
    amount: payingPart(payment, known),
    request_key: `twice-${payment.id}-${known.amount}`,
  })
  return payment.state
}

/** Money that does not agree with what was asked for: nothing is shipped for it, and staff are shown both. */
async function setAside(ctx: Context, payment: PaymentRow, known: Known): Promise<PaymentState> {
  // A way that was left stays so: another may be the order's one living payment.
  if (!isLive(payment.state)) {
    await openDifference(ctx, payment, known)
    return payment.state
  }
  requireMove(payment, 'unknown')
  await ctx.db
    .update(paymentTable)
    .set({ state: 'unknown', claimed_at: ctx.now() })
    .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.state, payment.state)))
  await openDifference(ctx, payment, known)
  return 'unknown'
}
