import { and, type SQL, sql } from 'drizzle-orm'
import { type Filter, inListing, priceColumns } from '../../catalog/server/list-filter.ts'
import { wholeShop } from '../../catalog/server/listings.ts'
import { listingTable } from '../../catalog/server/tables.ts'
import { type SearchSort, searchLimits } from '../words.ts'
import { type Match, type Sought, tiers, wordsPerWay } from './match.ts'
import { parts } from './product-words.ts'
import { searchEntryTable } from './tables.ts'
import { joined } from './words-of.ts'

/** How many products there are altogether, and in the category that is asked for. */
export type Scope = { shop: number; listing: number }

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
  const { alternatives, sort } = wanted
  const sure = alternatives.filter(({ length }) => length === 1).map((pieces) => pieces.map(surely))
  const telling = withoutSaidTwice(alternatives)
  const asked = (sort === 'match' ? [...telling, ...sure] : telling).map((pieces) => pieces.map(shortest))
  return sql.join(
    asked.flatMap((pieces) => pick(pieces, wanted)).map((each) => sql`(${each})`),
    sql` union `,
  )
}

/** What is certainly meant must not be crowded out by what merely sells better. */
const surely = (piece: Sought): Sought => ({
  ...piece,
  matches: piece.matches.filter(({ tier }) => tier <= tiers.beginning),
})

/** Who has the phrase 소이 캔들 has the word 캔들 too: where that is asked for, the phrase finds nothing more. */
function shortest(piece: Sought): Sought {
  const isAsked = asksFor(piece)
  const saysMore = ({ text }: Match) => {
    const said = parts(text)
    return said.length < 2 || !said.some(isAsked)
  }
  return { ...piece, matches: piece.matches.filter(saysMore) }
}

/** In all its places: of a word that was typed as it stands they all are there, of one that begins so where not too many do. */
function asksFor({ text, matches }: Sought) {
  const words = new Set(matches.map(({ word }) => word))
  return (part: string) => words.has(joined(part)) && (joined(part) === text || matches.length < wordsPerWay)
}

/** Who has the phrase 소이 캔들 has both 소이 and 캔들: where those are asked for too, the phrase finds nothing more. */
function withoutSaidTwice(alternatives: Sought[][]): Sought[][] {
  const apart = alternatives.filter(({ length }) => length > 1)
  const isSaidTwice = ({ text }: Match) => {
    const said = parts(text)
    return apart.some((pieces) => pieces.every((piece) => said.some(asksFor(piece))))
  }
  const saysMore = (piece: Sought) => ({ ...piece, matches: piece.matches.filter((match) => !isSaidTwice(match)) })
  return alternatives.map((pieces) => (pieces.length > 1 ? pieces : pieces.map(saysMore)))
}

const isAny = ({ matches }: Sought) => matches.length > 0

/**
 * The planner cannot know which is less work, so each form leaves it only its own index: a filter does not go past
 * "offset" or "limit", so that rows are looked at in the order of their index, or gathered before they are sorted.
 */
function pick(pieces: Sought[], wanted: Wanted): SQL[] {
  const [piece] = pieces
  if (!piece || !pieces.every(isAny)) return []
  const gather = (each: Sought[]) => sorted(wanted, sql`(${gathered(each, wanted)} offset 0) matching`)
  if (wanted.product_id !== undefined) return [gather(pieces)]
  if (pieces.length > 1)
    return [atMost(pieces) > 2 * walkFrom(wanted.scope) ? together(pieces, wanted) : gather(pieces)]
  const [common, rare] = apart(piece, wanted.scope)
  return [...(isAny(common) ? [walked([common], wanted)] : []), ...(isAny(rare) ? [gather([rare])] : [])]
}

/**
 * The most common words are met soon by who walks along the order asked for; those that have the others are gathered and
 * sorted. Each row that is walked past is held against all words that are walked for, so that it is more work than a
 * gathered one. So many are walked for as makes the least of both.
 */
