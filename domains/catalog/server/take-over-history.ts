import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { productTable, variantTable } from './tables.ts'
import { takeOverProduct } from './take-over.ts'

/** Options by product, in their order; retired ones too, as old orders name them. */
export async function listOldVariants(ctx: Context, product_ids: number[]) {
  if (product_ids.length === 0) return new Map<number, (typeof variantTable.$inferSelect)[]>()
  const rows = await ctx.db
    .select()
    .from(variantTable)
    .where(inArray(variantTable.product_id, product_ids))
    .orderBy(asc(variantTable.position), asc(variantTable.id))
  return Map.groupBy(rows, ({ product_id }) => product_id)
}

/** Options by their codes. */
export async function listVariantsBySku(ctx: Context, skus: string[]) {
  const wanted = [...new Set(skus)].filter((sku) => sku !== '')
  if (wanted.length === 0) return new Map<string, typeof variantTable.$inferSelect>()
  const rows = await ctx.db.select().from(variantTable).where(inArray(variantTable.sku, wanted))
  return new Map(rows.map((row) => [row.sku, row]))
}

const slug = 'no-longer-sold'

/** What stands for products that another shop had forgotten when it moved: old orders still name them. Archived. */
export async function findForgottenVariant(ctx: Context, blank: () => Promise<Picture>) {
  const ofIt = and(eq(productTable.slug, slug), eq(productTable.archived, true))
  const find = () =>
    ctx.db
      .select({ variant: variantTable })
      .from(variantTable)
      .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
      .where(ofIt)
  const [known] = await find()
  if (known) return known.variant
  const name = '이전 쇼핑몰의 상품'
  const prices = { price_krw: 0, price_usd: 0, sale_price_krw: null, sale_price_usd: null }
  const variant = { sku: '', values: [], price_krw: null, price_usd: null, weight_g: 0, on_hand: 0 }
  const words = { name, summary: name, slug, story: [], option_groups: [], pictures: [], category_ids: [] }
  const limits = { min_quantity: 1, max_quantity: null, visible: false, created_at: null }
  const { id } = await takeOverProduct(ctx, null, { ...words, ...prices, ...limits, variants: [variant] }, blank)
  await ctx.db.update(productTable).set({ archived: true }).where(eq(productTable.id, id))
  const [made] = await find()
  if (!made) throw new Error('what was just made is there')
  return made.variant
}
