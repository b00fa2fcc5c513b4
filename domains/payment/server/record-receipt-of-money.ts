import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Part } from '@sillage/server-kit/cte.ts'
import { eq, sql } from 'drizzle-orm'
import type { PaymentState } from '../../order/payment-words.ts'
import type { PaymentDetails, ProviderPayment } from '../providers/provider.ts'
import { type PaymentRow, paymentTable } from './tables.ts'
import { requireMove } from './transitions.ts'

/** What is known of a payment now, from its provider or, for a transfer, from the bank. */
export type Known = {
  state: Extract<ProviderPayment['state'], 'done' | 'partial_canceled' | 'canceled'>
  order_no: string
  currency: Currency
  /** All that has come in so far. */
  amount: number
  key?: string
  capture_key?: string | undefined
  details?: PaymentDetails
  approved_at?: Date | null
}

/**
 * What of all that has come may pay. What was promised back may not, gone or not; of an order that is paid already
 * whatever comes on top is too much.
 */
export const paymentPart = (payment: PaymentRow, known: Known): number =>
  payment.state === 'overpaid'
    ? payment.amount + known.amount - payment.deposited_amount
    : Math.max(0, known.amount - payment.canceled_amount)

/** Writes down what has come in, and what is known of it. */
export const recordPayment = async (ctx: Context, payment: PaymentRow, state: PaymentState, known: Known) => {
  await received(ctx, payment, state, known)
}

/** The same as a part of the caller's statement. */
export const receivedPart = (ctx: Context, payment: PaymentRow, state: PaymentState, known: Known): Part => ({
  with: sql`received as ${received(ctx, payment, state, known)}`,
})

const received = (ctx: Context, payment: PaymentRow, state: PaymentState, known: Known) => {
  requireMove(payment, state)
  return ctx.db
    .update(paymentTable)
    .set({
      state,
      deposited_amount: known.amount,
      failure: null,
      // What comes on top of a paid order does not move the day it was paid.
      ...(payment.state === 'overpaid' ? {} : { approved_at: known.approved_at ?? ctx.now() }),
      ...(known.key ? { provider_key: known.key } : {}),
      ...(known.capture_key ? { capture_key: known.capture_key } : {}),
      details: sql`${paymentTable.details} || ${JSON.stringify(known.details ?? {})}::jsonb`,
    })
    .where(eq(paymentTable.id, payment.id))
}
