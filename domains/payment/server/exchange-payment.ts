import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { claimTable } from '../../claim/server/tables.ts'
import { type ClaimState, openClaimStates } from '../../claim/words.ts'
import type { LockedOrder } from '../../order/server/lines.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { notifyExchangePaid } from './messages.ts'
import { requestRefundOf } from './refund.ts'
import { paidStates, refundableAmount } from './refundable.ts'
import { type PaymentRow, paymentTable } from './tables.ts'
import { refundsToAccount } from './to-account.ts'
import { statesBefore } from './transitions.ts'

/** What exchanges of an order cost more than was paid, each try to pay it; the oldest first. */
export const listExchangePayments = (ctx: Context, claim_ids: readonly number[]): Promise<PaymentRow[]> =>
  claim_ids.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(paymentTable)
        .where(inArray(paymentTable.claim_id, [...claim_ids]))
        .orderBy(asc(paymentTable.id))

/** What has come for an exchange and has not gone back. */
export const paidIn = (payments: readonly PaymentRow[], claim_id: number): number =>
  payments.reduce(
    (sum, payment) => (payment.claim_id === claim_id && isPaid(payment) ? sum + refundableAmount(payment) : sum),
    0,
  )

const isPaid = ({ state }: PaymentRow) => (paidStates as readonly string[]).includes(state)

/** The buyer has paid for the dearer variant. Says false where it is wanted no more: then the money has to go back. */
export async function markExchangePaid(ctx: Context, held: LockedOrder, payment: PaymentRow): Promise<boolean> {
  const claim_id = payment.claim_id ?? 0
  const [claim] = await ctx.db.select().from(claimTable).where(eq(claimTable.id, claim_id)).for('update')
  if (claim?.kind !== 'exchange' || claim.settled || !isOpen(claim)) return false
  await ctx.db.insert(orderEventTable).values({
    order_id: held.order.id,
    claim_id,
    kind: 'exchange_paid',
    actor: 'provider',
    created_at: ctx.now(),
  })
  await notifyExchangePaid(ctx, held, payment)
  return true
}

const isOpen = ({ state }: { state: ClaimState }) => (openClaimStates as readonly ClaimState[]).includes(state)

type Ended = {
  claim: Pick<typeof claimTable.$inferSelect, 'id' | 'account'>
  held: LockedOrder
  staff_id?: string | null
}

/**
 * An exchange came to another end: what was paid for it goes back, and nothing more can be paid. In the caller's
 * transaction, under the order's lock; a payment that is just being taken finds the claim closed and goes back by itself.
 */
export async function refundPaidIn(ctx: Context, { claim, held, staff_id = null }: Ended): Promise<void> {
  const payments = await listExchangePayments(ctx, [claim.id])
  if (payments.length === 0) return
  await ctx.db
    .update(paymentTable)
    .set({ state: 'aborted' })
    .where(and(eq(paymentTable.claim_id, claim.id), statesBefore('aborted', 'ready')))
  for (const payment of payments.filter(isPaid))
    await refundWhole(ctx, held, payment, { account: claim.account, staff_id })
}

/** All that came by it, named by the payment: asked for twice, it goes back once. */
export const refundWhole = (
  ctx: Context,
  { order }: LockedOrder,
  payment: PaymentRow,
  { account = null, staff_id = null }: { account?: Ended['claim']['account']; staff_id?: string | null } = {},
) =>
  requestRefundOf(ctx, {
    payment,
    order,
    kind: 'exchange',
    amount: refundableAmount(payment),
    staff_id,
    ...(payment.claim_id === null ? {} : { claim_id: payment.claim_id }),
    reason: '교환하지 않게 되어 돌려드려요.',
    account: refundsToAccount.includes(payment.method) ? account : null,
    request_key: `exchange-${payment.id}`,
  })
