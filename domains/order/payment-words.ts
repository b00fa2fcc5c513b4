/** Who takes the money. */
export const providers = ['toss', 'kakaopay', 'paypal', 'bank', 'none'] as const
export type Provider = (typeof providers)[number]
export const providerNames: Record<Provider, string> = {
  toss: '토스페이먼츠',
  kakaopay: '카카오페이',
  paypal: '페이팔',
  bank: '은행',
  none: '',
}

type Traits = {
  /** The money comes days after the order: no class may wait for it that begins before. */
  settles_later?: true
  /** It cannot be refunded the way it came: the buyer names an account. */
  refunds_to_account?: true
  /** The tax office wants a receipt of it; a card's own slip is a receipt already. */
  is_cash?: true
}
type Method = Traits & { provider: Provider; currency: 'krw' | 'usd' | null; name: string }

const cash = { is_cash: true } as const
const deposit = { ...cash, settles_later: true, refunds_to_account: true } as const

/** How a buyer may pay, and who takes it; `free` is what coupons and points have paid already. */
export const paymentMethods = {
  card: { provider: 'toss', currency: 'krw', name: '신용·체크카드' },
  transfer: { provider: 'toss', currency: 'krw', name: '실시간 계좌이체', ...cash },
  virtual_account: { provider: 'toss', currency: 'krw', name: '가상계좌', ...deposit },
  easy_pay: { provider: 'toss', currency: 'krw', name: '간편결제' },
  kakaopay: { provider: 'kakaopay', currency: 'krw', name: '카카오페이' },
  bank_transfer: { provider: 'bank', currency: 'krw', name: '무통장 입금', ...deposit },
  paypal: { provider: 'paypal', currency: 'usd', name: '페이팔' },
  free: { provider: 'none', currency: null, name: '결제할 금액 없음' },
} as const satisfies Record<string, Method>
export type PaymentMethod = keyof typeof paymentMethods
// The keys of an object are its keys.
export const methodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]

const hasTrait = (method: PaymentMethod, trait: keyof Traits) => trait in paymentMethods[method]
export const methodsWith = (trait: keyof Traits) => methodNames.filter((method) => hasTrait(method, trait))
export const settlesLater = (method: PaymentMethod) => hasTrait(method, 'settles_later')
export const refundsToAccount = (method: PaymentMethod) => hasTrait(method, 'refunds_to_account')
export const isCash = (method: PaymentMethod) => hasTrait(method, 'is_cash')

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
 * Where a payment may go from each state; every move is checked against it (`payment/server/change-payment.ts`). Money
 * that does not fit turns any of those it could belong to into `unknown`.
 */
export const paymentTransitions = {
  // A deposit may be heard of before the account it came to is.
  ready: [
    'in_progress',
    'waiting_for_deposit',
    'unknown',
    'done',
    'aborted',
    'expired',
    'canceled',
    'underpaid',
    'overpaid',
    'late_deposit',
  ],
  in_progress: [
    'done',
    'waiting_for_deposit',
    'unknown',
    'aborted',
    'expired',
    'canceled',
    'underpaid',
    'overpaid',
    'late_deposit',
  ],
  unknown: ['done', 'waiting_for_deposit', 'underpaid', 'overpaid', 'late_deposit', 'aborted', 'expired', 'canceled'],
  // Aborted if the buyer chooses another method, or cancels the order.
  waiting_for_deposit: ['done', 'underpaid', 'overpaid', 'late_deposit', 'unknown', 'aborted', 'expired', 'canceled'],
  // Over if the rest is not paid, or staff refund what was.
  underpaid: [
    'done',
    'overpaid',
    'unknown',
    'partial_canceled',
    'canceled',
    'aborted',
    'expired',
    'waiting_for_deposit',
    'late_deposit',
  ],
  // Unpaid again where a deposit turns out to be for another order.
  overpaid: ['done', 'unknown', 'partial_canceled', 'canceled', 'waiting_for_deposit', 'underpaid'],
  late_deposit: ['done', 'underpaid', 'overpaid', 'unknown', 'partial_canceled', 'canceled', 'expired'],
  done: ['partial_canceled', 'canceled', 'waiting_for_deposit', 'underpaid', 'overpaid'],
  partial_canceled: ['partial_canceled', 'canceled'],
  // Money may arrive by a method that was abandoned: it pays the order, or is refunded.
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

/** States in which a try to pay came to nothing. */
export const failedPaymentStates = ['aborted', 'expired', 'canceled'] as const satisfies readonly PaymentState[]
export const isFailedPayment = (state: PaymentState) => (failedPaymentStates as readonly PaymentState[]).includes(state)

/** Our own parameters in the address a buyer returns to: no provider uses these names, PayPal's own is `token`. */
export const returnWords = { token: 'shop_token', step: 'shop_step' } as const

export const paymentLimits = {
  /** How many orders of one buyer may wait for a transfer at a time: by account, or by a guest's phone or mail. */
  open_deposits: 5,
  guest_open_deposits: 2,
  /** How much longer, if a part was paid: the rest may be in a statement that was not imported yet. */
  short_grace_days: 1,
  /** A confirmation without an answer is asked about after this. */
  check_after_seconds: 30,
  /** How long the return address of a payment works. */
  return_hours: 24,
} as const
