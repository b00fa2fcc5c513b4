export const pointReasons = [
  'earned',
  'review',
  'welcome',
  'granted',
  'spent',
  'given_back',
  'taken_back',
  'expired',
] as const
export type PointReason = (typeof pointReasons)[number]

/** Points are won: at least 1,000 at a time, in tens, never more than the goods. They live a year. */
export const pointRules = {
  minimum: 1_000,
  unit: 10,
  months: 12,
  review: 100,
  photo_review: 300,
  welcome: 2_000,
  soon_days: 30,
} as const
