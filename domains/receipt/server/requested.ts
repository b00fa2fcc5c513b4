import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { orderReceiptTable } from '../../order/server/tables.ts'
import type { ReceiptRequest } from '../fields.ts'

const alreadyIssued = () =>
  new Problem(409, '이미 발급한 증빙이 있어요. 주문할 때 정한 대로 받거나 고객센터에 알려 주세요.', {
    code: 'receipt_issued',
  })

/** What the buyer asked for in the order form. */
export async function requestReceipt(
  ctx: Context,
  { order_id, amount }: { order_id: number; amount: number },
  receipt: ReceiptRequest,
): Promise<void> {
  await ctx.db.insert(orderReceiptTable).values({ ...receipt, order_id, amount, created_at: ctx.now() })
}

/**
 * A buyer who pays by another method after all may request a receipt again; the earlier request is canceled. Under the
 * order's lock.
 */
export async function requestReceiptAgain(
  ctx: Context,
  { order_id, amount }: { order_id: number; amount: number },
  receipt: ReceiptRequest,
): Promise<void> {
  const { state, payment_id, corrects_id } = orderReceiptTable
  const own = and(eq(orderReceiptTable.order_id, order_id), isNull(payment_id), isNull(corrects_id))
  // The tax office knows of it: a second one would report the same sum twice.
  if ((await ctx.db.$count(orderReceiptTable, and(own, eq(state, 'issued')))) > 0) throw alreadyIssued()
  // A failed one too: staff could issue it beside the new one.
  await ctx.db.delete(orderReceiptTable).where(and(own, inArray(state, ['requested', 'failed'])))
  await requestReceipt(ctx, { order_id, amount }, receipt)
}
