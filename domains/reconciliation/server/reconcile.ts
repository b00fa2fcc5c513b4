import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import { type PaymentMethod, type Provider, refundsToAccount } from '../../order/payment-words.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { Repair } from '../../payment/discrepancy-words.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { proposeMatches } from '../../payment/server/deposits/import.ts'
import { markRepaired, reportDiscrepancy } from '../../payment/server/discrepancy.ts'
import {
  bankDepositTable,
  discrepancyTable,
  isOpenDeposit,
  paymentTable,
  type RefundRow,
  refundTable,
} from '../../payment/server/tables.ts'
import { compareWithProviders, type Finding } from './compare.ts'

/**
 * Compares recent payments with the providers'. Payments whose outcome a stopped process left unknown are settled at once
 * and listed as repaired; other discrepancies wait for staff. Returns how many are new.
 */
export async function reconcile(ctx: Context, gateways: PaymentGateways): Promise<number> {
  const findings = [
    ...(await compareWithProviders(ctx, gateways)),
    ...(await ordersWithoutPayment(ctx)),
    ...(await stuckRefunds(ctx)),
    ...(await lonelyDeposits(ctx)),
  ]
  let added = 0
  for (const { repair, ...finding } of findings) {
    added += await report(ctx, finding)
    if (repair) await repairNow(ctx, finding, repair)
  }
  return added
}

/** If this fails or stops midway, the discrepancy stays open and staff can repeat it. */
async function repairNow(ctx: Context, { kind, subject, proposal }: Finding, repair: () => Promise<unknown>) {
  try {
    await repair()
  } catch (error) {
    ctx.log.warn({ subject, reason: String(error) }, 'a payment without an outcome could not be settled')
    return
  }
  await markRepaired(ctx, { kind, subject }, { note: proposal })
}

/** Lists a discrepancy once while it is open, and not again if staff closed exactly this one. */
async function report(ctx: Context, finding: Finding): Promise<number> {
  const { kind, subject, found } = finding
  const seen = await ctx.db.$count(
    discrepancyTable,
    and(
      eq(discrepancyTable.kind, kind),
      eq(discrepancyTable.subject, subject),
      eq(discrepancyTable.state, 'dismissed'),
      eq(discrepancyTable.found, sql`${JSON.stringify(found)}::jsonb`),
    ),
  )
  if (seen > 0) return 0
  return Number(await reportDiscrepancy(ctx, { ...finding, found_at: ctx.now() }))
}

const daysLooked = 3
const atOnce = 500

/** Orders that count as paid although none of their payments received money. */
async function ordersWithoutPayment(ctx: Context): Promise<Finding[]> {
  const brought = ctx.db
    .select({ one: sql`1` })
    .from(paymentTable)
    .where(
      and(
        eq(paymentTable.order_id, orderTable.id),
        inArray(paymentTable.state, ['done', 'partial_canceled', 'overpaid', 'canceled']),
      ),
    )
  const orders = await ctx.db
    .select({ id: orderTable.id, state: orderTable.state, total_amount: orderTable.total_amount })
    .from(orderTable)
    .where(
      and(
        gt(orderTable.created_at, addDays(ctx.now(), -daysLooked)),
        inArray(orderTable.state, [
          ...(['paid', 'preparing', 'on_hold', 'ready', 'shipping', 'delivered', 'granted', 'confirmed'] as const),
        ]),
        notExists(brought),
      ),
    )
    .orderBy(asc(orderTable.id))
    .limit(atOnce)
  return orders.map(({ id, state, total_amount }) => ({
    kind: 'order_without_payment',
    subject: `order:${id}`,
    order_id: id,
    proposal: 'hold',
    found: { state, total_amount },
  }))
}

const stuckAfterHours = 1
const byHandAfterDays = 3

/** Refunds that were promised and not sent. Staff have some days for those they send by hand. */
async function stuckRefunds(ctx: Context): Promise<Finding[]> {
  const rows = await ctx.db
    .select({ refund: refundTable, provider: paymentTable.provider, method: paymentTable.method })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.payment_id))
    .where(
      and(
        inArray(refundTable.state, ['requested', 'unknown', 'failed']),
        lt(refundTable.created_at, new Date(ctx.now().getTime() - stuckAfterHours * 3_600_000)),
      ),
    )
    .orderBy(asc(refundTable.id))
    .limit(atOnce)
  const late = addDays(ctx.now(), -byHandAfterDays)
  return rows
    .map((row) => ({ ...row, proposal: proposalOf(row) }))
    .filter(({ refund, proposal }) => proposal === 'retry_refund' || refund.created_at < late)
    .map(({ refund, proposal }) => ({
      kind: 'refund_stuck',
      subject: `refund:${refund.id}`,
      payment_id: refund.payment_id,
      order_id: refund.order_id,
      proposal,
      found: { amount: refund.amount, failure: refund.failure },
    }))
}

type Waiting = { refund: RefundRow; provider: Provider; method: PaymentMethod }

/** A refund that waits for the buyer's account: staff have to ask for it. */
function proposalOf({ refund, provider, method }: Waiting): Repair {
  if (provider === 'bank') return 'send_by_hand'
  return !refund.account && refundsToAccount(method) ? 'look' : 'retry_refund'
}

/** Deposits that are not matched after a day. */
async function lonelyDeposits(ctx: Context): Promise<Finding[]> {
  const rows = await ctx.db
    .select()
    .from(bankDepositTable)
    .where(and(isOpenDeposit, lt(bankDepositTable.deposited_at, addDays(ctx.now(), -1))))
    .orderBy(asc(bankDepositTable.deposited_at))
    .limit(atOnce)
  const proposals = await proposeMatches(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, amount }) => {
    const exact = (proposals.get(id) ?? []).filter(({ sureness }) => sureness === 'exact')
    const [only] = exact
    const match = exact.length === 1 && only ? { payment_id: only.payment_id, order_id: only.order_id } : undefined
    return {
      kind: 'paid_without_order',
      subject: `deposit:${id}`,
      found: { amount },
      ...match,
      proposal: match ? 'match_deposit' : 'look',
    }
  })
}
