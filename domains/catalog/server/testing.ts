import type { Context } from '@sillage/server-kit/context.ts'
import type { Db } from '@sillage/server-kit/database.ts'
import { eq } from 'drizzle-orm'
import { rebuildCards } from './cards.ts'
import { categoryTable, productCategoryTable, productTable, stockTable, variantTable } from './tables.ts'

const picture = { src: '/media/test-{width}.webp', width: 960, height: 1200, widths: [480, 960], tone: 'linen' }

type Given = Partial<typeof productTable.$inferInsert> & { id: number; category_ids?: number[]; stock?: number }

/** A product with one variant, on the shelves it is given. */
export async function givenProduct(ctx: Context, { category_ids = [], stock = 5, ...changes }: Given) {
  const { id } = changes
  await ctx.db.insert(productTable).values({
    ...{ slug: `product-${id}`, kind: 'goods', name: `상품 ${id}`, name_en: `Product ${id}` },
    ...{ summary: '한 문장', summary_en: 'One sentence', type_label: '소이 캔들', type_label_en: 'Soy candle' },
    ...{ story_title: '이야기', story_title_en: 'Story', story: [], story_en: [], details: [], notes: [], trail: null },
    ...{ option_groups: [], pictures: [picture], price_krw: 42_000, price_usd: 3_100, badges: [] },
    ...changes,
  })
  for (const category_id of category_ids) {
    const category = {
      id: category_id,
      position: category_id,
      name: `분류 ${category_id}`,
      name_en: `Category ${category_id}`,
    }
    await ctx.db.insert(categoryTable).values(category).onConflictDoNothing()
    await ctx.db.insert(productCategoryTable).values({ product_id: id, category_id })
  }
  const variant = { product_id: id, sku: `SKU-${id}`, position: 0, values: [], weight_g: 300 }
  const [row] = await ctx.db.insert(variantTable).values(variant).returning()
  if (row) await ctx.db.insert(stockTable).values({ variant_id: row.id, on_hand: stock })
  await rebuildCards(ctx, [id])
}

/** The only variant of a product that was given without options. */
export async function variantOf(db: Db, product_id: number) {
  const [row] = await db.select().from(variantTable).where(eq(variantTable.product_id, product_id))
  return row?.id ?? 0
}
