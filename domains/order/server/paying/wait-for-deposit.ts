import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import type { PaymentDetails } from '../../../payment/server/provider.ts'
import { paymentTable } from '../payment-tables.ts'
import { orderTable } from '../tables.ts'
import { depositsUntil } from './deposit-days.ts'
import { emptyCart } from './empty-cart.ts'
import { requireMove } from './going-to.ts'
import { lockPayment } from './lock-payment.ts'
import { takeDepositBack } from './take-deposit-back.ts'
import { tellDeposit } from './tell.ts'

type Waiting = {
  account: NonNullable<PaymentDetails['account']>
  escrow?: true | undefined
  key?: string | undefined
  notice_secret?: string | undefined
}

/** The buyer will send the money: the goods are held until the day that was named. Repeating it is harmless. */
export async function waitForDeposit(ctx: Context, payment_id: number, waiting: Waiting) {
  const { escrow, key, notice_secret } = waiting
  await ctx.transaction(async (ctx) => {
    const { payment, held } = await lockPayment(ctx, payment_id)
    // What an exchange costs more is only paid in ways that take it at once.
    if (payment.claim_id !== null) return
    if (payment.state === 'done') return takeDepositBack(ctx, held, payment)
    if (!['ready', 'in_progress', 'unknown'].includes(payment.state)) return
    requireMove(payment, 'waiting_for_deposit')
    const due = new Date(Math.min(Date.parse(waiting.account.due_at), depositsUntil(held.order).getTime()))
    const account = { ...waiting.account, due_at: due.toISOString() }
    await ctx.db
      .update(paymentTable)
      .set({
        state: 'waiting_for_deposit',
        expires_at: due,
        ...(key ? { provider_key: key } : {}),
        ...(notice_secret ? { notice_secret } : {}),
        details: sql`${paymentTable.details} || ${JSON.stringify({ account, escrow })}::jsonb`,
      })
      .where(eq(paymentTable.id, payment_id))
    await ctx.db
      .update(orderTable)
      .set({ expires_at: due, cart_mark: null, cart_line_ids: [] })
      .where(eq(orderTable.id, held.order.id))
    await emptyCart(ctx, held.order)
    await tellDeposit(ctx, held, payment, account)
  })
}
