import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, eq, sql } from 'drizzle-orm'
import { orderTable } from '../../order/server/tables.ts'
import { discrepancyTable } from '../../payment/server/tables.ts'
import type { staffReconciliation } from '../contract.ts'

const discrepancyRows = (ctx: Context) =>
  ctx.db
    .select({ row: discrepancyTable, order_no: orderTable.order_no, currency: orderTable.currency })
    .from(discrepancyTable)
    .leftJoin(orderTable, eq(orderTable.id, discrepancyTable.order_id))

type Found = { row: typeof discrepancyTable.$inferSelect; order_no: string | null; currency: Currency | null }

const toDiscrepancy = ({ row, order_no, currency }: Found) => ({
  ...row,
  order_no,
  // A deposit that belongs to no order came to our bank, in won.
  currency: currency ?? ('krw' as const),
  found_at: row.found_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
})

export async function listDiscrepancies(ctx: Context, { query }: HandlerInput<typeof staffReconciliation.list>) {
  const { state, kind, keyword, limit } = query
  const { order, rest } = keysetOrder(discrepancyTable.id, query)
  const ofOrder = keyword ? sql`starts_with(${orderTable.order_no}, ${keyword.toUpperCase()})` : undefined
  const rows = await discrepancyRows(ctx)
    .where(and(eq(discrepancyTable.state, state), kind && eq(discrepancyTable.kind, kind), ofOrder, rest))
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ row }) => row.id)
  return {
    data: shown.map(toDiscrepancy),
    next_after,
  }
}

export async function showDiscrepancy(ctx: Context, id: number) {
  const [found] = await discrepancyRows(ctx).where(eq(discrepancyTable.id, id))
  if (!found) throw new Error(`discrepancy ${id} is gone`)
  return toDiscrepancy(found)
}
