import { limits } from '@sillage/kit/limits.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { type FacetChoice, facetNumbers } from '../facets.ts'
import type { FacetGroup } from '../words.ts'
import { isShown } from './categories.ts'
import { wholeShop } from './listings.ts'
import { newSince } from './new-since.ts'
import { facetSetTable, listingCountTable, listingTable } from './tables.ts'

type Query = FacetChoice & {
  category?: number | undefined
  fresh?: boolean | undefined
  currency: 'krw' | 'usd'
  price_min?: number | undefined
  price_max?: number | undefined
  in_stock?: boolean | undefined
}

/** What a list is narrowed by, in the terms of the listing table. */
export type Filter = {
  category_id: number
  /** Of each group at least one number. */
  choices: { group: FacetGroup; numbers: number[] }[]
  /** Prices and days: too many values to count beforehand. */
  range: SQL | undefined
}

export const priceColumns = { krw: listingTable.price, usd: listingTable.price_usd }

export function readFilter(ctx: Context, query: Query): Filter {
  const price = priceColumns[query.currency]
  const wanted: FacetChoice = { ...query, stock: query.in_stock ? ['in_stock'] : undefined }
  return {
    category_id: query.category ?? wholeShop,
    choices: [
      ...choiceOf('family', wanted.family),
      ...choiceOf('kind', wanted.kind),
      ...choiceOf('badge', wanted.badge),
      ...choiceOf('stock', wanted.stock),
    ],
    range: and(
      query.fresh ? gte(listingTable.newest, newSince(ctx.now())) : undefined,
      query.price_min === undefined ? undefined : gte(price, query.price_min),
      query.price_max === undefined ? undefined : lte(price, query.price_max),
    ),
  }
}

function choiceOf<Group extends FacetGroup>(group: Group, values: FacetChoice[Group]) {
  return values ? [{ group, numbers: facetNumbers<Group>(group, values) }] : []
}

const overlaps = (column: SQL | typeof listingTable.facets | typeof facetSetTable.facets, numbers: number[]) =>
  sql`${column} && ${sql.param(numbers)}::int[]`

/** The rows of the listing that match. */
export const inListing = ({ category_id, choices, range }: Filter) =>
  and(
    eq(listingTable.category_id, category_id),
    range,
    ...choices.map(({ numbers }) => overlaps(listingTable.facets, numbers)),
  )

/** How many products the listing has altogether; 404 if there is no such category. */
export async function countListing(ctx: Context, category_id: number) {
  const products = sql<number>`coalesce((select products from ${listingCountTable}
    where category_id = ${category_id}), 0)`
  const [listing] = (
    await ctx.db.execute<{ known: boolean; products: number }>(
      sql`select ${isShown(category_id)} as known, ${products} as products`,
    )
  ).rows
  if (!listing || (category_id !== wholeShop && !listing.known)) throw notFound()
  return listing.products
}

/** How many are meant: exactly, unless a range is asked for and more than are ever offered fall into it. */
export async function countFound(ctx: Context, filter: Filter): Promise<number> {
  if (filter.range) return countRange(ctx, filter)
  const [row] = await ctx.db
    .select({ total: sql<number>`coalesce(sum(${facetSetTable.products}), 0)`.mapWith(Number) })
    .from(facetSetTable)
    .where(
      and(
        eq(facetSetTable.category_id, filter.category_id),
        ...filter.choices.map(({ numbers }) => overlaps(facetSetTable.facets, numbers)),
      ),
    )
  return row?.total ?? 0
}

async function countRange(ctx: Context, filter: Filter) {
  const found = ctx.db
    .select({ one: sql`1`.as('one') })
    .from(listingTable)
    .where(inListing(filter))
    .limit(limits.paging.counted_rows)
  return ctx.db.$count(found.as('found'))
}
