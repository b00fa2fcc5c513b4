import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, sql } from 'drizzle-orm'
import { useCoupons } from '../../../coupon/server/reserve.ts'
import type { PaymentDetails, Told } from '../../../payment/server/provider.ts'
import { type PaymentState, paymentTransitions } from '../../../payment/words.ts'
import { type Held, moveLines } from '../lines/move-lines.ts'
import { moveShelves } from '../lines/stock-moves.ts'
import { discrepancyTable, type PaymentRow, paymentTable } from '../payment-tables.ts'
import { orderTable } from '../tables.ts'
import { emptyCart } from './empty-cart.ts'
import { lockPayment } from './lock-payment.ts'
import { askRefund } from './refund.ts'
import { tellPaid } from './tell.ts'

/** What is known of a payment now, from its provider or, for a transfer, from the bank. */
export type Known = {
  state: Extract<Told['state'], 'done' | 'partial_canceled' | 'canceled'>
  order_no: string
  currency: Currency
  amount: number
  key?: string
  capture_key?: string | undefined
  details?: PaymentDetails
  approved_at?: Date | null
}

/**
 * The one place where an order becomes paid. Whoever learns of the money first gets here, the buyer who comes back, a
 * notice, a job; under the order's lock the first one does it all and the others find it done.
 */
export async function settle(ctx: Context, payment_id: number, known: Known): Promise<PaymentState> {
  return ctx.transaction(async (ctx) => {
    const { payment, held } = await lockPayment(ctx, payment_id)
    if (!canBecomeDone(payment.state)) return payment.state
    if (
      known.amount !== payment.amount ||
      known.currency !== payment.currency ||
      known.order_no !== held.order.order_no
    )
      return setAside(ctx, payment, known)
    await writeDone(ctx, payment, known)
    await honour(ctx, held, payment)
    return 'done'
  })
}

const canBecomeDone = (state: PaymentState) => (paymentTransitions[state] as readonly PaymentState[]).includes('done')

const writeDone = (ctx: Context, payment: PaymentRow, known: Known) =>
  ctx.db
    .update(paymentTable)
    .set({
      ...{ state: 'done', approved_at: known.approved_at ?? ctx.now(), deposited_amount: known.amount, failure: null },
      ...(known.key ? { provider_key: known.key } : {}),
      ...(known.capture_key ? { capture_key: known.capture_key } : {}),
      details: sql`${paymentTable.details} || ${JSON.stringify(known.details ?? {})}::jsonb`,
    })
    .where(eq(paymentTable.id, payment.id))

/** The money is there: the order is paid, or, where it was given up meanwhile, honoured if its goods are still there. */
async function honour(ctx: Context, held: Held, payment: PaymentRow) {
  const { order, lines } = held
  const given_up = lines.filter(({ state }) => state === 'canceled_unpaid')
  if (given_up.length > 0 && !(await holdAgain(ctx, held))) {
    await askRefund(ctx, { payment, order, kind: 'late', amount: payment.amount, reason: '결제가 늦어 품절되었어요.' })
    return
  }
  const unpaid = lines.filter(({ state }) => state === 'pending_payment' || state === 'canceled_unpaid')
  await moveLines(ctx, held, unpaid, { to: 'paid', actor: 'provider', kind: 'paid' })
  const seats = unpaid.filter(({ kind }) => kind === 'class')
  if (seats.length > 0) await moveLines(ctx, held, seats, { to: 'granted', actor: 'system', kind: 'granted' })
  const now = ctx.now()
  await ctx.db
    .update(orderTable)
    .set({ paid_at: now, expires_at: null, cart_mark: null })
    .where(eq(orderTable.id, order.id))
  if (order.mb_id) await useCoupons(ctx, order.id)
  await emptyCart(ctx, order)
  await tellPaid(ctx, held, payment)
}

/** An order that was given up has let go of its goods, coupons and points; with any of the last two it cannot come back. */
async function holdAgain(ctx: Context, { order, lines }: Held): Promise<boolean> {
  if (order.discount_amount > 0 || order.point_amount > 0) return false
  return moveShelves(ctx, 'held', `order ${order.id}`, lines)
}

/** Money that does not agree with what was asked for: nothing is shipped for it, and staff are shown both. */
async function setAside(ctx: Context, payment: PaymentRow, known: Known): Promise<PaymentState> {
  await ctx.db
    .update(paymentTable)
    .set({ state: 'unknown', claimed_at: ctx.now() })
    .where(and(eq(paymentTable.id, payment.id), eq(paymentTable.state, payment.state)))
  await ctx.db
    .insert(discrepancyTable)
    .values({
      ...{ kind: 'amount_differs', subject: `payment ${payment.id}`, payment_id: payment.id },
      ...{ order_id: payment.order_id, proposal: 'refund_all' },
      found: { asked: { amount: payment.amount, currency: payment.currency }, known },
    })
    .onConflictDoNothing()
  return 'unknown'
}
