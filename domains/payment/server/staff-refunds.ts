import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { staffMoney } from '../staff-contract.ts'
import { lockPayment } from './lock-payment.ts'
import { finishRefund } from './refund.ts'
import { setBuyersRefundAccount } from './refund-account.ts'
import { paymentTable, refundTable } from './tables.ts'
import { refundsToAccount } from './to-account.ts'

const shownAtOnce = 200

const refundRows = (ctx: Context) =>
  ctx.db
    .select({ refund: refundTable, payment: paymentTable, order_no: orderTable.order_no })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.payment_id))
    .innerJoin(orderTable, eq(orderTable.id, refundTable.order_id))

type Found = Awaited<ReturnType<typeof refundRows>>[number]

const toRefund = ({ refund, payment, order_no }: Found) => ({
  ...refund,
  order_no,
  method: payment.method,
  currency: payment.currency,
  by_hand: payment.provider === 'bank',
  created_at: refund.created_at.toISOString(),
  waits_for_account: refund.state !== 'done' && !refund.account && refundsToAccount.includes(payment.method),
})

export async function listRefunds(ctx: Context) {
  const rows = await refundRows(ctx)
    .where(inArray(refundTable.state, ['requested', 'unknown', 'failed']))
    .orderBy(asc(refundTable.id))
    .limit(shownAtOnce)
  return { data: rows.map(toRefund) }
}

async function findRefund(ctx: Context, refund_id: number): Promise<Found> {
  const [found] = await refundRows(ctx).where(eq(refundTable.id, refund_id))
  if (!found) throw notFound('환불을 찾을 수 없어요.')
  return found
}

/** Where the buyer wants the money; what a provider refused for want of it is tried again. */
export async function setRefundAccount(ctx: Context, { params, body }: HandlerInput<typeof staffMoney.setAccount>) {
  const { refund_id } = params
  const { refund } = await findRefund(ctx, refund_id)
  return ctx.transaction(async (ctx) => {
    await setBuyersRefundAccount(ctx, refund, body)
    // The number itself is forgotten with the refund; the log must not keep it.
    const after = { bank: body.bank, number: `…${body.number.slice(-4)}` }
    await writeAudit(ctx, { action: 'refund.account', subject: `refund:${refund_id}`, before: null, after })
    return toRefund(await findRefund(ctx, refund_id))
  })
}

/** A transfer was sent by hand. Confirmed twice, it was sent once. */
export async function refundSent(ctx: Context, { params, body }: HandlerInput<typeof staffMoney.refundSent>) {
  const { refund_id } = params
  const { payment } = await findRefund(ctx, refund_id)
  return ctx.transaction(async (ctx) => {
    await lockPayment(ctx, payment.id)
    const found = await findRefund(ctx, refund_id)
    const { refund } = found
    if (refund.state === 'done') return toRefund(found)
    if (payment.provider !== 'bank')
      throw new Problem(409, '결제 대행사가 돌려드리는 환불이에요.', { code: 'not_by_hand' })
    if (!refund.account) throw new Problem(409, '환불 계좌를 먼저 적어 주세요.', { code: 'no_account' })
    await finishRefund(ctx, refund, `hand-${refund.request_key}`)
    const after = { state: 'done', amount: refund.amount, note: body.note }
    await writeAudit(ctx, { action: 'refund.sent', subject: `refund:${refund_id}`, before: refund, after })
    return toRefund(await findRefund(ctx, refund_id))
  })
}
