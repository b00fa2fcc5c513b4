import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { CouponWorth } from '../../coupon/discount.ts'
import { type Holding, listUsable } from '../../coupon/server/holdings.ts'
import type { CouponKind } from '../../coupon/words.ts'
import { ownAttempts } from '../../order/server/own-attempts.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { listMethods } from '../../payment/server/offered-methods.ts'
import { findBalance } from '../../point/server/balance.ts'
import { type OrderTotal, orderTotal } from '../../pricing/total.ts'
import { firstShopRules, type ShopRules } from '../../setting/rules.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import type { DeliveryKind } from '../../shipping/delivery.ts'
import type { Choices } from '../contract.ts'
import { attemptedIn, type Basket, type BasketLine, readCartBasket } from './basket.ts'
import { readQuotationBasket } from './quotation-basket.ts'

/** The lines to buy: those accepted from a quotation, else those chosen in the cart. */
export const readBasket = (ctx: Context, { quotation }: Pick<Choices, 'quotation'>): Promise<Basket> =>
  quotation ? readQuotationBasket(ctx, quotation) : readCartBasket(ctx)

/** What a basket costs with everything the buyer decided, and what they may decide with. */
export type Priced = {
  total: OrderTotal
  holdings: Holding[]
  balance: number
  shop_rules: ShopRules
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
  const { holdings, balance } = await findCouponsAndPoints(ctx, basket, choices, { offering })
  const { rules } = basket
  // An order without points asks for nothing of them.
  const shop_rules = offering || choices.points > 0 ? await findShopRules(ctx) : firstShopRules
  const { order_coupon, shipping_coupon, byLine, unknown_coupons } = assignCoupons(holdings, basket, choices)
  const delivery = deliveryOf(basket.lines, choices)
  const total = orderTotal({
    currency: ctx.visitor.currency,
    points: choices.points,
    point_balance: balance,
    point_minimum: shop_rules.points_minimum,
    rules,
    order_coupon,
    shipping_coupon,
    // The fee of a class includes sending its kit.
    destination: {
      delivery: basket.lines.some(isGoods) ? delivery : 'none',
      country: choices.country,
      zip: choices.zip,
    },
    lines: basket.lines.map((line) => ({
      product_id: line.product_id,
      category_ids: line.category_ids,
      quantity: line.quantity,
      unit_amount: line.unit_amount,
      list_amount: line.list_amount,
      unit_trace: line.unit_trace,
      weight_g: line.sellable.variant.weight_g,
      coupon: byLine.get(line.line_id) ?? null,
    })),
  })
  const countries = rules.ems_zones.flatMap((zone) => zone.countries)
  return { total, holdings, balance, shop_rules, delivery, countries, unknown_coupons }
}

/** Each coupon is used once, and only where its kind allows. Others are listed as refused and take nothing off. */
function assignCoupons(holdings: readonly Holding[], { lines }: Basket, choices: Choices) {
  const left = new Map(holdings.map((holding) => [holding.issue.id, worthOf(holding)]))
  const unknown_coupons: number[] = []
  const take = (id: number | null, kinds: readonly CouponKind[]) => {
    if (id === null) return null
    const coupon = left.get(id)
    if (!coupon || !kinds.includes(coupon.kind)) {
      unknown_coupons.push(id)
      return null
    }
    left.delete(id)
    return coupon
  }
  const byLine = new Map<number, CouponWorth>()
  for (const { line_id, coupon_id } of choices.line_coupons) {
    const isFree = lines.some((line) => line.line_id === line_id) && !byLine.has(line_id)
    const coupon = take(coupon_id, isFree ? ['product', 'category'] : [])
    if (coupon) byLine.set(line_id, coupon)
  }
  const order_coupon = take(choices.order_coupon_id, ['order'])
  return { order_coupon, shipping_coupon: take(choices.shipping_coupon_id, ['shipping']), byLine, unknown_coupons }
}

/** What the member could pay with. If only the total is wanted, coupons and points that are not used are not read. */
async function findCouponsAndPoints(
  ctx: Context,
  basket: Basket,
  choices: Choices,
  { offering }: { offering: boolean },
) {
  const usesCoupons = choices.order_coupon_id || choices.shipping_coupon_id || choices.line_coupons.length > 0
  const { member } = ctx
  const { quotation } = basket
  const own = member && basket.tried ? await findOwn(ctx, basket, member.mb_id) : { ids: [], points: 0 }
  return {
    // A quoted price is final: coupons do not apply to it.
    holdings: member && !quotation && (offering || usesCoupons) ? await listUsable(ctx, member.mb_id, own.ids) : [],
    balance: member && (offering || choices.points > 0) ? (await findBalance(ctx, member.mb_id)) + own.points : 0,
  }
}

/** The coupons and points that an earlier attempt has reserved: this order releases them and can use them. */
async function findOwn(ctx: Context, basket: Basket, mb_id: string) {
  const { rows } = await ctx.db.execute<{ ids: number[] | null; points: number }>(sql`
    select array_agg(id) as ids, coalesce(sum(point_amount), 0)::int as points
    from orders where mb_id = ${mb_id} and id in (${ownAttempts(attemptedIn(basket))})`)
  return { ids: rows[0]?.ids ?? [], points: rows[0]?.points ?? 0 }
}

/** A member's coupon is identified by its issue: two of a kind are two coupons. */
const worthOf = ({ issue, coupon }: Holding): CouponWorth => ({ ...coupon, id: issue.id })

/** Of classes only kits are sent, within Korea; goods are sent as chosen. */
function deliveryOf(lines: readonly BasketLine[], { delivery, country }: Choices): DeliveryKind {
  if (lines.some(isGoods)) return shippingOf({ delivery, country })
  return lines.some(needsShipping) ? 'parcel' : 'none'
}

/** What can be chosen: a kit is sent to an address, so it cannot be picked up. */
export function deliveriesFor(lines: readonly BasketLine[], { hasStores }: { hasStores: boolean }): DeliveryKind[] {
  if (!lines.some(isGoods)) return [lines.some(needsShipping) ? 'parcel' : 'none']
  const canPickUp = hasStores && !lines.some(({ has_kit }) => has_kit)
  return canPickUp ? ['parcel', 'pickup', 'ems'] : ['parcel', 'ems']
}

export function shippingOf({ delivery, country }: Pick<Choices, 'delivery' | 'country'>): DeliveryKind {
  if (delivery === 'pickup') return 'pickup'
  return country === 'KR' ? 'parcel' : 'ems'
}

const isGoods = ({ sellable }: BasketLine) => sellable.product.kind !== 'class'

export const needsShipping = (line: BasketLine) => isGoods(line) || line.has_kit

/** How what is in the basket can be paid. */
export const offeredMethods = (ctx: Context, gateways: PaymentGateways, { lines }: Basket, total_amount: number) =>
  listMethods(ctx, gateways, {
    currency: ctx.visitor.currency,
    total_amount,
    lines: lines.map(({ sellable: { product, variant } }) => ({
      kind: product.kind,
      product_id: product.id,
      variant_id: variant.id,
    })),
  })
