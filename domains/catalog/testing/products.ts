import type { Context } from '@sillage/server-kit/context.ts'
import type { Db } from '@sillage/server-kit/database.ts'
import { eq } from 'drizzle-orm'
import { rebuildCards } from '../server/cards.ts'
import {
  categoryTable,
  classReservation,
  productCategoryTable,
  productTable,
  stockTable,
  variantTable,
} from '../server/tables.ts'

export const picture = { src: '/media/test-{width}.webp', width: 960, height: 1200, widths: [480, 960], tone: '' }

type Given = Partial<typeof productTable.$inferInsert> & { id: number; category_ids?: number[]; stock?: number }

/** A product with one variant, in the given categories. */
export const givenProduct = (ctx: Context, product: Given) => givenProducts(ctx, [product])

/** Many of them at once, which is far quicker than one after the other. */
export async function givenProducts(ctx: Context, given: Given[]) {
  await ctx.db.insert(productTable).values(
    given.map(({ category_ids: _, stock: __, ...changes }) => ({
      slug: `product-${changes.id}`,
      kind: 'goods' as const,
      name: `상품 ${changes.id}`,
      name_en: `Product ${changes.id}`,
      summary: '한 문장',
      summary_en: 'One sentence',
      type_label: '소이 캔들',
      type_label_en: 'Soy candle',
      story_title: '이야기',
      story_title_en: 'Story',
      story: [],
      story_en: [],
      details: [],
      notes: [],
      trail: null,
      option_groups: [],
      pictures: [picture],
      price_krw: 42_000,
      price_usd: 3_100,
      badges: [],
      ...changes,
    })),
  )
  const places = given.flatMap(({ id, category_ids = [] }) =>
    category_ids.map((category_id) => ({ product_id: id, category_id })),
  )
  for (const id of new Set(places.map(({ category_id }) => category_id)))
    await ctx.db
      .insert(categoryTable)
      .values({ id, position: id, name: `분류 ${id}`, name_en: `Category ${id}` })
      .onConflictDoNothing()
  if (places.length > 0) await ctx.db.insert(productCategoryTable).values(places)
  const variants = await ctx.db
    .insert(variantTable)
    .values(given.map(({ id }) => ({ product_id: id, sku: `SKU-${id}`, position: 0, values: [], weight_g: 300 })))
    .returning()
  const stockOf = new Map(given.map(({ id, stock = 5 }) => [id, stock]))
  await ctx.db.insert(stockTable).values(
    variants.map(({ id, product_id }) => ({
      variant_id: id,
      on_hand: stockOf.get(product_id) ?? 0,
      ...(given.some((each) => each.id === product_id && each.kind === 'class') && classReservation),
    })),
  )
  await rebuildCards(
    ctx,
    given.map(({ id }) => id),
  )
}

/** The only variant of a product that was given without options. */
export async function variantOf(db: Db, product_id: number) {
  const [row] = await db.select().from(variantTable).where(eq(variantTable.product_id, product_id))
  return row?.id ?? 0
}
