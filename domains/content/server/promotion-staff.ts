import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { versionOf } from '@sillage/server-kit/row-version.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import { staffRows } from '../../audit/server/staff-rows.ts'
import { couponTable } from '../../coupon/server/tables.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import type { promotions } from '../promotion-contract.ts'
import { refuseUnknown } from './chosen.ts'
import { promotionTable } from './promotion-tables.ts'

type StaffCalls = typeof promotions.staff
type Form = HandlerInput<StaffCalls['add']>['body']
type Row = typeof promotionTable.$inferSelect

const toSheet = (row: Row) => ({
  ...row,
  version: versionOf(row),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
})

export async function listAllPromotions(ctx: Context, query: HandlerInput<StaffCalls['list']>['query']) {
  const { visible, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(promotionTable)
    .where(
      and(
        visible === undefined ? undefined : eq(promotionTable.visible, visible),
        after ? lt(promotionTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(promotionTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toSheet), next_after }
}

const rows = staffRows({
  kind: 'promotion',
  tag: 'promotions',
  lock: (ctx, id) => ctx.db.select().from(promotionTable).where(eq(promotionTable.id, id)).for('update'),
  toSheet,
  follow: (ctx, change) => followPictures(ctx, { field: 'picture', ...change }),
})

export const addPromotion = (ctx: Context, body: Form) =>
  rows.add(ctx, body, async (ctx) => {
    await refuseWrong(ctx, body)
    return ctx.db.insert(promotionTable).values(toRow(body)).returning()
  })

export const changePromotion = (ctx: Context, { params: { id }, query, body }: HandlerInput<StaffCalls['change']>) =>
  rows.change(ctx, id, { ...query, after: body }, async (ctx) => {
    await refuseWrong(ctx, body)
    return ctx.db.update(promotionTable).set(toRow(body)).where(eq(promotionTable.id, id)).returning()
  })

export const switchPromotion = (ctx: Context, { params: { id }, body }: HandlerInput<StaffCalls['switch']>) =>
  rows.change(ctx, id, { action: 'switch', after: body }, async (ctx) =>
    ctx.db.update(promotionTable).set(body).where(eq(promotionTable.id, id)).returning(),
  )

async function refuseWrong(ctx: Context, { items, coupon_id }: Form) {
  await refuseUnknown(ctx, 'items', items)
  if (coupon_id !== null && (await ctx.db.$count(couponTable, eq(couponTable.id, coupon_id))) === 0)
    throw invalid('coupon_id', '없는 쿠폰이에요.')
}

const toRow = ({ starts_at, ends_at, ...form }: Form) => ({
  ...form,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
})
