import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { productTable } from '../../catalog/server/tables.ts'
import { claimTable } from '../../claim/server/tables.ts'
import { orderEventTable, orderLineTable, orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import type { StaffOrder } from '../staff-order-contract.ts'
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
  const refunds = await db
    .select()
    .from(refundTable)
    .where(eq(refundTable.order_id, order_id))
    .orderBy(asc(refundTable.id))
  const receipts = await db.select().from(orderReceiptTable).where(eq(orderReceiptTable.order_id, order_id))
  const claims = await db.select().from(claimTable).where(eq(claimTable.order_id, order_id)).orderBy(asc(claimTable.id))
  return {
    ...toStaffRow(order, lines),
    note: await readOrderNote(ctx, order_id),
    expires_at: text(order.expires_at),
    lines: lines.map((line) => ({
      ...line,
      delivered_at: text(line.delivered_at),
      confirmed_at: text(line.confirmed_at),
    })),
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
    payments: payments.map((payment) => ({
      ...payment,
      escrow: payment.details.escrow === true,
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
