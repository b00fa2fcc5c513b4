import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { pointRules } from '../words.ts'

const months = 12

/** What the shop owes its members in points, and when it runs out: what was granted and neither spent nor expired. */
export async function showLiability(ctx: Context) {
  const now = ctx.now().toISOString()
  const soon = addDays(ctx.now(), pointRules.soon_days).toISOString()
  const { rows: sums } = await ctx.db.execute<{ outstanding: number; members: number; expiring_soon: number }>(sql`
    select coalesce(sum("left"), 0)::float8 as outstanding, count(distinct mb_id)::int as members,
      coalesce(sum("left") filter (where expires_at <= ${soon}), 0)::float8 as expiring_soon
    from point_lot where "left" > 0 and expires_at > ${now}`)
  const { rows: expiring } = await ctx.db.execute<{ month: string; amount: number }>(sql`
    select to_char(expires_at at time zone 'Asia/Seoul' - interval '1 second', 'YYYY-MM') as month,
      sum("left")::float8 as amount
    from point_lot where "left" > 0 and expires_at > ${now} group by 1 order by 1 limit ${months}`)
  const [sum = { outstanding: 0, members: 0, expiring_soon: 0 }] = sums
  return { ...sum, months: expiring }
}
