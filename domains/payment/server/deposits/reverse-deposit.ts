import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { markUnpaid } from '../../../order/server/change-order.ts'
import { type LockedOrder, moveLines } from '../../../order/server/lines.ts'
import { isOpenLine } from '../../../order/words.ts'
import { requireMove } from '../change-payment.ts'
import { reportDiscrepancy } from '../discrepancy.ts'
import { type PaymentRow, paymentTable } from '../tables.ts'

/**
 * The provider may have answered before the money arrived: only a payment that was paid this long ago can have been
 * reversed.
 */
const settledMs = 60_000

/**
 * The bank took a deposit back after the order was paid. The order is unpaid again and what has not been sent is put on
 * hold. Staff see a discrepancy and decide: wait until the buyer has paid again, or cancel the order. In the caller's
 * transaction, under the order's lock.
 */
export async function reverseDeposit(ctx: Context, locked: LockedOrder, payment: PaymentRow): Promise<void> {
  if (!payment.approved_at || ctx.now().getTime() - payment.approved_at.getTime() < settledMs) return
  const details = { ...payment.details, unmatched: (payment.details.unmatched ?? 0) + 1 }
  const change = { state: 'waiting_for_deposit', deposited_amount: 0, approved_at: null, details } as const
  requireMove(payment, change.state)
  await ctx.db.update(paymentTable).set(change).where(eq(paymentTable.id, payment.id))
  await markUnpaid(ctx, locked.order.id)
  const unsent = locked.lines.filter(({ state }) => state === 'paid' || state === 'preparing' || state === 'ready')
  await moveLines(ctx, locked, unsent, { to: 'on_hold', actor: 'provider', kind: 'deposit_reversed' })
  if (!locked.lines.some(({ state }) => isOpenLine(state))) return
  await reportDiscrepancy(ctx, {
    kind: 'order_without_payment',
    subject: `order:${locked.order.id}`,
    payment_id: payment.id,
    order_id: locked.order.id,
    proposal: 'cancel_order',
    found: { reversed: payment.amount },
    found_at: ctx.now(),
  })
}
