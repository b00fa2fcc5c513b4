import type { HandlerInput, Reply } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { prepared } from '@sillage/server-kit/prepared.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { catalog, ProductCard } from '../contract.ts'
import { isShown } from './categories.ts'
import { readCategoryOrder, recommendedPage } from './category-order.ts'
import { countFound, countListing, type Filter, inListing, priceColumns, readFilter } from './list-filter.ts'
import { wholeShop } from './listings.ts'
import { cardTable, listingCountTable, listingTable } from './tables.ts'

type ListQuery = HandlerInput<typeof catalog.list>['query']

/** A page of a listing. Nothing is counted and only the cards that are shown are read, however long the listing is. */
export async function listProducts(ctx: Context, query: ListQuery): Promise<Reply<typeof catalog.list>> {
  const offset = offsetOf(query)
  const filter = readFilter(ctx, query)
  if (query.sort === 'recommended') return listRecommended(ctx, filter, query)
  if (filter.choices.length === 0 && !filter.range) {
    const [listing] = await listingPage(query)(ctx.db, {
      category_id: filter.category_id,
      limit: query.per_page,
      offset,
    })
    if (!listing || (filter.category_id !== wholeShop && !listing.known)) throw notFound()
    return { ...offered(listing.cards ?? [], listing.total, query), sold: listing.sold }
  }
  const [listing, total] = await Promise.all([countListing(ctx, filter.category_id), countFound(ctx, filter)])
  const rows = total > offset ? await findPage(ctx, filter, { query, offset, listing, total }) : []
  const cards = rows.map(({ card }) => card)
  const sold = query.sort === 'best' ? rows.filter(({ key }) => Number(key) > 0).length : null
  return { ...offered(cards, total, query), sold }
}

/** Most categories have no order of their own: they are read like any other list. */
async function listRecommended(ctx: Context, filter: Filter, query: ListQuery) {
  const placed = filter.category_id === wholeShop ? [] : await readCategoryOrder(ctx, filter.category_id)
  if (placed.length === 0) return listProducts(ctx, { ...query, sort: 'newest', order: 'desc' })
  const [, total] = await Promise.all([countListing(ctx, filter.category_id), countFound(ctx, filter)])
  const page = { placed, offset: offsetOf(query), limit: query.per_page }
  return { ...offered(await recommendedPage(ctx, filter, page), total, query), sold: null }
}

/** Pages past the limit are refused, so they are not offered either. */
function offered(cards: ProductCard[], total: number, query: ListQuery) {
  const { last_page } = toPage(cards, Math.min(total, limits.paging.counted_rows), query)
  return { ...toPage(cards, total, query), last_page }
}

const columnOf = ({ sort, currency }: ListQuery) =>
  ({
    newest: listingTable.newest,
    recommended: listingTable.newest,
    best: listingTable.best,
    price: priceColumns[currency],
  })[sort]

type Listed = { known: boolean; total: number; cards: ProductCard[] | null; sold: number | null }

const statements = new Map<string, ReturnType<typeof prepared<Listed>>>()

/** The lists that everyone opens: how many there are, the ids of the page from the index alone, and then their cards. */
function listingPage(query: ListQuery) {
  const name = `${query.sort} ${query.order} ${query.sort === 'price' ? query.currency : ''}`
  const known = statements.get(name)
  if (known) return known
  const [column, direction] = [columnOf(query), sql.raw(query.order)]
  const category_id = sql.placeholder('category_id')
  const [limit, offset] = ['limit', 'offset'].map((each) => sql.placeholder(each))
  const sold = query.sort === 'best' ? sql`count(*) filter (where page.key > 0)::int` : sql`null::int`
  const statement = prepared<Listed>(sql`
    select ${isShown(category_id)} as known,
      coalesce((select products from ${listingCountTable} where category_id = ${category_id}), 0) as total,
      shown.cards, shown.sold
    from (select json_agg(card order by page.key ${direction}, page.product_id ${direction}) as cards, ${sold} as sold
      from (
        select product_id, ${column} as key from ${listingTable} where category_id = ${category_id}
        order by ${column} ${direction}, product_id ${direction} limit ${limit} offset ${offset}
      ) page join ${cardTable} using (product_id)) shown`)
  statements.set(name, statement)
  return statement
}

type Asked = { query: ListQuery; offset: number; listing: number; total: number }

/**
 * Either along the sorted index until the page is full, or all that match and then sorted: whichever reads fewer rows.
 * The planner cannot know how facets go together (no book smells of citrus); the counters do.
 */
function findPage(ctx: Context, filter: Filter, { query, offset, listing, total }: Asked) {
  const { per_page } = query
  const alongTheIndex = ((offset + per_page) * listing) / total
  const isExact = !filter.range || total < limits.paging.counted_rows
  if (!isExact || alongTheIndex < total) return walkedPage(ctx, filter, query, offset)
  return gatheredPage(ctx, filter, query, offset)
}

const directions = { asc, desc }

/** The ids first, from the index alone; then their cards. */
function walkedPage(ctx: Context, filter: Filter, query: ListQuery, offset: number) {
  const direction = directions[query.order]
  const column = columnOf(query)
  const page = ctx.db
    .select({ product_id: listingTable.product_id, key: sql`${column}`.as('key') })
    .from(listingTable)
    .where(inListing(filter))
    .orderBy(direction(column), direction(listingTable.product_id))
    .limit(query.per_page)
    .offset(offset)
    .as('page')
  return ctx.db
    .select({ card: cardTable.card, key: page.key })
    .from(page)
    .innerJoin(cardTable, eq(cardTable.product_id, page.product_id))
    .orderBy(direction(page.key), direction(page.product_id))
}

function gatheredPage(ctx: Context, filter: Filter, query: ListQuery, offset: number) {
  const direction = sql.raw(query.order)
  // "materialized" prevents the planner from scanning the sorted index after all.
  return ctx.db
    .execute<{ card: ProductCard; key: unknown }>(sql`
      with found as materialized (
        select product_id, ${columnOf(query)} as key from ${listingTable} where ${inListing(filter)}
      ), page as (
        select * from found order by key ${direction}, product_id ${direction}
        limit ${query.per_page} offset ${offset}
      )
      select card, page.key from page join ${cardTable} using (product_id)
      order by page.key ${direction}, page.product_id ${direction}`)
    .then(({ rows }) => rows)
}
