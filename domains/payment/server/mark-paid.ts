import type { Context } from '@sillage/server-kit/context.ts'
import { type Part, runCtes } from '@sillage/server-kit/cte.ts'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { emptyLinesPart } from '../../cart/server/empty-lines.ts'
import { reserveFree, restoreCoupons, useCoupons } from '../../coupon/server/reserve.ts'
import { classTimes } from '../../course/server/class-times.ts'
import { moveStock } from '../../inventory/server/move-stock.ts'
import { changeHeader } from '../../order/server/change-order.ts'
import { type LineRow, type LockedOrder, moveLines, type OrderRow } from '../../order/server/lines.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { endedStates } from '../../order/words.ts'
import { restorePoints } from '../../point/server/restore-points.ts'
import { takeAgain } from '../../point/server/take-again.ts'
import { takeQuotationAgain } from '../../quotation/server/ordering.ts'
import { notifyClasses } from './class-messages.ts'
import type { LateReason } from './deposits/late-reasons.ts'
import { paidParts } from './messages.ts'
import type { PaymentRow } from './tables.ts'

type Came = {
  received: Part
  came_at: Date | null | undefined
  /** For an order that is not locked: see `moveLines`. */
  only?: SQL
}

/**
 * The money has arrived: the order is paid, or reinstated if it has expired and its goods are still available. If neither
 * is possible, returns the reason and writes nothing: the caller refunds the money.
 */
export async function markPaid(
  ctx: Context,
  locked: LockedOrder,
  payment: PaymentRow,
  came: Came,
): Promise<LateReason | null> {
  const { order, lines } = locked
  const why = isCanceledUnpaid(locked) ? await reinstate(ctx, locked, { in_time: isInTime(payment, came) }) : null
  if (why) return why
  // If the order was paid before, the caller refunds only the excess.
  if (payment.state !== 'overpaid' && isEnded(locked)) return 'ended'
  const unpaid = lines.filter(({ state }) => state === 'pending_payment' || state === 'canceled_unpaid')
  const header = sql`, paid_at = ${ctx.now().toISOString()}, expires_at = null, cart_mark = null`
  // One statement, because the buyer waits for it.
  const also = [came.received, emptyCartPart(ctx, order), ...paidParts(ctx, locked, payment)]
  if (unpaid.length === 0) {
    await runCtes(ctx, also)
    // An order that was paid before keeps the day on which it was paid.
    if (order.paid_at === null) await changeHeader(ctx, order.id, header)
  }
  const { only } = came
  await moveLines(ctx, locked, unpaid, {
    to: 'paid',
    actor: 'provider',
    kind: 'paid',
    header,
    also,
    ...(only && { only }),
  })
  const seats = unpaid.filter(({ kind }) => kind === 'class')
  if (seats.length > 0) await grant(ctx, locked, seats, payment)
  if (couponsOf(locked).length > 0) await useCoupons(ctx, order.id)
  return null
}

async function grant(ctx: Context, locked: LockedOrder, seats: readonly LineRow[], payment: PaymentRow) {
  await moveLines(ctx, locked, seats, { to: 'granted', actor: 'system', kind: 'granted' })
  await notifyClasses(ctx, locked, seats, payment)
}

export const couponsOf = ({ order, lines }: LockedOrder): number[] => [
  ...new Set(
    [order.order_coupon_id, order.shipping_coupon_id, ...lines.map(({ coupon_id }) => coupon_id)].flatMap(
      (id) => id ?? [],
    ),
  ),
]

/** The money was sent before the deadline, even if the bank's statement was imported days later. */
const isInTime = ({ expires_at }: PaymentRow, { came_at }: Came) =>
  Boolean(came_at && expires_at && came_at <= expires_at)

/** All lines are canceled or returned, and not because the order was unpaid. */
export const isEnded = ({ lines }: LockedOrder) =>
  lines.every(({ state }) => state !== 'canceled_unpaid' && endedStates.some((ended) => ended === state))

/** An order that was not paid in time. */
export const isCanceledUnpaid = ({ lines }: LockedOrder) => lines.some(({ state }) => state === 'canceled_unpaid')

/** Why such an order was canceled, if nothing else prevents reinstating it. */
export const whyCanceledUnpaid = async (ctx: Context, locked: LockedOrder): Promise<LateReason> =>
  (await isCanceledByBuyer(ctx, locked)) ? 'given_up' : 'over'

/**
 * A canceled order has released its goods, coupons and points. Its coupons are taken again if the money was sent in
 * time, its points whenever the member still has as many: both are payment, as money is.
 */
async function reinstate(
  ctx: Context,
  locked: LockedOrder,
  { in_time }: { in_time: boolean },
): Promise<LateReason | null> {
  const { order } = locked
  // Lines that were canceled for another reason stay canceled.
  const lines = locked.lines.filter(({ state }) => state === 'canceled_unpaid')
  const issue_ids = couponsOf(locked)
  if (await isCanceledByBuyer(ctx, locked)) return 'given_up'
  // It cannot be known whether a discount without a coupon is still valid.
  const isPlain = issue_ids.length === 0 && order.discount_amount === 0
  if (!(isPlain || (in_time && issue_ids.length > 0))) return 'over'
  if (await hasBegun(ctx, locked)) return 'began'
  if (!(await moveStock(ctx, 'reserve', `order:${order.id}`, lines))) return 'sold_out'
  if (await spendAgain(ctx, order, issue_ids)) return null
  // Its coupons, points or quotation have been used for another order meanwhile: the goods are released again.
  await moveStock(ctx, 'release', `order:${order.id}`, lines)
  return 'over'
}

/** Points, coupons and the quotation it came from: all of them, or none. */
async function spendAgain(ctx: Context, { id, mb_id, point_amount, quotation_id }: OrderRow, issue_ids: number[]) {
  const points = { mb_id: mb_id ?? '', occasion: `order:${id}` }
  const coupons = { order_id: id, mb_id: mb_id ?? '', issue_ids }
  if (point_amount > 0 && !(await takeAgain(ctx, points))) return false
  if (await reserveFree(ctx, coupons)) {
    if (!quotation_id || (await takeQuotationAgain(ctx, quotation_id))) return true
    await restoreCoupons(ctx, coupons)
  }
  if (point_amount > 0) await restorePoints(ctx, points)
  return false
}

/** An order that its buyer canceled is not reinstated, whatever money arrives. */
export async function isCanceledByBuyer(ctx: Context, { order }: LockedOrder): Promise<boolean> {
  const [last] = await ctx.db
    .select({ actor: orderEventTable.actor, kind: orderEventTable.kind })
    .from(orderEventTable)
    .where(
      and(eq(orderEventTable.order_id, order.id), inArray(orderEventTable.to_state, ['canceled_unpaid', 'canceled'])),
    )
    .orderBy(desc(orderEventTable.id))
    .limit(1)
  return last?.actor === 'buyer' && last.kind === 'canceled_unpaid'
}

/** A seat in a class that has begun is of no use. */
async function hasBegun(ctx: Context, locked: LockedOrder): Promise<boolean> {
  const times = await classTimes(ctx, locked)
  return [...times.values()].some(({ starts_at }) => starts_at <= ctx.now())
}

/** What was bought leaves the cart it was bought from. */
export const emptyCart = (ctx: Context, order: OrderRow): Promise<void> => runCtes(ctx, [emptyCartPart(ctx, order)])

/** The same as a part of the caller's own statement. */
const emptyCartPart = (ctx: Context, { id }: OrderRow): Part =>
  emptyLinesPart(sql`select cart_line_id from order_cart_line where order_id = ${id}`, ctx.now())
