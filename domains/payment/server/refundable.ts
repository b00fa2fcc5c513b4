import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { claimTable } from '../../claim/server/tables.ts'
import type { PaymentState } from '../../order/payment-words.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** States in which money has come and is here, or has been. */
export const paidStates = [
  'done',
  'partial_canceled',
  'canceled',
  'overpaid',
] as const satisfies readonly PaymentState[]

/**
 * The payments whose money an order's refunds come from: its own first, then what exchanges brought that have gone
 * through. What was paid for one that is still open belongs to that one alone.
 */
export async function listPaid(ctx: Context, order_id: number): Promise<PaymentRow[]> {
  const rows = await ctx.db
    .select({ payment: paymentTable, settled: sql<boolean>`${claimTable.settled} is not null` })
    .from(paymentTable)
    .leftJoin(claimTable, eq(claimTable.id, paymentTable.claim_id))
    .where(and(eq(paymentTable.order_id, order_id), inArray(paymentTable.state, [...paidStates]), not(neverPaid)))
    // One that was given back whole only where there is no other.
    .orderBy(sql`${paymentTable.state} = 'canceled'`, desc(paymentTable.id))
  const own = rows.find(({ payment }) => payment.claim_id === null)
  const brought = rows.filter(({ payment, settled }) => payment.claim_id !== null && settled)
  return [...(own ? [own] : []), ...brought].map(({ payment }) => payment)
}

/** An account that was closed before anything came into it. */
const neverPaid = and(eq(paymentTable.state, 'canceled'), eq(paymentTable.canceled_amount, 0)) ?? sql`false`

/** What of a payment has not gone back, and was not promised. */
export const refundableAmount = ({ amount, deposited_amount, canceled_amount }: PaymentRow) =>
  Math.max(amount, deposited_amount) - canceled_amount

/** Lays a sum upon payments, each bearing as much as it has; what none of them has stays with the first, who refuses it. */
export function allocateRefund(
  payments: readonly PaymentRow[],
  amount: number,
): { payment: PaymentRow; amount: number }[] {
  let open = amount
  const drawn = payments.map((payment) => {
    const part = Math.min(open, refundableAmount(payment))
    open -= part
    return { payment, amount: part }
  })
  return drawn
    .map((each, at) => (at === 0 ? { ...each, amount: each.amount + open } : each))
    .filter((each) => each.amount > 0)
}
