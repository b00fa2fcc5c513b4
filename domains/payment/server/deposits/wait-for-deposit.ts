import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { waitForMoney } from '../../../order/server/change-order.ts'
import { findShopRules } from '../../../setting/server/rules.ts'
import type { PaymentDetails } from '../../providers/provider.ts'
import { lockPayment, requireMove } from '../change-payment.ts'
import { emptyCart } from '../mark-paid.ts'
import { notifyDeposit } from '../messages.ts'
import { paymentTable } from '../tables.ts'
import { depositsUntil } from './deposit-days.ts'
import { reverseDeposit } from './reverse-deposit.ts'

type Account = NonNullable<PaymentDetails['account']>
type Waiting = {
  account: Account
  escrow?: true | undefined
  key?: string | undefined
  webhook_secret?: string | undefined
}

/**
 * The buyer will send the money: the goods are reserved until the day that was named. Repeating it is harmless. Returns
 * where to send it; null if the order was replaced or paid in the meantime.
 */
export async function waitForDeposit(ctx: Context, payment_id: number, waiting: Waiting): Promise<Account | null> {
  const { escrow, key, webhook_secret } = waiting
  return ctx.transaction(async (ctx) => {
    const { payment, locked } = await lockPayment(ctx, payment_id)
    if (payment.state === 'done') {
      await reverseDeposit(ctx, locked, payment)
      return null
    }
    if (payment.state === 'waiting_for_deposit') return payment.details.account ?? null
    if (!['ready', 'in_progress', 'unknown'].includes(payment.state)) return null
    requireMove(payment, 'waiting_for_deposit')
    const until = depositsUntil(await findShopRules(ctx), locked.order)
    const due = new Date(Math.min(Date.parse(waiting.account.due_at), until.getTime()))
    const account = { ...waiting.account, due_at: due.toISOString() }
    await ctx.db
      .update(paymentTable)
      .set({
        state: 'waiting_for_deposit',
        expires_at: due,
        ...(key ? { provider_key: key } : {}),
        ...(webhook_secret ? { webhook_secret } : {}),
        details: sql`${paymentTable.details} || ${JSON.stringify({ account, escrow })}::jsonb`,
      })
      .where(eq(paymentTable.id, payment_id))
    await waitForMoney(ctx, locked.order.id, due)
    await emptyCart(ctx, locked.order)
    await notifyDeposit(ctx, locked, payment, account)
    return account
  })
}
