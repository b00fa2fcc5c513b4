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

/** What can become of a point: a member has it, it pays an order, or it is gone for good. */
export const pointStates = ['held', 'spent', 'expired', 'taken'] as const
export type PointState = (typeof pointStates)[number]
export const pointTransitions = {
  held: ['spent', 'expired', 'taken'],
  // Held again if the order is canceled.
  spent: ['held'],
  expired: [],
  taken: [],
} as const satisfies Record<PointState, readonly PointState[]>

/** Which move each reason stands for; points that are new come from nowhere. A statement's signs follow from it. */
export const pointMoves = {
  earned: { from: null, to: 'held' },
  review: { from: null, to: 'held' },
  welcome: { from: null, to: 'held' },
  granted: { from: null, to: 'held' },
  spent: { from: 'held', to: 'spent' },
  given_back: { from: 'spent', to: 'held' },
  taken_back: { from: 'held', to: 'taken' },
  deducted: { from: 'held', to: 'taken' },
  expired: { from: 'held', to: 'expired' },
} as const satisfies Record<PointReason, { from: PointState | null; to: PointState }>

/** Reasons by what they do to a member's points. */
export type PointReasonTo<To extends PointState, From extends PointState | null = PointState | null> = {
  [Reason in PointReason]: (typeof pointMoves)[Reason] extends { from: From; to: To } ? Reason : never
}[PointReason]

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
  /** How many members staff can give points to at once. */
  many_max: 1_000,
} as const
