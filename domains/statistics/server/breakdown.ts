import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import { saleCategoryId } from '../../catalog/words.ts'
import type { BreakdownRow } from '../contract.ts'
import { type Breakdown, statisticsLimits } from '../words.ts'
import { type Asked, type Span, spansOf, within } from './period.ts'
import { isCosted, isRefunded } from './sales.ts'

export type Broken = Asked & { by: Breakdown }

/** Sales by product, category, grade, method or coupon: the largest first. */
export async function showBreakdown(ctx: Context, asked: Broken) {
  const rows = await breakdownOf(ctx, asked)
  return { rows: rows.slice(0, statisticsLimits.rows), total: rows.length }
}

export async function breakdownOf(ctx: Context, asked: Broken): Promise<BreakdownRow[]> {
  const { period, before } = spansOf(asked)
  const sales = salesBy[asked.by]
  const [now, then, refunds] = await Promise.all([
    read<Sum>(ctx, sales(period, asked.currency)),
    read<Sum>(ctx, sales(before, asked.currency)),
    asked.by in orderKeys ? read<Refunds>(ctx, refundsBy(asked.by, period, asked.currency)) : [],
  ])
  const rows = new Map(now.map((row) => [row.key, { ...row, before_amount: 0 }]))
  const rowOf = (key: string, name: string, name_en: string) => {
    const row = rows.get(key) ?? { ...nothing, key, name, name_en, before_amount: 0 }
    rows.set(key, row)
    return row
  }
  for (const { key, name, name_en, amount } of then) rowOf(key, name, name_en).before_amount = amount
  for (const { key, name, name_en, refund_amount } of refunds) rowOf(key, name, name_en).refund_amount = refund_amount
  const countsPieces = asked.by === 'product' || asked.by === 'category'
  return [...rows.values()]
    .map((row) => ({
      ...row,
      quantity: countsPieces ? row.quantity : null,
      discount_amount: asked.by === 'coupon' ? row.discount_amount : null,
    }))
    .sort((one, other) => other.amount - one.amount || other.before_amount - one.before_amount)
}

type Named = { key: string; name: string; name_en: string }
type Sum = Named & {
  orders: number
  quantity: number
  amount: number
  refund_amount: number
  discount_amount: number
  costed_amount: number
  cost_amount: number
}
type Refunds = Named & { refund_amount: number }
const nothing = {
  orders: 0,
  quantity: 0,
  amount: 0,
  refund_amount: 0,
  discount_amount: 0,
  costed_amount: 0,
  cost_amount: 0,
}

const read = async <Row extends Record<string, unknown>>(ctx: Context, query: SQL) =>
  (await ctx.db.execute<Row>(query)).rows

const lineSums = sql`count(distinct orders.id)::int as orders, sum(line.quantity)::int as quantity,
  sum(line.total_amount)::float8 as amount, 0 as discount_amount,
  coalesce(sum(line.total_amount) filter (where line.state in ('canceled', 'returned', 'sold_out')), 0)::float8 as refund_amount,
  coalesce(sum(line.total_amount) filter (where ${isCosted} and orders.currency = 'krw'), 0)::float8 as costed_amount,
  coalesce(sum(line.unit_cost_krw * line.quantity) filter (where ${isCosted} and orders.currency = 'krw'), 0)::float8 as cost_amount`

/** An exchanged line has a replacement of the same price in its order, which counts in its place. */
const paidLines = (span: Span, currency: string) => sql`
  orders join order_line line on line.order_id = orders.id and line.state <> 'exchanged'
  join product on product.id = line.product_id and ${within(sql`orders.paid_at`, span)} and orders.currency = ${currency}`

/** A product counts in one department: the first of the menu it stands in, the sale's aside. */
const department = sql`left join lateral (
  select category.id, category.name, category.name_en from product_category
  join category on category.id = product_category.category_id and category.parent_id is null
    and category.id <> ${saleCategoryId}
  where product_category.product_id = product.id order by category.position, category.id limit 1
) department on true`

/** What an order counts under, from `orders` and what is joined to it. */
const orderKeys = {
  grade: sql`coalesce(member.grade, 'guest')`,
  method: sql`coalesce((select payment.method from payment where payment.order_id = orders.id
    order by payment.approved_at desc nulls last, payment.id desc limit 1), 'free')`,
}

const isOrderKey = (by: Breakdown): by is keyof typeof orderKeys => by in orderKeys

const ordersBy = (by: keyof typeof orderKeys) => (span: Span, currency: string) =>
  sql`
  select ${orderKeys[by]} as key, '' as name, '' as name_en, count(*)::int as orders, 0 as quantity,
    sum(orders.total_amount)::float8 as amount, 0 as refund_amount, 0 as discount_amount, 0 as costed_amount,
    0 as cost_amount
  from orders left join member on member.mb_id = orders.mb_id
  where ${within(sql`orders.paid_at`, span)} and orders.currency = ${currency} group by 1`

const refundsBy = (by: Breakdown, span: Span, currency: string) => sql`
  select ${isOrderKey(by) ? orderKeys[by] : sql`''`} as key, '' as name, '' as name_en,
    sum(refund.amount)::float8 as refund_amount
  from refund join orders on orders.id = refund.order_id left join member on member.mb_id = orders.mb_id
  where ${isRefunded} and ${within(sql`refund.done_at`, span)} and orders.currency = ${currency} group by 1`

const salesBy: Record<Breakdown, (span: Span, currency: string) => SQL> = {
  product: (span, currency) => sql`
    select product.id::text as key, product.name, product.name_en, ${lineSums}
    from ${paidLines(span, currency)} group by product.id`,
  category: (span, currency) => sql`
    select coalesce(department.id::text, '') as key, coalesce(department.name, '') as name,
      coalesce(department.name_en, '') as name_en, ${lineSums}
    from ${paidLines(span, currency)} ${department} group by 1, 2, 3`,
  grade: ordersBy('grade'),
  method: ordersBy('method'),
  // What a coupon took off is written in the order's trace. An order with two coupons counts under both.
  coupon: (span, currency) => sql`
    select used.coupon_id::text as key, coalesce(coupon.name, '') as name, coalesce(coupon.name_en, '') as name_en,
      count(*)::int as orders, 0 as quantity, sum(used.total_amount)::float8 as amount, 0 as refund_amount,
      sum(used.discount_amount)::float8 as discount_amount, 0 as costed_amount, 0 as cost_amount
    from (
      select orders.id, orders.total_amount, (step->>'coupon_id')::int as coupon_id,
        sum((step->>'amount')::float8) as discount_amount
      from orders, jsonb_array_elements(orders.trace) step
      where ${within(sql`orders.paid_at`, span)} and orders.currency = ${currency} and step->>'step' = 'coupon'
      group by 1, 2, 3
    ) used left join coupon on coupon.id = used.coupon_id group by 1, 2, 3`,
}
