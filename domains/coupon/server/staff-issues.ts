import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { staffCoupons } from '../staff-contract.ts'
import type { CouponState } from '../words.ts'
import { couponIssueTable, couponTable } from './tables.ts'

export async function listIssues(ctx: Context, { query }: HandlerInput<typeof staffCoupons.issues>) {
  const { coupon_id, mb_id, state, after, limit } = query
  const rows = await ctx.db
    .select({
      issue: couponIssueTable,
      name: couponTable.name,
      name_en: couponTable.name_en,
      mb_name: memberTable.mb_name,
    })
    .from(couponIssueTable)
    .innerJoin(couponTable, eq(couponTable.id, couponIssueTable.coupon_id))
    .leftJoin(memberTable, eq(memberTable.mb_id, couponIssueTable.mb_id))
    .where(
      and(
        coupon_id ? eq(couponIssueTable.coupon_id, coupon_id) : undefined,
        mb_id ? eq(couponIssueTable.mb_id, mb_id) : undefined,
        state && eq(couponIssueTable.state, state),
        after ? lt(couponIssueTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(couponIssueTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ issue }) => issue.id)
  return {
    data: shown.map(({ issue, mb_name, ...coupon }) => ({
      ...issue,
      ...coupon,
      mb_name: mb_name ?? '',
      expires_at: issue.expires_at?.toISOString() ?? null,
      issued_at: issue.issued_at.toISOString(),
      used_at: issue.used_at?.toISOString() ?? null,
    })),
    next_after,
  }
}

export async function countIssues(ctx: Context, coupon_id: number) {
  const rows = await ctx.db
    .select({ state: couponIssueTable.state, count: sql<number>`count(*)::int` })
    .from(couponIssueTable)
    .where(eq(couponIssueTable.coupon_id, coupon_id))
    .groupBy(couponIssueTable.state)
  const of = (state: CouponState) => rows.find((row) => row.state === state)?.count ?? 0
  return { issued: of('issued'), reserved: of('reserved'), used: of('used'), expired: of('expired') }
}

/**
 * A revoked coupon has expired: the member had it and gets no other in its place. The state is tested again in the
 * UPDATE: an order that takes the coupon in the same moment keeps it.
 */
export const revokeIssue = (ctx: Context, issue_id: number, reason: string) =>
  ctx.transaction(async (ctx) => {
    const [issue] = await ctx.db
      .update(couponIssueTable)
      .set({ state: 'expired', expires_at: ctx.now() })
      .where(and(eq(couponIssueTable.id, issue_id), eq(couponIssueTable.state, 'issued')))
      .returning()
    if (!issue) {
      const [other] = await ctx.db.select().from(couponIssueTable).where(eq(couponIssueTable.id, issue_id))
      if (!other) throw notFound()
      throw new Problem(409, '이미 사용했거나 기한이 지난 쿠폰은 회수할 수 없어요.', { code: 'wrong_state' })
    }
    const after = { coupon_id: issue.coupon_id, issue_id, reason }
    await writeAudit(ctx, { action: 'coupon.revoke', subject: `member:${issue.mb_id}`, before: null, after })
    return { id: issue_id }
  })
