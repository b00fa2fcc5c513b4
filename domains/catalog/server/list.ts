import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Db } from '@sillage/server-kit/database.ts'
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { catalog, ProductCard } from '../contract.ts'
import { countFound, countShelf, type Filter, onShelf, priceColumns, readFilter } from './list-filter.ts'
import { cardTable, shelfTable } from './tables.ts'

type ListQuery = HandlerInput<typeof catalog.list>['query']

/** A page of a shelf. Nothing is counted and only the cards that are shown are read, however long the shelf is. */
export async function listProducts(ctx: Context, query: ListQuery) {
  const offset = offsetOf(query)
  const filter = readFilter(ctx, query)
  if (filter.choices.length === 0 && !filter.range) {
    const wanted = { category_id: filter.category_id, limit: query.per_page, offset }
    const [cards, total] = await Promise.all([
      preparedPage(ctx.db, query).execute(wanted),
      countShelf(ctx, filter.category_id),
    ])
    return offered(cards, total, query)
  }
  const [shelf, total] = await Promise.all([countShelf(ctx, filter.category_id), countFound(ctx, filter)])
  const cards = total > offset ? await findPage(ctx, filter, { query, offset, shelf, total }) : []
  return offered(cards, total, query)
}

/** Pages past what may be walked are refused, so they are not offered either. */
function offered(rows: { card: ProductCard }[], total: number, query: ListQuery) {
  const cards = rows.map(({ card }) => card)
  const { last_page } = toPage(cards, Math.min(total, limits.paging.counted_rows), query)
  return { ...toPage(cards, total, query), last_page }
}

const columnOf = ({ sort, currency }: ListQuery) =>
  ({ newest: shelfTable.newest, best: shelfTable.best, price: priceColumns[currency] })[sort]

const directions = { asc, desc }

/** The ids first, from the index alone; then their cards. */
function pageOf(
  db: Db,
  query: ListQuery,
  where: SQL | undefined,
  { limit, offset }: { limit: unknown; offset: unknown },
) {
  const direction = directions[query.order]
  const column = columnOf(query)
  const page = db
    .select({ product_id: shelfTable.product_id, key: sql`${column}`.as('key') })
    .from(shelfTable)
    .where(where)
    .orderBy(direction(column), direction(shelfTable.product_id))
    .limit(limit as number) // a number, or the place of one
    .offset(offset as number)
    .as('page')
  return db
    .select({ card: cardTable.card })
    .from(page)
    .innerJoin(cardTable, eq(cardTable.product_id, page.product_id))
    .orderBy(direction(page.key), direction(page.product_id))
}

/** The lists that everybody opens are planned once for each connection. */
const prepared = new WeakMap<Db, Map<string, ReturnType<typeof prepare>>>()

function preparedPage(db: Db, query: ListQuery) {
  const known = prepared.get(db) ?? new Map<string, ReturnType<typeof prepare>>()
  prepared.set(db, known)
  const name = `shelf ${query.sort} ${query.order} ${query.sort === 'price' ? query.currency : ''}`
  const ready = known.get(name) ?? prepare(db, query, name)
  known.set(name, ready)
  return ready
}

function prepare(db: Db, query: ListQuery, name: string) {
  const where = eq(shelfTable.category_id, sql.placeholder('category_id'))
  return pageOf(db, query, where, { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') }).prepare(name)
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
  if (!isExact || alongTheIndex < total) return pageOf(ctx.db, query, onShelf(filter), { limit: per_page, offset })
  return gatheredPage(ctx, filter, query, offset)
}

function gatheredPage(ctx: Context, filter: Filter, query: ListQuery, offset: number) {
  const direction = sql.raw(query.order)
  // "materialized" keeps the planner from walking the sorted index after all.
  return ctx.db
    .execute<{ card: ProductCard }>(sql`
      with found as materialized (
        select product_id, ${columnOf(query)} as key from ${shelfTable} where ${onShelf(filter)}
      ), page as (
        select * from found order by key ${direction}, product_id ${direction}
        limit ${query.per_page} offset ${offset}
      )
      select card from page join ${cardTable} using (product_id)
      order by page.key ${direction}, page.product_id ${direction}`)
    .then(({ rows }) => rows)
}
