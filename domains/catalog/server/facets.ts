import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm'
import type { catalog, Facets } from '../contract.ts'
import { facetsInGroup } from '../facets.ts'
import { type FacetGroup, facetGroups } from '../words.ts'
import { prices } from './cards.ts'
import { countFound, countListing, type Filter, inListing, priceColumns, readFilter } from './list-filter.ts'
import { facetSetTable, listingTable } from './tables.ts'

/** What a list can be narrowed by from here, and what would be left. */
export async function listFacets(ctx: Context, query: HandlerInput<typeof catalog.facets>['query']): Promise<Facets> {
  const filter = readFilter(ctx, query)
  const [, total, counted, price] = await Promise.all([
    countListing(ctx, filter.category_id),
    countFound(ctx, filter),
    countFacets(ctx, filter),
    findPriceRange(ctx, eq(listingTable.category_id, filter.category_id)),
  ])
  return { total, counts: counted && countsOf(counted), price }
}

type Among = { product_ids: number[]; isCapped: boolean }

/** The same of a few products that were found by other means; of more than were found nothing is counted. */
export async function countAmong(ctx: Context, filter: Filter, { product_ids, isCapped }: Among): Promise<Facets> {
  const among = and(eq(listingTable.category_id, filter.category_id), inArray(listingTable.product_id, product_ids))
  const source = sql`select facets, 1 as products from ${listingTable} where ${and(among, filter.range)}`
  const [total, counted, price] = await Promise.all([
    ctx.db.$count(listingTable, and(among, inListing(filter))),
    isCapped ? null : countOver(ctx, source, filter),
    findPriceRange(ctx, among),
  ])
  return { total, counts: counted && countsOf(counted), price }
}

type Counted = Map<number, number>

/** By facet; null where a range holds more products than are ever counted. */
async function countFacets(ctx: Context, filter: Filter): Promise<Counted | null> {
  const source = filter.range ? withinRange(filter, filter.range) : setsOf(filter)
  const counted = await countOver(ctx, source, filter)
  if (filter.range && (counted.get(everything) ?? 0) > limits.paging.counted_rows) return null
  return counted
}

/** Stands for all products beside the numbers of the facets, which begin higher. */
const everything = 0

async function countOver(ctx: Context, source: SQL, { choices }: Filter): Promise<Counted> {
  const { rows } = await ctx.db.execute<{ facet: number; products: number }>(sql`
    with source as materialized (${source})
    select ${everything}::int as facet, coalesce(sum(products), 0)::int as products from source
    union all
    select facet, sum(products)::int from source, unnest(facets) as facet
    where ${and(...choices.map(othersOf), sql`true`)} group by facet`)
  return new Map(rows.map(({ facet, products }) => [facet, products]))
}

const setsOf = ({ category_id }: Filter): SQL => sql`
  select facets, products from ${facetSetTable} where category_id = ${category_id} and products > 0`

const withinRange = ({ category_id }: Filter, range: SQL): SQL => sql`
  select facets, 1 as products from ${listingTable} where ${and(eq(listingTable.category_id, category_id), range)}
  limit ${limits.paging.counted_rows + 1}`

/** A group's own choice does not narrow its own counts: they say what choosing one more would find. */
function othersOf({ group, numbers }: Filter['choices'][number]): SQL {
  const { first } = facetGroups[group]
  return sql`(facets && ${sql.param(numbers)}::int[] or facet between ${first} and ${first + facetsInGroup - 1})`
}

function countsOf(counted: Counted): NonNullable<Facets['counts']> {
  const group = <Group extends FacetGroup>(name: Group) => {
    const { first, values } = facetGroups[name]
    const entries = values.map((value, index) => [value, counted.get(first + index) ?? 0])
    return Object.fromEntries(entries) as NonNullable<Facets['counts']>[Group] // one entry for each value
  }
  return { family: group('family'), kind: group('kind'), badge: group('badge'), stock: group('stock') }
}

/** The two ends of each currency's index. */
async function findPriceRange(ctx: Context, where: SQL | undefined): Promise<Facets['price']> {
  const { krw, usd } = priceColumns
  const [ends] = await ctx.db
    .select({ minKrw: min(krw), maxKrw: max(krw), minUsd: min(usd), maxUsd: max(usd) })
    .from(listingTable)
    .where(where)
  if (!ends || ends.minKrw === null || ends.maxKrw === null || ends.minUsd === null || ends.maxUsd === null) return null
  return { min: prices(ends.minKrw, ends.minUsd), max: prices(ends.maxKrw, ends.maxUsd) }
}
