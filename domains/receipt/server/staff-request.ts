import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { type FieldErrors, notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { isCash } from '../../order/payment-words.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { findPaid } from '../../payment/server/refundable.ts'
import type { staffReceipts } from '../staff-contract.ts'
import { receiptErrors } from './check-receipt.ts'
import { requestReceiptAgain } from './requested.ts'
import { findReceipt, toReceipt } from './staff-receipts.ts'

/** For a buyer who asks for a receipt after the order; it is issued as if they had asked in the order form. */
export async function requestReceiptFor(ctx: Context, { params, body }: HandlerInput<typeof staffReceipts.request>) {
  const { order_id } = params
  const id = await ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw notFound('주문을 찾을 수 없어요.')
    const errors = namedAsTyped(receiptErrors(locked.order.currency, body))
    const [first] = Object.values(errors).flat()
    if (first) throw new Problem(422, first, { errors })
    await refuseCard(ctx, order_id)
    await refuseRequired(ctx, order_id)
    await requestReceiptAgain(ctx, { order_id, amount: locked.order.total_amount }, body)
    const [row] = await ctx.db
      .select({ id: orderReceiptTable.id })
      .from(orderReceiptTable)
      .where(and(eq(orderReceiptTable.order_id, order_id), isNull(orderReceiptTable.payment_id)))
      .orderBy(desc(orderReceiptTable.id))
    if (!row) throw new Error('a receipt that was requested is not there')
    await writeAudit(ctx, {
      action: 'receipt.request',
      subject: `receipt:${row.id}`,
      before: null,
      // Whose it is stands in no log.
      after: { order_id, kind: body.kind, number: `…${body.number.slice(-4)}` },
    })
    return row.id
  })
  return toReceipt(await findReceipt(ctx, id))
}

/** Of the order form the field is a part of a whole; here it stands by itself. */
const namedAsTyped = (errors: FieldErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [field.replace(/^receipt\.?/, '') || 'number', texts]),
  )

/** A card's slip is a receipt already. */
async function refuseCard(ctx: Context, order_id: number) {
  const paid = await findPaid(ctx, order_id)
  if (paid && !isCash(paid.method))
    throw new Problem(409, '현금으로 결제한 주문만 증빙을 발급해요. 카드 결제는 매출전표가 증빙이에요.', {
      code: 'not_cash',
    })
}

/** One that the law asked for reports the same sum. */
async function refuseRequired(ctx: Context, order_id: number) {
  const { payment_id, state } = orderReceiptTable
  const required = and(eq(orderReceiptTable.order_id, order_id), isNotNull(payment_id), ne(state, 'canceled'))
  if ((await ctx.db.$count(orderReceiptTable, required)) > 0)
    throw new Problem(409, '법에 따라 먼저 발급한 증빙이 있어요. 증빙 화면에서 번호를 바로잡아 주세요.', {
      code: 'receipt_issued',
    })
}
