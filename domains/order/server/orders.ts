import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { productTable } from '../../catalog/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { TotalStep } from '../../pricing/total.ts'
import { totalRows } from '../../pricing/total-rows.ts'
import type { DeliveryKind } from '../../shipping/delivery.ts'
import { findStore } from '../../store/server/pickup-stores.ts'
import type { Order, OrderLine } from '../contract.ts'
import { deliveryExceptionOf, type LineState } from '../words.ts'
import { countsForGrade } from './grade-spend.ts'
import { findSpendRules } from './spend-rules.ts'
import { orderLineTable, orderTable, shipmentTable } from './tables.ts'
import { requireViewable } from './view-key.ts'

type Asked = { page: number; per_page: number; order: 'asc' | 'desc'; delivery?: DeliveryKind | undefined }

export type OrderPayments = Pick<Order, 'payments' | 'can_pay_again' | 'methods'>
type BoughtLine = { kind: string; product_id: number; variant_id: number; state: LineState }
/** How an order was paid or may still be: read by the payment domain, which is above this one. */
export type ReadPayments = (ctx: Context, order: OrderTableRow, lines: readonly BoughtLine[]) => Promise<OrderPayments>

export async function listOrders(ctx: Context, query: Asked) {
  const mine = and(
    eq(orderTable.mb_id, requireMember(ctx).mb_id),
    query.delivery && eq(orderTable.delivery, query.delivery),
  )
  const direction = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(orderTable)
    .where(mine)
    .orderBy(direction(orderTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const lines = await listLines(
    ctx,
    rows.map(({ id }) => id),
  )
  const total = await ctx.db.$count(orderTable, mine)
  return toPage(
    rows.map((row) => withLines(row, lines)),
    total,
    query,
  )
}

export async function findOrder(ctx: Context, readPayments: ReadPayments, order_id: number) {
  const { mb_id } = requireMember(ctx)
  const [row] = await ctx.db
    .select()
    .from(orderTable)
    .where(and(eq(orderTable.id, order_id), eq(orderTable.mb_id, mb_id)))
  if (!row) throw notFound()
  return readWhole(ctx, readPayments, row)
}

/** The same for a visitor with a key to it: a guest, or a member whose session was lost while paying. */
export async function showOrder(
  ctx: Context,
  readPayments: ReadPayments,
  order_id: number,
  view_key: string | undefined,
) {
  return readWhole(ctx, readPayments, await requireViewable(ctx, order_id, view_key))
}

async function readWhole(ctx: Context, readPayments: ReadPayments, row: OrderTableRow) {
  const order = withLines(row, await listLines(ctx, [row.id]))
  return {
    ...order,
    rows: totalRowsOf(row),
    ...(await readPayments(ctx, row, order.lines)),
    store: await findStore(ctx, row.store_id),
    by_guest: row.mb_id === null,
  }
}

/** A total of this order, explained row by row. */
export const totalRowsOf = (row: OrderTableRow) => totalRows({ ...row, trace: stepsOf(row) })

/** How its total came about. The trace is what orderTotal wrote when it was placed; where there is none, the sums say it. */
function stepsOf({ trace, goods_amount, shipping_amount }: OrderTableRow): TotalStep[] {
  if (Array.isArray(trace) && trace.length > 0) return trace as TotalStep[]
  return [
    { step: 'lines', amount: goods_amount },
    { step: 'shipping', amount: shipping_amount, trace: [] },
  ]
}

type OrderTableRow = typeof orderTable.$inferSelect

const withLines = <Line extends OrderLine>(row: OrderTableRow, lines: Map<number, Line[]>) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
  lines: lines.get(row.id) ?? [],
})

/** The lines of these orders, read with one query, each with the picture of its product while that is shown. */
async function listLines(ctx: Context, order_ids: number[]) {
  const rows = await ctx.db
    .select({
      line: orderLineTable,
      pictures: productTable.pictures,
      visible: productTable.visible,
      parcel: shipmentTable.state,
    })
    .from(orderLineTable)
    .innerJoin(productTable, eq(productTable.id, orderLineTable.product_id))
    .leftJoin(shipmentTable, eq(shipmentTable.id, orderLineTable.shipment_id))
    .where(inArray(orderLineTable.order_id, order_ids))
    .orderBy(asc(orderLineTable.order_id), asc(orderLineTable.position))
  const lines = rows.map(({ line, pictures, visible, parcel }) => ({
    ...line,
    delivery_exception: line.state === 'shipping' ? deliveryExceptionOf(parcel) : null,
    picture: visible ? (pictures[0] ?? null) : null,
    delivered_at: line.delivered_at?.toISOString() ?? null,
  }))
  return Map.groupBy(lines, ({ order_id }) => order_id)
}

/** What waits at each step, and what counts towards the next grade. */
export async function summariseOrders(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const ofMember = and(eq(orderTable.id, orderLineTable.order_id), eq(orderTable.mb_id, mb_id))
  const states = await ctx.db
    .select({ state: orderLineTable.state, lines: count() })
    .from(orderTable)
    .innerJoin(orderLineTable, ofMember)
    .groupBy(orderLineTable.state)
  const [spent] = await ctx.db
    .select({ amount: sql<number>`coalesce(sum(${orderLineTable.total_amount}), 0)`.mapWith(Number) })
    .from(orderTable)
    .innerJoin(orderLineTable, ofMember)
    .where(countsForGrade(ctx.now()))
  return {
    lines: Object.fromEntries(states.map(({ state, lines }) => [state, lines])),
    spent_krw: spent?.amount ?? 0,
    grade_rules: await findSpendRules(ctx),
    grade_locked: await isGradeLocked(ctx, mb_id),
  }
}

async function isGradeLocked(ctx: Context, mb_id: string) {
  const { grade_locked } = memberTable
  const [member] = await ctx.db.select({ grade_locked }).from(memberTable).where(eq(memberTable.mb_id, mb_id))
  return member?.grade_locked ?? false
}
