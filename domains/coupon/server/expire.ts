import { statesBefore } from '@sillage/kit/machine.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { couponTransitions } from '../words.ts'

const atOnce = 1_000

/** Expires coupons, a batch at a time. A row that an order has locked is skipped until tomorrow. */
export async function expireCoupons(ctx: Context): Promise<void> {
  for (;;) {
    const { rowCount } = await ctx.db.execute(sql`
      update coupon_issue set state = 'expired'
      where id in (
        select id from coupon_issue where state in ${statesBefore(couponTransitions, 'expired')} and expires_at <= ${ctx.now().toISOString()}
        order by id limit ${atOnce} for update skip locked)`)
    if ((rowCount ?? 0) < atOnce) return
  }
}

export const expireCouponsJob = defineJob({ name: 'coupon.expire', payload: z.object({}), run: expireCoupons })

export const expireCouponsDaily = defineCron({
  name: 'coupon.expire',
  every: { dailyAt: '00:05' },
  job: expireCouponsJob,
  payload: {},
})
