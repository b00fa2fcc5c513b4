export const couponKinds = ['order', 'product', 'category', 'shipping'] as const
export type CouponKind = (typeof couponKinds)[number]
/** issued → reserved by an order → used; restored ones are issued again; expired ends. */
export const couponStates = ['issued', 'reserved', 'used', 'expired'] as const
export type CouponState = (typeof couponStates)[number]
