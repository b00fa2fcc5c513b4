import { invalid, notFound } from '@sillage/kit/problem.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, sql } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { findMemberCoupon } from './holdings.ts'
import { couponIssueTable, couponTable } from './tables.ts'

export type CouponRow = typeof couponTable.$inferSelect
type IssueRow = typeof couponIssueTable.$inferSelect

/** Coupons are issued only under this lock: counting and issuing are one action. */
export async function lockCoupon(ctx: Context, coupon_id: number): Promise<CouponRow> {
  const [coupon] = await ctx.db.select().from(couponTable).where(eq(couponTable.id, coupon_id)).for('update')
  if (!coupon) throw notFound()
  return coupon
}

/** Why a coupon cannot be issued now; null if it can. */
export function refusalOf({ active, starts_at, ends_at, issue_limit, issued }: CouponRow, now: Date): string | null {
  if (!active) return gone
  if (starts_at && now < starts_at) return '아직 시작하지 않은 쿠폰이에요.'
  if (ends_at && now >= ends_at) return '기간이 끝난 쿠폰이에요.'
  if (issue_limit !== null && issued >= issue_limit) return '준비한 쿠폰이 모두 소진됐어요.'
  return null
}

const gone = '없는 쿠폰 코드예요. 다시 확인해 주세요.'

/** An issue lives its days to the end of the last one, and never longer than its coupon. */
export function endOfIssue({ days, ends_at }: CouponRow, now: Date): Date | null {
  if (days === null) return ends_at
  const end = startOfSeoulDay(seoulDay(addDays(now, days + 1)))
  return ends_at && ends_at < end ? ends_at : end
}

type Issuing = { coupon_id: number; mb_id: string }

/** Issues one to a member, or returns why not. Nothing is written if it is refused. */
async function tryIssue(ctx: Context, { coupon_id, mb_id }: Issuing): Promise<IssueRow | string> {
  return ctx.transaction(async (ctx) => {
    const coupon = await lockCoupon(ctx, coupon_id)
    const refusal = refusalOf(coupon, ctx.now())
    if (refusal) return refusal
    const already = await ctx.db.$count(
      couponIssueTable,
      and(eq(couponIssueTable.coupon_id, coupon_id), eq(couponIssueTable.mb_id, mb_id)),
    )
    if (already >= coupon.member_limit) return '이미 받은 쿠폰이에요.'
    const issue = {
      coupon_id,
      mb_id,
      nth: already + 1,
      expires_at: endOfIssue(coupon, ctx.now()),
      issued_at: ctx.now(),
    }
    const [row] = await ctx.db.insert(couponIssueTable).values(issue).returning()
    if (!row) throw new Error('an inserted issue was not returned')
    await countIssued(ctx, coupon_id, 1)
    return row
  })
}

export const countIssued = (ctx: Context, coupon_id: number, more: number) =>
  ctx.db
    .update(couponTable)
    .set({ issued: sql`${couponTable.issued} + ${more}` })
    .where(eq(couponTable.id, coupon_id))

/** Hands a coupon to a member; refused with its reason. */
export async function issueCoupon(ctx: Context, issuing: Issuing): Promise<IssueRow> {
  const issue = await tryIssue(ctx, issuing)
  if (typeof issue === 'string') throw invalid('code', issue)
  return issue
}

/** A member types a code in. */
export async function registerCoupon(ctx: Context, { code }: { code: string }) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'coupon', { member: mb_id })
  const [coupon] = await ctx.db
    .select({ id: couponTable.id })
    .from(couponTable)
    .where(eq(sql`upper(${couponTable.code})`, code.replaceAll(/\s/g, '').toUpperCase()))
  if (!coupon) throw invalid('code', gone)
  const issue = await issueCoupon(ctx, { coupon_id: coupon.id, mb_id })
  return findMemberCoupon(ctx, issue.id)
}

/** Every coupon meant for new members that can still be had; what cannot is passed over in silence. */
export async function issueWelcomeCoupons(ctx: Context, mb_id: string): Promise<void> {
  const welcoming = await ctx.db
    .select({ id: couponTable.id })
    .from(couponTable)
    .where(and(eq(couponTable.welcome, true), eq(couponTable.active, true)))
    .orderBy(couponTable.id)
  for (const { id } of welcoming) await tryIssue(ctx, { coupon_id: id, mb_id })
}
