import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import type { PaymentState } from '../../order/payment-words.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** States of a payment that has received money. */
export const paidStates = [
  'done',
  'partial_canceled',
  'canceled',
  'overpaid',
] as const satisfies readonly PaymentState[]

/** The payment whose money an order's refunds come from. */
export async function findPaid(ctx: Context, order_id: number): Promise<PaymentRow | null> {
  const [paid] = await ctx.db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.order_id, order_id), inArray(paymentTable.state, [...paidStates]), not(neverPaid)))
    // A payment that was refunded completely counts only where there is no other.
    .orderBy(sql`${paymentTable.state} = 'canceled'`, desc(paymentTable.id))
    .limit(1)
  return paid ?? null
}

/** An account that was closed before anything came into it. */
const neverPaid = and(eq(paymentTable.state, 'canceled'), eq(paymentTable.canceled_amount, 0)) ?? sql`false`

/** What is left of a payment: neither refunded nor promised as a refund. */
export const refundableAmount = ({ amount, deposited_amount, canceled_amount }: PaymentRow) =>
  Math.max(amount, deposited_amount) - canceled_amount
