import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { type Asked, daysOf, type Span, spansOf, within } from './period.ts'

/** Sales of a period by day, beside the one it is compared with. Paid on a day counts there; refunded on a day, there. */
export async function showSales(ctx: Context, asked: Asked) {
  const { currency } = asked
  const { period, before } = spansOf(asked)
  const [now, then, hours] = await Promise.all([
    salesOf(ctx, currency, period),
    salesOf(ctx, currency, before),
    ordersByHour(ctx, currency, period),
  ])
  return {
    period,
    before,
    totals: { now: now.totals, before: then.totals },
    days: { now: now.days, before: then.days },
    hours,
  }
}

export async function salesOf(ctx: Context, currency: Asked['currency'], span: Span) {
  const [paid, refunded, members, costs] = await Promise.all([
    paidByDay(ctx, currency, span),
    refundedByDay(ctx, currency, span),
    buyersOf(ctx, currency, span),
    costsOf(ctx, currency, span),
  ])
  const days = daysOf(span).map((day) => ({
    day,
    orders: paid.get(day)?.orders ?? 0,
    amount: paid.get(day)?.amount ?? 0,
    refund_amount: refunded.get(day)?.amount ?? 0,
  }))
  const sumOf = (name: keyof Paid) => [...paid.values()].reduce((sum, row) => sum + Number(row[name]), 0)
  const refunds = [...refunded.values()]
  const totals = {
    orders: sumOf('orders'),
    amount: sumOf('amount'),
    shipping_amount: sumOf('shipping_amount'),
    discount_amount: sumOf('discount_amount'),
    point_amount: sumOf('point_amount'),
    refunds: refunds.reduce((sum, { refunds }) => sum + refunds, 0),
    refund_amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
    ...members,
    ...costs,
  }
  return { totals, days }
}

type Paid = {
  day: string
  orders: number
  amount: number
  shipping_amount: number
  discount_amount: number
  point_amount: number
}

async function paidByDay(ctx: Context, currency: string, span: Span) {
  const { rows } = await ctx.db.execute<Paid>(sql`
    select ${seoulDayOf('paid_at')} as day, count(*)::int as orders, sum(total_amount)::float8 as amount,
      sum(shipping_amount)::float8 as shipping_amount, sum(discount_amount)::float8 as discount_amount,
      sum(point_amount)::float8 as point_amount
    from orders where ${within(sql`paid_at`, span)} and currency = ${currency} group by 1`)
  return new Map(rows.map((row) => [row.day, row]))
}

async function refundedByDay(ctx: Context, currency: string, span: Span) {
  const { rows } = await ctx.db.execute<{ day: string; refunds: number; amount: number }>(sql`
    select ${seoulDayOf('refund.done_at')} as day, count(*)::int as refunds, sum(refund.amount)::float8 as amount
    from refund join orders on orders.id = refund.order_id
    where ${isRefunded} and ${within(sql`refund.done_at`, span)} and orders.currency = ${currency} group by 1`)
  return new Map(rows.map((row) => [row.day, row]))
}

/** Money that was never part of a price, such as an overpayment, was no sale and is no refund of one. */
export const isRefunded = sql`refund.state = 'done' and refund.kind not in ('overpaid', 'late')`

async function buyersOf(ctx: Context, currency: string, span: Span) {
  const { rows } = await ctx.db.execute<{ members: number; returning_members: number }>(sql`
    with buyer as (
      select mb_id, min(paid_at) as first_at from orders
      where ${within(sql`paid_at`, span)} and currency = ${currency} and mb_id is not null group by 1
    )
    select count(*)::int as members, count(*) filter (where exists (
      select 1 from orders earlier where earlier.mb_id = buyer.mb_id and earlier.paid_at < buyer.first_at
    ))::int as returning_members from buyer`)
  return { members: rows[0]?.members ?? 0, returning_members: rows[0]?.returning_members ?? 0 }
}

/** Costs are in won. A line that ended otherwise than with its buyer brought nothing and costs nothing. */
export const isCosted = sql`line.unit_cost_krw is not null and line.state not in ('canceled', 'returned', 'exchanged', 'sold_out')`

async function costsOf(ctx: Context, currency: string, span: Span) {
  if (currency !== 'krw') return { costed_amount: 0, cost_amount: 0 }
  const { rows } = await ctx.db.execute<{ costed_amount: number; cost_amount: number }>(sql`
    select coalesce(sum(line.total_amount), 0)::float8 as costed_amount,
      coalesce(sum(line.unit_cost_krw * line.quantity), 0)::float8 as cost_amount
    from orders join order_line line on line.order_id = orders.id
    where ${within(sql`orders.paid_at`, span)} and orders.currency = 'krw' and ${isCosted}`)
  return { costed_amount: rows[0]?.costed_amount ?? 0, cost_amount: rows[0]?.cost_amount ?? 0 }
}

async function ordersByHour(ctx: Context, currency: string, span: Span) {
  const at = sql`(paid_at at time zone 'Asia/Seoul')`
  const { rows } = await ctx.db.execute<{ weekday: number; hour: number; orders: number }>(sql`
    select extract(dow from ${at})::int as weekday, extract(hour from ${at})::int as hour, count(*)::int as orders
    from orders where ${within(sql`paid_at`, span)} and currency = ${currency} group by 1, 2`)
  const counts = new Map(rows.map(({ weekday, hour, orders }) => [weekday * 24 + hour, orders]))
  return Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, hour) => counts.get(day * 24 + hour) ?? 0),
  )
}

const seoulDayOf = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
