import { randomBytes, randomInt } from 'node:crypto'
import type { Code } from './codes.ts'

type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

type Cancel = {
  cancelAmount: number
  cancelReason: string
  taxFreeAmount: number
  taxExemptionAmount: number
  refundableAmount: number
  easyPayDiscountAmount: number
  canceledAt: string
  transactionKey: string
  receiptKey: null
}

/** A payment as the service shows it. */
export type Payment = {
  mId: string
  version: '2022-11-16'
  paymentKey: string
  type: 'NORMAL'
  orderId: string
  orderName: string
  lastTransactionKey: string | null
  currency: 'KRW'
  method: '카드' | '계좌이체' | '가상계좌' | '간편결제'
  totalAmount: number
  balanceAmount: number
  suppliedAmount: number
  vat: number
  taxFreeAmount: number
  taxExemptionAmount: number
  cultureExpense: false
  status: Status
  requestedAt: string
  approvedAt: string | null
  useEscrow: boolean
  isPartialCancelable: true
  secret: string | null
  country: 'KR'
  card: object | null
  virtualAccount: {
    accountType: '일반'
    accountNumber: string
    bankCode: string
    customerName: string
    dueDate: string
    refundStatus: 'NONE' | 'COMPLETED'
    expired: boolean
    settlementStatus: 'INCOMPLETED'
    refundReceiveAccount: object | null
  } | null
  transfer: { bankCode: string; settlementStatus: 'INCOMPLETED' } | null
  mobilePhone: null
  giftCertificate: null
  easyPay: { provider: string; amount: number; discountAmount: number } | null
  foreignEasyPay: null
  receipt: { url: string } | null
  checkout: { url: string } | null
  discount: null
  failure: { code: string; message: string } | null
  cancels: Cancel[] | null
  cashReceipt: { type: ReceiptType; receiptKey: string; issueNumber: string; receiptUrl: string } | null
  cashReceipts: null
}

/** For a person's taxes, or a business's. */
export const receiptTypes = ['소득공제', '지출증빙'] as const
export type ReceiptType = (typeof receiptTypes)[number]

/** What only the service itself knows of a payment. */
export type Entry = {
  payment: Payment
  authenticatedAt: number
  validHours: number
  /** How the confirmation shall end, where it was asked to fail. */
  plan: Code | 'lost reply' | undefined
  /** The cash receipt that was asked for in the window, issued with the money. */
  receipt: ReceiptType | undefined
  /** All that was deposited, where that may differ from what was asked for. */
  deposited: number
  asked: number
}

export const newKey = (start: string) => `${start}${randomBytes(12).toString('hex')}`
export const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** In Seoul's time, as the service writes it. */
export const written = (at: number) => `${new Date(at + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`

export function taxOf(total: number) {
  const vat = Math.round(total / 11)
  return { vat, suppliedAmount: total - vat }
}

const minutes = 60_000
export const limits = { session: 10 * minutes, window: 30 * minutes }

/** What time does by itself: no one confirmed, no one paid in. */
export function age({ payment, authenticatedAt }: Entry, now: number) {
  if (payment.status === 'IN_PROGRESS' && now - authenticatedAt > limits.window) payment.status = 'EXPIRED'
  const { virtualAccount } = payment
  if (payment.status === 'WAITING_FOR_DEPOSIT' && virtualAccount && Date.parse(virtualAccount.dueDate) < now) {
    payment.status = 'EXPIRED'
    virtualAccount.expired = true
  }
}
