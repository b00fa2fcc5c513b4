export const discrepancyKinds = [
  'paid_without_order',
  'order_without_payment',
  'amount_differs',
  'refund_stuck',
] as const
export type DiscrepancyKind = (typeof discrepancyKinds)[number]

export const discrepancyStates = ['open', 'repaired', 'dismissed'] as const

/** What would resolve a discrepancy. The last two are done by people elsewhere, who close it with a note. */
export const repairs = [
  /** The provider has the money: the order becomes paid, or the money is refunded if it no longer can. */
  'settle',
  /** All that was received is refunded. */
  'refund_all',
  /** The provider refunded more than we know of: it is recorded. */
  'record_refund',
  /** It was not paid: what was not sent yet is put on hold. */
  'hold',
  /** The bank took the money back: staff wait for it, or cancel the order. */
  'cancel_order',
  'retry_refund',
  'match_deposit',
  'send_by_hand',
  'look',
] as const
export type Repair = (typeof repairs)[number]
