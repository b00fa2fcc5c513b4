import { and, type SQL, sql } from 'drizzle-orm'
import { type Filter, onShelf, priceColumns } from '../../catalog/server/list-filter.ts'
import { wholeShop } from '../../catalog/server/shelves.ts'
import { shelfTable } from '../../catalog/server/tables.ts'
import { type SearchSort, searchLimits } from '../words.ts'
import { type Match, type Sought, tiers, wordsPerWay } from './match.ts'
import { parts } from './product-words.ts'
import { searchEntryTable } from './tables.ts'
import { joined } from './words-of.ts'

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
  const asked = (sort === 'match' ? [...alternatives, ...sure] : alternatives).map((pieces) => pieces.map(shortest))
  const picked = asked.flatMap((pieces) => apart(pieces, scope)).map((pieces) => sql`(${pick(pieces, wanted)})`)
  return sql.join(picked, sql` union `)
}

/** What is certainly meant must not be crowded out by what merely sells better. */
const surely = (piece: Sought): Sought => ({
  ...piece,
  matches: piece.matches.filter(({ tier }) => tier <= tiers.beginning),
})

/** Who has the phrase 소이 캔들 has the word 캔들 too: where all words that begin so are known, phrases find nothing more. */
function shortest(piece: Sought): Sought {
  const words = new Set(piece.matches.map(({ word }) => word))
  const saysMore = ({ text }: Match) => {
    const said = parts(text)
    return said.length < 2 || !said.some((part) => words.has(joined(part)))
  }
  return piece.matches.length < wordsPerWay ? { ...piece, matches: piece.matches.filter(saysMore) } : piece
}

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
 * walking, and a filter does not go past "offset" or "limit", so that rows are looked at in the order of their index.
 */
function pick(pieces: Sought[], wanted: Wanted): SQL {
  const { scope, product_id } = wanted
  if (product_id === undefined && pieces.length > 1) return together(pieces, wanted)
  if (product_id === undefined && expect(pieces, scope) >= walkFrom(scope)) return walked(pieces, wanted)
  return sql`with matching as materialized (${gathered(pieces, wanted)}) ${sorted(wanted)}`
}

/** Words may stand together in many products or in none. What is likelier is tried so far as it is worth it, and then the other. */
function together(pieces: Sought[], wanted: Wanted): SQL {
  const few = walkFrom(wanted.scope)
  if (expect(pieces, wanted.scope) < few)
    return sql`
      with matching as materialized (${gathered(pieces, wanted)} limit ${few + 1}),
        counted as materialized (select count(*) > ${few} as many from matching)
      (${sorted(wanted, sql`where not (select many from counted)`)})
      union all (${walked(pieces, wanted, { when: sql`(select many from counted) and` })})`
  return sql`
    with met as materialized (${walked(pieces, wanted, { rows: sql`limit ${few}` })}),
      counted as materialized (select count(*) < ${searchLimits.found} as short from met),
      matching as materialized (${gathered(pieces, wanted)} and (select short from counted))
    select product_id, sorted_by from met union (${sorted(wanted)})`
}

const gathered = (pieces: Sought[], { filter, product_id, ...wanted }: Wanted): SQL => sql`
  select e.product_id, ${columnOf(wanted, sql`e`)} as sorted_by from search_entry e where ${and(
    ...pieces.map(isSaid),
    onCategory(filter),
    onShelfOf(filter),
    product_id === undefined ? undefined : sql`e.product_id = ${product_id}`,
  )}`

const first = sql`limit ${searchLimits.found}`

const sorted = (wanted: Wanted, where = sql``): SQL =>
  sql`select product_id, sorted_by from matching ${where} order by ${orderOf(wanted)} ${first}`

type Walk = { when?: SQL; rows?: SQL }

function walked(pieces: Sought[], wanted: Wanted, { when = sql``, rows = sql`offset 0` }: Walk = {}): SQL {
  const said = and(...pieces.map(isSaid))
  if (isWholeShop(wanted.filter))
    return sql`
      select product_id, sorted_by from (
        select product_id, words, ${columnOf(wanted, sql`each`)} as sorted_by from search_entry as each
        order by ${orderOf(wanted)} ${rows}
      ) e
      where ${when} ${said} ${first}`
  // Each is looked up by itself: a join would make the planner read the whole shop.
  return sql`
    select product_id, sorted_by from (
      select product_id, ${columnOf(wanted, sql`shelf`)} as sorted_by from ${shelfTable} where ${onShelf(wanted.filter)}
      order by ${orderOf(wanted)} ${rows}
    ) placed
    where ${when} (select ${said} from search_entry e where e.product_id = placed.product_id)
    ${first}`
}

const isWholeShop = ({ category_id, choices, range }: Filter) =>
  category_id === wholeShop && choices.length === 0 && range === undefined

type Order = Pick<Wanted, 'sort' | 'order' | 'currency'>

/** By what entries and shelves know: what sells, when it came, what it costs. */
const columnOf = ({ sort, currency }: Omit<Order, 'order'>, of: SQL) => {
  const { best, newest } = searchEntryTable
  const { name } = { match: best, best, newest, price: priceColumns[currency] }[sort]
  return sql`${of}.${sql.identifier(name)}`
}

export function orderOf({ sort, order }: Omit<Order, 'currency'>): SQL {
  const direction = sql.raw(sort === 'match' ? 'desc' : order)
  return sql`sorted_by ${direction}, product_id ${direction}`
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
