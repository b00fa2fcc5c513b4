import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import type { PaymentState } from '../../order/payment-words.ts'
import { paymentTable } from './tables.ts'
import { statesBefore } from './transitions.ts'

const unsettled = [
  'ready',
  'in_progress',
  'waiting_for_deposit',
  'underpaid',
  'unknown',
] as const satisfies readonly PaymentState[]

/** No payment of the order can begin any more. One that is being confirmed is left to its end. */
export async function stopPayments(ctx: Context, order_id: number, state: 'expired' | 'aborted'): Promise<void> {
  await ctx.db
    .update(paymentTable)
    .set({ state })
    .where(and(eq(paymentTable.order_id, order_id), statesBefore(state, 'ready', 'waiting_for_deposit')))
}

/** Staff refunded what it brought: it pays nothing. Says whether it was still waited for. */
export async function abortRefunded(ctx: Context, id: number): Promise<boolean> {
  const ended = await ctx.db
    .update(paymentTable)
    .set({ state: 'aborted' })
    .where(and(eq(paymentTable.id, id), statesBefore('aborted', ...unsettled)))
    .returning({ id: paymentTable.id })
  return ended.length > 0
}

/** What the provider says it brought, written down before it is refunded. */
export async function recordDeposited(ctx: Context, id: number, deposited_amount: number): Promise<void> {
  await ctx.db.update(paymentTable).set({ deposited_amount }).where(eq(paymentTable.id, id))
}
