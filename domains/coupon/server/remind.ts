import { inBoth } from '@sillage/kit/dates.ts'
import { addDays, lastMoment } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { z } from 'zod'
import { couponEnding } from '../../message/server/catalogue/offers.ts'
import { readersOf } from '../../message/server/member-reader.ts'
import { agreedToAds } from '../../message/server/permit.ts'
import { type Reader, sendMessage } from '../../message/server/send-message.ts'
import { couponIssueTable, couponTable } from './tables.ts'

const daysAhead = 3
const atOnce = 500

/**
 * Notifies members of coupons that expire in the next days, once for each coupon. By email and phone only with consent
 * to advertising.
 */
export async function remindOfCoupons(ctx: Context): Promise<void> {
  const now = ctx.now()
  const isEnding = and(
    eq(couponIssueTable.state, 'issued'),
    and(gt(couponIssueTable.expires_at, now), lte(couponIssueTable.expires_at, addDays(now, daysAhead))),
  )
  for (let after = 0; ; ) {
    const ending = await ctx.db
      .select({ issue: couponIssueTable, coupon: couponTable })
      .from(couponIssueTable)
      .innerJoin(couponTable, eq(couponTable.id, couponIssueTable.coupon_id))
      .where(and(isEnding, gt(couponIssueTable.id, after)))
      .orderBy(asc(couponIssueTable.id))
      .limit(atOnce)
    const readers = await readersOf(
      ctx,
      ending.map(({ issue }) => issue.mb_id),
    )
    for (const each of ending) {
      const to = readers.get(each.issue.mb_id)
      if (to) await ctx.transaction((ctx) => notifyEnding(ctx, to, each))
    }
    after = ending.at(-1)?.issue.id ?? 0
    if (ending.length < atOnce) return
  }
}

type Ending = { issue: typeof couponIssueTable.$inferSelect; coupon: typeof couponTable.$inferSelect }

async function notifyEnding(ctx: Context, to: Reader, { issue, coupon }: Ending) {
  const { mb_id, id, expires_at } = issue
  const email = (await agreedToAds(ctx, mb_id, 'mail')) ? to.email : ''
  const hp = (await agreedToAds(ctx, mb_id, 'sms')) ? to.hp : ''
  await sendMessage(ctx, couponEnding, {
    to: { ...to, email, hp },
    subject: `coupon:${id}`,
    transition: 'ending',
    about: `member:${mb_id}`,
    values: {
      coupon: { kr: coupon.name, en: coupon.name_en },
      ends: inBoth(({ longDate }) => longDate(expires_at ? lastMoment(expires_at) : ctx.now())),
      link: '/my-page/coupon',
    },
  })
}

export const remindOfCouponsJob = defineJob({ name: 'coupon.remind', payload: z.object({}), run: remindOfCoupons })

export const remindOfCouponsDaily = defineCron({
  name: 'coupon.remind',
  every: { dailyAt: '10:00' },
  job: remindOfCouponsJob,
  payload: {},
})
