import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { statisticsLimits } from '../words.ts'
import { within } from './period.ts'

/** Members by the month of their first purchase, and how many bought again in each month after it. */
export async function showCohorts(ctx: Context) {
  const today = seoulDay(ctx.now())
  const months = lastMonths(today, statisticsLimits.cohorts)
  const { rows } = await ctx.db.execute<{ month: string; after: number; members: number }>(sql`
    with first as (
      select orders.mb_id, min(orders.paid_at) as at from orders
      where ${within(sql`orders.paid_at`, { from: `${months[0]}-01`, to: today })} and orders.mb_id is not null
        and not exists (select 1 from orders earlier where earlier.mb_id = orders.mb_id
          and earlier.paid_at < ${monthStart(months[0] ?? today)})
      group by 1
    )
    select to_char(first.at at time zone 'Asia/Seoul', 'YYYY-MM') as month,
      (${monthOf('orders.paid_at')} - ${monthOf('first.at')})::int as after,
      count(distinct first.mb_id)::int as members
    from first join orders on orders.mb_id = first.mb_id and orders.paid_at >= first.at group by 1, 2`)
  const counts = new Map(rows.map(({ month, after, members }) => [`${month} ${after}`, members]))
  return {
    data: months.map((month, at) => ({
      month,
      members: counts.get(`${month} 0`) ?? 0,
      returned: Array.from({ length: months.length - 1 - at }, (_, after) => counts.get(`${month} ${after + 1}`) ?? 0),
    })),
  }
}

/** Months since year 0, in Seoul. */
const monthOf = (column: string) => {
  const at = sql.raw(`${column} at time zone 'Asia/Seoul'`)
  return sql`(extract(year from ${at}) * 12 + extract(month from ${at}))`
}

const monthStart = (month: string) => sql`${`${month}-01`}::date::timestamp at time zone 'Asia/Seoul'`

function lastMonths(today: string, count: number) {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  )
}
