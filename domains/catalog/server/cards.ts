import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { inArray, sql } from 'drizzle-orm'
import type { Prices, ProductCard } from '../contract.ts'
import { type PriceRules, unitPrice } from '../price.ts'
import { cardTable, productCategoryTable, productTable, shelfCountTable, shelfTable, variantTable } from './tables.ts'

export type ProductRow = typeof productTable.$inferSelect
export type VariantRow = typeof variantTable.$inferSelect & { available: number }

/** The shelf on which every visible product stands. */
export const wholeShop = 0

export const prices = (krw: number, usd: number): Prices => ({
  krw: { amount: krw, currency: 'krw' },
  usd: { amount: usd, currency: 'usd' },
})

/** What everyone pays at a time and, on sale, what it was; a variant's own price takes the place of the product's. */
export function pricesOf(
  product: ProductRow,
  variant: Pick<VariantRow, 'price_krw' | 'price_usd'> | undefined,
  at: Date,
) {
  const priceIn = (currency: Currency) => unitPrice(rulesOf(product, variant, currency), { quantity: 1, at })
  const [krw, usd] = [priceIn('krw'), priceIn('usd')]
  const onSale = krw.amount < krw.list_amount || usd.amount < usd.list_amount
  return {
    price: prices(krw.amount, usd.amount),
    list_price: onSale ? prices(krw.list_amount, usd.list_amount) : null,
  }
}

/** The rules of a price as they are for everyone: base and sale. */
export function rulesOf(
  product: ProductRow,
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

export function cardOf(product: ProductRow, variants: VariantRow[], at: Date): ProductCard {
  const [picture] = product.pictures
  if (!picture) throw new Error(`product ${product.id} has no picture`)
  const first = defaultVariant(variants)
  const { id, kind, name, name_en, type_label, type_label_en, trail } = product
  const paid = pricesOf(product, first, at)
  return {
    ...{ id, kind, name, name_en, type_label, type_label_en, trail, picture },
    ...paid,
    badges: [...product.badges, ...(paid.list_price ? (['sale'] as const) : [])],
    sold_out: variants.every((variant) => variant.available <= 0),
  }
}

/** The one a card speaks of: what the product's own price is for, then any that can be bought. */
function defaultVariant(variants: VariantRow[]) {
  const inStock = variants.filter(({ available }) => available > 0)
  return inStock.find(({ price_krw }) => price_krw === null) ?? inStock[0] ?? variants[0]
}

/** Pieces that can be sold now. A kit has as many as its scarcest part allows. */
export const available = sql<number>`coalesce(
  (select min((part.on_hand - part.reserved) / kit_part.quantity)
   from kit_part join stock part on part.variant_id = kit_part.part_variant_id
   where kit_part.kit_variant_id = ${variantTable.id}),
  (select on_hand - reserved from stock where stock.variant_id = ${variantTable.id}), 0)`.mapWith(Number)

export async function listVariants(ctx: Context, product_ids: number[]): Promise<VariantRow[]> {
  const rows = await ctx.db
    .select({ variant: variantTable, available })
    .from(variantTable)
    .where(inArray(variantTable.product_id, product_ids))
    .orderBy(variantTable.product_id, variantTable.position)
  return rows.map(({ variant, available }) => ({ ...variant, available }))
}

/** Brings the read models of these products up to date; part of every transaction that changes one. */
export async function rebuildCards(ctx: Context, product_ids: number[]) {
  if (product_ids.length === 0) return
  const products = await ctx.db.select().from(productTable).where(inArray(productTable.id, product_ids))
  const variants = Map.groupBy(await listVariants(ctx, product_ids), (variant) => variant.product_id)
  const shelves = await ctx.db
    .select()
    .from(productCategoryTable)
    .where(inArray(productCategoryTable.product_id, product_ids))
  await ctx.db.delete(cardTable).where(inArray(cardTable.product_id, product_ids))
  await ctx.db.delete(shelfTable).where(inArray(shelfTable.product_id, product_ids))
  const visible = new Map(products.filter((product) => product.visible).map((product) => [product.id, product]))
  if (visible.size > 0) {
    const cards = [...visible.values()].map((product) => ({
      product_id: product.id,
      card: cardOf(product, variants.get(product.id) ?? [], ctx.now()),
    }))
    await ctx.db.insert(cardTable).values(cards)
    const everywhere = cards.map(({ product_id }) => ({ category_id: wholeShop, product_id }))
    const places = [...shelves, ...everywhere].flatMap(({ category_id, product_id }) => {
      const product = visible.get(product_id)
      return product
        ? [{ category_id, product_id, newest: product.created_at, best: product.sold_30d, price: product.price_krw }]
        : []
    })
    await ctx.db.insert(shelfTable).values(places)
  }
  await recount(ctx, [wholeShop, ...new Set(shelves.map(({ category_id }) => category_id))])
}

/** Counts the shelves a write has touched; readers never count. */
async function recount(ctx: Context, category_ids: number[]) {
  const ids = sql.join(
    category_ids.toSorted((a, b) => a - b).map((id) => sql`(${id}::int)`),
    sql`, `,
  )
  await ctx.db.execute(sql`
    insert into ${shelfCountTable} (category_id, products)
    select touched.id, count(${shelfTable.product_id})
    from (values ${ids}) as touched (id) left join ${shelfTable} on ${shelfTable.category_id} = touched.id
    group by touched.id order by touched.id
    on conflict (category_id) do update set products = excluded.products`)
}
