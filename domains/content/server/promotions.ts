import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { findMemberCoupon } from '../../coupon/server/holdings.ts'
import { issueCoupon } from '../../coupon/server/issue.ts'
import { couponIssueTable, couponTable } from '../../coupon/server/tables.ts'
import type { Promotion, promotions } from '../promotion-contract.ts'
import { withCards } from './chosen.ts'
import { promotionTable } from './promotion-tables.ts'

type Row = typeof promotionTable.$inferSelect

/** Running promotions first, then upcoming ones, then those that have ended. */
export async function listPromotions(ctx: Context, query: HandlerInput<typeof promotions.list>['query']) {
  const now = ctx.now().toISOString()
  const { starts_at, ends_at, visible, id } = promotionTable
  const turn = sql`case when ${ends_at} <= ${now} then 3 when ${starts_at} > ${now} then 2 else 1 end`
  const direction = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(promotionTable)
    .where(eq(visible, true))
    .orderBy(asc(turn), direction(ends_at), desc(id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return toPage(
    rows.map((row) => toCard(row, ctx.now())),
    await ctx.db.$count(promotionTable, eq(visible, true)),
    query,
  )
}

export async function findPromotion(ctx: Context, id: number): Promise<Promotion> {
  const row = await requirePromotion(ctx, id)
  const [coupon] = row.coupon_id ? await ctx.db.select().from(couponTable).where(eq(couponTable.id, row.coupon_id)) : []
  return { ...toCard(row, ctx.now()), items: await withCards(ctx, row.items), coupon: coupon?.active ? coupon : null }
}

/** Hands its coupon to a member while it runs, as often as the coupon allows. */
export async function takeCoupon(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  const row = await requirePromotion(ctx, id)
  if (!row.coupon_id) throw notFound()
  const state = stateOf(row, ctx.now())
  if (state === 'coming') throw invalid('coupon', '아직 시작하지 않은 프로모션이에요.')
  if (state === 'ended') throw invalid('coupon', '종료된 프로모션이에요.')
  const issue = await issueCoupon(ctx, { coupon_id: row.coupon_id, mb_id })
  return findMemberCoupon(ctx, issue.id)
}

export async function hasTaken(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  const { coupon_id } = await requirePromotion(ctx, id)
  if (!coupon_id) return { taken: false }
  const own = and(eq(couponIssueTable.coupon_id, coupon_id), eq(couponIssueTable.mb_id, mb_id))
  return { taken: (await ctx.db.$count(couponIssueTable, own)) > 0 }
}

async function requirePromotion(ctx: Context, id: number): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(promotionTable)
    .where(and(eq(promotionTable.id, id), eq(promotionTable.visible, true)))
  if (!row) throw notFound()
  return row
}

const stateOf = ({ starts_at, ends_at }: Row, now: Date): Promotion['state'] =>
  ends_at <= now ? 'ended' : starts_at > now ? 'coming' : 'running'

const toCard = (row: Row, now: Date) => ({
  ...row,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  state: stateOf(row, now),
})
