import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, max, min, type SQL, sql } from 'drizzle-orm'
import type { catalog, Facets } from '../contract.ts'
import { facetsInGroup } from '../facets.ts'
import { type FacetGroup, facetGroups } from '../words.ts'
import { prices } from './cards.ts'
import { countFound, countShelf, type Filter, priceColumns, readFilter } from './list-filter.ts'
import { facetSetTable, shelfTable } from './tables.ts'

/** What a list can be narrowed by from here, and what would be left. */
export async function listFacets(ctx: Context, query: HandlerInput<typeof catalog.facets>['query']): Promise<Facets> {
  const filter = readFilter(ctx, query)
  const [, total, counted, price] = await Promise.all([
    countShelf(ctx, filter.category_id),
    countFound(ctx, filter),
    countFacets(ctx, filter),
    findPriceRange(ctx, filter.category_id),
  ])
  return { total, counts: counted && countsOf(counted), price }
}

type Counted = Map<number, number>

/** By facet; null where a range holds more products than are ever counted. */
async function countFacets(ctx: Context, filter: Filter): Promise<Counted | null> {
  const source = filter.range ? withinRange(filter, filter.range) : setsOf(filter)
  const { rows } = await ctx.db.execute<{ facet: number | null; products: number }>(sql`
    with source as materialized (${source})
    select null::int as facet, coalesce(sum(products), 0)::int as products from source
    union all
    select facet, sum(products)::int from source, unnest(facets) as facet
    where ${and(...filter.choices.map(othersOf), sql`true`)} group by facet`)
  const size = rows.find(({ facet }) => facet === null)?.products ?? 0
  if (filter.range && size > limits.paging.counted_rows) return null
  return new Map(rows.flatMap(({ facet, products }) => (facet === null ? [] : [[facet, products] as const])))
}

const setsOf = ({ category_id }: Filter): SQL => sql`
  select facets, products from ${facetSetTable} where category_id = ${category_id} and products > 0`

const withinRange = ({ category_id }: Filter, range: SQL): SQL => sql`
  select facets, 1 as products from ${shelfTable} where ${and(eq(shelfTable.category_id, category_id), range)}
  limit ${limits.paging.counted_rows + 1}`

/** A group's own choice does not narrow its own counts: they say what choosing one more would bring. */
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
async function findPriceRange(ctx: Context, category_id: number): Promise<Facets['price']> {
  const { krw, usd } = priceColumns
  const [ends] = await ctx.db
    .select({ minKrw: min(krw), maxKrw: max(krw), minUsd: min(usd), maxUsd: max(usd) })
    .from(shelfTable)
    .where(eq(shelfTable.category_id, category_id))
  if (!ends || ends.minKrw === null || ends.maxKrw === null || ends.minUsd === null || ends.maxUsd === null) return null
  return { min: prices(ends.minKrw, ends.minUsd), max: prices(ends.maxKrw, ends.maxUsd) }
}
