/** Who takes the money. */
export const providers = ['toss', 'kakaopay', 'paypal', 'bank', 'none'] as const
export type Provider = (typeof providers)[number]

/** How a buyer may pay, and who takes it; `free` is what coupons and points have paid already. */
export const paymentMethods = {
  card: { provider: 'toss', currency: 'krw', name: '신용·체크카드' },
  transfer: { provider: 'toss', currency: 'krw', name: '실시간 계좌이체' },
  virtual_account: { provider: 'toss', currency: 'krw', name: '가상계좌' },
  easy_pay: { provider: 'toss', currency: 'krw', name: '간편결제' },
  kakaopay: { provider: 'kakaopay', currency: 'krw', name: '카카오페이' },
  bank_transfer: { provider: 'bank', currency: 'krw', name: '무통장 입금' },
  paypal: { provider: 'paypal', currency: 'usd', name: '페이팔' },
  free: { provider: 'none', currency: null, name: '결제할 금액 없음' },
} as const satisfies Record<string, { provider: Provider; currency: 'krw' | 'usd' | null; name: string }>
export type PaymentMethod = keyof typeof paymentMethods
// The keys of an object are its keys.
export const methodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]

export const paymentStates = [
  'ready',
  'in_progress',
  'waiting_for_deposit',
  'underpaid',
  'overpaid',
  'late_deposit',
  'unknown',
  'done',
  'partial_canceled',
  'canceled',
  'aborted',
  'expired',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * Where a payment may go from each state; every move is held against it (`payment/server/transitions.ts`). Money that does
 * not agree makes any of those it may be laid to `unknown`.
 */
export const paymentTransitions = {
  // A deposit may be heard of before the account it came to is.
  ready: [
    ...(['in_progress', 'waiting_for_deposit', 'unknown', 'done', 'aborted', 'expired', 'canceled'] as const),
    ...(['underpaid', 'overpaid', 'late_deposit'] as const),
  ],
  in_progress: [
    ...(['done', 'waiting_for_deposit', 'unknown', 'aborted', 'expired', 'canceled'] as const),
    ...(['underpaid', 'overpaid', 'late_deposit'] as const),
  ],
  unknown: ['done', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'aborted', 'expired', 'canceled'],
  // Aborted where the buyer takes another way, or gives the order up.
  waiting_for_deposit: [
    ...(['done', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'aborted', 'expired', 'canceled'] as const),
  ],
  // Over where the rest does not come, or somebody gives back what did.
  underpaid: [
    ...(['done', 'overpaid', 'unknown', 'partial_canceled', 'canceled', 'aborted', 'expired'] as const),
    ...(['waiting_for_deposit', 'late_deposit'] as const),
  ],
  // Unpaid again where a deposit turns out to be for another order.
  overpaid: ['done', 'unknown', 'partial_canceled', 'canceled', 'waiting_for_deposit', 'underpaid'],
  late_deposit: ['done', 'underpaid', 'overpaid', 'unknown', 'partial_canceled', 'canceled', 'expired'],
  done: ['partial_canceled', 'canceled', 'waiting_for_deposit', 'underpaid', 'overpaid'],
  partial_canceled: ['partial_canceled', 'canceled'],
  // Money may come by a way that was left: it is honoured, or goes back.
  expired: ['done', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'partial_canceled', 'canceled'],
  aborted: ['done', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'partial_canceled', 'canceled'],
  canceled: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

/** States in which money may still come or has come: an order has one such payment at most. */
export const livePaymentStates = [
  'ready',
  'in_progress',
  'waiting_for_deposit',
  'underpaid',
  'overpaid',
  'late_deposit',
  'unknown',
  'done',
  'partial_canceled',
] as const satisfies readonly PaymentState[]

/** Our own words in the address a buyer comes back to: no provider writes these, PayPal's own is `token`. */
export const returnWords = { token: 'shop_token', step: 'shop_step' } as const

export const paymentLimits = {
  /** How long a paid-later order keeps its goods. */
  deposit_days: 3,
  guest_deposit_days: 1,
  /** How many orders of one buyer may wait for a transfer at a time: by account, or by a guest's phone or mail. */
  open_deposits: 5,
  guest_open_deposits: 2,
  /** How much longer, where a part has come: the rest may stand in a statement that no one has read in yet. */
  short_grace_days: 1,
  /** A confirmation no one heard the end of is asked about after this. */
  check_after_seconds: 30,
  /** The way back from a provider stays open this long. */
  return_hours: 24,
} as const
