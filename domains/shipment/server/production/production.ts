import { Readable } from 'node:stream'
import { notFound } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { productTable } from '../../../catalog/server/tables.ts'
import { orderLineTable, orderTable } from '../../../order/server/tables.ts'
import { drawApart } from '../../../quotation/server/pdf/draw-apart.ts'
import { workingDaysAfter } from '../../../shipping/dispatch.ts'
import { findShippingRules } from '../../../shipping/server/rules.ts'
import type { Sheet } from './draw-sheet.ts'

const isMade = sql`jsonb_array_length(${orderLineTable.personal}) > 0`

const selectLines = (ctx: Context) =>
  ctx.db
    .select({ line: orderLineTable, order: orderTable, made_in_days: productTable.made_in_days })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .innerJoin(productTable, eq(productTable.id, orderLineTable.product_id))

type Row = Awaited<ReturnType<typeof selectLines>>[number]

/** Made-to-order lines that are paid and have not left, the most urgent first. */
export async function listProduction(ctx: Context) {
  const { holidays } = await findShippingRules(ctx)
  const rows = await selectLines(ctx)
    .where(and(isMade, inArray(orderLineTable.state, ['paid', 'preparing', 'on_hold'])))
    .orderBy(asc(orderTable.paid_at), asc(orderLineTable.id))
  const data = rows.map((row) => toLine(row, holidays))
  const last = '9999-12-31'
  return { data: data.toSorted((one, other) => (one.due_day ?? last).localeCompare(other.due_day ?? last)) }
}

function toLine({ line, order, made_in_days }: Row, holidays: readonly string[]) {
  const { paid_at } = order
  return {
    line_id: line.id,
    order_id: order.id,
    order_no: order.order_no,
    name: line.name,
    name_en: line.name_en,
    option_name: line.option_name,
    option_name_en: line.option_name_en,
    quantity: line.quantity,
    state: line.state,
    personal: line.personal,
    paid_at: paid_at?.toISOString() ?? null,
    due_day: paid_at && made_in_days ? workingDaysAfter(seoulDay(paid_at), made_in_days, holidays) : null,
  }
}

/** What the workshop prints: the drawing as vectors, its measures and every choice. */
export async function openProductionSheet(ctx: Context, line_id: number) {
  const { holidays } = await findShippingRules(ctx)
  const [row] = await selectLines(ctx).where(and(isMade, eq(orderLineTable.id, line_id)))
  if (!row) throw notFound('맞춤 상품을 찾을 수 없어요.')
  const line = toLine(row, holidays)
  const sheet: Sheet = { ...line, sku: row.line.sku, drawn_at: ctx.now() }
  const bytes = await drawApart(ctx, sheet, new URL('./sheet-worker.ts', import.meta.url))
  const name = `제작지시서-${line.order_no}-${line_id}.pdf`
  return { stream: Readable.from([bytes]), size: bytes.length, type: 'application/pdf', name }
}
