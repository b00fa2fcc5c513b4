import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import type { insight } from '../contract.ts'
import { clickRules, clickTypes } from '../words.ts'
import { clickTable } from './tables.ts'

type Sent = HandlerInput<typeof insight.click>['body']
type Counted = Omit<Sent, 'click_type'> & { click_type: Sent['click_type'] | 'visit' }

/** A step of a visit, counted like a click. */
export const countStep = (ctx: Context, { step, platform }: HandlerInput<typeof insight.visit>['body']) =>
  countClick(ctx, { click_type: 'visit', click_id: step, click_name: step, platform })

/** Counts one click. Anybody may send anything here: how often, and how many different things a day, is limited. */
export async function countClick(ctx: Context, click: Counted) {
  await limit(ctx, 'click')
  const { click_type, click_id, click_name, platform } = click
  const day = seoulDay(ctx.now())
  await ctx.db.execute(sql`
    insert into click_count as known (day, click_type, click_id, click_name, platform)
    select ${day}::date, ${click_type}, ${click_id}, ${click_name}, ${platform}
    where (select count(*) from click_count where day = ${day}::date) < ${clickRules.rowsPerDay} or exists (
      select 1 from click_count where day = ${day}::date and click_type = ${click_type}
        and click_id = ${click_id} and platform = ${platform})
    on conflict (day, click_type, click_id, platform) do update set count = known.count + 1`)
}

const clicksOn = (platform: 'pc' | 'mobile') =>
  sql<number>`coalesce(sum(${clickTable.count}) filter (where ${clickTable.platform} = ${platform}), 0)::int`

const counts = { pc: clicksOn('pc'), mobile: clicksOn('mobile'), total: sql<number>`sum(${clickTable.count})::int` }

/** What was clicked how often, over some days; the name is its latest. */
export async function listClicks(ctx: Context, query: HandlerInput<typeof insight.clicks>['query']) {
  const direction = query.order === 'asc' ? asc : desc
  const { click_type, click_id, click_name, day } = clickTable
  const condition = and(
    query.from ? gte(day, query.from) : undefined,
    query.to ? lte(day, query.to) : undefined,
    query.click_type ? eq(click_type, query.click_type) : inArray(click_type, [...clickTypes]),
  )
  const latest = sql<string>`(array_agg(${click_name} order by ${day} desc))[1]`
  const rows = await ctx.db
    .select({ click_type, click_id, click_name: latest, ...counts, things: sql<number>`count(*) over ()::int` })
    .from(clickTable)
    .where(condition)
    .groupBy(click_type, click_id)
    .orderBy(direction(counts[query.sort]), asc(click_type), asc(click_id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return toPage(rows, rows[0]?.things ?? 0, query)
}

/** Last year's counts are compared with, older ones are not. */
export const forgetClicks = (ctx: Context) =>
  ctx.db.delete(clickTable).where(lt(clickTable.day, seoulDay(addDays(ctx.now(), -clickRules.daysKept))))
