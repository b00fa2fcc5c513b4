import { type CouponBasis, type CouponRefusal, type CouponWorth, couponDiscount } from './discount.ts'

/**
 * What a coupon would take off by itself where it takes off most, or why it does not apply; `on` are the lines it may
 * be applied to.
 */
export type CouponOffer<Line> = { amount: number; refused: CouponRefusal | null; on: Line[] }

/**
 * A coupon for a product or category applies to one line, and its minimum is compared with that line; any other applies
 * to all lines.
 */
export function couponOffer<Line extends CouponBasis['lines'][number]>(
  coupon: CouponWorth,
  basis: Omit<CouponBasis, 'lines'> & { lines: readonly Line[] },
): CouponOffer<Line> {
  if (coupon.kind !== 'product' && coupon.kind !== 'category') {
    const { amount, refused } = couponDiscount(coupon, basis)
    return { amount, refused, on: [] }
  }
  const alone = basis.lines.map((line) => ({ line, ...couponDiscount(coupon, { ...basis, lines: [line] }) }))
  const taking = alone.filter(({ refused }) => refused === null)
  // If no line accepts it, the reason given is that of the lines it is for, not that other lines are not.
  const refused = alone.find((each) => each.refused !== 'target')?.refused ?? 'target'
  return {
    amount: Math.max(0, ...taking.map(({ amount }) => amount)),
    refused: taking.length > 0 ? null : refused,
    on: taking.map(({ line }) => line),
  }
}
