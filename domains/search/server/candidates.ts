import { and, type SQL, sql } from 'drizzle-orm'
import { type Filter, onShelf, priceColumns } from '../../catalog/server/list-filter.ts'
import { wholeShop } from '../../catalog/server/shelves.ts'
import { shelfTable } from '../../catalog/server/tables.ts'
import { type SearchSort, searchLimits } from '../words.ts'
import { type Match, type Sought, tiers } from './match.ts'

/** How many products there are altogether, and on the shelf that is asked for. */
export type Scope = { shop: number; shelf: number }

export type Wanted = {
  alternatives: Sought[][]
  filter: Filter
  scope: Scope
  sort: SearchSort
  order: 'asc' | 'desc'
  currency: 'krw' | 'usd'
  offset: number
  per_page: number
  /** Asks of this product alone whether it is found. */
  product_id?: number
}

/** The products of which those are shown that come first: of every way to match, its first ones in the order asked for. */
export function candidates(wanted: Wanted): SQL {
  const { alternatives, scope, sort } = wanted
  const sure = alternatives.filter(({ length }) => length === 1).map((pieces) => pieces.map(surely))
  const asked = sort === 'match' ? [...alternatives, ...sure] : alternatives
  const picked = asked.flatMap((pieces) => apart(pieces, scope)).map((pieces) => sql`(${pick(pieces, wanted)})`)
  return sql.join(picked, sql` union `)
}

/** What is certainly meant must not be crowded out by what merely sells better. */
const surely = (piece: Sought): Sought => ({
  ...piece,
  matches: piece.matches.filter(({ tier }) => tier <= tiers.beginning),
})

/** Rare words are looked up apart from common ones: the rows that are walked through are held against few words only. */
function apart(pieces: Sought[], scope: Scope): Sought[][] {
  const [piece] = pieces
  if (!piece || pieces.length > 1 || expect(pieces, scope) < walkFrom(scope)) return pieces.every(isAny) ? [pieces] : []
  const [common, rare] = [true, false].map((wanted) => ({
    ...piece,
    matches: piece.matches.filter(({ products }) => products > walkFrom(scope) / 4 === wanted),
  }))
  return [common, rare].flatMap((each) => (each && isAny(each) ? [[each]] : []))
}

const isAny = ({ matches }: Sought) => matches.length > 0

/** From so many on it is less work to walk along the order asked for than to gather all that match and sort them. */
const walkFrom = ({ shop }: Scope) => Math.ceil(Math.sqrt(searchLimits.found * shop))

/** How many probably match, were the pieces spread evenly. */
function expect(pieces: Sought[], { shop, shelf }: Scope) {
  const share = ({ matches }: Sought) => Math.min(1, matches.reduce((sum, { products }) => sum + products, 0) / shop)
  return pieces.reduce((expected, piece) => expected * share(piece), shelf)
}

/**
 * The planner cannot know which is less work, so each form leaves it only its own index: "materialized" keeps it from
 * walking, and a filter does not go past "offset 0", so that the rows are looked at in the order of their index.
 */
function pick(pieces: Sought[], wanted: Wanted): SQL {
  const { scope, product_id } = wanted
  const few = walkFrom(scope)
  if (product_id === undefined && pieces.length === 1 && expect(pieces, scope) >= few) return walked(pieces, wanted)
  if (product_id !== undefined || pieces.length === 1)
    return sql`with matching as materialized (${gathered(pieces, wanted)}) ${sorted(wanted)}`
  // Words may stand together in many products or in none: where more match than are gathered, a walk meets them soon.
  return sql`
    with matching as materialized (${gathered(pieces, wanted)} limit ${few + 1}),
      counted as materialized (select count(*) > ${few} as many from matching)
    (${sorted(wanted, sql`where not (select many from counted)`)})
    union all (${walked(pieces, wanted, sql`(select many from counted) and`)})`
}

const gathered = (pieces: Sought[], { filter, product_id }: Wanted): SQL => sql`
  select e.product_id, e.best from search_entry e where ${and(
    ...pieces.map(isSaid),
    onCategory(filter),
    onShelfOf(filter),
    product_id === undefined ? undefined : sql`e.product_id = ${product_id}`,
  )}`

const first = sql`limit ${searchLimits.found}`

function sorted({ sort, filter, ...wanted }: Wanted, where = sql``): SQL {
  if (sort === 'match')
    return sql`select product_id from matching ${where} order by best desc, product_id desc ${first}`
  return sql`
    select shelf.product_id from matching join ${shelfTable}
      on shelf.product_id = matching.product_id and shelf.category_id = ${filter.category_id}
    ${where} order by ${orderOf({ sort, ...wanted })} ${first}`
}

/** Each product is looked up by itself: a join would make the planner read them all. */
const walked = (pieces: Sought[], { filter, ...wanted }: Wanted, when = sql``): SQL => sql`
  select placed.product_id from (
    select product_id from ${shelfTable} where ${onShelf(filter)} order by ${orderOf(wanted)} offset 0
  ) placed
  where ${when} (select ${and(...pieces.map(isSaid))} from search_entry e where e.product_id = placed.product_id)
  ${first}`

/** In the order asked for, by what the shelf knows: what sells, when it came, what it costs. */
export function orderOf({ sort, order, currency }: Pick<Wanted, 'sort' | 'order' | 'currency'>): SQL {
  const { best, newest, product_id } = shelfTable
  const column = { match: best, best, newest, price: priceColumns[currency] }[sort]
  return order === 'asc' && sort !== 'match' ? sql`${column}, ${product_id}` : sql`${column} desc, ${product_id} desc`
}

const isSaid = ({ matches }: Sought) => overlaps(sql`e.words`, matches)

export const overlaps = (words: SQL, matches: Match[]) =>
  sql`${words} && ${sql.param(matches.map(({ id }) => id))}::int[]`

const onCategory = ({ category_id }: Filter) =>
  category_id === wholeShop ? undefined : sql`e.words @> array[${-category_id}::int]`

const onShelfOf = (filter: Filter) =>
  filter.choices.length > 0 || filter.range !== undefined
    ? sql`(select true from ${shelfTable} where shelf.product_id = e.product_id and ${onShelf(filter)})`
    : undefined
