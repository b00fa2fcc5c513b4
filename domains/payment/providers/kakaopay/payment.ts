import { z } from 'zod'
import { PaymentUnresolved, type ProviderPayment } from '../provider.ts'

const Total = z.object({ total: z.int().min(0) })

/** What KakaoPay answers when the money is taken. */
export const Approved = z.object({
  tid: z.string(),
  partner_order_id: z.string(),
  amount: Total,
  approved_at: z.string(),
})

/** A payment as KakaoPay knows it, with everything that was done to it. */
export const Order = z.object({
  tid: z.string(),
  status: z.string(),
  partner_order_id: z.string(),
  amount: Total,
  canceled_amount: Total.nullish(),
  cancel_available_amount: Total.nullish(),
  created_at: z.string().nullish(),
  approved_at: z.string().nullish(),
  payment_action_details: z
    .array(z.object({ aid: z.string(), payment_action_type: z.string(), payload: z.string().nullish() }))
    .nullish(),
})
export type Order = z.output<typeof Order>

const states: Record<string, ProviderPayment['state']> = {
  READY: 'ready',
  SEND_TMS: 'ready',
  OPEN_PAYMENT: 'ready',
  SELECT_METHOD: 'ready',
  ARS_WAITING: 'ready',
  AUTH_PASSWORD: 'ready',
  SUCCESS_PAYMENT: 'done',
  PART_CANCEL_PAYMENT: 'partial_canceled',
  CANCEL_PAYMENT: 'canceled',
  FAIL_AUTH_PASSWORD: 'aborted',
  QUIT_PAYMENT: 'aborted',
  FAIL_PAYMENT: 'aborted',
}

/** KakaoPay closes a payment that was not approved within a quarter of an hour, and may still call it ready. */
const openMinutes = 30

export function paymentOfOrder(order: Order, now: Date): ProviderPayment {
  const state = states[order.status]
  if (!state) throw new PaymentUnresolved(`KakaoPay calls a payment ${order.status}`)
  const created_at = order.created_at ? seoulTime(order.created_at) : null
  const isOver = state === 'ready' && created_at && now.getTime() - created_at.getTime() > openMinutes * 60_000
  return {
    ...tell(order),
    state: isOver ? 'expired' : state,
    canceled_amount: order.canceled_amount?.total ?? 0,
    approved_at: order.approved_at ? seoulTime(order.approved_at) : null,
  }
}

export const paymentOfApproval = (approved: z.output<typeof Approved>): ProviderPayment => ({
  ...tell(approved),
  state: 'done',
  canceled_amount: 0,
  approved_at: seoulTime(approved.approved_at),
})

const tell = ({ tid, partner_order_id, amount }: Pick<Order, 'tid' | 'partner_order_id' | 'amount'>) => ({
  key: tid,
  order_no: partner_order_id,
  method: 'kakaopay' as const,
  currency: 'krw' as const,
  amount: amount.total,
  details: { easy_pay: '카카오페이' },
})

/** Its times are Seoul's and do not say so. */
function seoulTime(text: string): Date {
  const time = new Date(/Z|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}+09:00`)
  if (Number.isNaN(time.getTime())) throw new PaymentUnresolved('KakaoPay names a time that is none')
  return time
}
