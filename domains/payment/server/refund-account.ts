import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { methodsWith } from '../../order/payment-words.ts'
import { lockPayment } from './change-payment.ts'
import { noAnswer, retryRefund } from './refund.ts'
import { paymentTable, type RefundRow, refundTable } from './tables.ts'

/** Refunds of an order that wait for the buyer to say where the money goes. */
export const listWithoutAccount = (ctx: Context, order_id: number) =>
  ctx.db
    .select({ id: refundTable.id, amount: refundTable.amount, currency: paymentTable.currency })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.payment_id))
    .where(
      and(
        eq(refundTable.order_id, order_id),
        ne(refundTable.state, 'done'),
        isNull(refundTable.account),
        inArray(paymentTable.method, methodsWith('refunds_to_account')),
      ),
    )
    .orderBy(asc(refundTable.id))

/** Sets the account of a refund in the caller's transaction; a refund that was refused without one is sent again. */
export async function setBuyersRefundAccount(
  ctx: Context,
  { id, payment_id }: Pick<RefundRow, 'id' | 'payment_id'>,
  account: NonNullable<RefundRow['account']>,
): Promise<void> {
  const { payment } = await lockPayment(ctx, payment_id)
  const [refund] = await ctx.db.select().from(refundTable).where(eq(refundTable.id, id))
  if (!refund || refund.state === 'done') throw new Problem(409, '이미 끝난 환불이에요.', { code: 'done' })
  // A request with another account is a new one: while the first may still succeed, the money could be sent twice.
  const mayHaveGone = refund.account !== null && (refund.state !== 'failed' || refund.failure === noAnswer)
  if (mayHaveGone && payment.provider !== 'bank')
    throw new Problem(409, '이미 알려 주신 계좌로 보내고 있어요. 바꾸려면 고객센터로 연락해 주세요.', {
      code: 'under_way',
    })
  await ctx.db.update(refundTable).set({ account }).where(eq(refundTable.id, id))
  await retryRefund(ctx, id)
}
