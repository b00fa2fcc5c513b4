import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import type { LockedOrder } from '../../../order/server/lines.ts'
import { statesBefore } from '../change-payment.ts'
import { closeDiscrepancy } from '../discrepancy.ts'
import { recordRefund } from '../refund.ts'
import { paymentTable } from '../tables.ts'
import { lateReason } from './late-reasons.ts'

const reasons = {
  over: '기한까지 모두 입금되지 않아 돌려드려요.',
  ended: '모두 입금되지 않아 취소한 주문이에요.',
  given_up: lateReason('given_up').kr,
} as const
type WhyShort = keyof typeof reasons

/**
 * Ends a payment of which only a part came, and refunds that part. In the caller's transaction, under the order's lock;
 * money that comes afterwards is late. Returns the amount.
 */
export async function refundUnderpayment(ctx: Context, { order }: LockedOrder, why: WhyShort): Promise<number> {
  const short = await ctx.db
    .update(paymentTable)
    .set({ state: 'expired' })
    .where(and(eq(paymentTable.order_id, order.id), statesBefore('expired', 'underpaid')))
    .returning()
  let back = 0
  for (const payment of short) {
    const { id, deposited_amount, canceled_amount } = payment
    await closeDiscrepancy(ctx, payment)
    back += deposited_amount - canceled_amount
    await recordRefund(ctx, {
      payment,
      order,
      kind: 'late',
      amount: deposited_amount - canceled_amount,
      reason: reasons[why],
      request_key: `short-${id}-${deposited_amount}`,
    })
  }
  return back
}
