import type { Quote } from '../../contract.ts'

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
