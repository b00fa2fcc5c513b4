import { z } from 'zod'
import { PaymentUnresolved, type ProviderPayment } from '../provider.ts'

const Money = z.object({ currency_code: z.literal('USD'), value: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/) })

const Capture = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: Money,
  create_time: z.iso.datetime({ offset: true }).nullish(),
})
const Refund = z.object({ id: z.string(), status: z.string(), amount: Money, custom_id: z.string().nullish() })

/** An order as PayPal knows it; ours have one purchase unit, which is named after our order. */
export const PayPalOrder = z.object({
  id: z.string().min(1),
  status: z.string(),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string(),
      amount: Money,
      payments: z.object({ captures: z.array(Capture).nullish(), refunds: z.array(Refund).nullish() }).nullish(),
    }),
  ]),
})
export type PayPalOrder = z.output<typeof PayPalOrder>

/** 1234 cents are 12.34 dollars, to the cent. */
export const toDollars = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** No fraction is ever computed with: 0.29 dollars are 29 cents, not 28.999. */
function toCents({ value }: z.output<typeof Money>): number {
  const [dollars = '', cents = ''] = value.split('.')
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

const byOrder: Record<string, ProviderPayment['state']> = {
  CREATED: 'ready',
  SAVED: 'ready',
  PAYER_ACTION_REQUIRED: 'ready',
  APPROVED: 'ready',
  VOIDED: 'aborted',
}
const byCapture: Record<string, ProviderPayment['state']> = {
  COMPLETED: 'done',
  PENDING: 'in_progress',
  PARTIALLY_REFUNDED: 'partial_canceled',
  REFUNDED: 'canceled',
  DECLINED: 'aborted',
  FAILED: 'aborted',
}
const cameToNothing = ['DECLINED', 'FAILED', 'CANCELLED']

export function paymentOf(order: PayPalOrder): ProviderPayment {
  const [{ custom_id, amount, payments }] = order.purchase_units
  const captures = payments?.captures ?? []
  const capture = captures.find(({ status }) => !cameToNothing.includes(status)) ?? captures.at(-1)
  const state = capture ? byCapture[capture.status] : byOrder[order.status]
  if (!state)
    throw new PaymentUnresolved(`PayPal calls an order ${order.status}, its capture ${capture?.status ?? 'nothing'}`)
  const given = (payments?.refunds ?? []).filter(({ status }) => !cameToNothing.includes(status))
  return {
    key: order.id,
    order_no: custom_id,
    state,
    method: 'paypal',
    currency: 'usd',
    details: {},
    amount: toCents(capture?.amount ?? amount),
    canceled_amount: given.reduce((sum, { amount }) => sum + toCents(amount), 0),
    approved_at: capture?.create_time ? new Date(capture.create_time) : null,
    capture_key: capture?.id,
  }
}

/** The refund that was made under this key, if it was. */
export function refundMade(order: PayPalOrder, key: string) {
  const refunds = order.purchase_units[0].payments?.refunds ?? []
  const made = refunds.find(({ custom_id, status }) => custom_id === key && !cameToNothing.includes(status))
  return made && { key: made.id, canceled_amount: toCents(made.amount) }
}
