import { movesFrom, type Before as StatesBefore } from '@sillage/kit/machine.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type CouponState, couponRules, couponTransitions } from '../words.ts'
import { couponIssueTable } from './tables.ts'

type Reservation = { mb_id: string; issue_ids: readonly number[]; order_id: number }

/** Keeps coupons for an order: all of them or none. Repeated for the same order, it does nothing. */
export async function reserveCoupons(ctx: Context, { mb_id, issue_ids, order_id }: Reservation): Promise<void> {
  const wanted = [...new Set(issue_ids)]
  if (wanted.length === 0) return
  await ctx.transaction(async (ctx) => {
    const mine = and(inArray(couponIssueTable.id, wanted), eq(couponIssueTable.mb_id, mb_id))
    const free = and(mine, from('reserved', 'issued'), living(ctx.now()))
    await ctx.db
      .update(couponIssueTable)
      .set({ state: 'reserved', order_id })
      .where(inArray(couponIssueTable.id, inIdOrder(ctx, free)))
    const kept = await ctx.db.$count(
      couponIssueTable,
      and(mine, eq(couponIssueTable.state, 'reserved'), eq(couponIssueTable.order_id, order_id)),
    )
    if (kept < wanted.length) throw invalid('coupons', '쓸 수 없는 쿠폰이 있어요. 쿠폰을 다시 골라 주세요.')
  })
}

/** The same for a reinstated order. Returns false, having reserved none, if one of them is no longer free. */
export async function reserveFree(ctx: Context, reservation: Reservation): Promise<boolean> {
  const { mb_id, issue_ids } = reservation
  if (issue_ids.length === 0) return true
  const mine = and(inArray(couponIssueTable.id, [...issue_ids]), eq(couponIssueTable.mb_id, mb_id))
  const free = await inIdOrder(ctx, and(mine, from('reserved', 'issued'), living(ctx.now())))
  if (free.length < new Set(issue_ids).size) return false
  await reserveCoupons(ctx, reservation)
  return true
}

/** The order was paid: its reserved coupons are used. */
export async function useCoupons(ctx: Context, order_id: number): Promise<void> {
  const kept = and(eq(couponIssueTable.order_id, order_id), from('used', 'reserved'))
  await ctx.db
    .update(couponIssueTable)
    .set({ state: 'used', used_at: ctx.now() })
    .where(inArray(couponIssueTable.id, inIdOrder(ctx, kept)))
}

/** It was not paid after all: the order keeps its coupons, and they are not used. */
export async function unuseCoupons(ctx: Context, order_id: number): Promise<void> {
  const used = and(eq(couponIssueTable.order_id, order_id), from('reserved', 'used'))
  await ctx.db
    .update(couponIssueTable)
    .set({ state: 'reserved', used_at: null })
    .where(inArray(couponIssueTable.id, inIdOrder(ctx, used)))
}

type Restoring = { order_id: number /** Only these of the order's coupons; by default all. */; issue_ids?: number[] }

/**
 * Restores an order's coupons. One that was used and has expired in the meantime gets a few days of grace; one that was
 * only reserved keeps its own end, or an unpaid order a week would extend it for ever. Returns the restored issues.
 */
export async function restoreCoupons(ctx: Context, { order_id, issue_ids }: Restoring): Promise<number[]> {
  const now = ctx.now()
  const grace = startOfSeoulDay(seoulDay(addDays(now, couponRules.grace_days + 1)))
  const taken = and(
    eq(couponIssueTable.order_id, order_id),
    from('issued', 'reserved', 'used'),
    issue_ids && inArray(couponIssueTable.id, issue_ids),
  )
  const restored = await ctx.db
    .update(couponIssueTable)
    .set({
      state: 'issued',
      order_id: null,
      used_at: null,
      expires_at: sql`case when ${couponIssueTable.state} = 'used' and ${couponIssueTable.expires_at} <= ${now.toISOString()}
        then ${grace.toISOString()}::timestamptz else ${couponIssueTable.expires_at} end`,
    })
    .where(inArray(couponIssueTable.id, inIdOrder(ctx, taken)))
    .returning({ id: couponIssueTable.id })
  return restored.map(({ id }) => id)
}

type Before<To extends CouponState> = StatesBefore<typeof couponTransitions, To>

/** Coupons in the states that a move begins in: those from which the machine goes there. */
const from = <To extends CouponState>(to: To, ...states: [Before<To>, ...Before<To>[]]) =>
  inArray(couponIssueTable.state, movesFrom(couponTransitions, to, ...states))

const living = (now: Date) => or(isNull(couponIssueTable.expires_at), gt(couponIssueTable.expires_at, now))

/** Rows are always locked by ascending id: two orders with the same coupons never block each other. */
const inIdOrder = (ctx: Context, which: SQL | undefined) =>
  ctx.db
    .select({ id: couponIssueTable.id })
    .from(couponIssueTable)
    .where(which)
    .orderBy(asc(couponIssueTable.id))
    .for('update')
