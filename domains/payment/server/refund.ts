import { randomUUID } from 'node:crypto'
import { statesBefore } from '@sillage/kit/machine.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireRecentProof } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { paymentTransitions, refundsToAccount } from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import { type PaymentGateways, providerOf } from '../providers/gateways.ts'
import { PaymentDeclined } from '../providers/provider.ts'
import { markRepaired, reportDiscrepancy } from './discrepancy.ts'
import { notifyAccountNeeded, notifyRefunded } from './messages.ts'
import { type PaymentRow, paymentTable, type RefundRow, refundTable } from './tables.ts'

type Asking = {
  payment: Pick<PaymentRow, 'id'>
  order: Pick<OrderRow, 'id'>
  kind: RefundRow['kind']
  amount: number
  reason: string
  claim_id?: number
  account?: RefundRow['account']
  staff_id?: string | null
  /** The refund is only recorded; the buyer is not asked for an account. */
  has_gone?: boolean
  /** Names the refund: asked for twice, it is made once. */
  request_key?: string
}

/** Above this a member of staff proves again who they are: won, and cents. */
const provedAbove = { krw: 300_000, usd: 22_000 } as const

const refundKind = { name: 'payment.refund', payload: z.object({ refund_id: z.int() }) }

/**
 * Records a refund in the caller's transaction; a job carries it out. A recorded refund counts from here on, so that many
 * at once never refund more than was paid.
 */
export async function recordRefund(ctx: Context, { payment, order, ...asked }: Asking): Promise<RefundRow | null> {
  if (asked.amount === 0) return null
  const {
    request_key = randomUUID(),
    account = null,
    staff_id = null,
    claim_id = null,
    has_gone = false,
    ...rest
  } = asked
  const [earlier] = await ctx.db.select().from(refundTable).where(eq(refundTable.request_key, request_key))
  if (earlier) return earlier
  const [taken] = await ctx.db
    .update(paymentTable)
    .set({ canceled_amount: sql`${paymentTable.canceled_amount} + ${rest.amount}` })
    .where(
      and(
        eq(paymentTable.id, payment.id),
        lte(sql`${paymentTable.canceled_amount} + ${rest.amount}`, sql`greatest(amount, deposited_amount)`),
      ),
    )
    .returning({ method: paymentTable.method, currency: paymentTable.currency })
  if (!taken) throw new Problem(409, '환불할 수 있는 금액을 넘었어요.', { code: 'refund_too_much' })
  if (staff_id && !has_gone && rest.amount > provedAbove[taken.currency]) requireRecentProof(ctx)
  const [refund] = await ctx.db
    .insert(refundTable)
    .values({ ...rest, request_key, account, staff_id, claim_id, payment_id: payment.id, order_id: order.id })
    .returning()
  if (!refund) throw new Error('an inserted refund was not returned')
  await enqueue(ctx, refundKind, { refund_id: refund.id })
  // It waits until the buyer has named an account: they are asked once, with a link to the form.
  if (!has_gone && !account && refundsToAccount(taken.method)) await notifyAccountNeeded(ctx, refund)
  return refund
}

/** Reduces or cancels a refund that was recorded by mistake and not sent yet, in the caller's transaction. */
export async function lowerRefund(ctx: Context, { id, payment_id, amount }: RefundRow, by: number) {
  const own = eq(refundTable.id, id)
  if (by < amount)
    await ctx.db
      .update(refundTable)
      .set({ amount: amount - by })
      .where(own)
  else await ctx.db.delete(refundTable).where(own)
  await ctx.db
    .update(paymentTable)
    .set({ canceled_amount: sql`${paymentTable.canceled_amount} - ${by}` })
    .where(eq(paymentTable.id, payment_id))
  if (by === amount) await closeStuck(ctx, id)
}

/** Sends a refund again that its provider had refused, in the caller's transaction. */
export async function retryRefund(ctx: Context, refund_id: number) {
  await ctx.db
    .update(refundTable)
    .set({ state: 'requested', failure: null })
    .where(and(eq(refundTable.id, refund_id), ne(refundTable.state, 'done')))
  await enqueue(ctx, refundKind, { refund_id })
}

