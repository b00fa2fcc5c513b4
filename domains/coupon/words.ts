export const couponKinds = ['order', 'product', 'category', 'shipping'] as const
export type CouponKind = (typeof couponKinds)[number]
/** Issued to a member, reserved by an order, used by its payment; one that is restored is issued again. */
export const couponStates = ['issued', 'reserved', 'used', 'expired'] as const
export type CouponState = (typeof couponStates)[number]
export const couponTransitions = {
  issued: ['reserved', 'expired'],
  reserved: ['used', 'issued'],
  // Reserved again where the payment turns out to be another's.
  used: ['reserved', 'issued'],
  expired: [],
} as const satisfies Record<CouponState, readonly CouponState[]>

export const couponRules = {
  code_max: 30,
  /** How long a coupon lives that a canceled order restores after the coupon's own end. */
  grace_days: 7,
  /** How many members can be named at once; a grade has no limit. */
  named_max: 1_000,
  /** How many coupons a file may make. */
  import_max: 2_000,
} as const

export const couponKindNames = {
  order: '주문 쿠폰',
  product: '상품 쿠폰',
  category: '카테고리 쿠폰',
  shipping: '배송비 쿠폰',
} as const satisfies Record<CouponKind, string>
