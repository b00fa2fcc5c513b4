import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { ProductSheet } from '../editing-contract.ts'
import { addOnTable, gradePriceTable, kitPartTable, productDocumentTable, tierPriceTable } from './offer-tables.ts'
import { documentsOf } from './product-extras.ts'
import { productCategoryTable, productTable, relatedTable, stockTable, variantTable } from './tables.ts'

/** Everything the console shows of a product, retired variants included. */
export async function findSheet(ctx: Context, product_id: number): Promise<ProductSheet> {
  const [product] = await ctx.db.select().from(productTable).where(eq(productTable.id, product_id))
  if (!product) throw notFound()
  return {
    ...product,
    sale_from: product.sale_from?.toISOString() ?? null,
    sale_to: product.sale_to?.toISOString() ?? null,
    created_at: product.created_at.toISOString(),
    ...(await listTies(ctx, product_id)),
    tiers: await ctx.db
      .select()
      .from(tierPriceTable)
      .where(eq(tierPriceTable.product_id, product_id))
      .orderBy(asc(tierPriceTable.grade), asc(tierPriceTable.min_quantity)),
    documents: documentsOf({
      documents: await ctx.db
        .select()
        .from(productDocumentTable)
        .where(eq(productDocumentTable.product_id, product_id))
        .orderBy(asc(productDocumentTable.id)),
    }),
    variants: await listSheetVariants(ctx, product_id),
  }
}

async function listTies(ctx: Context, product_id: number) {
  const categories = await ctx.db
    .select()
    .from(productCategoryTable)
    .where(eq(productCategoryTable.product_id, product_id))
    .orderBy(asc(productCategoryTable.category_id))
  const related = await ctx.db
    .select()
    .from(relatedTable)
    .where(eq(relatedTable.product_id, product_id))
    .orderBy(asc(relatedTable.position))
  const beside = await ctx.db
    .select()
    .from(addOnTable)
    .where(eq(addOnTable.product_id, product_id))
    .orderBy(asc(addOnTable.position))
  return {
    category_ids: categories.map(({ category_id }) => category_id),
    related_ids: related.map(({ related_id }) => related_id),
    add_on_ids: beside.map(({ variant_id }) => variant_id),
  }
}

async function listSheetVariants(ctx: Context, product_id: number): Promise<ProductSheet['variants']> {
  const rows = await ctx.db
    .select({ variant: variantTable, stock: stockTable })
    .from(variantTable)
    .innerJoin(stockTable, eq(stockTable.variant_id, variantTable.id))
    .where(eq(variantTable.product_id, product_id))
    .orderBy(asc(variantTable.position), asc(variantTable.id))
  const ids = rows.map(({ variant }) => variant.id)
  const prices = await ctx.db.select().from(gradePriceTable).where(inArray(gradePriceTable.variant_id, ids))
  const parts = await ctx.db
    .select()
    .from(kitPartTable)
    .where(inArray(kitPartTable.kit_variant_id, ids))
    .orderBy(asc(kitPartTable.position))
  return rows.map(({ variant, stock }) => ({
    ...variant,
    on_hand: stock.on_hand,
    reserved: stock.reserved,
    reservation_minutes: stock.reservation_minutes,
    low_at: stock.low_at,
    grade_prices: prices.filter(({ variant_id }) => variant_id === variant.id),
    parts: parts
      .filter(({ kit_variant_id }) => kit_variant_id === variant.id)
      .map(({ part_variant_id, quantity }) => ({ variant_id: part_variant_id, quantity })),
  }))
}
