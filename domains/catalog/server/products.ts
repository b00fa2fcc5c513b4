import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, count, desc, eq, gte, inArray } from 'drizzle-orm'
import type { catalog, Product } from '../contract.ts'
import { newForDays } from '../words.ts'
import { listAddOns, listDocuments, listParts } from './belongings.ts'
import { cardOf, listVariants, pricesOf, wholeShop } from './cards.ts'
import { listPath, requireCategory } from './categories.ts'
import { cardTable, productTable, relatedTable, shelfCountTable, shelfTable } from './tables.ts'

type ListQuery = HandlerInput<typeof catalog.list>['query']

const sortColumns = { newest: shelfTable.newest, best: shelfTable.best, price: shelfTable.price }

export async function listProducts(ctx: Context, query: ListQuery) {
  const category_id = query.category ?? wholeShop
  if (query.category) await requireCategory(ctx, query.category)
  const direction = query.order === 'asc' ? asc : desc
  const onShelf = eq(shelfTable.category_id, category_id)
  // A day, not an instant, so that the answer stays true for as long as it is kept.
  const freshSince = addDays(startOfSeoulDay(seoulDay(ctx.now())), -newForDays)
  const wanted = query.fresh ? and(onShelf, gte(shelfTable.newest, freshSince)) : onShelf
  const rows = await ctx.db
    .select({ card: cardTable.card })
    .from(shelfTable)
    .innerJoin(cardTable, eq(cardTable.product_id, shelfTable.product_id))
    .where(wanted)
    .orderBy(direction(sortColumns[query.sort]), direction(shelfTable.product_id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const total = query.fresh ? await countFresh(ctx, wanted) : await countShelf(ctx, category_id)
  return toPage(
    rows.map(({ card }) => card),
    total,
    query,
  )
}

async function countShelf(ctx: Context, category_id: number) {
  const [row] = await ctx.db.select().from(shelfCountTable).where(eq(shelfCountTable.category_id, category_id))
  return row?.products ?? 0
}

// What is new is a short stretch of the index; a counter could not follow the calendar.
async function countFresh(ctx: Context, wanted: ReturnType<typeof and>) {
  const [row] = await ctx.db.select({ total: count() }).from(shelfTable).where(wanted)
  return row?.total ?? 0
}

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
