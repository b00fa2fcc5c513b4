import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PostState } from '../words.ts'

/** When visitors see a post. */
export type Publishing = { draft: boolean; shown_from: Date | null; shown_until: Date | null }
type Columns = Record<'draft' | 'shown_from' | 'shown_until', AnyPgColumn>

/** Whether visitors see a post at a moment: the rule of every list, page, feed and site map. */
export const isShownAt = ({ draft, shown_from, shown_until }: Columns, now: Date | SQL): SQL => {
  const moment = now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now
  return sql`(not ${draft} and coalesce(${shown_from} <= ${moment}, true) and coalesce(${shown_until} > ${moment}, true))`
}

/** How a post stands, as staff read it. */
export const stateAt = ({ draft, shown_from, shown_until }: Columns, now: Date) => {
  const moment = sql`${now.toISOString()}::timestamptz`
  return sql<PostState>`case when ${draft} then 'draft' when ${shown_from} > ${moment} then 'scheduled'
    when ${shown_until} <= ${moment} then 'ended' else 'published' end`
}

/** What to write beside the texts: a post stands under the day on which visitors see it first. */
export function datesOf(ctx: Context, form: Publishing, before?: Publishing & { created_at: Date }) {
  const { draft, shown_from, shown_until } = form
  if (shown_from && shown_until && shown_from >= shown_until)
    throw invalid('shown_until', '종료 시각이 시작 시각보다 빨라요.')
  const now = ctx.now()
  const wasSeen = before !== undefined && !before.draft && (before.shown_from === null || before.shown_from <= now)
  if (wasSeen || (before && draft)) return { created_at: before.created_at }
  return { created_at: shown_from && shown_from > now ? shown_from : now }
}
