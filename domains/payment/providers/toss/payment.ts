import { z } from 'zod'
import type { PaymentMethod } from '../../../order/payment-words.ts'
import { type PaymentDetails, PaymentUnresolved, type ProviderPayment } from '../provider.ts'
import { bankName, cardName } from './banks.ts'

const amount = z.int().min(0)

/** A payment as Toss returns it; fields that we do not use are left out. */
const TossPayment = z.object({
  paymentKey: z.string().min(1),
  orderId: z.string().min(1),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  method: z.string().nullish(),
  currency: z.string(),
  totalAmount: amount,
  balanceAmount: amount,
  approvedAt: z.string().nullish(),
  lastTransactionKey: z.string().nullish(),
  secret: z.string().nullish(),
  useEscrow: z.boolean().nullish(),
  card: z.object({ issuerCode: z.string(), number: z.string(), installmentPlanMonths: z.int() }).nullish(),
  easyPay: z.object({ provider: z.string() }).nullish(),
  virtualAccount: z
    .object({ accountNumber: z.string(), bankCode: z.string(), customerName: z.string(), dueDate: z.string() })
    .nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
})
export type TossPayment = z.output<typeof TossPayment>

const states = {
  READY: 'ready',
  // The buyer has approved, and it was not captured: only we could capture it.
  IN_PROGRESS: 'ready',
  WAITING_FOR_DEPOSIT: 'waiting_for_deposit',
  DONE: 'done',
  CANCELED: 'canceled',
  PARTIAL_CANCELED: 'partial_canceled',
  ABORTED: 'aborted',
  EXPIRED: 'expired',
} as const satisfies Record<TossPayment['status'], ProviderPayment['state']>

const methods: Record<string, PaymentMethod> = {
  카드: 'card',
  계좌이체: 'transfer',
  가상계좌: 'virtual_account',
  간편결제: 'easy_pay',
}

/** Reads an answer that should be a payment. */
export function readPayment(answer: unknown): TossPayment {
  const read = TossPayment.safeParse(answer)
  if (!read.success) throw new PaymentUnresolved(`Toss answered without a payment: ${z.prettifyError(read.error)}`)
  return read.data
}

/** A payment from Toss, in our words. */
export function toProviderPayment(payment: TossPayment): ProviderPayment {
  const { paymentKey, orderId, status, method, currency, totalAmount, balanceAmount, approvedAt, secret } = payment
  if (currency !== 'KRW') throw new PaymentUnresolved(`Toss answered a payment in ${currency}`)
  return {
    key: paymentKey,
    order_no: orderNoOf(orderId),
    state: states[status],
    method: methods[method ?? ''] ?? 'card',
    currency: 'krw',
    amount: totalAmount,
    canceled_amount: totalAmount - balanceAmount,
    approved_at: approvedAt ? new Date(inSeoul(approvedAt)) : null,
    details: detailsOf(payment),
    webhook_secret: secret ?? undefined,
  }
}

function detailsOf({ card, easyPay, virtualAccount, receipt, useEscrow }: TossPayment): PaymentDetails {
  return {
    ...(card && {
      card: {
        issuer: cardName(card.issuerCode),
        // Some are masked to the last sign: what is no digit is not shown.
        last4: card.number.slice(-4).replace(/\D/g, ''),
        months: card.installmentPlanMonths,
      },
    }),
    ...(easyPay && { easy_pay: easyPay.provider }),
    ...(useEscrow && { escrow: true as const }),
    ...(virtualAccount && {
      account: {
        bank: bankName(virtualAccount.bankCode),
        number: virtualAccount.accountNumber,
        holder: virtualAccount.customerName,
        due_at: new Date(inSeoul(virtualAccount.dueDate)).toISOString(),
      },
    }),
    ...(receipt && { receipt_url: receipt.url }),
  }
}

/** Toss takes an order's number once, and an order may be paid in a second try: each try adds a word of its own. */
export const orderNoOf = (orderId: string) => orderId.split('_')[0] ?? orderId

/** A time without a zone is Seoul's. */
const inSeoul = (time: string) => (/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}+09:00`)
