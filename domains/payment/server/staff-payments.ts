import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { orderTable } from '../../order/server/tables.ts'
import type { staffPayments } from '../staff-payment-contract.ts'
import { bankDepositTable, type PaymentRow, paymentTable, paymentWebhookTable, refundTable } from './tables.ts'

/** Payments of all orders, the newest first unless asked otherwise. */
export async function listPayments(ctx: Context, { query }: HandlerInput<typeof staffPayments.list>) {
  const { state, method, keyword, limit } = query
  const { order, rest } = keysetOrder(paymentTable.id, query)
  const rows = await ctx.db
    .select({ payment: paymentTable, order_no: orderTable.order_no, buyer: orderTable.buyer })
    .from(paymentTable)
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.order_id))
    .where(
      and(
        state && eq(paymentTable.state, state),
        method && eq(paymentTable.method, method),
        keyword
          ? or(
              sql`starts_with(${orderTable.order_no}, ${keyword.toUpperCase()})`,
              eq(paymentTable.provider_key, keyword),
            )
          : undefined,
        rest,
      ),
    )
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ payment }) => payment.id)
  return { data: shown.map(toRow), next_after }
}

/** One payment with what its provider sent us, its bank deposits, and its refunds. */
export async function showPayment(ctx: Context, payment_id: number) {
  const [found] = await ctx.db
    .select({ payment: paymentTable, order_no: orderTable.order_no, buyer: orderTable.buyer })
    .from(paymentTable)
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.order_id))
    .where(eq(paymentTable.id, payment_id))
  if (!found) throw notFound('결제를 찾을 수 없어요.')
  const webhooks = await ctx.db
    .select()
    .from(paymentWebhookTable)
    .where(eq(paymentWebhookTable.payment_id, payment_id))
    .orderBy(desc(paymentWebhookTable.id))
    .limit(200)
  const deposits = await ctx.db
    .select()
    .from(bankDepositTable)
    .where(eq(bankDepositTable.payment_id, payment_id))
    .orderBy(asc(bankDepositTable.id))
  const refunds = await ctx.db
    .select()
    .from(refundTable)
    .where(eq(refundTable.payment_id, payment_id))
    .orderBy(asc(refundTable.id))
  return {
    ...toRow(found),
    webhooks: webhooks.map((each) => ({
      ...each,
      received_at: each.received_at.toISOString(),
      handled_at: text(each.handled_at),
    })),
    deposits: deposits.map((each) => ({ ...each, deposited_at: each.deposited_at.toISOString() })),
    refunds: refunds.map((each) => ({
      ...each,
      created_at: each.created_at.toISOString(),
      done_at: text(each.done_at),
    })),
  }
}

type Found = { payment: PaymentRow; order_no: string; buyer: { name: string } }

const toRow = ({ payment, order_no, buyer }: Found) => ({
  ...payment,
  order_no,
  buyer_name: buyer.name,
  created_at: payment.created_at.toISOString(),
  approved_at: text(payment.approved_at),
  expires_at: text(payment.expires_at),
})

const text = (at: Date | null) => at?.toISOString() ?? null
