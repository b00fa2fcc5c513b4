import { hasCities, regionNameOf } from '@sillage/kit/address-form.ts'
import type { CallInput } from '@sillage/kit/endpoint.ts'
import type { checkout, Quote } from '../../contract.ts'

type Company = { name: string; ceo: string; address: string; type: string; item: string; email: string }

/**
 * What a buyer has typed and chosen. Nothing chosen is 0 or an empty text, so that a stored draft can be compared with
 * an empty one. The guest's password is no part of it: that is never stored.
 */
export type Draft = {
  /** Whose it is; empty for a guest. */
  owner: string
  buyer: { name: string; hp: string; email: string }
  same_as_buyer: boolean
  receiver: { name: string; hp: string }
  /** An entry of the member's address book; 0 where the address is typed. */
  address_id: number
  place: { zip: string; addr1: string; addr2: string; city: string; state: string }
  delivery: string
  /** Where a parcel abroad goes. */
  country: string
  store_id: number
  memo: string
  own_memo: string
  order_coupon_id: number
  shipping_coupon_id: number
  /** The coupon applied to each line of the cart, by the line's id. */
  line_coupons: Record<string, number>
  points: number
  method: string
  receipt: { kind: string; number: string; company: Company }
  consents: { order: boolean; privacy: boolean; no_return: boolean }
  /** The order that was made of this draft already, and what the draft was then. */
  sent: { key: string; mark: string }
}

export const emptyDraft: Draft = {
  owner: '',
  buyer: { name: '', hp: '', email: '' },
  same_as_buyer: true,
  receiver: { name: '', hp: '' },
  address_id: 0,
  place: { zip: '', addr1: '', addr2: '', city: '', state: '' },
  delivery: 'parcel',
  country: 'US',
  store_id: 0,
  memo: '',
  own_memo: '',
  order_coupon_id: 0,
  shipping_coupon_id: 0,
  line_coupons: {},
  points: 0,
  method: '',
  receipt: { kind: '', number: '', company: { name: '', ceo: '', address: '', type: '', item: '', email: '' } },
  consents: { order: false, privacy: false, no_return: false },
  sent: { key: '', mark: '' },
}

/** How the goods travel, of what is offered; what was chosen for another cart may not be. */
export function deliveryOf({ delivery }: Draft, deliveries: Quote['deliveries'] | undefined) {
  const known = ['parcel', 'pickup', 'ems', 'none'] as const
  const wished = known.find((kind) => kind === delivery) ?? 'parcel'
  if (!deliveries || deliveries.includes(wished)) return wished
  return deliveries[0] ?? 'none'
}

/** The payment method, of those offered: the first until another is chosen. */
export const methodOf = ({ method }: Draft, methods: Quote['methods']) =>
  methods.find((offered) => offered.method === method)?.method ?? methods[0]?.method

type Choices = CallInput<typeof checkout.quote>['body']
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
export function orderFingerprint({ method: _, guest_password: _password, request_key: _key, ...order }: OrderBody) {
  return JSON.stringify(order)
}
