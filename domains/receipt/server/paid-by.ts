import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isCash, methodsWith } from '../../order/payment-words.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { paidStates } from '../../payment/server/refundable.ts'
import { type PaymentRow, paymentTable } from '../../payment/server/tables.ts'
import type { ReceiptRow } from './words.ts'

/** Payments that a receipt is about, and that are paid. */
const about = and(
  eq(paymentTable.order_id, orderReceiptTable.order_id),
  or(isNull(orderReceiptTable.payment_id), eq(paymentTable.id, orderReceiptTable.payment_id)),
  inArray(paymentTable.state, [...paidStates]),
)
/** A fully refunded payment counts only if there is no other. */
const first = [sql`${paymentTable.state} = 'canceled'`, desc(paymentTable.id)]

/** Condition on a receipt's row: its order was paid in cash. A card's slip is a receipt already. */
export const isPaidInCash = (ctx: Context) => {
  const methods = ctx.db
    .select({ method: paymentTable.method })
    .from(paymentTable)
    .where(about)
    .orderBy(...first)
  return sql<boolean>`coalesce((${methods.limit(1)}) in ${methodsWith('is_cash')}, false)`
}

/** The cash payment of the order, if there is one. */
export async function findCash(ctx: Context, { id }: ReceiptRow): Promise<PaymentRow | undefined> {
  const [found] = await ctx.db
    .select({ payment: paymentTable })
    .from(paymentTable)
    .innerJoin(orderReceiptTable, about)
    .where(eq(orderReceiptTable.id, id))
    .orderBy(...first)
    .limit(1)
  return found && isCash(found.payment.method) ? found.payment : undefined
}
