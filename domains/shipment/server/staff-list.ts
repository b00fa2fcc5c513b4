import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Lang } from '@sillage/kit/language.ts'
import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, asc, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm'
import { orderName } from '../../order/server/order-name.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import type { staffOrders } from '../staff-order-contract.ts'

/** Orders from the newest on, or from the oldest. Pages are found by the last id of the one before: nothing is counted, nothing skipped. */
export async function listStaffOrders(ctx: Context, { query }: HandlerInput<typeof staffOrders.list>) {
  const { limit } = query
  const { order, rest } = keysetOrder(orderTable.id, query)
  const orders = await ctx.db
    .select()
    .from(orderTable)
    .where(and(matching(query), rest))
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(orders, limit, ({ id }) => id)
  const lines = await linesOf(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    data: shown.map((order) => toStaffRow(order, lines.get(order.id) ?? [], ctx.visitor.lang)),
    next_after,
  }
}

/** How many the list has in all: only for what is read to its end. */
export const countStaffOrders = (ctx: Context, query: Asked) => ctx.db.$count(orderTable, matching(query))

type Asked = Pick<HandlerInput<typeof staffOrders.list>['query'], 'state' | 'day' | 'keyword' | 'mb_id'>

const matching = ({ state, day, keyword, mb_id }: Asked) =>
  and(
    state && eq(orderTable.state, state),
    day ? onDay(day) : undefined,
    keyword ? matches(keyword) : undefined,
    mb_id ? eq(orderTable.mb_id, mb_id) : undefined,
  )

const onDay = (day: string) =>
  and(gte(orderTable.created_at, startOfSeoulDay(day)), lt(orderTable.created_at, addDays(startOfSeoulDay(day), 1)))

/** A number is looked for by its beginning; names and phones as they stand, by an index each. */
function matches(keyword: string) {
  const digits = keyword.replaceAll(/\D/g, '')
  const number = keyword.toUpperCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  return or(
    like(orderTable.order_no, `${number}%`),
    eq(sql`(buyer->>'name')`, keyword),
    eq(sql`(receiver->>'name')`, keyword),
    digits.length >= 8 ? eq(sql`(regexp_replace(buyer->>'hp', '[^0-9]', '', 'g'))`, digits) : undefined,
  )
}

async function linesOf(ctx: Context, order_ids: number[]) {
  if (order_ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ order_id: orderLineTable.order_id, name: orderLineTable.name, name_en: orderLineTable.name_en })
    .from(orderLineTable)
    .where(inArray(orderLineTable.order_id, order_ids))
    .orderBy(asc(orderLineTable.position), asc(orderLineTable.id))
  return Map.groupBy(rows, ({ order_id }) => order_id)
}

type Named = { name: string; name_en: string }

/** Goods are named as the console reads: staff may work in English. */
export const toStaffRow = (order: typeof orderTable.$inferSelect, lines: readonly Named[], lang: Lang) => ({
  ...order,
  receiver_name: order.receiver.name,
  created_at: order.created_at.toISOString(),
  paid_at: order.paid_at?.toISOString() ?? null,
  goods: orderName(lines, lang),
})
