import type { Context } from '@sillage/server-kit/context.ts'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { facetSetTable, listingCountTable, listingTable } from './tables.ts'

export type Place = typeof listingTable.$inferInsert & { facets: number[] }

/** The listing of every visible product. */
export const wholeShop = 0

/**
 * Updates the listings of these products and their counters by what has changed, so that a write costs the same however
 * long a listing is. The caller has locked the products' rows: two writes of one product must not both count it.
 * Says
 * whether anything changed, and whether a product stands in other listings than before.
 */
export async function refreshListings(ctx: Context, product_ids: number[], places: Place[]) {
  const before = await ctx.db.select().from(listingTable).where(inArray(listingTable.product_id, product_ids))
  const old = new Map(before.map((place) => [keyOf(place), place]))
  const changed = places.filter((place) => !isSame(old.get(keyOf(place)), place))
  const wanted = new Set(places.map(keyOf))
  const gone = before.filter((place) => !wanted.has(keyOf(place)))
  if (changed.length === 0 && gone.length === 0) return { isChanged: false, isMoved: false }
  await remove(ctx, gone)
  await upsert(ctx, changed)
  const replaced = changed.flatMap((place) => old.get(keyOf(place)) ?? [])
  await recount(ctx, { gone: [...gone, ...replaced], come: changed })
  return { isChanged: true, isMoved: gone.length > 0 || replaced.length < changed.length }
}

const keyOf = ({ category_id, product_id }: Place) => `${category_id} ${product_id}`

const isSame = (a: Place | undefined, b: Place) =>
  a !== undefined &&
  a.newest.getTime() === b.newest.getTime() &&
  a.best === b.best &&
  a.price === b.price &&
  a.price_usd === b.price_usd &&
  a.facets.join() === b.facets.join()

async function remove(ctx: Context, places: Place[]) {
  if (places.length === 0) return
  const pairs = places.map(({ category_id, product_id }) => sql`(${category_id}::int, ${product_id}::int)`)
  await ctx.db.execute(
    sql`delete from ${listingTable} where (category_id, product_id) in (values ${sql.join(pairs, sql`, `)})`,
  )
}

async function upsert(ctx: Context, places: Place[]) {
  const { newest, best, price, price_usd, facets } = listingTable
  const columns = { newest, best, price, price_usd, facets }
  for (let from = 0; from < places.length; from += rowsAtOnce)
    await ctx.db
      .insert(listingTable)
      .values(places.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: [listingTable.category_id, listingTable.product_id],
        set: Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, excluded(column)])),
      })
}

// A statement takes 65,535 values at most.
const rowsAtOnce = 5_000
const excluded = ({ name }: PgColumn): SQL => sql`excluded.${sql.identifier(name)}`

type Moves = { gone: Place[]; come: Place[] }

async function recount(ctx: Context, { gone, come }: Moves) {
  const listings = new Map<string, { category_id: number; products: number }>()
  const sets = new Map<string, { category_id: number; facets: number[]; products: number }>()
  const count = ({ category_id, facets }: Place, by: 1 | -1) => {
    tally(listings, String(category_id), { category_id, products: 0 }).products += by
    tally(sets, `${category_id} ${facets.join()}`, { category_id, facets, products: 0 }).products += by
  }
  for (const place of gone) count(place, -1)
  for (const place of come) count(place, 1)
  const { category_id, facets } = facetSetTable
  await add(ctx, listingCountTable, [...listings.values()].sort(byCategory), [listingCountTable.category_id])
  await add(ctx, facetSetTable, [...sets.values()].sort(bySet), [category_id, facets])
}

function tally<Row>(rows: Map<string, Row>, key: string, empty: Row): Row {
  const row = rows.get(key) ?? empty
  rows.set(key, row)
  return row
}

// Every writer takes the counters in the same order, so that two of them wait and never block each other for good.
type Counter = { category_id: number; facets?: number[]; products: number }
const byCategory = (a: Counter, b: Counter) => a.category_id - b.category_id
const bySet = (a: Counter, b: Counter) => byCategory(a, b) || String(a.facets).localeCompare(String(b.facets))

async function add(
  ctx: Context,
  table: PgTable & { products: PgColumn },
  counters: Counter[],
  target: PgColumn[],
): Promise<void> {
  const rows = counters.filter(({ products }) => products !== 0)
  if (rows.length === 0) return
  await ctx.db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({ target, set: { products: sql`${table.products} + excluded.products` } })
}
