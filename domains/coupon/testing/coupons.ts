import type { Context } from '@sillage/server-kit/context.ts'
import { couponTable } from '../server/tables.ts'

type Given = Partial<typeof couponTable.$inferInsert>

/** A coupon of 3,000 won for any order, with the given changes. */
export async function givenCoupon(ctx: Context, changes: Given = {}) {
  const usual = {
    name: '첫 향 쿠폰',
    name_en: 'First scent',
    kind: 'order',
    target_ids: [],
    amount_krw: 3_000,
  } as const
  const [coupon] = await ctx.db
    .insert(couponTable)
    .values({ ...usual, target_ids: [], ...changes })
    .returning()
  if (!coupon) throw new Error('an inserted coupon was not returned')
  return coupon
}
