export const pointReasons = [
  'earned',
  'review',
  'welcome',
  'granted',
  'spent',
  'restored',
  'revoked',
  'deducted',
  'expired',
] as const
export type PointReason = (typeof pointReasons)[number]

/** What can become of a point: a member has it, it pays an order, or it is gone for good. */
export const pointStates = ['available', 'spent', 'expired', 'revoked'] as const
export type PointState = (typeof pointStates)[number]
export const pointTransitions = {
  available: ['spent', 'expired', 'revoked'],
  // Available again if the order is canceled.
  spent: ['available'],
  expired: [],
  revoked: [],
} as const satisfies Record<PointState, readonly PointState[]>

/** Which move each reason stands for; points that are new come from nowhere. A statement's signs follow from it. */
export const pointMoves = {
  earned: { from: null, to: 'available' },
  review: { from: null, to: 'available' },
  welcome: { from: null, to: 'available' },
  granted: { from: null, to: 'available' },
  spent: { from: 'available', to: 'spent' },
  restored: { from: 'spent', to: 'available' },
  revoked: { from: 'available', to: 'revoked' },
  deducted: { from: 'available', to: 'revoked' },
  expired: { from: 'available', to: 'expired' },
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
  restored: '주문 취소로 환급',
  revoked: '반품으로 회수',
  deducted: '고객센터 차감',
  expired: '기간 만료',
} as const satisfies Record<PointReason, string>

/** Points are won: in tens, never more than the goods. What they are given for and how long they live, staff decide (`setting/rules.ts`). */
export const pointRules = {
  unit: 10,
  soon_days: 30,
  /** How long points live that are restored after their own end. */
  grace_days: 30,
  /** The most that staff move at once. */
  staff_max: 1_000_000,
  /** How many members staff can give points to at once. */
  many_max: 1_000,
} as const
