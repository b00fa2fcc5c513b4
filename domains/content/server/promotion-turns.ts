import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { promotionTable } from './promotion-tables.ts'

/** Longer than the time between two runs, so that no turn is missed. */
const lookBackMinutes = 10

/** Cached answers say whether a promotion runs: one that has begun or ended makes them stale. */
export async function turnPromotions(ctx: Context): Promise<void> {
  const now = ctx.now().toISOString()
  const since = sql`${now}::timestamptz - make_interval(mins => ${lookBackMinutes})`
  const within = (at: AnyPgColumn) => sql`(${at} > ${since} and ${at} <= ${now}::timestamptz)`
  const { starts_at, ends_at } = promotionTable
  if ((await ctx.db.$count(promotionTable, sql`${within(starts_at)} or ${within(ends_at)}`)) > 0)
    await emptyTags(ctx, 'promotions')
}

export const turnPromotionsJob = defineJob({
  name: 'content.turn-promotions',
  payload: z.object({}),
  run: turnPromotions,
})

export const turnPromotionsEachMinute = defineCron({
  name: 'content.turn-promotions',
  every: { minutes: 1 },
  job: turnPromotionsJob,
  payload: {},
})
