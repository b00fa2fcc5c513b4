import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Day } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { breakdowns, comparisons, statisticsLimits } from './words.ts'

const staff = staffWith('statistics')

const period = {
  /** Days in Seoul, both included. */
  from: Day,
  to: Day,
  compare: z.enum(comparisons).default('previous'),
  currency: Currency.default('krw'),
}
const dayMs = 86_400_000
const isShort = ({ from, to }: { from: string; to: string }) => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  return days >= 1 && days <= statisticsLimits.days
}
const wrongPeriod = { path: ['to'], message: '기간은 하루부터 1년까지 고를 수 있어요.' }

const Period = z.object({ from: Day, to: Day })
const Totals = z.object({
  orders: z.int(),
  /** What buyers paid in the period, shipping included. */
  amount: z.int(),
  shipping_amount: z.int(),
  discount_amount: z.int(),
  point_amount: z.int(),
  refunds: z.int(),
  /** What was refunded in the period, whenever it was paid. */
  refund_amount: z.int(),
  /** Members who bought, and those of them who had bought before the period. */
  members: z.int(),
  returning_members: z.int(),
  /** Of lines whose cost is known and that were not canceled or returned: what they brought and what they cost. */
  costed_amount: z.int(),
  cost_amount: z.int(),
})
const SalesDay = z.object({ day: Day, orders: z.int(), amount: z.int(), refund_amount: z.int() })
const BreakdownRow = z
  .object({
    key: z.string(),
    name: z.string(),
    name_en: z.string(),
    orders: z.int(),
    /** Pieces; null where orders are counted and not lines. */
    quantity: z.int().nullable(),
    amount: z.int(),
    /** Of products and categories the canceled and returned lines of the period's orders; else refunds of the period. */
    refund_amount: z.int(),
    /** What coupons took off; null elsewhere. */
    discount_amount: z.int().nullable(),
    costed_amount: z.int(),
    cost_amount: z.int(),
    before_amount: z.int(),
  })
  .meta({ id: 'BreakdownRow' })
export type BreakdownRow = z.output<typeof BreakdownRow>
const Steps = z.object({
  visit: z.int(),
  product: z.int(),
  cart: z.int(),
  checkout: z.int(),
  /** Paid in the period. */
  orders: z.int(),
})
const Cohort = z.object({
  /** The month of the first purchase: 2026-11. */
  month: z.string(),
  members: z.int(),
  /** How many of them bought again in the nth month after; shorter for younger months. */
  returned: z.array(z.int()),
})

/** Figures of the shop, counted from the orders themselves. */
export const statistics = {
  sales: endpoint({
    method: 'GET',
    path: '/api/v1/staff/statistics/sales',
    summary: '기간 매출',
    access: staff,
    query: z.object(period).refine(isShort, wrongPeriod),
    reply: z.object({
      period: Period,
      before: Period,
      totals: z.object({ now: Totals, before: Totals }),
      days: z.object({ now: z.array(SalesDay), before: z.array(SalesDay) }),
      /** Orders by weekday (Sunday first) and hour in Seoul. */
      hours: z.array(z.array(z.int())),
    }),
  }),
  breakdown: endpoint({
    method: 'GET',
    path: '/api/v1/staff/statistics/breakdown',
    summary: '항목별 매출',
    access: staff,
    query: z.object({ ...period, by: z.enum(breakdowns) }).refine(isShort, wrongPeriod),
    reply: z.object({
      rows: z.array(BreakdownRow),
      /** All rows there are; the screen shows the first hundred. */
      total: z.int(),
    }),
  }),
  /** From visits to paid orders; visits are counted, and no one is known by them. */
  conversion: endpoint({
    method: 'GET',
    path: '/api/v1/staff/statistics/conversion',
    summary: '방문에서 주문까지',
    access: staff,
    query: z.object(period).refine(isShort, wrongPeriod),
    reply: z.object({ now: Steps, before: Steps }),
  }),
  cohorts: endpoint({
    method: 'GET',
    path: '/api/v1/staff/statistics/cohorts',
    summary: '첫 구매 달별 재구매',
    access: staff,
    reply: z.object({ data: z.array(Cohort) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/v1/staff/statistics/export',
    summary: '통계 내려받기 (CSV)',
    access: staff,
    query: z.object({ ...period, by: z.enum(['day', ...breakdowns]) }).refine(isShort, wrongPeriod),
    sends: 'file',
    reply: FileContent,
  }),
}
