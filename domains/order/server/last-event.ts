import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { staffOrderEvents } from '../staff-contract.ts'
import { orderEventTable, orderTable } from './tables.ts'

/** Who moved an order last, and when. Memos move nothing. */
export async function findLastEvent(ctx: Context, { params }: HandlerInput<typeof staffOrderEvents.last>) {
  const { order_id } = params
  const [order] = await ctx.db
    .select({ state: orderTable.state, created_at: orderTable.created_at })
    .from(orderTable)
    .where(eq(orderTable.id, order_id))
  if (!order) throw notFound('주문을 찾을 수 없어요.')
  const [event] = await ctx.db
    .select()
    .from(orderEventTable)
    .where(and(eq(orderEventTable.order_id, order_id), ne(orderEventTable.kind, 'memo')))
    .orderBy(desc(orderEventTable.id))
    .limit(1)
  return {
    state: order.state,
    actor: event?.actor ?? null,
    staff_id: event?.staff_id ?? null,
    at: (event?.created_at ?? order.created_at).toISOString(),
  }
}
