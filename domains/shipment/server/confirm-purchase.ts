import { Problem } from '@sillage/kit/problem.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, lt, notExists, or, sql } from 'drizzle-orm'
import { claimedLines } from '../../claim/server/open-claims.ts'
import { classTimes } from '../../course/server/class-times.ts'
import { classMeetingTable, classSessionTable } from '../../course/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { type LineRow, type LockedOrder, lockOrder, moveLines } from '../../order/server/lines.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import type { Actor } from '../../order/words.ts'
import { earnedOn, earnPercent } from '../../point/earned.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { requirePaid } from './choose-pieces.ts'
import { notifyConfirmed } from './messages.ts'

type Wish = { order_id: number; view_key?: string | undefined; line_ids?: readonly number[] | undefined }

/** The buyer confirms the purchase before it is confirmed automatically. */
export async function confirmPurchase(ctx: Context, { order_id, view_key, line_ids }: Wish) {
  await requireViewable(ctx, order_id, view_key)
  return ctx.transaction(async (ctx) => {
    const locked = await requireLocked(ctx, order_id)
    requirePaid(locked)
    const asked = locked.lines.filter(({ id, state }) => (line_ids ? line_ids.includes(id) : state === 'delivered'))
    const claimed = await claimedLines(
      ctx,
      asked.map(({ id }) => id),
    )
    // The lines that were named, or all that can be: an answer that they are confirmed must be true.
    if (claimed.size > 0 && (line_ids || claimed.size === asked.length))
      throw new Problem(409, '취소·반품·교환을 신청한 상품은 확정할 수 없어요.', { code: 'claimed' })
    return confirmLines(
      ctx,
      locked,
      asked.filter(({ id }) => !claimed.has(id)),
      'buyer',
    )
  })
}

async function requireLocked(ctx: Context, order_id: number): Promise<LockedOrder> {
  const locked = await lockOrder(ctx, order_id)
  if (!locked) throw new Error(`order ${order_id} is gone`)
  return locked
}

/** Confirms lines of a locked order. Each earns its points once, by the grade its buyer has now. */
async function confirmLines(ctx: Context, locked: LockedOrder, lines: readonly LineRow[], actor: Actor) {
  const confirmed = await moveLines(ctx, locked, lines, { to: 'confirmed', actor, kind: 'confirmed' })
  const points = await earnFor(ctx, locked, confirmed)
  if (confirmed.length > 0) await notifyConfirmed(ctx, locked, confirmed, points)
  return { confirmed: confirmed.length, points }
}

/** Awards the points of confirmed lines, and returns how many. */
async function earnFor(ctx: Context, { order: { mb_id, currency } }: LockedOrder, confirmed: readonly LineRow[]) {
  if (!mb_id || currency !== 'krw' || confirmed.length === 0) return 0
  const [member] = await ctx.db
    .select({ grade: memberTable.grade })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  const percent = member ? earnPercent(member.grade, await findShopRules(ctx)) : 0
  let points = 0
  for (const { id, total_amount, name } of confirmed) {
    const amount = earnedOn(total_amount, currency, percent)
    if (amount === 0) continue
    await earnPoints(ctx, { mb_id, amount, reason: 'earned', occasion: `line:${id}`, memo: name })
    points += amount
  }
  return points
}

const ordersAtOnce = 200

/** Delivered before this moment, a line confirms itself now: at midnight in Seoul after the last day to think it over. */
const confirmBefore = async (ctx: Context) =>
  startOfSeoulDay(seoulDay(addDays(ctx.now(), -(await findShopRules(ctx)).confirm_days)))

/**
 * Confirms what was not returned in time and classes that are over, an order at a time. Returns how many lines there
 * were.
 */
export async function confirmDue(ctx: Context): Promise<number> {
  let confirmed = 0
  const before = await confirmBefore(ctx)
  for (let after = 0; ; ) {
    const due = await ctx.db
      .selectDistinct({ order_id: orderLineTable.order_id })
      .from(orderLineTable)
      .where(and(or(isKept(before), mayBeOver(ctx)), gt(orderLineTable.order_id, after)))
      .orderBy(asc(orderLineTable.order_id))
      .limit(ordersAtOnce)
    for (const { order_id } of due) confirmed += await confirmOrder(ctx, order_id)
    after = due.at(-1)?.order_id ?? 0
    if (due.length < ordersAtOnce) return confirmed
  }
}

const isKept = (before: Date) => and(eq(orderLineTable.state, 'delivered'), lt(orderLineTable.delivered_at, before))

/** Granted, and not for a session whose last meeting is still to come. */
const mayBeOver = (ctx: Context) =>
  and(
    eq(orderLineTable.state, 'granted'),
    notExists(
      ctx.db
        .select({ one: sql`1` })
        .from(classSessionTable)
        .leftJoin(classMeetingTable, eq(classMeetingTable.session_id, classSessionTable.id))
        .where(
          and(
            eq(classSessionTable.variant_id, orderLineTable.variant_id),
            or(gt(classSessionTable.starts_at, ctx.now()), gt(classMeetingTable.starts_at, ctx.now())),
          ),
        ),
    ),
  )

/** Looked at again under the order's lock: another instance, or the buyer, may have been faster. */
const confirmOrder = (ctx: Context, order_id: number) =>
  ctx.transaction(async (ctx) => {
    const locked = await requireLocked(ctx, order_id)
    const due = await dueLines(ctx, locked)
    const claimed = await claimedLines(
      ctx,
      due.map(({ id }) => id),
    )
    const free = due.filter(({ id }) => !claimed.has(id))
    return (await confirmLines(ctx, locked, free, 'system')).confirmed
  })

/** What arrived long enough ago, and what was granted and is over; without a session that is as long after it was paid. */
async function dueLines(ctx: Context, locked: LockedOrder): Promise<LineRow[]> {
  // A bank may have reversed the deposit since delivery: no points until it is paid.
  if (locked.order.paid_at === null) return []
  const now = ctx.now()
  const before = await confirmBefore(ctx)
  const isLongAgo = (at: Date | null) => at !== null && at < before
  const times = await classTimes(ctx, locked)
  return locked.lines.filter(({ id, state, delivered_at }) => {
    if (state === 'delivered') return isLongAgo(delivered_at)
    if (state !== 'granted') return false
    const time = times.get(id)
    return time ? time.ends_at <= now : isLongAgo(locked.order.paid_at)
  })
}
