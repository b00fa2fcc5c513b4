import { currencyOf } from '@sillage/kit/language.ts'
import { optionWords } from '../../catalog/option-words.ts'
import { priceFor, type Sellable } from '../../catalog/server/sellable.ts'
import type { NewLine, NewOrder } from '../../checkout/server/write-order.ts'
import type { memberTable } from '../../member/server/tables.ts'
import { newOrderNumber } from '../../order/server/order-name.ts'
import { hashToken, newReturnToken } from '../../payment/server/payment-keys.ts'
import { orderTotal } from '../../pricing/total.ts'
import type { ShippingRules } from '../../shipping/words.ts'

type Offered = Sellable & { terms: Record<string, string> | null }
type Offer = { member: typeof memberTable.$inferSelect; rules: ShippingRules; now: Date; expires_at: Date }

/** The unpaid order with which a seat is offered: one seat at the member's price, nothing to ship. */
export function seatOrder(sellable: Offered, { member, rules, now, expires_at }: Offer) {
  const currency = currencyOf[member.lang]
  const { mb_id, mb_name: name, mb_hp: hp, mb_email: email, lang } = member
  const { line, total } = seatLine(sellable, { currency, rules, now })
  const order: NewOrder = {
    order_no: newOrderNumber(now),
    mb_id,
    lang,
    currency,
    buyer: { name, hp, email },
    delivery: 'none',
    receiver: { name, hp, country: 'KR', zip: '', addr1: '', addr2: '', memo: '' },
    goods_amount: total.goods_amount,
    discount_amount: 0,
    point_amount: 0,
    shipping_amount: 0,
    total_amount: total.total_amount,
    trace: total.trace,
    terms: sellable.terms ?? {},
    request_key: `class-wait-${sellable.variant.id}-${mb_id}-${now.toISOString()}`,
    expires_at,
  }
  const payment = {
    ...(currency === 'krw' ? { provider: 'toss', method: 'card' } : { provider: 'paypal', method: 'paypal' }),
    state: 'ready',
    amount: total.total_amount,
    return_token_hash: hashToken(newReturnToken()),
    expires_at,
    cart_line_ids: [],
  }
  return { order, line, payment }
}

type Pricing = { currency: 'krw' | 'usd'; rules: ShippingRules; now: Date }

function seatLine(sellable: Offered, { currency, rules, now }: Pricing) {
  const { product, variant } = sellable
  const price = priceFor(sellable, { currency, quantity: 1, at: now })
  const option = optionWords(product.option_groups, variant.values)
  const bought = { product_id: product.id, quantity: 1, unit_amount: price.amount, weight_g: variant.weight_g }
  const total = orderTotal({
    currency,
    points: 0,
    point_balance: 0,
    rules,
    order_coupon: null,
    shipping_coupon: null,
    destination: { delivery: 'none', country: 'KR', zip: '' },
    lines: [{ ...bought, category_ids: [], list_amount: price.list_amount, unit_trace: price.trace, coupon: null }],
  })
  const line: NewLine = {
    ...bought,
    add_on_to_id: null,
    position: 0,
    variant_id: variant.id,
    kind: product.kind,
    sku: variant.sku,
    name: product.name,
    name_en: product.name_en,
    option_name: option.name,
    option_name_en: option.name_en,
    discount_amount: 0,
    point_amount: 0,
    total_amount: price.amount,
    trace: price.trace,
    coupon_id: null,
    allocations: [{ variant_id: variant.id, quantity: 1 }],
    no_return: product.no_return,
  }
  return { line, total }
}
