import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { categoryEditing } from '../category-contract.ts'
import type { ProductCard } from '../contract.ts'
import { categoryOrderTable } from './category-tables.ts'
import { type Filter, inListing } from './list-filter.ts'
import { cardTable, categoryTable, listingTable, productCategoryTable } from './tables.ts'

/** The products that staff have put first in a category, in their order. */
export async function readCategoryOrder(ctx: Context, category_id: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ product_id: categoryOrderTable.product_id })
    .from(categoryOrderTable)
    .where(eq(categoryOrderTable.category_id, category_id))
    .orderBy(asc(categoryOrderTable.position))
  return rows.map(({ product_id }) => product_id)
}

export async function showCategoryOrder(ctx: Context, category_id: number) {
  const [category] = await ctx.db
    .select({ id: categoryTable.id })
    .from(categoryTable)
    .where(eq(categoryTable.id, category_id))
  if (!category) throw notFound()
  return { product_ids: await readCategoryOrder(ctx, category_id) }
}

/** Replaces the order as a whole: what someone else saved since it was read is not overwritten. */
export const saveCategoryOrder = (ctx: Context, { params, body }: HandlerInput<typeof categoryEditing.saveOrder>) =>
  ctx.transaction(async (ctx) => {
    const { category_id } = params
    const mine = eq(categoryTable.id, category_id)
    const [category] = await ctx.db.select({ id: categoryTable.id }).from(categoryTable).where(mine).for('update')
    if (!category) throw notFound()
    const before = await readCategoryOrder(ctx, category_id)
    if (before.join() !== body.was.join())
      throw new Problem(409, '그사이 다른 직원이 순서를 바꿨어요. 새로 불러와 확인해 주세요.', { code: 'outdated' })
    const product_ids = [...new Set(body.product_ids)]
    await refuseOthers(ctx, category_id, product_ids)
    await ctx.db.delete(categoryOrderTable).where(eq(categoryOrderTable.category_id, category_id))
    const rows = product_ids.map((product_id, position) => ({ category_id, product_id, position }))
    if (rows.length > 0) await ctx.db.insert(categoryOrderTable).values(rows)
    await writeAudit(ctx, {
      action: 'category.order',
      subject: `category:${category_id}`,
      before: { product_ids: before },
      after: { product_ids },
    })
    await emptyTags(ctx, 'products')
    return { product_ids }
  })

async function refuseOthers(ctx: Context, category_id: number, product_ids: number[]) {
  const { product_id } = productCategoryTable
  const inside = and(eq(productCategoryTable.category_id, category_id), inArray(product_id, product_ids))
  if (product_ids.length > 0 && (await ctx.db.$count(productCategoryTable, inside)) < product_ids.length)
    throw invalid('product_ids', '이 카테고리에 없는 상품이 있어요.')
}

type Page = { placed: readonly number[]; offset: number; limit: number }

/** Those that staff have put first and that the list may show, then all others, the newest first. */
export async function recommendedPage(ctx: Context, filter: Filter, { placed, offset, limit }: Page) {
  const { product_id, newest } = listingTable
  const listed = await ctx.db
    .select({ product_id })
    .from(listingTable)
    .where(and(inListing(filter), inArray(product_id, [...placed])))
  const shown = new Set(listed.map((row) => row.product_id))
  const first = placed.filter((id) => shown.has(id))
  const here = first.slice(offset, offset + limit)
  const rest = await ctx.db
    .select({ product_id })
    .from(listingTable)
    .where(and(inListing(filter), notInArray(product_id, [...placed])))
    .orderBy(desc(newest), desc(product_id))
    .limit(limit - here.length)
    .offset(Math.max(0, offset - first.length))
  return readCards(ctx, [...here, ...rest.map((row) => row.product_id)])
}

async function readCards(ctx: Context, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select()
    .from(cardTable)
    .where(inArray(cardTable.product_id, [...ids]))
  const cards = new Map(rows.map(({ product_id, card }) => [product_id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
