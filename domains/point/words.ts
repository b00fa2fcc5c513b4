export const pointReasons = [
  'earned',
  'review',
  'welcome',
  'granted',
  'spent',
  'given_back',
  'taken_back',
  'deducted',
  'expired',
] as const
export type PointReason = (typeof pointReasons)[number]

/** How a statement names what happened. */
export const pointReasonNames = {
  earned: '구매 적립',
  review: '리뷰 적립',
  welcome: '가입 축하 적립',
  granted: '고객센터 적립',
  spent: '주문에 사용',
  given_back: '주문 취소로 돌려받음',
  taken_back: '반품으로 회수',
  deducted: '고객센터 차감',
  expired: '기간이 지나 사라짐',
} as const satisfies Record<PointReason, string>

/** Points are won: at least 1,000 at a time, in tens, never more than the goods. They live a year. */
export const pointRules = {
  minimum: 1_000,
  unit: 10,
  months: 12,
  review: 100,
  photo_review: 300,
  welcome: 2_000,
  soon_days: 30,
  /** How long points live that are given back after their own end. */
  grace_days: 30,
  /** The most that staff move at once. */
  staff_max: 1_000_000,
} as const
