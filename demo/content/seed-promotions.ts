import { promotionTable } from '@sillage/domains/content/server/promotion-tables.ts'
import { couponTable } from '@sillage/domains/coupon/server/tables.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Seeding } from '../seeding.ts'
import { promotions } from './promotions.ts'

/** After the coupons: a promotion hands out one of its own. */
export async function seedPromotions({ ctx, picture }: Seeding) {
  const dayIn = (days: number) => startOfSeoulDay(seoulDay(addDays(ctx.now(), days)))
  for (const { from, to, coupon, picture: name, ...promotion } of promotions) {
    const period = { starts_at: dayIn(from), ends_at: dayIn(to + 1) }
    const [offered] = coupon
      ? await ctx.db
          .insert(couponTable)
          .values({ ...coupon, ...period, kind: 'order', target_ids: [] })
          .returning()
      : []
    await ctx.db
      .insert(promotionTable)
      .values({ ...promotion, ...period, picture: picture(name), coupon_id: offered?.id ?? null })
  }
}
