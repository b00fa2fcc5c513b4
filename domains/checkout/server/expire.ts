import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, gt, inArray, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { restoreCoupons } from '../../coupon/server/reserve.ts'
import { paymentLimits } from '../../order/payment-words.ts'
import { stopWaiting } from '../../order/server/change-order.ts'
import { type LockedOrder, lockOrder, moveLines } from '../../order/server/lines.ts'
import { type Attempted, ownAttempts } from '../../order/server/own-attempts.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { Actor } from '../../order/words.ts'
import { stopPayments } from '../../payment/server/change-payment.ts'
import { refundUnderpayment } from '../../payment/server/deposits/refund-underpayment.ts'
import { notifyExpired } from '../../payment/server/messages.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { restorePoints } from '../../point/server/restore-points.ts'
import { reopenQuotation } from '../../quotation/server/ordering.ts'

type Release = {
  actor: Actor
  kind: 'expired' | 'replaced' | 'canceled_unpaid'
  /** By whom and why, where staff did it. */
  staff_id?: string
  note?: string
}

/** Cancels an order that was not paid: goods, coupons and points are released, and no payment of it can begin. */
export async function releaseOrder(ctx: Context, locked: LockedOrder, release: Release): Promise<void> {
  const { kind } = release
  const { order, lines } = locked
  const waiting = lines.filter(({ state }) => state === 'pending_payment')
  if (waiting.length === 0) return
  const ended = kind === 'expired' ? 'expired' : 'aborted'
  // First the payment: a request that is about to confirm it is now too late, or was first and may finish.
  await stopPayments(ctx, order.id, ended)
  if ((await ctx.db.$count(paymentTable, and(eq(paymentTable.order_id, order.id), inTheAir))) > 0) return
  await moveLines(ctx, locked, waiting, { to: 'canceled_unpaid', ...release })
  await stopWaiting(ctx, order.id)
  if (order.mb_id && order.point_amount > 0)
    await restorePoints(ctx, { mb_id: order.mb_id, occasion: `order:${order.id}` })
  await restoreCoupons(ctx, { order_id: order.id })
  if (order.quotation_id) await reopenQuotation(ctx, order.quotation_id)
}

/** A payment whose outcome is unknown, or that has brought money: its goods must not be sold to another buyer. */
const inTheAir = inArray(paymentTable.state, ['in_progress', 'unknown', 'underpaid', 'overpaid', 'done'])

const openPayment = (ctx: Context, open: SQL | undefined = inTheAir) =>
  ctx.db
    .select({ one: sql`1` })
    .from(paymentTable)
    .where(and(eq(paymentTable.order_id, orderTable.id), open))

/** Cancels earlier attempts to buy the same things that were never paid. */
export async function releaseAbandoned(ctx: Context, tried: Attempted): Promise<void> {
  const { rows: abandoned } = await ctx.db.execute<{ id: number }>(sql`${ownAttempts(tried)} order by id`)
  for (const { id } of abandoned) {
    const locked = await lockOrder(ctx, id)
    if (locked) await releaseOrder(ctx, locked, { actor: 'buyer', kind: 'replaced' })
  }
}

/**
 * The payment deadline has passed. If a part was paid, the order has longer: the rest may be in a statement that is not
 * imported yet.
 */
function isOverdue(ctx: Context) {
  const graced = addDays(ctx.now(), -paymentLimits.short_grace_days)
  const stillAwaited = or(ne(paymentTable.state, 'underpaid'), gt(orderTable.expires_at, graced))
  return and(lte(orderTable.expires_at, ctx.now()), notExists(openPayment(ctx, and(inTheAir, stillAwaited))))
}

const isOver = (ctx: Context) => and(eq(orderTable.state, 'pending_payment'), isOverdue(ctx))

const atOnce = 100

/** Cancels orders whose payment deadline has passed, each in a transaction of its own. Returns how many. */
export async function expireOrders(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(isOver(ctx))
    .orderBy(orderTable.expires_at)
    .limit(atOnce)
  for (const { id } of due)
    await ctx.transaction(async (ctx) => {
      const locked = await lockOrder(ctx, id)
      // Since it was found it may have been paid, at least in part, or given more time.
      if (!locked || (await ctx.db.$count(orderTable, and(eq(orderTable.id, id), isOver(ctx)))) === 0) return
      await refundUnderpayment(ctx, locked, 'over')
      await releaseOrder(ctx, locked, { actor: 'system', kind: 'expired' })
      if (locked.order.state === 'canceled_unpaid') await notifyExpired(ctx, locked)
    })
  return due.length
}
