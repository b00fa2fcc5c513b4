import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, count, eq, inArray, isNotNull, max, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { productTable } from '../../catalog/server/tables.ts'
import { claimTable } from '../../claim/server/tables.ts'
import { droppedClaimStates } from '../../claim/words.ts'
import { memberTable } from '../../member/server/tables.ts'
import { totalRowsOf } from '../../order/server/orders.ts'
import { orderEventTable, orderLineTable, orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { paymentTable, paymentWebhookTable, refundTable } from '../../payment/server/tables.ts'
import { PriceStep, type StaffOrder } from '../staff-order-contract.ts'
import { readOrderNote } from './order-note.ts'
import { shipmentsOf } from './shipments.ts'
import { toStaffRow } from './staff-list.ts'

/** Everything about one order. The contract decides what is answered: hashes, keys and accounts are left out. */
export async function showStaffOrder(ctx: Context, order_id: number): Promise<StaffOrder> {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  if (!order) throw notFound('주문을 찾을 수 없어요.')
  const { db } = ctx
  const lines = await listLines(ctx, order_id)
  const events = await db
    .select()
    .from(orderEventTable)
    .where(eq(orderEventTable.order_id, order_id))
    .orderBy(asc(orderEventTable.id))
  const payments = await db
    .select()
    .from(paymentTable)
    .where(eq(paymentTable.order_id, order_id))
    .orderBy(asc(paymentTable.id))
  const webhooks = await countWebhooks(
    ctx,
    payments.map(({ id }) => id),
  )
  const refunds = await db
    .select()
    .from(refundTable)
    .where(eq(refundTable.order_id, order_id))
    .orderBy(asc(refundTable.id))
  const receipts = await db.select().from(orderReceiptTable).where(eq(orderReceiptTable.order_id, order_id))
  const claims = await db.select().from(claimTable).where(eq(claimTable.order_id, order_id)).orderBy(asc(claimTable.id))
  return {
    ...toStaffRow(order, lines, ctx.visitor.lang),
    history: order.mb_id === null ? null : await historyOf(ctx, order.mb_id, order.currency),
    note: await readOrderNote(ctx, order_id),
    expires_at: text(order.expires_at),
    rows: totalRowsOf(order),
    lines: lines.map((line) => ({
      ...line,
      price_steps: PriceSteps.safeParse(line.trace).data ?? [],
      delivered_at: text(line.delivered_at),
      confirmed_at: text(line.confirmed_at),
    })),
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
    payments: payments.map((payment) => ({
      ...payment,
      escrow: payment.details.escrow === true,
      webhooks: webhooks.get(payment.id) ?? { count: 0, open: 0, last_at: null },
      created_at: payment.created_at.toISOString(),
      approved_at: text(payment.approved_at),
    })),
    refunds: refunds.map((refund) => ({
      ...refund,
      created_at: refund.created_at.toISOString(),
      done_at: text(refund.done_at),
    })),
    receipts,
    shipments: await shipmentsOf(ctx, order_id),
    claims: claims.map((claim) => ({ ...claim, created_at: claim.created_at.toISOString() })),
  }
}

async function historyOf({ db }: Context, mb_id: string, currency: 'krw' | 'usd') {
  const [member] = await db.select({ grade: memberTable.grade }).from(memberTable).where(eq(memberTable.mb_id, mb_id))
  const paid = and(eq(orderTable.mb_id, mb_id), isNotNull(orderTable.paid_at))
  const inCurrency = eq(orderTable.currency, currency)
  const [orders] = await db
    .select({
      orders: count(),
      spent_amount: sql<number>`coalesce(sum(${orderTable.total_amount}) filter (where ${inCurrency}), 0)`.mapWith(
        Number,
      ),
    })
    .from(orderTable)
    .where(paid)
  const [claims] = await db
    .select({ returns: count() })
    .from(claimTable)
    .innerJoin(orderTable, and(eq(orderTable.id, claimTable.order_id), eq(orderTable.mb_id, mb_id)))
    .where(and(eq(claimTable.kind, 'return'), notInArray(claimTable.state, [...droppedClaimStates])))
  return {
    grade: member?.grade ?? 'general',
    orders: orders?.orders ?? 0,
    spent_amount: orders?.spent_amount ?? 0,
    returns: claims?.returns ?? 0,
  }
}

/** Of lines that an agreed price or an import made there may be none. */
const PriceSteps = z.array(PriceStep)

async function countWebhooks({ db }: Context, payment_ids: number[]) {
  const rows = await db
    .select({
      payment_id: paymentWebhookTable.payment_id,
      count: count(),
      open: sql<number>`count(*) filter (where ${paymentWebhookTable.handled_at} is null)`.mapWith(Number),
      last_at: max(paymentWebhookTable.received_at),
    })
    .from(paymentWebhookTable)
    .where(inArray(paymentWebhookTable.payment_id, payment_ids))
    .groupBy(paymentWebhookTable.payment_id)
  return new Map(
    rows.map(({ payment_id, count, open, last_at }) => [payment_id, { count, open, last_at: text(last_at) }]),
  )
}

async function listLines({ db }: Context, order_id: number) {
  const rows = await db
    .select({ line: orderLineTable, pictures: productTable.pictures })
    .from(orderLineTable)
    .innerJoin(productTable, eq(productTable.id, orderLineTable.product_id))
    .where(eq(orderLineTable.order_id, order_id))
    .orderBy(asc(orderLineTable.position), asc(orderLineTable.id))
  return rows.map(({ line, pictures }) => ({ ...line, picture: pictures[0] ?? null }))
}

const text = (at: Date | null) => at?.toISOString() ?? null
