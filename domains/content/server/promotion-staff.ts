import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { couponTable } from '../../coupon/server/tables.ts'
import { followPictures } from '../../file/server/content-pictures.ts'
import type { promotions } from '../promotion-contract.ts'
import { refuseUnknown } from './chosen.ts'
import { promotionTable } from './promotion-tables.ts'

type StaffCalls = typeof promotions.staff
type Form = HandlerInput<StaffCalls['add']>['body']
type Row = typeof promotionTable.$inferSelect

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

export const addPromotion = (ctx: Context, body: Form) =>
  ctx.transaction(async (ctx) => {
    await refuseWrong(ctx, body)
    const [row] = await ctx.db.insert(promotionTable).values(toRow(body)).returning()
    return finish(ctx, 'promotion.add', row, null, body)
  })

export const changePromotion = (ctx: Context, { params, query, body }: HandlerInput<StaffCalls['change']>) =>
  ctx.transaction(async (ctx) => {
    await refuseWrong(ctx, body)
    const before = await lock(ctx, params.id)
    refuseOutdated(before, query.based_on)
    const [row] = await ctx.db
      .update(promotionTable)
      .set(toRow(body))
      .where(eq(promotionTable.id, params.id))
      .returning()
    return finish(ctx, 'promotion.change', row, before, body)
  })

export const switchPromotion = (ctx: Context, { params, body }: HandlerInput<StaffCalls['switch']>) =>
  ctx.transaction(async (ctx) => {
    const before = await lock(ctx, params.id)
    const [row] = await ctx.db.update(promotionTable).set(body).where(eq(promotionTable.id, params.id)).returning()
    return finish(ctx, 'promotion.switch', row, before, body)
  })

async function lock(ctx: Context, id: number): Promise<Row> {
  const [row] = await ctx.db.select().from(promotionTable).where(eq(promotionTable.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

async function refuseWrong(ctx: Context, { items, coupon_id }: Form) {
  await refuseUnknown(ctx, 'items', items)
  if (coupon_id !== null && (await ctx.db.$count(couponTable, eq(couponTable.id, coupon_id))) === 0)
    throw invalid('coupon_id', '없는 쿠폰이에요.')
}

async function finish(ctx: Context, action: AuditAction, row: Row | undefined, before: Row | null, after: object) {
  if (!row) throw new Error('a written promotion was not returned')
  await followPictures(ctx, { field: 'picture', before, after: row })
  await writeAudit(ctx, { action, subject: `promotion:${row.id}`, before, after })
  await emptyTags(ctx, 'promotions')
  return toSheet(row)
}

const toRow = ({ starts_at, ends_at, ...form }: Form) => ({
  ...form,
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
})

const toSheet = (row: Row) => ({
  ...row,
  version: versionOf(row),
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
})
