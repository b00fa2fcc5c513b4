import { hasCities, regionNameOf } from '@sillage/kit/address-form.ts'
import type { CallInput } from '@sillage/kit/endpoint.ts'
import type { checkout, Quote } from '../../contract.ts'
import { type Draft, deliveryOf } from './draft.ts'

export type Choices = CallInput<typeof checkout.quote>['body']
export type OrderBody = CallInput<typeof checkout.place>['body']

/** The quotation that is ordered in place of the cart. */
export type Ordered = NonNullable<Choices['quotation']> | null

const home = 'KR'

/** What of a draft decides the price. A postcode counts once it is complete. */
export function choicesOf(draft: Draft, known: Pick<Quote, 'deliveries' | 'lines'> | undefined) {
  const delivery = deliveryOf(draft, known?.deliveries)
  const zip = /^\d{5}$/.test(draft.place.zip) ? draft.place.zip : ''
  const line_coupons = Object.entries(draft.line_coupons)
    .map(([line_id, coupon_id]) => ({ line_id: Number(line_id), coupon_id }))
    .filter(({ line_id }) => !known || known.lines.some((line) => line.line_id === line_id))
  return {
    delivery,
    country: delivery === 'ems' ? draft.country : home,
    zip: delivery === 'parcel' ? zip : '',
    order_coupon_id: draft.order_coupon_id || null,
    shipping_coupon_id: draft.shipping_coupon_id || null,
    line_coupons,
    points: draft.points,
  } satisfies Choices
}

/** A state that was typed for another country is not sent. */
const townOf = ({ city, state }: Draft['place'], country: string) => ({
  city: hasCities(country) ? city : '',
  state: regionNameOf(country) ? state : '',
})

type Making = {
  draft: Draft
  quote: Quote
  method: NonNullable<OrderBody['method']>
  request_key: string
  guest_password: string | null
  memo: string
  receipt: NonNullable<OrderBody['receipt']> | null
  quotation: Ordered
}

/** The order as it is sent: what was chosen, for whom, and the lines and the total that were seen. */
export function orderOf({ draft, quote, memo, ...rest }: Making): OrderBody {
  const { buyer, place, consents, same_as_buyer, store_id } = draft
  const choices = choicesOf(draft, quote)
  const travels = choices.delivery === 'parcel' || choices.delivery === 'ems'
  const isBuyer = choices.delivery === 'none' || (same_as_buyer && draft.address_id === 0)
  const { name, hp } = isBuyer ? buyer : draft.receiver
  const abroad = choices.delivery === 'ems' && townOf(place, choices.country)
  return {
    ...choices,
    ...rest,
    buyer,
    consents,
    zip: travels ? place.zip : '',
    receiver: { name, hp, memo, ...(travels && { addr1: place.addr1, addr2: place.addr2, ...abroad }) },
    store_id: choices.delivery === 'pickup' ? store_id || null : null,
    total_amount: quote.total_amount,
    shown_lines: quote.lines.map(({ variant_id, quantity, unit_amount }) => ({ variant_id, quantity, unit_amount })),
    left_out: quote.left_out,
  }
}

/** Two drafts with the same mark are the same order, however it is paid. */
export function markOf({ method: _, guest_password: _password, request_key: _key, ...order }: OrderBody) {
  return JSON.stringify(order)
}
