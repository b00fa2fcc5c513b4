import type { Currency } from '@sillage/kit/money.ts'
import type { Start } from '../../order/payment-fields.ts'
import type { PaymentMethod, PaymentState, Provider } from '../../order/payment-words.ts'

/** What a buyer may be shown of how they paid. No whole card number is ever here. */
export type PaymentDetails = {
  card?: { issuer: string; last4: string; months: number }
  easy_pay?: string
  /** The provider keeps the money until the goods have come: the buyer wished so. */
  escrow?: true
  /** Where to send the money, for a virtual account or a bank transfer. */
  account?: { bank: string; number: string; holder: string; due_at: string }
  receipt_url?: string
  /** How often a deposit was unmatched: the message for each later payment is sent again. */
  unmatched?: number
}

/** A payment as its provider answers it, in our words. */
export type ProviderPayment = {
  key: string
  order_no: string
  state: Extract<
    PaymentState,
    'ready' | 'in_progress' | 'waiting_for_deposit' | 'done' | 'partial_canceled' | 'canceled' | 'aborted' | 'expired'
  >
  method: PaymentMethod
  currency: Currency
  amount: number
  canceled_amount: number
  approved_at: Date | null
  details: PaymentDetails
  capture_key?: string | undefined
  webhook_secret?: string | undefined
}

/** Something bought, as the provider may know it. */
export type Good = { sku: string; name: string; unit_amount: number; quantity: number }

/** What is needed to send a buyer off to pay. */
export type StartRequest = {
  order_no: string
  /** What is bought, in a few words: '무화과 그늘 외 2건'. */
  order_name: string
  /** The same, line by line: for escrow providers that keep the money until the goods have arrived. */
  goods: readonly Good[]
  method: PaymentMethod
  currency: Currency
  amount: number
  lang: 'kr' | 'en'
  buyer: { name: string; email: string; hp: string }
  /** Random, the same for one member each time; null for a guest. */
  customer_key: string | null
  /** Where the buyer returns to, each with the payment's token in it. */
  success_url: string
  fail_url: string
  /** How long an account to send the money to stays open. */
  valid_until: Date
}

export type Started = { start: Start /** The provider's name of it, where it is known already. */; key: string | null }

export type ConfirmRequest = {
  /** The provider's key of the payment, if it was known when it began. */
  key: string | null
  order_no: string
  currency: Currency
  amount: number
  /** What the provider wrote into the return address. */
  returned: Readonly<Record<string, string>>
  customer_key: string | null
  idempotency_key: string
}

export type CancelRequest = {
  key: string
  capture_key: string | null
  currency: Currency
  /** How much of it is refunded. */
  amount: number
  /** What is refundable before this refund; providers use it to notice two refunds at once. */
  left: number
  reason: string
  /** Only for methods that cannot be refunded as they were paid. */
  account: { bank: string; number: string; holder: string } | null
  idempotency_key: string
}

/** A webhook as it came: the body is text, because signatures are made over its bytes. */
export type ReceivedWebhook = { headers: Readonly<Record<string, string | undefined>>; body: unknown }

/** What a webhook is about. The provider is asked before anything is believed. */
export type WebhookHint = {
  event_key: string
  kind: string
  key: string | null
  order_no: string | null
  secret: string | null
}

/** Reports money that was paid without a card to the tax office. */
export type CashReceipts = {
  issue(asked: {
    order_no: string
    order_name: string
    kind: 'cash_income' | 'cash_expense'
    /** A phone number, or a business number. */
    number: string
    amount: number
    idempotency_key: string
  }): Promise<{ key: string /** The tax office's own number of it. */; number: string | null }>
  /** Without an amount all that is left of it. */
  cancel(asked: { key: string; amount?: number; idempotency_key: string }): Promise<void>
}

/** One provider's protocol. Every call carries a time-out; only what is safe to repeat is repeated. */
export type PaymentProvider = {
  name: Provider
  methods: readonly PaymentMethod[]
  /** Its payments are not real: an emulator or the provider's own test keys. */
  sandbox: boolean
  /** The shop's own account, where this takes transfers to it. */
  account?: { bank: string; number: string; holder: string }
  begin(beginning: StartRequest): Promise<Started>
  /** The provider's key of the payment in its return address, if it is there. */
  keyIn(returned: Readonly<Record<string, string>>): string | null
  confirm(confirming: ConfirmRequest): Promise<ProviderPayment>
  /** Null where the provider knows no such payment. */
  read(key: string): Promise<ProviderPayment | null>
  cancel(canceling: CancelRequest): Promise<{ key: string; canceled_amount: number }>
  /** Null where the webhook says nothing about a payment. A signature that is missing is a `PaymentDeclined`. */
  readWebhook(webhook: ReceivedWebhook): Promise<WebhookHint | null>
  /** Asks the provider whether it sent the webhook; a `PaymentDeclined` where it did not. Left out by those who cannot say. */
  verifyWebhook?(webhook: ReceivedWebhook): Promise<void>
  /** Left out by those who issue none. */
  receipts?: CashReceipts
}

/** The provider said no, and no money moved. */
export class PaymentDeclined extends Error {
  override name = 'PaymentDeclined'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** It is unknown whether money moved: no answer, or one that makes no sense. The provider is asked later. */
export class PaymentUnresolved extends Error {
  override name = 'PaymentUnresolved'
}
