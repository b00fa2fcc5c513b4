/** What sales can be broken down by. */
export const breakdowns = ['product', 'category', 'grade', 'method', 'coupon'] as const
export type Breakdown = (typeof breakdowns)[number]

/** What the period is compared with: the days right before it, or the same days a year earlier. */
export const comparisons = ['previous', 'year'] as const
export type Comparison = (typeof comparisons)[number]

export const statisticsLimits = {
  /** The longest period of one request. */
  days: 366,
  /** Rows of a breakdown on the screen; the file has all of them. */
  rows: 100,
  /** Months of first buyers. */
  cohorts: 6,
} as const
