import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { and, desc, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { scheduledPrices } from '../scheduled-price-contract.ts'
import { offerLimits } from '../words.ts'
import { changePriceKind } from './change-price.ts'
import { scheduledPriceTable as table } from './offer-tables.ts'
import { productTable, variantTable } from './tables.ts'

type Row = typeof table.$inferSelect

const shownPrices = 20

/** Those to come and those that were, the latest first. */
async function listScheduled(ctx: Context, product_id: number) {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(eq(table.product_id, product_id))
    .orderBy(desc(table.starts_at), desc(table.id))
    .limit(shownPrices)
  return { data: rows.map(toPrice) }
}

const schedule = (ctx: Context, { params: { product_id }, body }: HandlerInput<typeof scheduledPrices.add>) =>
  ctx.transaction(async (ctx) => {
    const { variant_id, price_krw, price_usd } = body
    const starts_at = new Date(body.starts_at)
    if (starts_at <= ctx.now()) throw invalid('starts_at', '이미 지난 시각이에요.')
    await requireItsOwn(ctx, product_id, variant_id)
    const isWaiting = and(eq(table.product_id, product_id), eq(table.state, 'waiting'))
    if ((await ctx.db.$count(table, isWaiting)) >= offerLimits.scheduled_prices)
      throw invalid('starts_at', '한 상품에 예약할 수 있는 가격이 더 없어요.')
    const [row] = await ctx.db
      .insert(table)
      .values({ product_id, variant_id, price_krw, price_usd, starts_at })
      .returning()
    if (!row) throw new Error('a scheduled price was not added')
    await enqueue(ctx, changePriceKind, { id: row.id }, { runAt: starts_at })
    const after = { variant_id, price_krw, price_usd, starts_at: starts_at.toISOString() }
    await writeAudit(ctx, { action: 'product.schedule-price', subject: `product:${product_id}`, before: {}, after })
    return toPrice(row)
  })

/** One that has taken effect stays. */
const unschedule = (ctx: Context, { product_id, id }: { product_id: number; id: number }) =>
  ctx.transaction(async (ctx) => {
    const isThis = and(eq(table.id, id), eq(table.product_id, product_id))
    const [gone] = await ctx.db
      .delete(table)
      .where(and(isThis, eq(table.state, 'waiting')))
      .returning()
    if (!gone && (await ctx.db.$count(table, isThis)) === 0) throw notFound()
    if (!gone) throw new Problem(409, '이미 적용된 가격이에요.', { code: 'wrong_state' })
    const { variant_id, price_krw, price_usd, starts_at } = gone
    const before = { variant_id, price_krw, price_usd, starts_at: starts_at.toISOString() }
    await writeAudit(ctx, { action: 'product.unschedule-price', subject: `product:${product_id}`, before, after: null })
    return { message: '예약을 취소했어요.' }
  })

async function requireItsOwn(ctx: Context, product_id: number, variant_id: number | null) {
  if ((await ctx.db.$count(productTable, eq(productTable.id, product_id))) === 0) throw notFound()
  if (variant_id === null) return
  const own = and(eq(variantTable.id, variant_id), eq(variantTable.product_id, product_id))
  if ((await ctx.db.$count(variantTable, own)) === 0) throw invalid('variant_id', '이 상품의 옵션이 아니에요.')
}

const toPrice = ({ starts_at, ...row }: Row) => ({ ...row, starts_at: starts_at.toISOString() })

export const scheduledPriceRoutes = bind(scheduledPrices, {
  list: (ctx, { params }) => listScheduled(ctx, params.product_id),
  add: (ctx, input) => schedule(ctx, input),
  remove: (ctx, { params }) => unschedule(ctx, params),
})
