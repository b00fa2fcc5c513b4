import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { cardTable } from '../../catalog/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import type { ShopRules } from '../../setting/rules.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import type { review } from '../contract.ts'
import { reviewable } from '../words.ts'
import { isSpokenOf } from './one-purchase.ts'
import { reviewTable, reviewVoteTable } from './tables.ts'

/** Which of these reviews are the member's own, and which they found helpful. */
export async function findPersonal(ctx: Context, ids: number[]) {
  const { mb_id } = requireMember(ctx)
  const [mine, voted] = await Promise.all([
    ctx.db
      .select({ id: reviewTable.id })
      .from(reviewTable)
      .where(and(inArray(reviewTable.id, ids), eq(reviewTable.mb_id, mb_id))),
    ctx.db
      .select({ id: reviewVoteTable.review_id })
      .from(reviewVoteTable)
      .where(and(inArray(reviewVoteTable.review_id, ids), eq(reviewVoteTable.mb_id, mb_id))),
  ])
  return { mine: mine.map(({ id }) => id), voted: voted.map(({ id }) => id) }
}

type ToWrite = HandlerInput<typeof review.toWrite>['query']

/** Lines that have come and no one has spoken of, the latest bought first. */
export async function listToWrite(ctx: Context, query: ToWrite) {
  const { mb_id } = requireMember(ctx)
  const condition = and(
    eq(orderTable.mb_id, mb_id),
    inArray(orderLineTable.state, [...reviewable]),
    query.product_id === undefined ? undefined : eq(orderLineTable.product_id, query.product_id),
    query.order_line_ids && inArray(orderLineTable.id, query.order_line_ids),
    not(isSpokenOf(sql`${orderLineTable.id}`)),
  )
  const lines = ctx.db
    .select({ line: orderLineTable, product: cardTable.card, currency: orderTable.currency })
    .from(orderTable)
    .innerJoin(orderLineTable, eq(orderLineTable.order_id, orderTable.id))
    .leftJoin(cardTable, eq(cardTable.product_id, orderLineTable.product_id))
    .where(condition)
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)` })
    .from(orderTable)
    .innerJoin(orderLineTable, eq(orderLineTable.order_id, orderTable.id))
    .where(condition)
  const rows = await lines.orderBy(desc(orderLineTable.id)).limit(query.per_page).offset(offsetOf(query))
  const rules = await findShopRules(ctx)
  return toPage(
    rows.map((row) => toUnreviewed(row, rules)),
    counted?.total ?? 0,
    query,
  )
}

type Found = {
  line: typeof orderLineTable.$inferSelect
  product: (typeof cardTable.$inferSelect)['card'] | null
  currency: 'krw' | 'usd'
}

const toUnreviewed = ({ line, product, currency }: Found, rules: ShopRules) => ({
  ...line,
  order_line_id: line.id,
  product,
  delivered_at: line.delivered_at?.toISOString() ?? null,
  // Points are won: what was paid in dollars earns none.
  points: currency === 'krw' ? { text: rules.points_review, photo: rules.points_photo_review } : null,
})
