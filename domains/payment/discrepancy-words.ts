export const discrepancyKinds = [
  'paid_without_order',
  'order_without_payment',
  'amount_differs',
  'refund_stuck',
] as const
export type DiscrepancyKind = (typeof discrepancyKinds)[number]

export const discrepancyStates = ['open', 'repaired', 'dismissed'] as const

/** What would mend a difference. The last two are for people: they settle it elsewhere and close it with a word. */
export const repairs = [
  /** The provider has the money: the order becomes paid, or the money goes back where it no longer can. */
  'settle',
  /** All that came goes back. */
  'refund_all',
  /** The provider gave back more than we know of: it is written down. */
  'record_refund',
  /** Nobody paid: what has not left the house is held. */
  'hold',
  /** Its money was called back: the order is given up, as its buyer could. */
  'give_up',
  'retry_refund',
  'match_deposit',
  'send_by_hand',
  'look',
] as const
export type Repair = (typeof repairs)[number]
