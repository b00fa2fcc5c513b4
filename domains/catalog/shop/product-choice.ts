import { type Currency, type Money, money } from '@sillage/kit/money.ts'
import { extraOf } from '../../custom/personal.ts'
import { type Filled, inputsOf } from '../../custom/shop/filled.ts'
import type { Product, Variant } from '../contract.ts'
import type { OfferRules } from '../offer-contract.ts'
import { type Price, unitPrice } from '../price.ts'

/** What the visitor has pressed so far; add-ons as pieces by variant. */
export type Chosen = {
  variant_id: number | undefined
  quantity: number
  add_ons: Readonly<Record<number, number>>
  /** What was filled in, by the key of its field. */
  personal?: Filled
}
type AddOn = Product['add_ons'][number]

/** What that comes to: everything the page shows of it and everything the cart needs. */
export type Choice = {
  variant: Variant | undefined
  quantity: number
  limits: QuantityLimits
  /** One piece, when so many are bought. */
  price: Price
  add_ons: { piece: AddOn; quantity: number; amount: number }[]
  total: Money
  /** Nothing to put in the cart where this is null. */
  line: {
    variant_id: number
    quantity: number
    personal: { key: string; value: string }[]
    add_ons: { variant_id: number; quantity: number }[]
  } | null
}
type QuantityLimits = { min: number; max: number }

/** Rules of this buyer's own, by variant; what is not there is everyone's. */
export type Offers = ReadonlyMap<number, OfferRules>
export type Terms = { offers: Offers; currency: Currency }

const mostInCart = 999
// The rules say what holds now, so it is never looked at.
const anytime = new Date(0)

export function choiceOf(product: Product, chosen: Chosen, terms: Terms): Choice {
  const variant = product.variants.find(({ id }) => id === chosen.variant_id)
  const limits = quantityLimits(product, variant)
  const quantity = Math.min(Math.max(chosen.quantity, limits.min), limits.max)
  const personal = inputsOf(chosen.personal ?? {})
  const extra = extraOf(product.personal_fields, personal, terms.currency)
  const price = variant ? priceOf(variant, quantity, terms, extra) : plainPrice(product, terms.currency)
  const add_ons = product.add_ons.flatMap((piece) => addOnOf(piece, chosen.add_ons[piece.variant_id] ?? 0, terms))
  const amount = price.amount * quantity + add_ons.reduce((sum, each) => sum + each.amount, 0)
  return {
    variant,
    quantity,
    limits,
    price,
    add_ons,
    total: money(amount, terms.currency),
    line:
      variant && !variant.sold_out
        ? {
            variant_id: variant.id,
            quantity,
            personal: personal.map(({ key, value }) => ({ key, value })),
            add_ons: add_ons.map(({ piece, quantity }) => ({ variant_id: piece.variant_id, quantity })),
          }
        : null,
  }
}

/** What a piece of a variant costs this buyer, so many at once. */
export function priceOf(
  { id, rules }: Pick<Variant, 'id' | 'rules'>,
  quantity: number,
  { offers, currency }: Terms,
  extra = 0,
) {
  return unitPrice((offers.get(id) ?? rules)[currency], { quantity, at: anytime, extra })
}

function addOnOf(piece: AddOn, wanted: number, terms: Terms) {
  const quantity = piece.sold_out ? 0 : Math.min(wanted, addOnMax(piece))
  if (quantity === 0) return []
  const { amount } = priceOf({ id: piece.variant_id, rules: piece.rules }, quantity, terms)
  return [{ piece, quantity, amount: amount * quantity }]
}

export const addOnMax = ({ left }: Pick<AddOn, 'left'>) => left ?? mostInCart

function quantityLimits({ min_quantity, max_quantity }: Product, variant: Variant | undefined): QuantityLimits {
  return { min: min_quantity, max: Math.min(max_quantity ?? mostInCart, variant?.left ?? mostInCart) }
}

/** A product without a variant can be looked at, not bought. */
function plainPrice({ price, list_price }: Product, currency: Currency): Price {
  const { amount } = price[currency]
  const list_amount = (list_price ?? price)[currency].amount
  return { amount, list_amount, trace: [{ step: 'base', amount }] }
}
