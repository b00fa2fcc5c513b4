import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { boardTables } from '../../board-tables.ts'

/** Longer than the pause between two looks: a turn that was missed for a moment is not missed for good. */
const lookBackMinutes = 10

/** Cached lists and pages leave out what is not shown: a post that has just come or gone makes them stale. */
export async function turnPosts(ctx: Context): Promise<void> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const since = sql`${now} - make_interval(mins => ${lookBackMinutes})`
  const within = (at: AnyPgColumn) => sql`(${at} > ${since} and ${at} <= ${now})`
  for (const { table, tag } of boardTables) {
    const turned = sql`not ${table.draft} and (${within(table.shown_from)} or ${within(table.shown_until)})`
    if ((await ctx.db.$count(table, turned)) > 0) await emptyTags(ctx, tag)
  }
}

export const turnPostsJob = defineJob({ name: 'board.turn-posts', payload: z.object({}), run: turnPosts })

export const turnPostsEachMinute = defineCron({
  name: 'board.turn-posts',
  every: { minutes: 1 },
  job: turnPostsJob,
  payload: {},
})
