import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { paymentLimits } from '../../order/payment-words.ts'
import { type PaymentGateways, providerOf } from '../providers/gateways.ts'
import { applyStatus, endPayment } from './settle.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

const atOnce = 50

/**
 * Asks providers about payments without a known outcome: the answer was lost, or the process died in between. A payment
 * is never confirmed again here, only read. Returns how many were asked about.
 */
export async function pollPayments(ctx: Context, gateways: PaymentGateways): Promise<number> {
  const before = deadSince(ctx)
  const anHourAgo = new Date(ctx.now().getTime() - 3_600_000)
  const inTheAir = and(inArray(paymentTable.state, ['in_progress', 'unknown']), lte(paymentTable.claimed_at, before))
  // Deposits are reported by webhook; one whose webhook was lost is found here.
  const waiting = and(
    inArray(paymentTable.state, ['waiting_for_deposit', 'underpaid']),
    isNotNull(paymentTable.provider_key),
    lte(paymentTable.claimed_at, anHourAgo),
  )
  const open = await ctx.db
    .select()
    .from(paymentTable)
    .where(or(inTheAir, waiting))
    .orderBy(asc(paymentTable.claimed_at))
    .limit(atOnce)
  for (const payment of open) await check(ctx, gateways, payment)
  return open.length
}

async function check(ctx: Context, gateways: PaymentGateways, payment: PaymentRow) {
  const provider = providerOf(gateways, payment.method)
  if (!provider) return
  try {
    const reported = payment.provider_key === null ? null : await provider.read(payment.provider_key)
    // The buyer approved it and it was never captured: only our call captures, and that has ended. If the provider
    // captures it after all, the money pays the order or is refunded, as with any abandoned payment.
    const isOver = isAbandoned(ctx, payment) && (reported === null || reported.state === 'ready')
    if (isOver) await endPayment(ctx, payment, 'aborted')
    else if (reported) await applyStatus(ctx, payment, reported)
  } catch (error) {
    ctx.log.warn({ payment_id: payment.id, reason: String(error) }, 'a payment could not be asked about')
  }
  // Those that stay open are asked about again after the others.
  await ctx.db
    .update(paymentTable)
    .set({ claimed_at: ctx.now() })
    .where(
      and(
        sql`id = ${payment.id}`,
        inArray(paymentTable.state, ['in_progress', 'unknown', 'waiting_for_deposit', 'underpaid']),
      ),
    )
}

/**
 * The capture began longer ago than any call lasts, and its outcome is not known: the process has died, or the provider
 * has failed or not answered.
 */
export const isAbandoned = (ctx: Context, { state, claimed_at }: Pick<PaymentRow, 'state' | 'claimed_at'>) =>
  (state === 'in_progress' || state === 'unknown') && claimed_at !== null && claimed_at <= deadSince(ctx)

const deadSince = (ctx: Context) => new Date(ctx.now().getTime() - paymentLimits.check_after_seconds * 1000)

/**
 * The buyer of such a payment is waiting: its provider is asked at once, by one of the requests. A payment that was not
 * captured is aborted, so that the order can be paid again; one that was captured is settled.
 */
export async function checkAbandoned(
  ctx: Context,
  gateways: PaymentGateways,
  payment: PaymentRow | undefined,
): Promise<void> {
  if (!payment || !isAbandoned(ctx, payment)) return
  const inTheAir = inArray(paymentTable.state, ['in_progress', 'unknown'])
  const still = and(inTheAir, lte(paymentTable.claimed_at, deadSince(ctx)))
  const [first] = await ctx.db
    .update(paymentTable)
    .set({ claimed_at: ctx.now() })
    .where(and(eq(paymentTable.id, payment.id), still))
    .returning({ id: paymentTable.id })
  if (first) await check(ctx, gateways, payment)
}
