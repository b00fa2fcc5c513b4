import type { Context } from '@sillage/server-kit/context.ts'
import { gradeOf } from '../../catalog/server/sellable.ts'
import { couponOffer } from '../../coupon/offer.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { earnedOnLines, earnPercent } from '../../point/earned.ts'
import { pointRules } from '../../point/words.ts'
import { totalRows } from '../../pricing/total-rows.ts'
import { listPickupStores } from '../../store/server/pickup-stores.ts'
import type { Choices, Quote } from '../contract.ts'
import { type Basket, type BasketLine, noReturnOf } from './basket.ts'
import { deliveriesFor, offeredMethods, type Priced, priceBasket, readBasket } from './price-basket.ts'

/** What the order form shows: what is bought, what it costs with these choices, and what else may be chosen. */
export async function quote(ctx: Context, gateways: PaymentGateways, choices: Choices): Promise<Quote> {
  return quoteBasket(ctx, gateways, await readBasket(ctx, choices), choices)
}

export async function quoteBasket(
  ctx: Context,
  gateways: PaymentGateways,
  basket: Basket,
  choices: Choices,
): Promise<Quote> {
  if (basket.refused) throw basket.refused
  const priced = await priceBasket(ctx, basket, choices, { offering: true })
  const { total, balance, shop_rules } = priced
  const { currency } = ctx.visitor
  const stores = await listPickupStores(ctx)
  return {
    cart: { id: basket.id, version: basket.version },
    quotation: basket.quotation,
    currency,
    lines: basket.lines.map((line, at) => ({ ...toLine(line), ...amountsOf(priced, at) })),
    left_out: basket.left_out,
    coupons: listOffers(ctx, basket, priced),
    point_balance: balance,
    point_minimum: shop_rules.points_minimum,
    point_max: mostPoints(priced, currency),
    goods_amount: total.goods_amount,
    discount_amount: total.discount_amount,
    point_amount: total.point_amount,
    shipping_amount: total.shipping_amount,
    total_amount: total.total_amount,
    rows: totalRows({ ...total, delivery: priced.delivery }),
    missing_for_free: total.shipping.missing,
    earns: earnedOnLines(total.lines, currency, earnPercent(gradeOf(ctx), shop_rules)),
    weight_g: basket.lines.reduce((sum, line) => sum + line.quantity * line.sellable.variant.weight_g, 0),
    refused: {
      ...total.refused,
      coupons: [
        ...total.refused.coupons,
        ...priced.unknown_coupons.map((coupon_id) => ({ coupon_id, reason: 'unknown' })),
      ],
    },
    methods: await offeredMethods(ctx, gateways, basket, total.total_amount),
    deliveries: deliveriesFor(basket.lines, { hasStores: stores.length > 0 }),
    stores,
    countries: priced.countries,
  }
}

function toLine(line: BasketLine) {
  const { product, variant } = line.sellable
  if (!product.picture) throw new Error(`product ${product.id} has no picture`)
  return {
    line_id: line.line_id,
    product_id: product.id,
    variant_id: variant.id,
    kind: product.kind,
    name: product.name,
    name_en: product.name_en,
    picture: product.picture,
    no_return: noReturnOf(line),
    option_name: line.option_name,
    option_name_en: line.option_name_en,
    personal: line.personal,
    quantity: line.quantity,
    list_amount: line.list_amount,
    unit_amount: line.unit_amount,
  }
}

function amountsOf({ total }: Priced, at: number) {
  const line = total.lines[at]
  if (!line) throw new Error('a total has a line for each line')
  return line
}

/** Each coupon with what it would take off alone, so that the buyer can see which is worth most. */
function listOffers(ctx: Context, { lines }: Basket, { holdings, total }: Priced): Quote['coupons'] {
  const bases = lines.map((line) => ({
    product_id: line.product_id,
    category_ids: line.category_ids,
    amount: line.unit_amount * line.quantity,
    line_id: line.line_id,
  }))
  const shipping = total.shipping.fee
  return holdings.map(({ issue, coupon }) => {
    const { amount, refused, on } = couponOffer(coupon, { currency: ctx.visitor.currency, lines: bases, shipping })
    return {
      id: issue.id,
      kind: coupon.kind,
      name: coupon.name,
      name_en: coupon.name_en,
      expires_at: issue.expires_at?.toISOString() ?? null,
      amount,
      refused,
      line_ids: on.map(({ line_id }) => line_id),
    }
  })
}

/** Whole units up to what is there and what the goods cost; nothing where the least is not reached. */
function mostPoints({ total, balance, shop_rules }: Priced, currency: string) {
  if (currency !== 'krw') return 0
  const most = Math.min(balance, total.goods_amount - total.discount_amount)
  const whole = most - (most % pointRules.unit)
  return whole < shop_rules.points_minimum ? 0 : whole
}
