import { type Before, canMove, movesFrom } from '@sillage/kit/machine.ts'
import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Part } from '@sillage/server-kit/cte.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type PaymentState, paymentTransitions } from '../../order/payment-words.ts'
import { withLines } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { PaymentDetails, ProviderPayment } from '../providers/provider.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** Locks the order first, then its payment, so that all changes to an order's money happen one after the other. */
export async function lockPayment(ctx: Context, payment_id: number) {
  const [found] = await lockedRow(ctx.db, { payment_id })
  if (!found) throw new Error(`payment ${payment_id} is gone`)
  return { payment: found.payment, locked: await withLines(ctx, found.order) }
}

const lockedRow = preparedQuery((db) =>
  db
    .select({ order: orderTable, payment: paymentTable })
    .from(orderTable)
    .innerJoin(paymentTable, eq(paymentTable.order_id, orderTable.id))
    .where(eq(paymentTable.id, sql.placeholder('payment_id')))
    .for('update', { of: [orderTable, paymentTable] }),
)

type From<To extends PaymentState> = Before<typeof paymentTransitions, To>

/** Condition of an update: only payments in these states, and only moves that `paymentTransitions` allows. */
export const statesBefore = <To extends PaymentState>(to: To, ...from: [From<To>, ...From<To>[]]) =>
  inArray(paymentTable.state, movesFrom(paymentTransitions, to, ...from))

export const canPaymentMove = (from: PaymentState, to: PaymentState) =>
  from === to || canMove(paymentTransitions, from, to)

/** Refuses a move that `paymentTransitions` does not allow; the order's lock prevents others meanwhile. */
export function requireMove({ id, state }: { id: number; state: PaymentState }, to: PaymentState) {
  if (!canPaymentMove(state, to)) throw new Error(`payment ${id} cannot go from ${state} to ${to}`)
}

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
 * How much of the money received can pay the order: without what is refunded or promised as a refund. Money for an order
 * that is paid already is an excess.
 */
export const paymentPart = (payment: PaymentRow, known: Known): number =>
  payment.state === 'overpaid'
    ? payment.amount + known.amount - payment.deposited_amount
    : Math.max(0, known.amount - payment.canceled_amount)

/** Records what was received, and what the provider says about it. */
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
      // An excess does not change the day the order was paid.
      ...(payment.state === 'overpaid' ? {} : { approved_at: known.approved_at ?? ctx.now() }),
      ...(known.key ? { provider_key: known.key } : {}),
      ...(known.capture_key ? { capture_key: known.capture_key } : {}),
      details: sql`${paymentTable.details} || ${JSON.stringify(known.details ?? {})}::jsonb`,
    })
    .where(eq(paymentTable.id, payment.id))
}

const unsettled = [
  'ready',
  'in_progress',
  'waiting_for_deposit',
  'underpaid',
  'unknown',
] as const satisfies readonly PaymentState[]

/** Ends the open payments of an order. One that is being confirmed goes on. */
export async function stopPayments(ctx: Context, order_id: number, state: 'expired' | 'aborted'): Promise<void> {
  await ctx.db
    .update(paymentTable)
    .set({ state })
    .where(and(eq(paymentTable.order_id, order_id), statesBefore(state, 'ready', 'waiting_for_deposit')))
}

/** Staff refunded all of it, so it pays nothing. Returns whether it was still open. */
export async function abortRefunded(ctx: Context, id: number): Promise<boolean> {
  const ended = await ctx.db
    .update(paymentTable)
    .set({ state: 'aborted' })
    .where(and(eq(paymentTable.id, id), statesBefore('aborted', ...unsettled)))
    .returning({ id: paymentTable.id })
  return ended.length > 0
}

/** Records what the provider received, before it is refunded. */
export async function recordDeposited(ctx: Context, id: number, deposited_amount: number): Promise<void> {
  await ctx.db.update(paymentTable).set({ deposited_amount }).where(eq(paymentTable.id, id))
}
