import { expireCoupons } from '@sillage/domains/coupon/server/expire.ts'
import { endOfIssue } from '@sillage/domains/coupon/server/issue.ts'
import { couponIssueTable, couponTable } from '@sillage/domains/coupon/server/tables.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Seeding } from '../seeding.ts'
import { coupons } from './coupons.ts'

export async function seedCoupons({ ctx }: Seeding) {
  const inDays = (days: number) => addDays(ctx.now(), days)
  for (const { ends_in, issued_to, target_ids = [], ...coupon } of coupons) {
    // A coupon ends with a day in Seoul.
    const ends_at = ends_in === undefined ? null : startOfSeoulDay(seoulDay(inDays(ends_in + 1)))
    const issued = issued_to ? 1 : 0
    const [row] = await ctx.db
      .insert(couponTable)
      .values({ ...coupon, target_ids, ends_at, issued })
      .returning()
    if (!row || !issued_to) continue
    const { mb_id, days_ago, used_days_ago } = issued_to
    const issued_at = inDays(-days_ago)
    await ctx.db.insert(couponIssueTable).values({
      coupon_id: row.id,
      mb_id,
      nth: 1,
      issued_at,
      expires_at: endOfIssue(row, issued_at),
      ...(used_days_ago !== undefined && { state: 'used' as const, used_at: inDays(-used_days_ago) }),
    })
  }
  await expireCoupons(ctx)
}
