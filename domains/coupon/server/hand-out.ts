import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { staffCoupons } from '../staff-contract.ts'
import { countIssued, endOfIssue, lockCoupon, refusalOf } from './issue.ts'

/** Issues a coupon to many members in one statement, up to its limit; members who have had theirs are left out. */
export const handOut = (ctx: Context, { params, body }: HandlerInput<typeof staffCoupons.issue>) =>
  ctx.transaction(async (ctx) => {
    const coupon = await lockCoupon(ctx, params.coupon_id)
    const refusal = coupon.active ? refusalOf(coupon, ctx.now()) : '발급을 끈 쿠폰이에요.'
    if (refusal) throw invalid('coupon_id', refusal)
    const active = eq(memberTable.state, 'active')
    const named = 'mb_ids' in body ? [...new Set(body.mb_ids)] : null
    const meant = 'grade' in body ? eq(memberTable.grade, body.grade) : inArray(memberTable.mb_id, named ?? [])
    const left = coupon.issue_limit === null ? null : coupon.issue_limit - coupon.issued
    const expires_at = endOfIssue(coupon, ctx.now())?.toISOString() ?? null
    const { rowCount } = await ctx.db.execute(sql`
      insert into coupon_issue (coupon_id, mb_id, nth, expires_at, issued_at)
      select ${coupon.id}, ${memberTable.mb_id}, held.count + 1, ${expires_at}::timestamptz, ${ctx.now().toISOString()}::timestamptz
      from ${memberTable}
      cross join lateral (
        select count(*)::int as count from coupon_issue
        where coupon_issue.coupon_id = ${coupon.id} and coupon_issue.mb_id = ${memberTable.mb_id}) as held
      where ${and(active, meant)} and held.count < ${coupon.member_limit}
      order by ${memberTable.mb_id} limit ${left}`)
    const issued = rowCount ?? 0
    await countIssued(ctx, coupon.id, issued)
    const asked = named ? named.length : await ctx.db.$count(memberTable, and(active, meant))
    const after = { ...body, issued }
    await writeAudit(ctx, { action: 'coupon.issue', subject: `coupon:${coupon.id}`, before: null, after })
    return { issued, left_out: asked - issued }
  })
