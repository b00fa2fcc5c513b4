import { isDeepStrictEqual } from 'node:util'
import type { Currency } from '@sillage/kit/money.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { atProductChange, openersOf } from '../../catalog-hooks.ts'
import type { Prices, ProductCard } from '../contract.ts'
import { facetsOf } from '../facets.ts'
import { type Price, type PriceRules, unitPrice } from '../price.ts'
import { saleCategoryId } from '../words.ts'
import { available, isSoldOut } from './availability.ts'
import { type Place, refreshListings, wholeShop } from './listings.ts'
import { newSince } from './new-since.ts'
import { addOnTable, kitPartTable } from './offer-tables.ts'
import { cardTable, productCategoryTable, productTable, variantTable } from './tables.ts'

export type ProductRow = typeof productTable.$inferSelect
/** The fields that are shown to everyone. */
export type ShownRow = Omit<ProductRow, 'changed_at'>
export type VariantRow = typeof variantTable.$inferSelect & { available: number }

export const prices = (krw: number, usd: number): Prices => ({
  krw: { amount: krw, currency: 'krw' },
  usd: { amount: usd, currency: 'usd' },
})

/** What everyone pays at a time and, on sale, what it was; a variant's own price takes the place of the product's. */
export function pricesOf(product: Priced, variant: Pick<VariantRow, 'price_krw' | 'price_usd'> | undefined, at: Date) {
  return bothPrices((currency) => unitPrice(rulesOf(product, variant, currency), { quantity: 1, at }))
}

/** A price in both currencies and, if either is reduced, the price before. */
export function bothPrices(priceIn: (currency: Currency) => Price) {
  const [krw, usd] = [priceIn('krw'), priceIn('usd')]
  const onSale = krw.amount < krw.list_amount || usd.amount < usd.list_amount
  return {
    price: prices(krw.amount, usd.amount),
    list_price: onSale ? prices(krw.list_amount, usd.list_amount) : null,
  }
}

/** The fields of a product that decide its price. */
export type Priced = Pick<
  ProductRow,
  'price_krw' | 'price_usd' | 'sale_price_krw' | 'sale_price_usd' | 'sale_from' | 'sale_to'
>

/** The rules of a price as they are for everyone: base and sale. */
export function rulesOf(
  product: Priced,
  variant: Pick<VariantRow, 'price_krw' | 'price_usd'> | undefined,
  currency: Currency,
): PriceRules {
  const whole = product[`price_${currency}`]
  const sale = product[`sale_price_${currency}`]
  return {
    currency,
    base: variant?.[`price_${currency}`] ?? whole,
    sale: sale === null ? null : { base: whole, price: sale, from: product.sale_from, to: product.sale_to },
    grade: null,
    tiers: [],
  }
}

export function cardOf(product: ShownRow, variants: VariantRow[], at: Date): ProductCard {
  const [picture] = product.pictures
  if (!picture) throw new Error(`product ${product.id} has no picture`)
  const first = defaultVariant(variants, product.min_quantity)
  const { id, kind, name, name_en, type_label, type_label_en, trail } = product
  const paid = pricesOf(product, first, at)
  return {
    id,
    kind,
    name,
    name_en,
    type_label,
    type_label_en,
    trail,
    picture,
    ...paid,
    badges: [
      ...product.badges.filter((badge) => badge !== 'new' || product.created_at >= newSince(at)),
      ...(paid.list_price ? (['sale'] as const) : []),
    ],
    sold_out: variants.every(({ available }) => isSoldOut(available, product.min_quantity)),
  }
}

/** The variant that a card shows: of those that can be bought, or of all if none can, the one with the product's price. */
export function defaultVariant<Of extends Pick<VariantRow, 'available' | 'price_krw'>>(variants: Of[], least: number) {
  const inStock = variants.filter(({ available }) => !isSoldOut(available, least))
  const spokenOf = inStock.length > 0 ? inStock : variants
  return spokenOf.find(({ price_krw }) => price_krw === null) ?? spokenOf[0]
}

export async function listVariants(ctx: Context, product_ids: number[]): Promise<VariantRow[]> {
  const rows = await ctx.db
    .select({ variant: variantTable, available })
    .from(variantTable)
    .where(and(inArray(variantTable.product_id, product_ids), eq(variantTable.retired, false)))
    .orderBy(variantTable.product_id, variantTable.position)
  return rows.map(({ variant, available }) => ({ ...variant, available }))
}

/**
 * Brings the read models of these products, and of the kits made of them, up to date; part of every transaction that
 * changes one. `sameWords`: none of their texts, codes or states has changed. Pages that show them are emptied with the commit: lists only where something in them has changed.
 */
