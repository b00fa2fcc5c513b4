import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, gt, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import { claimTable } from '../../claim/server/tables.ts'
import { type PaymentState, paymentLimits, settlesLater } from '../../order/payment-words.ts'
import type { DiscrepancyKind, Repair } from '../../payment/discrepancy-words.ts'
import { type PaymentGateways, providerOf } from '../../payment/providers/gateways.ts'
import type { ProviderPayment } from '../../payment/providers/provider.ts'
import { applyStatus } from '../../payment/server/settle.ts'
import { type PaymentRow, paymentTable, refundTable } from '../../payment/server/tables.ts'
import { findShopRules } from '../../setting/server/rules.ts'

export type Finding = {
  kind: DiscrepancyKind
  /** The subject, such as `payment:17`; the same discrepancy is listed once. */
  subject: string
  payment_id?: number
  order_id?: number
  found: object
  proposal: Repair
  /** A payment without a known outcome needs no decision, and is repaired at once. */
  repair?: () => Promise<unknown>
}

/** A bank may reverse a deposit for so long after the last day on which it could be made. */
const daysToReverse = 2
/** A refund may be under way for as long as that before its provider reports a failure. */
const daysAfterRefund = 14
const atOnce = 500

/** Holds each payment of which something happened lately against what its provider says of it, the newest first. */
export async function compareWithProviders(ctx: Context, gateways: PaymentGateways): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const { payment, refunded } of recentPayments(ctx)) {
    if (isUnderWay(ctx, payment)) continue
    const reported = await ask(ctx, gateways, payment)
    const finding = reported === undefined ? null : compare(payment, refunded, reported)
    if (!finding) continue
    findings.push({
      ...finding,
      subject: `payment:${payment.id}`,
      payment_id: payment.id,
      order_id: payment.order_id,
      ...(reported && needsNoStaff(payment, finding, reported)
        ? { repair: () => applyStatus(ctx, payment, reported) }
        : {}),
    })
  }
  return findings
}

/** In batches: a busy shop has thousands. */
async function* recentPayments(ctx: Context) {
  const { deposit_days } = await findShopRules(ctx)
  for (let before = 2 ** 31 - 1; ; ) {
    const some = await ctx.db
      .select({ payment: paymentTable, refunded: refundedOf })
      .from(paymentTable)
      .where(
        and(
          lt(paymentTable.id, before),
          inArray(paymentTable.id, touchedLately(ctx, deposit_days + daysToReverse)),
          isNotNull(paymentTable.provider_key),
          notInArray(paymentTable.provider, ['bank', 'none']),
        ),
      )
      .orderBy(desc(paymentTable.id))
      .limit(atOnce)
    yield* some
    const last = some.at(-1)
    if (!last || some.length < atOnce) return
    before = last.payment.id
  }
}

/** Paid in the last days; or refunded lately, or about to be: a refund is made long after its payment. */
function touchedLately(ctx: Context, daysLooked: number) {
  const since = addDays(ctx.now(), -daysAfterRefund)
  const id = { id: paymentTable.id }
  const paid = ctx.db
    .select(id)
    .from(paymentTable)
    .where(gt(paymentTable.created_at, addDays(ctx.now(), -daysLooked)))
  const refunded = ctx.db
    .select({ id: refundTable.payment_id })
    .from(refundTable)
    .where(gt(refundTable.created_at, since))
  const claimed = ctx.db
    .select(id)
    .from(paymentTable)
    .innerJoin(claimTable, eq(claimTable.order_id, paymentTable.order_id))
    .where(gt(claimTable.changed_at, since))
  return paid.union(refunded).union(claimed)
}

/** The buyer approved it and returned, and the outcome is unknown: the provider's answer decides. */
const isInTheAir = ({ state }: PaymentRow) => state === 'in_progress' || state === 'unknown'

/** A webhook was lost or came too early: the provider's answer now decides. */
const needsNoStaff = (payment: PaymentRow, { proposal }: Difference, reported: ProviderPayment) =>
  (proposal === 'settle' && isInTheAir(payment)) ||
  (payment.state === 'done' && reported.state === 'waiting_for_deposit' && payment.method === 'virtual_account')

/** It is being confirmed right now. */
const isUnderWay = (ctx: Context, payment: PaymentRow) =>
  isInTheAir(payment) &&
  (payment.claimed_at?.getTime() ?? 0) > ctx.now().getTime() - paymentLimits.check_after_seconds * 1000

const refundedOf = sql<number>`coalesce((
  select sum(${refundTable.amount}) from ${refundTable}
  where ${eq(refundTable.payment_id, paymentTable.id)} and ${eq(refundTable.state, 'done')}), 0)`.mapWith(Number)

/** Undefined if the provider does not answer: that is no discrepancy, and the next run asks again. */
async function ask(
  ctx: Context,
  gateways: PaymentGateways,
  payment: PaymentRow,
): Promise<ProviderPayment | null | undefined> {
  const provider = providerOf(gateways, payment.method)
  if (!provider || !payment.provider_key) return undefined
  try {
    return await provider.read(payment.provider_key)
  } catch (error) {
    ctx.log.warn({ payment_id: payment.id, reason: String(error) }, 'a payment could not be compared')
    return undefined
  }
}

const ourPaid: readonly PaymentState[] = ['done', 'partial_canceled', 'overpaid', 'canceled']
const theirPaid: readonly PaymentState[] = ['done', 'partial_canceled', 'canceled']

type Difference = Pick<Finding, 'kind' | 'found' | 'proposal'>

/** The discrepancy between our payment and the provider's, with a proposal; null if they agree. */
export function compare(payment: PaymentRow, refunded: number, reported: ProviderPayment | null): Difference | null {
  const ours = { state: payment.state, amount: payment.amount, canceled_amount: payment.canceled_amount }
  const theirs = reported && {
    state: reported.state,
    amount: reported.amount,
    canceled_amount: reported.canceled_amount,
  }
  const found = { ours, theirs }
  if (!ourPaid.includes(payment.state)) return reported ? missedPayment(payment, reported, found) : null
  // All of it was refunded.
  if (payment.state === 'canceled' && reported && reported.amount === reported.canceled_amount) return null
  if (!reported || !theirPaid.includes(reported.state))
    return { kind: 'order_without_payment', found, proposal: 'hold' }
  if (reported.amount !== payment.amount && !settlesLater(payment.method))
    return { kind: 'amount_differs', found, proposal: 'look' }
  // A promised refund may still be under way; one that is done must be known to the provider.
  if (reported.canceled_amount > payment.canceled_amount)
    return { kind: 'amount_differs', found, proposal: 'record_refund' }
  if (reported.canceled_amount < refunded) return { kind: 'amount_differs', found, proposal: 'look' }
  return null
}

/** The provider has received money that the order does not know of. */
function missedPayment(
  { amount, method, deposited_amount }: PaymentRow,
  reported: ProviderPayment,
  found: object,
): Difference | null {
  const isPaid = reported.state === 'done' || reported.state === 'partial_canceled'
  // Refunds that are under way are no discrepancy.
  if (!isPaid || deposited_amount > 0) return null
  if (reported.amount !== amount && !settlesLater(method))
    return { kind: 'amount_differs', found, proposal: 'refund_all' }
  return { kind: 'paid_without_order', found, proposal: 'settle' }
}
