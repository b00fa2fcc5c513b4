import type { Currency } from '@sillage/kit/money.ts'
import type { PriceStep } from '../catalog/price.ts'
import { type CouponRefusal, type CouponStep, type CouponWorth, couponDiscount } from '../coupon/discount.ts'
import { pointRules } from '../point/words.ts'
import {
  type ShippingAsk,
  type ShippingCost,
  type ShippingRefusal,
  type ShippingStep,
  shippingCost,
} from '../shipping/cost.ts'
import type { ShippingRules } from '../shipping/words.ts'
import { allocate } from './allocate.ts'
import { totalLimit } from './words.ts'

export type TotalLine = {
  product_id: number
  category_ids: readonly number[]
  quantity: number
  unit_amount: number
  /** What a piece costs where nothing is taken off. */
  list_amount?: number
  unit_trace: readonly PriceStep[]
  weight_g: number
  coupon: CouponWorth | null
}

export type TotalAsk = {
  currency: Currency
  lines: readonly TotalLine[]
  order_coupon: CouponWorth | null
  shipping_coupon: CouponWorth | null
  /** Points to spend; what rules and balance do not allow is refused, not trimmed. */
  points: number
  point_balance: number
  /** The least that may be spent at once; of no matter where none are. */
  point_minimum?: number
  destination: Omit<ShippingAsk, 'currency' | 'goods_amount' | 'weight_g'>
  rules: ShippingRules
}

export type LineTotal = {
  amount: number
  discount_amount: number
  point_amount: number
  total_amount: number
}

export type TotalStep =
  | { step: 'lines'; amount: number; pieces?: number; list_amount?: number }
  | (CouponStep & { on: 'line' | 'order' | 'shipping'; line?: number; shares?: number[] })
  | { step: 'points'; amount: number; shares: number[] }
  | { step: 'shipping'; amount: number; trace: ShippingStep[] }

export type PointRefusal = 'currency' | 'minimum' | 'unit' | 'balance' | 'goods'

export type OrderTotal = {
  lines: LineTotal[]
  goods_amount: number
  discount_amount: number
  point_amount: number
  shipping: ShippingCost
  shipping_discount: number
  shipping_amount: number
  total_amount: number
  trace: TotalStep[]
  /** What was asked for and cannot be had; the amounts are those without it. */
  refused: {
    coupons: { coupon_id: number; reason: CouponRefusal }[]
    points: PointRefusal | null
    shipping: ShippingRefusal | null
    /** More than can be ordered at once. */
    total: 'too_high' | null
  }
}

/** What an order costs, line by line and as a whole: goods → coupons → points → shipping. The cart, the form, the charge and the refund all read this. */
export function orderTotal(ask: TotalAsk): OrderTotal {
  const amounts = ask.lines.map(({ unit_amount, quantity }) => unit_amount * quantity)
  const goods_amount = sum(amounts)
  const pieces = sum(ask.lines.map(({ quantity }) => quantity))
  const list_amount = sum(ask.lines.map((line) => (line.list_amount ?? line.unit_amount) * line.quantity))
  const trace: TotalStep[] = [{ step: 'lines', amount: goods_amount, pieces, list_amount }]
  const refused: OrderTotal['refused'] = { coupons: [], points: null, shipping: null, total: null }

  const discounts = takeCoupons(ask, amounts, trace, refused.coupons)
  const discounted = amounts.map((amount, at) => amount - (discounts[at] ?? 0))
  refused.points = refusePoints(ask, sum(discounted))
  const points = allocate(refused.points ? 0 : ask.points, discounted)
  if (sum(points) > 0) trace.push({ step: 'points', amount: sum(points), shares: points })

  const weight_g = ask.lines.reduce((total, line) => total + line.weight_g * line.quantity, 0)
  const cost = shippingCost(ask.rules, {
    ...ask.destination,
    currency: ask.currency,
    weight_g,
    goods_amount: sum(discounted),
  })
  if (typeof cost === 'string') refused.shipping = cost
  const shipping = typeof cost === 'string' ? unknownCost : cost
  trace.push({ step: 'shipping', amount: shipping.amount, trace: shipping.trace })
  const shipping_discount = takeShippingCoupon(ask, discounted, shipping, trace, refused.coupons)

  const lines = amounts.map((amount, at) => {
    const [discount_amount, point_amount] = [discounts[at] ?? 0, points[at] ?? 0]
    return { amount, discount_amount, point_amount, total_amount: amount - discount_amount - point_amount }
  })
  const shipping_amount = shipping.amount - shipping_discount
  if (goods_amount + shipping.amount > totalLimit[ask.currency]) refused.total = 'too_high'
  return {
    lines,
    goods_amount,
    discount_amount: sum(discounts),
    point_amount: sum(points),
    shipping,
    shipping_discount,
    shipping_amount,
    total_amount: goods_amount - sum(discounts) - sum(points) + shipping_amount,
    trace,
    refused,
  }
}

