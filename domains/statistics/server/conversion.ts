import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { type VisitStep, visitSteps } from '../../insight/words.ts'
import { type Asked, type Span, spansOf, within } from './period.ts'

/** How many visits came how far, and how many orders were paid, beside the period it is compared with. */
export async function showConversion(ctx: Context, asked: Asked) {
  const { period, before } = spansOf(asked)
  const [now, then] = await Promise.all([conversionOf(ctx, period), conversionOf(ctx, before)])
  return { now, before: then }
}

/** Visits of both currencies, so orders of both: who pays in dollars visited the same shop. */
async function conversionOf(ctx: Context, span: Span) {
  const [counted, paid] = await Promise.all([
    ctx.db.execute<{ step: VisitStep; visits: number }>(sql`
      select click_id as step, sum(count)::int as visits from click_count
      where click_type = 'visit' and day between ${span.from}::date and ${span.to}::date group by 1`),
    ctx.db.execute<{ orders: number }>(
      sql`select count(*)::int as orders from orders where ${within(sql`paid_at`, span)}`,
    ),
  ])
  const visits = new Map(counted.rows.map(({ step, visits }) => [step, visits]))
  const [visit = 0, product = 0, cart = 0, checkout = 0] = visitSteps.map((step) => visits.get(step) ?? 0)
  return { visit, product, cart, checkout, orders: paid.rows[0]?.orders ?? 0 }
}