function apart(piece: Sought, { shop, listing }: Scope): [common: Sought, rare: Sought] {
  const matches = piece.matches.toSorted((a, b) => b.products - a.products)
  const cut = (at: number): [Sought, Sought] => [
    { ...piece, matches: matches.slice(0, at) },
    { ...piece, matches: matches.slice(at) },
  ]
  const work = (at: number) => {
    const [common, rare] = cut(at)
    const past = at === 0 ? 0 : Math.min(listing, (searchLimits.found * shop) / countOf(common))
    return past * (1 + at / 4) + (countOf(rare) * listing) / shop
  }
  const cuts = Array.from({ length: matches.length + 1 }, (_, at) => at)
  return cut(cuts.reduce((best, at) => (work(at) < work(best) ? at : best)))
}

/** From so many on it is less work to walk along the order asked for than to gather all that match and sort them. */
const walkFrom = ({ shop }: Scope) => Math.ceil(Math.sqrt(searchLimits.found * shop))

/** How many probably match, were the pieces spread evenly. */
function expect(pieces: Sought[], { shop, listing }: Scope) {
  return pieces.reduce((expected, piece) => expected * Math.min(1, countOf(piece) / shop), listing)
}

/** No more have all pieces than have the rarest. */
const atMost = (pieces: Sought[]) => Math.min(...pieces.map(countOf))

const countOf = ({ matches }: Sought) => matches.reduce((sum, { products }) => sum + products, 0)

/** Words may stand together in many products or in none. What is likelier is tried so far as it is worth it, and then the other. */
function together(pieces: Sought[], wanted: Wanted): SQL {
  const few = walkFrom(wanted.scope)
  if (expect(pieces, wanted.scope) < few)
    return sql`
      with matching as materialized (${gathered(pieces, wanted)} limit ${few + 1}),
        counted as materialized (select count(*) > ${few} as many from matching)
      (${sorted(wanted, sql`matching where not (select many from counted)`)})
      union all (${walked(pieces, wanted, { when: sql`(select many from counted) and` })})`
  return sql`
    with met as materialized (${walked(pieces, wanted, { rows: sql`limit ${few}` })}),
      counted as materialized (select count(*) < ${searchLimits.found} as short from met),
      matching as materialized (${gathered(pieces, wanted)} and (select short from counted))
    select product_id, sorted_by from met union (${sorted(wanted, sql`matching`)})`
}

const gathered = (pieces: Sought[], { filter, product_id, ...wanted }: Wanted): SQL => sql`
  select e.product_id, ${columnOf(wanted, sql`e`)} as sorted_by from search_entry e where ${and(
    ...pieces.map(isSaid),
    onCategory(filter),
    inListingOf(filter),
    product_id === undefined ? undefined : sql`e.product_id = ${product_id}`,
  )}`

const first = sql`limit ${searchLimits.found}`

const sorted = (wanted: Wanted, matching: SQL): SQL =>
  sql`select product_id, sorted_by from ${matching} order by ${orderOf(wanted)} ${first}`

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
      select product_id, ${columnOf(wanted, sql`listing`)} as sorted_by from ${listingTable} where ${inListing(wanted.filter)}
      order by ${orderOf(wanted)} ${rows}
    ) placed
    where ${when} (select ${said} from search_entry e where e.product_id = placed.product_id)
    ${first}`
}

const isWholeShop = ({ category_id, choices, range }: Filter) =>
  category_id === wholeShop && choices.length === 0 && range === undefined

type Order = Pick<Wanted, 'sort' | 'order' | 'currency'>

/** By what entries and listings know: what sells, when it came, what it costs. */
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

const inListingOf = (filter: Filter) =>
  filter.choices.length > 0 || filter.range !== undefined
    ? sql`(select true from ${listingTable} where listing.product_id = e.product_id and ${inListing(filter)})`
    : undefined