/** Carries out a recorded refund. The key makes the provider do it once, however often this runs. */
export const createRefundJob = (gateways: PaymentGateways) =>
  defineJob({
    ...refundKind,
    attempts: 14,
    async run(ctx, { refund_id }) {
      const found = await findOpen(ctx, refund_id)
      if (!found) return
      const { refund, payment } = found
      // Staff send a transfer by hand and record when it was sent: see staff-refunds.ts.
      if (payment.provider === 'bank') return
      // There is no account yet: the buyer who names one starts it.
      if (!refund.account && refundsToAccount(payment.method)) return
      const provider = providerOf(gateways, payment.method)
      if (!provider) throw new Error(`no provider refunds what was paid by ${payment.method}`)
      try {
        const { key } = await provider.cancel({
          key: payment.provider_key ?? '',
          capture_key: payment.capture_key,
          currency: payment.currency,
          amount: refund.amount,
          reason: refund.reason,
          account: refund.account,
          left: Math.max(payment.amount, payment.deposited_amount) - payment.canceled_amount + refund.amount,
          idempotency_key: keyOf(refund),
        })
        await finishRefund(ctx, refund, key)
      } catch (error) {
        if (!(error instanceof PaymentDeclined)) throw error
        await markFailed(ctx, refund, { failure: error.code, refusals: refund.refusals + 1 })
      }
    },
    async onDead(ctx, { refund_id }) {
      const found = await findOpen(ctx, refund_id)
      // It is not known whether it was sent: the job repeats the same request with the same key.
      if (found) await markFailed(ctx, found.refund, { failure: noAnswer, refusals: found.refund.refusals })
    },
  })

export const noAnswer = 'no_answer'

/** The same key until the refund was refused; then a new one, because a provider repeats its answers. */
const keyOf = ({ request_key, refusals }: RefundRow) =>
  refusals === 0 ? `refund-${request_key}` : `refund-${request_key}-${refusals}`

async function findOpen(ctx: Context, refund_id: number) {
  const [found] = await ctx.db
    .select({ refund: refundTable, payment: paymentTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.payment_id))
    .where(eq(refundTable.id, refund_id))
  return found && found.refund.state !== 'done' ? found : undefined
}

/** The refund has been sent. The account is not needed any more and is deleted. */
export async function finishRefund(ctx: Context, refund: RefundRow, provider_key: string) {
  const { id, payment_id } = refund
  await ctx.transaction(async (ctx) => {
    const [first] = await ctx.db
      .update(refundTable)
      .set({ state: 'done', provider_key, account: null, failure: null, done_at: ctx.now() })
      .where(and(eq(refundTable.id, id), ne(refundTable.state, 'done')))
      .returning({ id: refundTable.id })
    if (!first) return
    await ctx.db
      .update(paymentTable)
      .set({
        // After an underpayment only what was received can be refunded.
        state: sql`case when canceled_amount >= coalesce(nullif(deposited_amount, 0), amount)
          then 'canceled' when state in ${statesBefore(paymentTransitions, 'partial_canceled')}
          then 'partial_canceled' else state end`,
      })
      .where(eq(paymentTable.id, payment_id))
    await closeStuck(ctx, id)
    await notifyRefunded(ctx, refund)
  })
}

/** The provider refused: staff have to look at it. */
async function markFailed(
  ctx: Context,
  refund: RefundRow,
  { failure, refusals }: Pick<RefundRow, 'refusals'> & { failure: string },
) {
  await ctx.transaction(async (ctx) => {
    const [open] = await ctx.db
      .update(refundTable)
      .set({ state: 'failed', failure, refusals })
      .where(and(eq(refundTable.id, refund.id), ne(refundTable.state, 'done')))
      .returning({ id: refundTable.id })
    // Another attempt has succeeded meanwhile.
    if (!open) return
    await reportDiscrepancy(ctx, {
      kind: 'refund_stuck',
      subject: `refund:${refund.id}`,
      payment_id: refund.payment_id,
      order_id: refund.order_id,
      proposal: 'retry_refund',
      found: { failure, amount: refund.amount },
    })
  })
}

/** A refund that waited for staff has been sent. */
const closeStuck = (ctx: Context, refund_id: number) =>
  markRepaired(ctx, { kind: 'refund_stuck', subject: `refund:${refund_id}` })