const unknownCost: ShippingCost = { fee: 0, extra: 0, amount: 0, missing: null, trace: [] }

type Refused = OrderTotal['refused']['coupons']

/** First the coupons on single lines, then the order's on what is left; each line's share of it is kept. */
function takeCoupons(
  { lines, currency, order_coupon }: TotalAsk,
  amounts: number[],
  trace: TotalStep[],
  refused: Refused,
) {
  const discounts = amounts.map(() => 0)
  const basisOf = (at: number) => ({
    product_id: lines[at]?.product_id ?? 0,
    category_ids: lines[at]?.category_ids ?? [],
    amount: (amounts[at] ?? 0) - (discounts[at] ?? 0),
  })
  for (const [at, { coupon }] of lines.entries()) {
    if (!coupon) continue
    const found = couponDiscount(coupon, { currency, lines: [basisOf(at)], shipping: 0 })
    if (found.refused) refused.push({ coupon_id: coupon.id, reason: found.refused })
    else {
      discounts[at] = found.amount
      trace.push({ ...found.step, on: 'line', line: at })
    }
  }
  if (!order_coupon) return discounts
  const basis = amounts.map((_, at) => basisOf(at))
  const found = couponDiscount(order_coupon, { currency, lines: basis, shipping: 0 })
  if (found.refused) {
    refused.push({ coupon_id: order_coupon.id, reason: found.refused })
    return discounts
  }
  const weights = basis.map((line) => (fits(order_coupon, line) ? line.amount : 0))
  const shares = allocate(found.amount, weights)
  trace.push({ ...found.step, on: 'order', shares })
  return discounts.map((discount, at) => discount + (shares[at] ?? 0))
}

/** An order coupon may still be for some products or categories only. */
function fits({ kind, target_ids }: CouponWorth, line: { product_id: number; category_ids: readonly number[] }) {
  if (kind === 'product') return target_ids.includes(line.product_id)
  if (kind === 'category') return line.category_ids.some((id) => target_ids.includes(id))
  return true
}

function takeShippingCoupon(
  ask: TotalAsk,
  discounted: number[],
  shipping: ShippingCost,
  trace: TotalStep[],
  refused: Refused,
) {
  const { shipping_coupon, currency } = ask
  if (!shipping_coupon) return 0
  const lines = ask.lines.map(({ product_id, category_ids }, at) => ({
    product_id,
    category_ids,
    amount: discounted[at] ?? 0,
  }))
  const found = couponDiscount(shipping_coupon, { currency, lines, shipping: shipping.fee })
  // A coupon for goods could take more off than shipping costs.
  if (shipping_coupon.kind !== 'shipping' || found.refused) {
    refused.push({ coupon_id: shipping_coupon.id, reason: found.refused ?? 'target' })
    return 0
  }
  trace.push({ ...found.step, on: 'shipping' })
  return found.amount
}

function refusePoints(
  { points, point_balance, point_minimum = 0, currency }: TotalAsk,
  goods: number,
): PointRefusal | null {
  if (points === 0) return null
  if (currency !== 'krw') return 'currency'
  if (points < point_minimum) return 'minimum'
  if (points % pointRules.unit !== 0) return 'unit'
  if (points > point_balance) return 'balance'
  return points > goods ? 'goods' : null
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
