import type { Context } from '@sillage/server-kit/context.ts'
import { type PaymentState, settlesLater } from '../../../order/payment-words.ts'
import type { LockedOrder } from '../../../order/server/lines.ts'
import { type Known, paymentPart, recordPayment } from '../change-payment.ts'
import { notifyPaidLate } from '../messages.ts'
import { recordRefund } from '../refund.ts'
import type { PaymentRow } from '../tables.ts'
import { type LateReason, lateReason } from './late-reasons.ts'

/** Refunds money for an order that was canceled and cannot be reinstated. */
export async function refundLatePayment(
  ctx: Context,
  locked: LockedOrder,
  payment: PaymentRow,
  { known, why }: { known: Known; why: LateReason },
): Promise<PaymentState> {
  const state = settlesLater(payment.method) ? 'late_deposit' : 'done'
  const came = paymentPart(payment, known)
  await recordPayment(ctx, payment, state, known)
  await recordRefund(ctx, {
    payment,
    order: locked.order,
    kind: 'late',
    amount: came,
    reason: lateReason(why).kr,
    request_key: `late-${payment.id}-${known.amount}`,
  })
  await notifyPaidLate(ctx, locked, payment, { came, ever: known.amount, why })
  return state
}
