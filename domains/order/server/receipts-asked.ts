import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { ReceiptAsk } from '../receipt-contract.ts'
import { orderReceiptTable } from './tables.ts'

/** Whoever pays another way after all may ask anew, and what they asked for before is no more. Under the order's lock. */
export async function askReceiptAnew(
  ctx: Context,
  order: { id: number; total_amount: number },
  receipt: ReceiptAsk,
): Promise<void> {
  const { id: order_id, total_amount: amount } = order
  const { state, payment_id, corrects_id } = orderReceiptTable
  await ctx.db
    .delete(orderReceiptTable)
    .where(
      and(eq(orderReceiptTable.order_id, order_id), eq(state, 'requested'), isNull(payment_id), isNull(corrects_id)),
    )
  await ctx.db.insert(orderReceiptTable).values({ ...receipt, order_id, amount, created_at: ctx.now() })
}
