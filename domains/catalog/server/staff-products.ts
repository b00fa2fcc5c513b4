import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { unlessTaken } from '@sillage/server-kit/violated.ts'
import { eq, inArray } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { productDefaults, type productEditing } from '../editing-contract.ts'
import { rebuildCards } from './cards.ts'
import { atProduct, refuseUnsound, rowOf } from './change-product.ts'
import { refuseLostPictures } from './lost-pictures.ts'
import { findSheet } from './staff-sheet.ts'
import { categoryTable, productCategoryTable, productTable, relatedTable } from './tables.ts'

/** A new product begins hidden and without a variant, by default. */
export async function createProduct(ctx: Context, form: HandlerInput<typeof productEditing.create>['body']) {
  const row = { ...rowOf({ ...productDefaults, ...form }), option_groups: [] }
  const offer = { ...row, sale_from: row.sale_from ?? null, sale_to: row.sale_to ?? null }
  refuseUnsound(offer)
  await refuseLostPictures(ctx, form.pictures)
  const id = await ctx.transaction(async (ctx) => {
    const [made] = await unlessTaken(ctx.db.insert(productTable).values(offer).returning({ id: productTable.id }), {
      field: 'slug',
      message: '이미 있는 주소 이름이에요.',
    })
    if (!made) throw new Error('an inserted product was not returned')
    await rebuildCards(ctx, [made.id])
    await writeAudit(ctx, { action: 'product.create', subject: `product:${made.id}`, before: null, after: form })
    return made.id
  })
  return findSheet(ctx, id)
}

/** A product is in every category above its own, too. */
export async function setCategories(ctx: Context, product_id: number, category_ids: number[]) {
  const before = await findSheet(ctx, product_id)
  await atProduct(ctx, product_id, { action: 'product.categories', before, after: { category_ids } }, async (ctx) => {
    const all = await withAncestors(ctx, category_ids)
    await ctx.db.delete(productCategoryTable).where(eq(productCategoryTable.product_id, product_id))
    if (all.length > 0)
      await ctx.db.insert(productCategoryTable).values(all.map((category_id) => ({ product_id, category_id })))
  })
  return findSheet(ctx, product_id)
}

async function withAncestors(ctx: Context, category_ids: number[]) {
  const { id, parent_id } = categoryTable
  // A move of the tree waits until this is done, and finds it then.
  const rows = await ctx.db.select({ id, parent_id }).from(categoryTable).for('share')
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
  const found = new Set<number>()
  for (const category_id of category_ids) {
    if (!parents.has(category_id)) throw invalid('category_ids', '없는 분류가 있어요.')
    for (let id: number | null | undefined = category_id; id; id = parents.get(id)) found.add(id)
  }
  return [...found]
}

export async function setRelated(ctx: Context, product_id: number, product_ids: number[]) {
  const before = await findSheet(ctx, product_id)
  const written = { action: 'product.related', before, after: { related_ids: product_ids } } as const
  await atProduct(ctx, product_id, written, async (ctx) => {
    const ids = [...new Set(product_ids)]
    const known = await ctx.db.$count(productTable, inArray(productTable.id, ids))
    if (known !== ids.length || ids.includes(product_id)) throw invalid('product_ids', '고를 수 없는 상품이 있어요.')
    await ctx.db.delete(relatedTable).where(eq(relatedTable.product_id, product_id))
    if (ids.length > 0)
      await ctx.db
        .insert(relatedTable)
        .values(ids.map((related_id, position) => ({ product_id, related_id, position })))
  })
  return findSheet(ctx, product_id)
}
