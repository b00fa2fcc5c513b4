import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { lastMoment, seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { coupon, MemberCoupon } from '../contract.ts'
import { couponIssueTable, couponTable } from './tables.ts'
import { namesOfTargets, type TargetNames } from './targets.ts'

type Query = HandlerInput<typeof coupon.list>['query']

/** A member's issue with what its coupon is worth, as an order reads it. */
export type Holding = { issue: typeof couponIssueTable.$inferSelect; coupon: typeof couponTable.$inferSelect }

const living = (now: Date) => or(isNull(couponIssueTable.expires_at), gt(couponIssueTable.expires_at, now))

const usableBy = (mb_id: string, now: Date) =>
  and(eq(couponIssueTable.mb_id, mb_id), eq(couponIssueTable.state, 'issued'), living(now))

/** Used, reserved by an order, or expired, even if the nightly job has not run yet. */
const goneFrom = (mb_id: string, now: Date) =>
  and(
    eq(couponIssueTable.mb_id, mb_id),
    or(ne(couponIssueTable.state, 'issued'), lte(couponIssueTable.expires_at, now)),
  )

const holdings = (ctx: Context) =>
  ctx.db
    .select({ issue: couponIssueTable, coupon: couponTable })
    .from(couponIssueTable)
    .innerJoin(couponTable, eq(couponTable.id, couponIssueTable.coupon_id))

/** The coupons a member can use for an order now, the one that ends first first; with those reserved by orders it replaces. */
export const listUsable = (ctx: Context, mb_id: string, order_ids: readonly number[] = []): Promise<Holding[]> =>
  holdings(ctx)
    .where(or(usableBy(mb_id, ctx.now()), keptBy(mb_id, order_ids, ctx.now())))
    .orderBy(asc(couponIssueTable.expires_at), asc(couponIssueTable.id))

const keptBy = (mb_id: string, order_ids: readonly number[], now: Date) =>
  order_ids.length === 0
    ? undefined
    : and(
        eq(couponIssueTable.mb_id, mb_id),
        eq(couponIssueTable.state, 'reserved'),
        inArray(couponIssueTable.order_id, [...order_ids]),
        living(now),
      )

/** Read off the index alone: every login check asks for it. */
export const countUsableCoupons = (ctx: Context, mb_id: string): Promise<number> =>
  ctx.db.$count(couponIssueTable, usableBy(mb_id, ctx.now()))

/** When a coupon ends, or has ended. */
const end = sql`coalesce(${couponIssueTable.used_at}, ${couponIssueTable.expires_at})`

export async function listCoupons(ctx: Context, mb_id: string, query: Query) {
  const now = ctx.now()
  const wanted = query.state === 'usable' ? usableBy(mb_id, now) : goneFrom(mb_id, now)
  const inOrder = query.order === 'asc' ? asc : desc
  const rows = await holdings(ctx)
    .where(wanted)
    .orderBy(inOrder(query.sort === 'end' ? end : couponIssueTable.issued_at), inOrder(couponIssueTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const usable_count = await countUsableCoupons(ctx, mb_id)
  const total = query.state === 'usable' ? usable_count : await ctx.db.$count(couponIssueTable, wanted)
  const names = await namesOfTargets(
    ctx,
    rows.map(({ coupon }) => coupon),
  )
  const data = rows.map((holding) => toMemberCoupon(holding, names, now))
  return { ...toPage(data, Math.min(total, limits.paging.counted_rows), query), usable_count }
}

export async function findMemberCoupon(ctx: Context, issue_id: number): Promise<MemberCoupon> {
  const [holding] = await holdings(ctx).where(eq(couponIssueTable.id, issue_id))
  if (!holding) throw notFound()
  return toMemberCoupon(holding, await namesOfTargets(ctx, [holding.coupon]), ctx.now())
}

function toMemberCoupon({ issue, coupon }: Holding, names: TargetNames, now: Date): MemberCoupon {
  const ended = issue.expires_at !== null && issue.expires_at <= now
  return {
    ...coupon,
    id: issue.id,
    state: issue.state === 'issued' && ended ? 'expired' : issue.state,
    targets: names(coupon),
    expires_at: issue.expires_at?.toISOString() ?? null,
    days_left: issue.expires_at && daysLeft(issue.expires_at, now),
    issued_at: issue.issued_at.toISOString(),
    used_at: issue.used_at?.toISOString() ?? null,
  }
}

/** Days in Seoul to the last one on which it can be used. */
function daysLeft(expires_at: Date, now: Date) {
  const lastDay = seoulDay(lastMoment(expires_at))
  return Math.max(0, (Date.parse(lastDay) - Date.parse(seoulDay(now))) / 86_400_000)
}
