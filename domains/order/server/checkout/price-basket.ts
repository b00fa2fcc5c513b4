import type { Context } from '@sillage/server-kit/context.ts'
import type { CouponWorth } from '../../../coupon/discount.ts'
import { type Holding, listUsable } from '../../../coupon/server/holdings.ts'
import { findBalance } from '../../../point/server/balance.ts'
import type { Choices } from '../../checkout-contract.ts'
import { type OrderTotal, orderTotal } from '../../total.ts'
import type { DeliveryKind } from '../../words.ts'
import type { Basket, BasketLine } from './basket.ts'

/** What a basket costs with everything the buyer decided, and what they may decide with. */
export type Priced = {
  total: OrderTotal
  held: Holding[]
  balance: number
  delivery: DeliveryKind
  /** Where parcels abroad can go. */
  countries: string[]
  /** Asked for, but not this buyer's to use: refused by name, never silently. */
  unknown_coupons: number[]
}

/** The one total: the order form shows it, the order is made of it. */
export async function priceBasket(
  ctx: Context,
  basket: Basket,
  choices: Choices,
  { offering }: { offering: boolean },
): Promise<Priced> {
  const { held, balance } = await findMeans(ctx, basket, choices, { offering })
  const { rules } = basket
  const worth = new Map(held.map((holding) => [holding.issue.id, worthOf(holding)]))
  const byLine = new Map(choices.line_coupons.map(({ line_id, coupon_id }) => [line_id, coupon_id]))
  const asked = [choices.order_coupon_id, choices.shipping_coupon_id, ...byLine.values()].filter((id) => id !== null)
  const couponOf = (id: number | null | undefined) => (id ? (worth.get(id) ?? null) : null)
  const delivery = deliveryOf(basket.lines, choices)
  const total = orderTotal({
    ...{ currency: ctx.visitor.currency, points: choices.points, point_balance: balance, rules },
    order_coupon: couponOf(choices.order_coupon_id),
    shipping_coupon: couponOf(choices.shipping_coupon_id),
    way: { delivery, country: choices.country, zip: choices.zip, codes: choices.codes },
    lines: basket.lines.map((line) => ({
      ...{ product_id: line.product_id, category_ids: line.category_ids, quantity: line.quantity },
      ...{ unit_amount: line.unit_amount, unit_trace: line.unit_trace },
      weight_g: line.sellable.variant.weight_g,
      coupon: couponOf(byLine.get(line.line_id)),
    })),
  })
  const countries = rules.ems_zones.flatMap((zone) => zone.countries)
  return { total, held, balance, delivery, countries, unknown_coupons: asked.filter((id) => !worth.has(id)) }
}

/** What the member could pay with. Whoever only wants the total is not asked what they hold but do not use. */
async function findMeans(ctx: Context, { quotation }: Basket, choices: Choices, { offering }: { offering: boolean }) {
  const usesCoupons = choices.order_coupon_id || choices.shipping_coupon_id || choices.line_coupons.length > 0
  const { member } = ctx
  return {
    // A quoted price is the last word: no coupon goes on top of it.
    held: member && !quotation && (offering || usesCoupons) ? await listUsable(ctx, member.mb_id) : [],
    balance: member && (offering || choices.points > 0) ? await findBalance(ctx, member.mb_id) : 0,
  }
}

/** A coupon in a hand is known by its issue: two of a kind are two coupons. */
const worthOf = ({ issue, coupon }: Holding): CouponWorth => ({ ...coupon, id: issue.id })

/** Nothing travels where only classes are bought; abroad there is one way. */
export function deliveryOf(lines: readonly BasketLine[], { delivery, country }: Choices): DeliveryKind {
  if (!lines.some(travels)) return 'none'
  if (delivery === 'pickup') return 'pickup'
  return country === 'KR' ? 'parcel' : 'ems'
}

export const travels = ({ sellable }: BasketLine) => sellable.product.kind !== 'class'
