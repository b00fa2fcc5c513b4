import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { writeAudit } from '../../../audit/server/audit.ts'
import { besides } from '../../../receipt/server/words.ts'
import { lowerRefund } from '../refund.ts'
import { type PaymentRow, type RefundRow, refundTable } from '../tables.ts'

export type PendingRefunds = {
  /** What came too much, too little or too late goes back by hand: as long as nobody has sent it, it was only promised. */
  open: RefundRow[]
  /** What has gone back, or is a part of the price that will, and how much of it was never the price. */
  gone: { all: number; besides: number }
}

export const sumOfRefunds = (refunds: readonly RefundRow[]) => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** What was promised back of a payment, under its order's lock. */
export async function readPendingRefunds(ctx: Context, { id }: PaymentRow): Promise<PendingRefunds> {
  const refunds = await ctx.db.select().from(refundTable).where(eq(refundTable.payment_id, id)).for('update')
  const open = refunds.filter(({ kind, state }) => besides.includes(kind) && state !== 'done')
  const stays = refunds.filter((refund) => !open.includes(refund))
  const ofThePrice = stays.filter(({ kind }) => !besides.includes(kind))
  return { open, gone: { all: sumOfRefunds(stays), besides: sumOfRefunds(stays) - sumOfRefunds(ofThePrice) } }
}

type Keeping = { payment: PaymentRow; keep: number; times: number; reason: string }

/**
 * Promises no more than is left, and lets whatever else was promised stand, with where it is to go. First goes what is as
 * much as was taken away; then what nobody can have begun to send, and the newest. Says what was not promised yet.
 */
export async function capPendingRefunds(
  ctx: Context,
  open: readonly RefundRow[],
  { payment, keep, times, reason }: Keeping,
) {
  let over = sumOfRefunds(open) - keep
  const first = (refund: RefundRow) => [refund.amount === over ? 0 : 1, refund.account ? 1 : 0, 0 - refund.id]
  const inTurn = open.toSorted((a, b) => {
    const [left, right] = [first(a), first(b)]
    return left.map((value, at) => value - (right[at] ?? 0)).find((value) => value !== 0) ?? 0
  })
  for (const refund of inTurn) {
    if (over <= 0) break
    const by = Math.min(over, refund.amount)
    over -= by
    await lowerRefund(ctx, refund, by)
    const before = { kind: refund.kind, amount: refund.amount, order_id: refund.order_id }
    const after = { amount: refund.amount - by, reason }
    await writeAudit(ctx, { action: 'refund.dropped', subject: `refund ${refund.id}`, before, after })
  }
  // They are named by what had come: the same sum, come again, is another promise.
  await ctx.db
    .update(refundTable)
    .set({ request_key: sql`${refundTable.request_key} || ${`-before-${times}`}` })
    .where(and(eq(refundTable.payment_id, payment.id), inArray(refundTable.kind, [...besides])))
  return Math.max(0, 0 - over)
}
