import type { CouponWorth } from '../../coupon/discount.ts'
import { orderTotal, type TotalAsk, type TotalLine } from '../../pricing/total.ts'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import { type Charged, type Claimed, forfeited, type RefundOrder, refundFor } from '../refund-amounts.ts'
import type { Piece } from '../return-shipping.ts'

export const line = (unit_amount: number, quantity = 1, rest: Partial<TotalLine> = {}): TotalLine => ({
  product_id: 1,
  category_ids: [],
  quantity,
  unit_amount,
  unit_trace: [],
  weight_g: 100,
  coupon: null,
  ...rest,
})
export const coupon = (rest: Partial<CouponWorth>): CouponWorth => ({
  id: 1,
  name: '쿠폰',
  name_en: 'Coupon',
  kind: 'order',
  target_ids: [],
  amount_krw: null,
  percent: null,
  cap_krw: null,
  minimum_krw: 0,
  ...rest,
})
export const ask = (rest: Partial<TotalAsk>): TotalAsk => ({
  currency: 'krw',
  lines: [line(20_000)],
  order_coupon: null,
  shipping_coupon: null,
  points: 0,
  point_balance: 1_000_000,
  destination: { delivery: 'parcel', country: 'KR', zip: '04524' },
  rules: firstShippingRules,
  ...rest,
})

/** An order as it is after it was paid: what was asked for, what it cost, and what has been claimed of it so far. */
export function ordered(cart: TotalAsk, { classes = [] }: { classes?: number[] } = {}) {
  const total = orderTotal(cart)
  const order: RefundOrder = {
    currency: cart.currency,
    destination: cart.destination,
    rules: cart.rules,
    shipping_amount: total.shipping_amount,
    goods_value: total.goods_amount - total.discount_amount,
    shipping_discount: total.shipping_discount,
    order_coupon_id: cart.order_coupon?.id ?? null,
    shipping_coupon_id: cart.shipping_coupon?.id ?? null,
  }
  let pieces: Piece[] = cart.lines.map(({ quantity, unit_amount, weight_g, coupon }, at) => {
    const { discount_amount = 0, point_amount = 0, total_amount = 0 } = total.lines[at] ?? {}
    return {
      id: at,
      quantity,
      unit_amount,
      weight_g,
      discount_amount,
      point_amount,
      total_amount,
      travels: !classes.includes(at),
      coupon_id: coupon?.id ?? null,
      gone: null,
    }
  })
  const charged: Charged[] = []
  const back = { money: 0, points: 0 }
  const paid = { money: total.total_amount }
  return {
    total,
    back,
    paid,
    order,
    charged,
    pieces: () => pieces,
    claim(claim: Claimed) {
      const refund = refundFor(order, { pieces, charged, left: paid.money - back.money }, claim)
      if (claim.kind !== 'exchange') pieces = forfeited(pieces, claim)
      charged.push(refund.charged)
      back.money += refund.money
      back.points += refund.points
      return refund
    },
  }
}

export const cancel = (...takes: [id: number, quantity: number][]): Claimed => ({
  kind: 'cancel',
  fault: 'buyer',
  takes: takes.map(([id, quantity]) => ({ id, quantity })),
})
export const giveBack = (fault: Claimed['fault'], ...takes: [id: number, quantity: number][]): Claimed => ({
  ...cancel(...takes),
  kind: 'return',
  fault,
})
