import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, gt, lte } from 'drizzle-orm'
import { z } from 'zod'
import { lockPurse } from './balance.ts'
import { pointLotTable } from './tables.ts'

const membersAtOnce = 200

/** Writes off what has ended, a member at a time; two of these at once wait for each other and do nothing twice. */
export async function expirePoints(ctx: Context): Promise<void> {
  for (;;) {
    const due = await ctx.db
      .selectDistinct({ mb_id: pointLotTable.mb_id })
      .from(pointLotTable)
      .where(and(gt(pointLotTable.left, 0), lte(pointLotTable.expires_at, ctx.now())))
      .limit(membersAtOnce)
    if (due.length === 0) return
    // Opening a purse is what empties it of ended lots.
    for (const { mb_id } of due) await ctx.transaction((ctx) => lockPurse(ctx, mb_id))
  }
}

export const expirePointsJob = defineJob({ name: 'point.expire', payload: z.object({}), run: expirePoints })

/** Lots end with the day, so this follows the turn of the day. */
export const expirePointsDaily = defineCron({
  name: 'point.expire',
  every: { dailyAt: '00:05' },
  job: expirePointsJob,
  payload: {},
})
