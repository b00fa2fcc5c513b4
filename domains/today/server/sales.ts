import { addDays, seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, gte, lt, sql } from 'drizzle-orm'
import { orderTable } from '../../order/server/tables.ts'

/** What was paid today by the hour, beside the same weekday before; and this month by the day, beside the last. */
export async function showSales(ctx: Context) {
  const today = seoulDay(ctx.now())
  const start = startOfSeoulDay(today)
  const month = startOfSeoulDay(`${today.slice(0, 7)}-01`)
  const lastMonth = startOfSeoulDay(`${seoulDay(addDays(month, -1)).slice(0, 7)}-01`)
  const [now, before, days, lastDays] = await Promise.all([
    paidBy(ctx, 'hour', { from: start, until: addDays(start, 1) }),
    paidBy(ctx, 'hour', { from: addDays(start, -7), until: addDays(start, -6) }),
    paidBy(ctx, 'day', { from: month, until: addDays(start, 1) }),
    paidBy(ctx, 'day', { from: lastMonth, until: month }),
  ])
  const day = Number(today.slice(8))
  const lastDay = Number(seoulDay(addDays(month, -1)).slice(8))
  return {
    orders: now.reduce((sum, { orders }) => sum + orders, 0),
    hours: { now: filled(now, { first: 0, count: 24 }), before: filled(before, { first: 0, count: 24 }) },
    days: { now: filled(days, { first: 1, count: day }), before: filled(lastDays, { first: 1, count: lastDay }) },
    hour: Number(seoulTime(ctx.now()).slice(0, 2)),
    day,
  }
}

type Sum = { at: number; amount: number; orders: number }

function paidBy(ctx: Context, unit: 'hour' | 'day', { from, until }: { from: Date; until: Date }): Promise<Sum[]> {
  const at = sql<number>`extract(${sql.raw(unit)} from ${orderTable.paid_at} at time zone 'Asia/Seoul')::int`
  const amount = sql<number>`coalesce(sum(${orderTable.total_amount}) filter (where ${orderTable.currency} = 'krw'), 0)::int`
  return ctx.db
    .select({ at, amount, orders: sql<number>`count(*)::int` })
    .from(orderTable)
    .where(and(gte(orderTable.paid_at, from), lt(orderTable.paid_at, until)))
    .groupBy(sql`1`)
}

function filled(sums: readonly Sum[], { first, count }: { first: number; count: number }) {
  const amounts = new Map(sums.map(({ at, amount }) => [at, amount]))
  return Array.from({ length: count }, (_, index) => amounts.get(first + index) ?? 0)
}
