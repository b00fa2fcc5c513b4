import type { Context } from '@sillage/server-kit/context.ts'
import type { PaymentState } from '../../../order/payment-words.ts'
import type { LockedOrder } from '../../../order/server/lines.ts'
import { type Known, paymentPart, receivedPart, recordPayment } from '../change-payment.ts'
import { closeDiscrepancy, openDiscrepancy } from '../discrepancy.ts'
import { isCanceledUnpaid, isEnded, markPaid, whyCanceledUnpaid } from '../mark-paid.ts'
import { notifyOverpaid, notifyUnderpaid } from '../messages.ts'
import { recordRefund } from '../refund.ts'
import type { PaymentRow } from '../tables.ts'
import { refundLatePayment } from './refund-late-payment.ts'

/** A deposit of another amount than was due: after an underpayment the rest is awaited, an excess is refunded. */
export async function recordMismatchedDeposit(
  ctx: Context,
  locked: LockedOrder,
  payment: PaymentRow,
  known: Known,
): Promise<PaymentState> {
  const came = paymentPart(payment, known)
  if (came > payment.amount) return takeTooMuch(ctx, locked, payment, known)
  if (isCanceledUnpaid(locked))
    return refundLatePayment(ctx, locked, payment, { known, why: await whyCanceledUnpaid(ctx, locked) })
  if (isEnded(locked)) return refundLatePayment(ctx, locked, payment, { known, why: 'ended' })
  await recordPayment(ctx, payment, 'underpaid', known)
  await openDiscrepancy(ctx, payment, known)
  await notifyUnderpaid(ctx, locked, payment, { came, ever: known.amount })
  return 'underpaid'
}

async function takeTooMuch(
  ctx: Context,
  locked: LockedOrder,
  payment: PaymentRow,
  known: Known,
): Promise<PaymentState> {
  const came = paymentPart(payment, known)
  await closeDiscrepancy(ctx, payment)
  const received = receivedPart(ctx, payment, 'overpaid', known)
  const why = await markPaid(ctx, locked, payment, { received, came_at: known.approved_at })
  if (why) return refundLatePayment(ctx, locked, payment, { known, why })
  await recordRefund(ctx, {
    payment,
    order: locked.order,
    kind: 'overpaid',
    reason: '더 입금하신 금액을 돌려드려요.',
    amount: came - payment.amount,
    request_key: `overpaid-${payment.id}-${known.amount}`,
  })
  await notifyOverpaid(ctx, locked, payment, { came, ever: known.amount })
  return 'overpaid'
}
