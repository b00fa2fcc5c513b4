import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { prepared } from '@sillage/server-kit/prepared.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { catalog, ProductCard } from '../contract.ts'
import { isShown } from './categories.ts'
import { countFound, countShelf, type Filter, onShelf, priceColumns, readFilter } from './list-filter.ts'
import { wholeShop } from './shelves.ts'
import { cardTable, shelfCountTable, shelfTable } from './tables.ts'

type ListQuery = HandlerInput<typeof catalog.list>['query']

/** A page of a shelf. Nothing is counted and only the cards that are shown are read, however long the shelf is. */
export async function listProducts(ctx: Context, query: ListQuery) {
  const offset = offsetOf(query)
  const filter = readFilter(ctx, query)
  if (filter.choices.length === 0 && !filter.range) {
    const [shelf] = await shelfPage(query)(ctx.db, {
      category_id: filter.category_id,
      limit: query.per_page,
      offset,
    })
    if (!shelf || (filter.category_id !== wholeShop && !shelf.known)) throw notFound()
    return { ...offered(shelf.cards ?? [], shelf.total, query), sold: shelf.sold }
  }
  const [shelf, total] = await Promise.all([countShelf(ctx, filter.category_id), countFound(ctx, filter)])
  const rows = total > offset ? await findPage(ctx, filter, { query, offset, shelf, total }) : []
  const cards = rows.map(({ card }) => card)
  const sold = query.sort === 'best' ? rows.filter(({ key }) => Number(key) > 0).length : null
  return { ...offered(cards, total, query), sold }
}

/** Pages past what may be walked are refused, so they are not offered either. */
function offered(cards: ProductCard[], total: number, query: ListQuery) {
  const { last_page } = toPage(cards, Math.min(total, limits.paging.counted_rows), query)
  return { ...toPage(cards, total, query), last_page }
}

const columnOf = ({ sort, currency }: ListQuery) =>
  ({ newest: shelfTable.newest, best: shelfTable.best, price: priceColumns[currency] })[sort]

type Shelf = { known: boolean; total: number; cards: ProductCard[] | null; sold: number | null }

const statements = new Map<string, ReturnType<typeof prepared<Shelf>>>()

/** The lists that everybody opens: how many there are, the ids of the page from the index alone, and then their cards. */
function shelfPage(query: ListQuery) {
  const name = `${query.sort} ${query.order} ${query.sort === 'price' ? query.currency : ''}`
  const known = statements.get(name)
  if (known) return known
  const [column, direction] = [columnOf(query), sql.raw(query.order)]
  const category_id = sql.placeholder('category_id')
  const [limit, offset] = ['limit', 'offset'].map((each) => sql.placeholder(each))
  const sold = query.sort === 'best' ? sql`count(*) filter (where page.key > 0)::int` : sql`null::int`
  const statement = prepared<Shelf>(sql`
    select ${isShown(category_id)} as known,
      coalesce((select products from ${shelfCountTable} where category_id = ${category_id}), 0) as total,
      shown.cards, shown.sold
    from (select json_agg(card order by page.key ${direction}, page.product_id ${direction}) as cards, ${sold} as sold
      from (
        select product_id, ${column} as key from ${shelfTable} where category_id = ${category_id}
        order by ${column} ${direction}, product_id ${direction} limit ${limit} offset ${offset}
      ) page join ${cardTable} using (product_id)) shown`)
  statements.set(name, statement)
  return statement
}

type Asked = { query: ListQuery; offset: number; shelf: number; total: number }

/**
 * Either along the sorted index until the page is full, or all that match and then sorted: whichever reads fewer rows.
 * The planner cannot know how facets go together (no book smells of citrus); the counters do.
 */
function findPage(ctx: Context, filter: Filter, { query, offset, shelf, total }: Asked) {
  const { per_page } = query
  const alongTheIndex = ((offset + per_page) * shelf) / total
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
    .select({ product_id: shelfTable.product_id, key: sql`${column}`.as('key') })
    .from(shelfTable)
    .where(onShelf(filter))
    .orderBy(direction(column), direction(shelfTable.product_id))
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
  // "materialized" keeps the planner from walking the sorted index after all.
  return ctx.db
    .execute<{ card: ProductCard; key: unknown }>(sql`
      with found as materialized (
        select product_id, ${columnOf(query)} as key from ${shelfTable} where ${onShelf(filter)}
      ), page as (
        select * from found order by key ${direction}, product_id ${direction}
        limit ${query.per_page} offset ${offset}
      )
      select card, page.key from page join ${cardTable} using (product_id)
      order by page.key ${direction}, page.product_id ${direction}`)
    .then(({ rows }) => rows)
}
