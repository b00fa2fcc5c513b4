import type { couponTable } from '@sillage/domains/coupon/server/tables.ts'

type SeedCoupon = Omit<typeof couponTable.$inferInsert, 'starts_at' | 'ends_at' | 'target_ids'> & {
  target_ids?: number[]
  /** Days from today; the past is negative. */
  ends_in?: number
  /** Who holds one, since when, and whether it is spent. */
  issued_to?: { mb_id: string; days_ago: number; used_days_ago?: number }
}

/** Coupons of every kind, in every state a member can meet. Codes: SILLAGE26 works, SPRING26 is over, FIRST1 ran out. */
export const coupons: readonly SeedCoupon[] = [
  {
    name: '가입 축하 쿠폰',
    name_en: 'Welcome coupon',
    kind: 'order',
    amount_krw: 3_000,
    minimum_krw: 30_000,
    days: 30,
    welcome: true,
    issued_to: { mb_id: 'hana', days_ago: 352, used_days_ago: 338 },
  },
  {
    name: '캔들 켜는 계절',
    name_en: 'Candle season',
    kind: 'category',
    target_ids: [2],
    percent: 10,
    cap_krw: 8_000,
    days: 14,
    issued_to: { mb_id: 'hana', days_ago: 11 },
  },
  {
    name: '배송비 쿠폰',
    name_en: 'Shipping coupon',
    kind: 'shipping',
    amount_krw: 3_000,
    minimum_krw: 20_000,
    days: 60,
    issued_to: { mb_id: 'hana', days_ago: 20 },
  },
  {
    name: '다시 만난 향',
    name_en: 'A scent you know',
    kind: 'product',
    target_ids: [1013, 1014],
    percent: 15,
    days: 90,
    issued_to: { mb_id: 'hana', days_ago: 30 },
  },
  {
    name: '고마운 마음 쿠폰',
    name_en: 'Thank you',
    kind: 'order',
    amount_krw: 5_000,
    minimum_krw: 50_000,
    issued_to: { mb_id: 'hana', days_ago: 3 },
  },
  {
    name: '새 계절 첫 향',
    name_en: 'First scent of the season',
    kind: 'order',
    percent: 12,
    cap_krw: 15_000,
    minimum_krw: 40_000,
    code: 'SILLAGE26',
    ends_in: 60,
  },
  {
    name: '봄맞이 쿠폰',
    name_en: 'Spring coupon',
    kind: 'order',
    amount_krw: 4_000,
    minimum_krw: 30_000,
    code: 'SPRING26',
    ends_in: -150,
    issued_to: { mb_id: 'hana', days_ago: 200 },
  },
  {
    name: '한 분께만',
    name_en: 'Just for you',
    kind: 'order',
    percent: 30,
    code: 'FIRST1',
    issue_limit: 1,
    issued_to: { mb_id: 'owner', days_ago: 40 },
  },
]
