import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { versionOf } from '@sillage/server-kit/row-version.ts'
import { unlessTaken } from '@sillage/server-kit/violated.ts'
import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm'
import { staffRows } from '../../audit/server/staff-rows.ts'
import type { CouponForm, staffCoupons } from '../staff-contract.ts'
import { type CouponRow, lockCoupon } from './issue.ts'
import { countIssues } from './staff-issues.ts'
import { couponTable } from './tables.ts'
import { namesOfTargets } from './targets.ts'

/** The fields of its form; issuing a coupon or switching it off changes none of them. */
const written = ({ issued: _, active: __, ...form }: CouponRow) => form

const toCoupon = (row: CouponRow) => ({
  ...row,
  version: versionOf(written(row)),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})

export async function listTemplates(ctx: Context, query: HandlerInput<typeof staffCoupons.list>['query']) {
  const { kind, active, keyword, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(couponTable)
    .where(
      and(
        kind && eq(couponTable.kind, kind),
        active === undefined ? undefined : eq(couponTable.active, active),
        keyword ? mentions(keyword) : undefined,
        after ? lt(couponTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(couponTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toCoupon), next_after }
}

const mentions = (keyword: string) =>
  or(
    ilike(couponTable.name, `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`),
    eq(sql`upper(${couponTable.code})`, keyword.toUpperCase()),
  )

export async function showTemplate(ctx: Context, coupon_id: number) {
  const [coupon] = await ctx.db.select().from(couponTable).where(eq(couponTable.id, coupon_id))
  if (!coupon) throw notFound()
  const targets = await namesOfTargets(ctx, [coupon])
  return { ...toCoupon(coupon), targets: targets(coupon), figures: await countIssues(ctx, coupon_id) }
}

const rows = staffRows({
  kind: 'coupon',
  lock: async (ctx, id) => [await lockCoupon(ctx, id)],
  toSheet: toCoupon,
  written,
})

const codeTaken = { field: 'code', message: '이미 있는 쿠폰 코드예요.' }

const update = (ctx: Context, id: number, change: Partial<CouponRow>) =>
  unlessTaken(ctx.db.update(couponTable).set(change).where(eq(couponTable.id, id)).returning(), codeTaken)

export const addTemplate = (ctx: Context, form: CouponForm) =>
  rows.add(ctx, form, (ctx) => unlessTaken(ctx.db.insert(couponTable).values(toRow(form)).returning(), codeTaken))

export const changeTemplate = (ctx: Context, { params, query, body }: HandlerInput<typeof staffCoupons.change>) =>
  rows.change(ctx, params.coupon_id, { ...query, after: body }, async (ctx, before) => {
    refuseBrokenPromise(before, body)
    if (body.issue_limit !== null && body.issue_limit < before.issued)
      throw invalid('issue_limit', '이미 발급한 쿠폰보다 적게 정할 수 없어요.')
    return update(ctx, before.id, toRow(body))
  })

/** Off means that no more are issued; members keep the ones they have. */
export const switchTemplate = (ctx: Context, { params, body }: HandlerInput<typeof staffCoupons.switch>) =>
  rows.change(ctx, params.coupon_id, { action: 'switch', after: body }, (ctx, before) => update(ctx, before.id, body))

const worth = ['kind', 'amount_krw', 'percent', 'cap_krw', 'minimum_krw'] as const

/** What a coupon is worth cannot be changed once a member has one: it was promised. */
function refuseBrokenPromise(before: CouponRow, form: CouponForm) {
  if (before.issued === 0) return
  const field = worth.find((name) => before[name] !== form[name])
  const aims = (ids: number[]) => ids.toSorted((a, b) => a - b).join()
  const changed = field ?? (aims(before.target_ids) === aims(form.target_ids) ? undefined : 'target_ids')
  if (changed) throw invalid(changed, '이미 발급한 쿠폰의 혜택은 바꿀 수 없어요. 새 쿠폰을 만들어 주세요.')
}

const instant = (text: string | null) => (text === null ? null : new Date(text))

/** As the table stores it. */
export const toRow = ({ starts_at, ends_at, ...form }: CouponForm) => ({
  ...form,
  starts_at: instant(starts_at),
  ends_at: instant(ends_at),
})
