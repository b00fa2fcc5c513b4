import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Refund } from '../../../claim/refund-amounts.ts'
import { refundReason } from '../../../claim/server/refund-reasons.ts'
import { claimTable } from '../../../claim/server/tables.ts'
import { paymentLimits } from '../../../order/payment-words.ts'
import type { LockedOrder, OrderRow } from '../../../order/server/lines.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { endedStates, type LineState } from '../../../order/words.ts'
import { lowerRefund, requestRefundOf } from '../refund.ts'
import { discrepancyTable, type PaymentRow, paymentTable, refundTable } from '../tables.ts'
import { refundsToAccount } from '../to-account.ts'

type Called = { order: Pick<OrderRow, 'paid_at'>; lines: readonly { state: LineState }[] }

/** Its bank has called the money back: it went on its way, not all of it is over, and nobody has paid it. */
export const hasReversedDeposit = ({ order, lines }: Called) =>
  order.paid_at === null && lines.some(({ state }) => state !== 'pending_payment' && isOpenLine(state))

export const isOpenLine = (state: LineState) => !endedStates.some((ended) => ended === state)

const subjectOf = ({ order }: LockedOrder) => `order ${order.id}`

/** The same, asked of the database: such an order alone has days to be paid in without waiting for its first money. */
export const isReversedSql = and(
  isNull(orderTable.paid_at),
  isNotNull(orderTable.expires_at),
  sql`${orderTable.state} <> 'pending_payment'`,
  notInArray(orderTable.state, [...endedStates]),
)

/** What staff are shown of it, until the money has come again, the order is over, or one of them has closed it. */
export const reversalFinding = (order_id: number, { id, amount, details }: PaymentRow, all_here: boolean) => ({
  kind: 'order_without_payment' as const,
  subject: `order ${order_id}`,
  payment_id: id,
  order_id,
  proposal: all_here ? ('give_up' as const) : ('look' as const),
  found: { bounced: amount, times: details.unmatched ?? 0 },
})

export const openReversal = (ctx: Context, { order }: LockedOrder, payment: PaymentRow, all_here: boolean) =>
  ctx.db
    .insert(discrepancyTable)
    .values({ ...reversalFinding(order.id, payment, all_here), found_at: ctx.now() })
    .onConflictDoNothing()

export const closeReversal = (ctx: Context, held: LockedOrder) =>
  ctx.db
    .update(discrepancyTable)
    .set({ state: 'repaired', settled_at: ctx.now() })
    .where(
      and(
        eq(discrepancyTable.kind, 'order_without_payment'),
        eq(discrepancyTable.subject, subjectOf(held)),
        eq(discrepancyTable.state, 'open'),
      ),
    )

/** It has days of its own to be paid in, and who pays it anew has them again: those of the first payment are over, or nearly. */
export async function extendPayBy(ctx: Context, order: OrderRow): Promise<void> {
  const expires_at = addDays(ctx.now(), paymentLimits.deposit_days)
  await ctx.db.update(orderTable).set({ expires_at }).where(eq(orderTable.id, order.id))
  order.expires_at = expires_at
}

/** How often money of an order was taken away: what is told of the next that comes is another letter. */
export async function timesUnmatched(ctx: Context, order_id: number): Promise<number> {
  const [row] = await ctx.db
    .select({ times: sql<number | null>`max((${paymentTable.details} ->> 'unmatched')::int)` })
    .from(paymentTable)
    .where(and(eq(paymentTable.order_id, order_id), isNull(paymentTable.claim_id)))
  return row?.times ?? 0
}

type ClaimRow = typeof claimTable.$inferSelect
type Ended = { claim: ClaimRow; settled: Refund; amount: number }

/** What ended while nobody had paid for it, the newest first, each with its share. */
async function listEnded(ctx: Context, order_id: number): Promise<Ended[]> {
  const claims = await ctx.db
    .select()
    .from(claimTable)
    .where(and(eq(claimTable.order_id, order_id), isNotNull(claimTable.settled)))
    .orderBy(desc(claimTable.id))
  return claims.flatMap((claim) => {
    const amount = 0 - (claim.settled?.rows.find(({ kind }) => kind === 'unpaid')?.amount ?? 0)
    return claim.settled && amount > 0 ? [{ claim, settled: claim.settled, amount }] : []
  })
}

/** What an order costs, seeing what of it ended unpaid. */
export async function amountOwed(ctx: Context, { id, total_amount }: OrderRow): Promise<number> {
  const ended = await listEnded(ctx, id)
  return total_amount - ended.reduce((sum, { amount }) => sum + amount, 0)
}

/** Money came for pieces too that had ended meanwhile: their share goes back as it would have, had it been here then. */
export async function refundEnded(ctx: Context, { order, lines }: LockedOrder, payment: PaymentRow): Promise<void> {
  // Nearly always: whoever pays waits for no further question.
  if (lines.every(({ state }) => isOpenLine(state))) return
  let over = payment.amount - (await amountOwed(ctx, order))
  if (over <= 0) return
  for (const { claim, settled, amount } of await listEnded(ctx, order.id)) {
    const part = Math.min(amount, over)
    if (part === 0) return
    over -= part
    await requestRefundOf(ctx, {
      payment,
      order,
      amount: part,
      claim_id: claim.id,
      ...refundReason(claim),
      account: refundsToAccount.includes(payment.method) ? claim.account : null,
      request_key: `ended-${claim.id}-${payment.id}-${payment.details.unmatched ?? 0}`,
    })
    await keepSettled(ctx, claim, settled, part)
  }
}

/** What was promised of money that the bank has called back is promised no more; what it was for ended unpaid. */
export async function dropPendingRefunds(ctx: Context, payment: PaymentRow): Promise<void> {
  const promised = await ctx.db
    .select({ refund: refundTable, claim: claimTable })
    .from(refundTable)
    .leftJoin(claimTable, eq(claimTable.id, refundTable.claim_id))
    .where(and(eq(refundTable.payment_id, payment.id), ne(refundTable.state, 'done')))
    .orderBy(asc(refundTable.id))
  for (const { refund, claim } of promised) {
    await lowerRefund(ctx, refund, refund.amount)
    if (claim?.settled) await keepSettled(ctx, claim, claim.settled, 0 - refund.amount)
  }
}

/** So much of a claim's share is paid after all, or, where it is less than nothing, is not. */
async function keepSettled(ctx: Context, { id }: ClaimRow, settled: Refund, paid: number) {
  const amountOf = (kind: 'unpaid' | 'total') => settled.rows.find((row) => row.kind === kind)?.amount ?? 0
  const rest = settled.rows.filter(({ kind }) => kind !== 'unpaid' && kind !== 'total')
  const unpaid = { kind: 'unpaid' as const, amount: amountOf('unpaid') + paid }
  const rows = [
    ...rest,
    ...(unpaid.amount === 0 ? [] : [unpaid]),
    { kind: 'total' as const, amount: amountOf('total') + paid },
  ]
  await ctx.db
    .update(claimTable)
    .set({ settled: { ...settled, money: settled.money + paid, rows } })
    .where(eq(claimTable.id, id))
}