export async function rebuildCards(ctx: Context, product_ids: number[], { sameWords = false } = {}) {
  if (product_ids.length === 0) return
  await ctx.transaction(async (ctx) => {
    const ids = [...new Set([...product_ids, ...(await listKitsOf(ctx, product_ids))])]
    // Locked until the commit: a second transaction counts from what the first has left.
    const products = await ctx.db
      .select()
      .from(productTable)
      .where(inArray(productTable.id, ids))
      .orderBy(asc(productTable.id))
      .for('no key update')
    const variants = Map.groupBy(await listVariants(ctx, ids), (variant) => variant.product_id)
    const openers = await openersOf(ctx, ids)
    const shown = products
      .filter(({ visible }) => visible)
      .map((product) => {
        const card = cardOf(product, variants.get(product.id) ?? [], ctx.now())
        const opened_by = openers.get(product.id)
        return { product, card: opened_by ? { ...card, opened_by } : card }
      })
    const redrawn = await writeCards(ctx, ids, shown)
    const { isChanged, isMoved } = await refreshListings(ctx, ids, await placesOf(ctx, shown))
    const found = await atProductChange(ctx, ids, { sameWords: sameWords && !isMoved })
    const pages = new Set([...ids, ...(await listOfferedBeside(ctx, ids))])
    await emptyTags(
      ctx,
      ...(redrawn || isChanged || found ? ['products'] : []),
      ...[...pages].map((id) => `product:${id}`),
    )
  })
}

type Shown = { product: ProductRow; card: ProductCard }
const sale = saleCategoryId

async function listKitsOf(ctx: Context, product_ids: number[]) {
  const part = alias(variantTable, 'part')
  const rows = await ctx.db
    .selectDistinct({ id: variantTable.product_id })
    .from(kitPartTable)
    .innerJoin(part, eq(part.id, kitPartTable.part_variant_id))
    .innerJoin(variantTable, eq(variantTable.id, kitPartTable.kit_variant_id))
    .where(inArray(part.product_id, product_ids))
  return rows.map(({ id }) => id)
}

/** The products on whose pages these can be added. */
async function listOfferedBeside(ctx: Context, product_ids: number[]) {
  const rows = await ctx.db
    .selectDistinct({ id: addOnTable.product_id })
    .from(addOnTable)
    .innerJoin(variantTable, eq(variantTable.id, addOnTable.variant_id))
    .where(inArray(variantTable.product_id, product_ids))
  return rows.map(({ id }) => id)
}

/** Returns whether any card has changed. */
async function writeCards(ctx: Context, ids: number[], shown: Shown[]) {
  const before = await ctx.db.select().from(cardTable).where(inArray(cardTable.product_id, ids))
  const old = new Map(before.map(({ product_id, card }) => [product_id, card]))
  const changed = shown.filter(({ card }) => !isDeepStrictEqual(old.get(card.id), card))
  const visible = new Set(shown.map(({ card }) => card.id))
  const gone = before.map(({ product_id }) => product_id).filter((id) => !visible.has(id))
  if (gone.length > 0) await ctx.db.delete(cardTable).where(inArray(cardTable.product_id, gone))
  if (changed.length > 0)
    await ctx.db
      .insert(cardTable)
      .values(changed.map(({ card }) => ({ product_id: card.id, card })))
      .onConflictDoUpdate({ target: cardTable.product_id, set: { card: sql`excluded.card` } })
  return changed.length > 0 || gone.length > 0
}

/** Every listing of a visible product, the whole shop among them. The sale's listing has what is cheaper now. */
async function placesOf(ctx: Context, shown: Shown[]): Promise<Place[]> {
  if (shown.length === 0) return []
  const ids = shown.map(({ card }) => card.id)
  const rows = await ctx.db.select().from(productCategoryTable).where(inArray(productCategoryTable.product_id, ids))
  const categories = Map.groupBy(rows, ({ product_id }) => product_id)
  return shown.flatMap(({ product, card }) => {
    const { krw, usd } = card.price
    const place = {
      product_id: card.id,
      newest: product.created_at,
      best: product.sold_30d,
      price: krw.amount,
      price_usd: usd.amount,
      facets: facetsOf(card),
    }
    const own = (categories.get(card.id) ?? []).map(({ category_id }) => category_id).filter((id) => id !== sale)
    return [wholeShop, ...own, ...(card.list_price ? [sale] : [])].map((category_id) => ({ category_id, ...place }))
  })
}
