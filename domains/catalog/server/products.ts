import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { DesignKind } from '../../custom/words.ts'
import type { Product } from '../contract.ts'
import { cardOf, pricesOf } from './cards.ts'
import { pathThrough } from './categories.ts'
import { offerRules, stockWords } from './offer-rules.ts'
import { addOnsOf, documentsOf, partsOf } from './product-extras.ts'
import { findWhole } from './product-row.ts'
import { alsoBoughtTable, cardTable, productTable, relatedTable } from './tables.ts'

/** A hidden product does not exist, except for the staff who hid it. */
export async function findProduct(ctx: Context, product_id: number, { hidden = false } = {}): Promise<Product> {
  const whole = await findWhole(ctx, product_id)
  if (!whole || (!whole.product.visible && !hidden)) throw notFound()
  const { product } = whole
  const at = ctx.now()
  const variants = whole.variants.map(({ row, available }) => ({ ...row, available }))
  const card = cardOf(product, variants, at)
  return {
    ...product,
    ...card,
    rating:
      product.rating_count > 0
        ? { average: Math.round((product.rating_sum * 10) / product.rating_count) / 10, count: product.rating_count }
        : null,
    sale_to: (card.list_price && product.sale_to?.toISOString()) ?? null,
    variants: variants.map(({ available, ...variant }) => ({
      ...variant,
      ...pricesOf(product, variant, at),
      ...stockWords(available, product.min_quantity),
      rules: offerRules(product, variant, at, { grade_price: null, tiers: whole.tiers }),
    })),
    path: pathThrough(whole.categories),
    documents: documentsOf(whole),
    parts: partsOf(whole),
    add_ons: addOnsOf(whole, at),
  }
}

/** The first product on sale whose buyer designs it: its field is named after the kind of design. */
export async function findDesigned(ctx: Context, kind: DesignKind): Promise<Product | null> {
  const asked = JSON.stringify([{ key: kind, kind: 'design' }])
  const [found] = await ctx.db
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(eq(productTable.visible, true), sql`${productTable.personal_fields} @> ${asked}::jsonb`))
    .orderBy(asc(productTable.id))
    .limit(1)
  return found ? findProduct(ctx, found.id) : null
}

/** For what belongs to a product and is hidden with it. */
export async function requireShown(ctx: Context, product_id: number) {
  const [shown] = await ctx.db
    .select({ id: productTable.id })
    .from(productTable)
    .where(and(eq(productTable.id, product_id), eq(productTable.visible, true)))
  if (!shown) throw notFound()
}

const alsoBoughtShown = 4

/** What others had in the same orders, most often first. */
export async function listAlsoBought(ctx: Context, product_id: number) {
  const rows = await ctx.db
    .select({ card: cardTable.card })
    .from(alsoBoughtTable)
    .innerJoin(cardTable, eq(cardTable.product_id, alsoBoughtTable.other_id))
    .where(eq(alsoBoughtTable.product_id, product_id))
    .orderBy(desc(alsoBoughtTable.together), asc(alsoBoughtTable.other_id))
    .limit(alsoBoughtShown)
  return rows.map(({ card }) => card)
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
