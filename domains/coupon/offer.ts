import { type CouponBasis, type CouponRefusal, type CouponWorth, couponDiscount } from './discount.ts'

/** What a coupon would take off alone where it does most, or why nowhere; `on` are the lines it may be laid upon. */
export type CouponOffer<Line> = { amount: number; refused: CouponRefusal | null; on: Line[] }

/** A coupon for goods lies upon one line, and is held against that line alone; any other against all of them. */
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
  // Where no line takes it, what stands in the way of those it is for says more than that others are not.
  const refused = alone.find((each) => each.refused !== 'target')?.refused ?? 'target'
  return {
    amount: Math.max(0, ...taking.map(({ amount }) => amount)),
    refused: taking.length > 0 ? null : refused,
    on: taking.map(({ line }) => line),
  }
}
