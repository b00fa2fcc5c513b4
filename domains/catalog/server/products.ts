import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Product } from '../contract.ts'
import { listAddOns, listDocuments, listParts } from './belongings.ts'
import { cardOf, listVariants, pricesOf } from './cards.ts'
import { listPath } from './categories.ts'
import { cardTable, productTable, relatedTable } from './tables.ts'

/** A hidden product does not exist, except for the staff who hid it. */
export async function findProduct(ctx: Context, product_id: number, { hidden = false } = {}): Promise<Product> {
  const [product] = await ctx.db.select().from(productTable).where(eq(productTable.id, product_id))
  if (!product || (!product.visible && !hidden)) throw notFound()
  const variants = await listVariants(ctx, [product_id])
  return {
    ...product,
    ...cardOf(product, variants, ctx.now()),
    rating:
      product.rating_count > 0
        ? { average: Math.round((product.rating_sum * 10) / product.rating_count) / 10, count: product.rating_count }
        : null,
    variants: variants.map(({ available, ...variant }) => ({
      ...variant,
      ...pricesOf(product, variant, ctx.now()),
      sold_out: available <= 0,
    })),
    path: await listPath(ctx, product_id),
    documents: await listDocuments(ctx, product_id),
    parts: product.kind === 'kit' ? await listParts(ctx, product_id) : [],
    add_ons: await listAddOns(ctx, product_id),
  }
}

export async function listRelated(ctx: Context, product_id: number) {
  const rows = await ctx.db
    .select({ card: cardTable.card })
    .from(relatedTable)
    .innerJoin(cardTable, eq(cardTable.product_id, relatedTable.related_id))
    .where(eq(relatedTable.product_id, product_id))
    .orderBy(asc(relatedTable.position))
  return rows.map(({ card }) => card)
}

/** Only what is visible has a card. */
export async function listCards(ctx: Context, product_ids: number[]) {
  const rows = await ctx.db.select().from(cardTable).where(inArray(cardTable.product_id, product_ids))
  const cards = new Map(rows.map(({ product_id, card }) => [product_id, card]))
  return product_ids.flatMap((id) => cards.get(id) ?? [])
}
