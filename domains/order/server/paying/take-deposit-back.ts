import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { type Held, moveLines } from '../lines/move-lines.ts'
import { discrepancyTable, type PaymentRow, paymentTable } from '../payment-tables.ts'

/** An answer may have been on its way while the money came: only what is older than this was taken back. */
const settledMs = 60_000

/**
 * A bank may take a deposit back. The account waits again; what has not been packed stays until somebody has looked.
 * In the caller's transaction, under the order's lock.
 */
export async function takeDepositBack(ctx: Context, held: Held, payment: PaymentRow): Promise<void> {
  if (!payment.approved_at || ctx.now().getTime() - payment.approved_at.getTime() < settledMs) return
  await ctx.db
    .update(paymentTable)
    .set({ state: 'waiting_for_deposit', deposited_amount: 0, approved_at: null })
    .where(eq(paymentTable.id, payment.id))
  const here = held.lines.filter(({ state }) => state === 'paid' || state === 'preparing')
  await moveLines(ctx, held, here, { to: 'held', actor: 'provider', kind: 'deposit_bounced' })
  await ctx.db
    .insert(discrepancyTable)
    .values({
      ...{ kind: 'order_without_payment', subject: `order ${held.order.id}`, payment_id: payment.id },
      ...{ order_id: held.order.id, proposal: 'hold', found: { bounced: payment.deposited_amount } },
    })
    .onConflictDoNothing()
}
