import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import type { PaymentState } from '../../order/payment-words.ts'
import type { ProviderPayment } from '../providers/provider.ts'
import { waitForDeposit } from './deposits/wait-for-deposit.ts'
import { settle } from './settle.ts'
import { type PaymentRow, paymentTable } from './tables.ts'
import { statesBefore } from './transitions.ts'

/** Applies what a provider answers about a payment; nothing is believed that the provider itself did not say. */
export async function applyStatus(ctx: Context, payment: PaymentRow, reported: ProviderPayment): Promise<PaymentState> {
  const { state, key, details, webhook_secret } = reported
  if (state === 'done' || state === 'partial_canceled') return settle(ctx, payment.id, { ...reported, state })
  if (state === 'waiting_for_deposit' && details.account)
    await waitForDeposit(ctx, payment.id, { account: details.account, escrow: details.escrow, key, webhook_secret })
  else if (state === 'aborted' || state === 'expired' || state === 'canceled') await endPayment(ctx, payment, state)
  // Otherwise the buyer is still at it.
  else return payment.state
  return state
}

/** Nothing was paid, and nothing will be. */
export const endPayment = (ctx: Context, { id }: PaymentRow, state: 'aborted' | 'expired' | 'canceled') =>
  ctx.db
    .update(paymentTable)
    .set({ state })
    .where(and(eq(paymentTable.id, id), statesBefore(state, 'ready', 'in_progress', 'unknown', 'waiting_for_deposit')))
