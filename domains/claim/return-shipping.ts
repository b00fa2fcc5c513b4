import type { Currency } from '@sillage/kit/money.ts'
import { type ShippingAsk, shippingCost } from '../shipping/cost.ts'
import type { ShippingRules } from '../shipping/words.ts'
import type { Fault } from './words.ts'

/** Some pieces of an order that stay together: kept by the buyer, or claimed at once. */
export type Piece = {
  id: number
  quantity: number
  unit_amount: number
  discount_amount: number
  point_amount: number
  total_amount: number
  /** Of one. */
  weight_g: number
  /** A class does not. */
  travels: boolean
  coupon_id: number | null
  gone: { how: 'canceled' | 'returned'; fault: Fault } | null
}

/** What of an order decides its shipping costs: what was paid for it, and by which rules. */
export type Shipped = {
  currency: Currency
  /** What the goods cost after coupons, when it was ordered. */
  goods_value: number
  shipping_amount: number
  /** What a coupon took off shipping. */
  shipping_discount: number
  destination: Pick<ShippingAsk, 'delivery' | 'country' | 'zip'>
  /** The rules that were valid when it was ordered. */
  rules: ShippingRules
}

/**
 * What the buyer owes for the outward shipping, given what they keep. What a buyer returns no longer counts towards
 * free shipping; what the shop could not deliver as promised still does. If nothing is sent, nothing is owed.
 */
export function owedShipping(order: Shipped, pieces: readonly Piece[]): number {
  const carried = pieces.filter(usesShipping)
  if (carried.length === 0) return 0
  const given_up = pieces.filter(({ gone }) => gone?.fault === 'buyer')
  const value = order.goods_value - sum(given_up, ({ total_amount, point_amount }) => total_amount + point_amount)
  const now = costOf(order, value, carried)
  const then = costOf(order, order.goods_value, pieces)
  if (now === null || then === null) return order.shipping_amount
  return Math.max(0, order.shipping_amount + now - then)
}

/** The shop sent it, or will, and it was not returned through the shop's fault. */
export const usesShipping = ({ travels, gone }: Piece) =>
  travels && (gone === null || (gone.how === 'returned' && gone.fault === 'buyer'))

function costOf(
  { rules, destination, currency, shipping_discount }: Shipped,
  goods_amount: number,
  pieces: readonly Piece[],
) {
  const weight_g = sum(pieces, (piece) => piece.weight_g * piece.quantity)
  const cost = shippingCost(rules, { ...destination, currency, goods_amount, weight_g })
  return typeof cost === 'string' ? null : Math.max(0, cost.fee - shipping_discount) + cost.extra
}

/** What fetching something from the buyer costs. From abroad they post it themselves; to a store they bring it. */
export function collectionFee({ rules, destination, currency }: Shipped): number {
  if (destination.delivery !== 'parcel') return 0
  // Less than nothing is never enough for free shipping, however low the shop sets that.
  const cost = shippingCost(rules, { ...destination, currency, goods_amount: -1, weight_g: 0 })
  return typeof cost === 'string' ? 0 : cost.amount
}

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((total, item) => total + amountOf(item), 0)
