import type { Context } from '@sillage/server-kit/context.ts'
import { type Part, runParts } from '@sillage/server-kit/part.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type LineRow, type LockedOrder, moveLines } from '../../../order/server/lines.ts'
import { orderEventTable, orderTable } from '../../../order/server/tables.ts'
import { notifyOwed, notifyReversed, notifyUnmatched } from '../messages.ts'
import { type PaymentRow, paymentTable } from '../tables.ts'
import { requireMove } from '../transitions.ts'
import {
  amountOwed,
  closeReversal,
  dropPendingRefunds,
  extendPayBy,
  isOpenLine,
  openReversal,
} from './deposit-reversal.ts'
import { isUnfulfilled } from './fulfilment-status.ts'

/** An answer may have been on its way while the money came: only what is older than this was taken back. */
const settledMs = 60_000
const bounced = 'deposit_bounced'

/**
 * A bank may take a deposit back. The order is not paid: the account waits again, its buyer is told, and what is still
 * here stays until the money has come again or somebody has looked. In the caller's transaction, under the order's lock.
 */
export async function reverseDeposit(ctx: Context, held: LockedOrder, payment: PaymentRow): Promise<void> {
  if (!payment.approved_at || ctx.now().getTime() - payment.approved_at.getTime() < settledMs) return
  const details = { ...payment.details, unmatched: (payment.details.unmatched ?? 0) + 1 }
  const change = { state: 'waiting_for_deposit', deposited_amount: 0, approved_at: null, details } as const
  requireMove(payment, change.state)
  await ctx.db.update(paymentTable).set(change).where(eq(paymentTable.id, payment.id))
  await dropPendingRefunds(ctx, payment)
  await ctx.db.update(orderTable).set({ paid_at: null }).where(eq(orderTable.id, held.order.id))
  const here = held.lines.filter(({ state }) => state === 'paid' || state === 'preparing' || state === 'ready')
  await moveLines(ctx, held, here, { to: 'held', actor: 'provider', kind: bounced })
  const waiting = { ...payment, ...change }
  // Of what is over nothing is wanted any more, neither money nor that somebody looks.
  if (!held.lines.some(({ state }) => isOpenLine(state))) return
  await extendPayBy(ctx, held.order)
  const all_here = await isUnfulfilled(ctx, held)
  await openReversal(ctx, held, waiting, all_here)
  await askAgain(ctx, held, waiting, all_here)
}

/** Its buyer is told what is missing, and how it can be paid now: what they have is not kept for them. */
async function askAgain(ctx: Context, { order }: LockedOrder, payment: PaymentRow, all_here: boolean): Promise<void> {
  const owed = await amountOwed(ctx, order)
  const { account } = payment.details
  if (!account) return
  // It takes its own sum only, and none after its day.
  const takes = owed === payment.amount && new Date(account.due_at) > ctx.now()
  if (!all_here) await notifyOwed(ctx, order, payment, owed)
  else if (takes) await notifyUnmatched(ctx, order, payment, account)
  else await notifyReversed(ctx, order, payment, owed)
}

type Paid = { /** Begun with a comma. */ header: SQL; also: readonly Part[] }

/** The money has come again: what was stopped for want of it goes on, and there is nothing left to look at. */
export async function resumeFulfilment(ctx: Context, held: LockedOrder, { header, also }: Paid): Promise<void> {
  const { id } = held.order
  const stopped = await listStopped(ctx, held)
  if (stopped.length === 0) {
    await runParts(ctx, also)
    // What was paid before stays paid on its own day, however much more comes.
    if (held.order.paid_at === null)
      await ctx.db.execute(sql`update orders set state = state${header} where id = ${id}`)
  }
  await moveLines(ctx, held, stopped, { to: 'preparing', actor: 'provider', kind: 'deposit_again', header, also })
  await closeReversal(ctx, held)
}

/** Held because of the bank, and by nobody for another reason. */
async function listStopped(ctx: Context, { lines }: LockedOrder): Promise<LineRow[]> {
  const waiting = lines.filter(({ state }) => state === 'held')
  if (waiting.length === 0) return []
  const ids = waiting.map(({ id }) => id)
  const last = await ctx.db
    .selectDistinctOn([orderEventTable.line_id], { line_id: orderEventTable.line_id, kind: orderEventTable.kind })
    .from(orderEventTable)
    .where(and(inArray(orderEventTable.line_id, ids), eq(orderEventTable.to_state, 'held')))
    .orderBy(orderEventTable.line_id, desc(orderEventTable.id))
  return waiting.filter(({ id }) => last.some(({ line_id, kind }) => line_id === id && kind === bounced))
}
