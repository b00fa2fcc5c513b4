import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { refundsToAccount } from '../../order/payment-words.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { staffMoney } from '../staff-contract.ts'
import { lockPayment } from './change-payment.ts'
import { finishRefund, retryRefund } from './refund.ts'
import { setBuyersRefundAccount } from './refund-account.ts'
import { paymentTable, refundTable } from './tables.ts'

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
  done_at: refund.done_at?.toISOString() ?? null,
  waits_for_account: refund.state !== 'done' && !refund.account && refundsToAccount(payment.method),
})

const open = ['requested', 'unknown', 'failed'] as const

export async function listRefunds(ctx: Context, { query }: HandlerInput<typeof staffMoney.listRefunds>) {
  const { view, method, keyword, after, limit } = query
  const { sort = view === 'done' ? 'newest' : 'oldest' } = query
  const { order, rest } = keysetOrder(refundTable.id, { sort, after })
  const rows = await refundRows(ctx)
    .where(
      and(
        view === 'open' ? inArray(refundTable.state, [...open]) : eq(refundTable.state, view),
        method && eq(paymentTable.method, method),
        keyword ? sql`starts_with(${orderTable.order_no}, ${keyword.toUpperCase()})` : undefined,
        rest,
      ),
    )
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ refund }) => refund.id)
  return { data: shown.map(toRefund), next_after }
}

/** Only a refund that failed can be sent again, so that none is sent twice. */
export async function retryStuckRefund(ctx: Context, { params }: HandlerInput<typeof staffMoney.retryRefund>) {
  const { refund_id } = params
  const { payment } = await findRefund(ctx, refund_id)
  return ctx.transaction(async (ctx) => {
    await lockPayment(ctx, payment.id)
    const { refund } = await findRefund(ctx, refund_id)
    if (refund.state !== 'failed' && refund.state !== 'unknown')
      throw new Problem(409, '실패한 환불만 다시 보낼 수 있어요.', { code: 'not_stuck' })
    await retryRefund(ctx, refund_id)
    const before = { state: refund.state, failure: refund.failure }
    await writeAudit(ctx, {
      action: 'refund.retry',
      subject: `refund:${refund_id}`,
      before,
      after: { state: 'requested' },
    })
    return toRefund(await findRefund(ctx, refund_id))
  })
}

async function findRefund(ctx: Context, refund_id: number): Promise<Found> {
  const [found] = await refundRows(ctx).where(eq(refundTable.id, refund_id))
  if (!found) throw notFound('환불을 찾을 수 없어요.')
  return found
}

/** Sets the buyer's account, and sends the refund again if its provider refused it without one. */
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
