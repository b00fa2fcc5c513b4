import type { Context } from '@sillage/server-kit/context.ts'
import { and, type SQL, sql } from 'drizzle-orm'
import type { ProductCard } from '../../catalog/contract.ts'
import { countShelf, type Filter, onShelf, priceColumns } from '../../catalog/server/list-filter.ts'
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
  page: number
  per_page: number
  /** Asks of this product alone whether it is found. */
  product_id?: number
}

export async function readScope(ctx: Context, { category_id }: Filter): Promise<Scope> {
  const shop = await countShelf(ctx, wholeShop)
  return { shop, shelf: category_id === wholeShop ? shop : await countShelf(ctx, category_id) }
}

/** A page of the products that have all pieces of one alternative: surest first, then what sells best. */
export async function pageOfMatches(ctx: Context, wanted: Wanted): Promise<{ cards: ProductCard[]; total: number }> {
  const { alternatives, page, per_page } = wanted
  const sure = alternatives.filter(({ length }) => length === 1).map((pieces) => pieces.map(surely))
  const picked = [...alternatives, ...sure].flatMap((pieces) => apart(pieces, wanted.scope))
  const tier = tierOf(alternatives)
  const { rows } = await ctx.db.execute<{ card: ProductCard | null; total: number }>(sql`
    with found as (${sql.join(
      picked.map((each) => sql`(${pick(each, wanted)})`),
      sql` union `,
    )}), ranked as (
      select found.product_id, row_number() over (order by ${orderOf(wanted, tier)}) as rank
      from found join search_entry using (product_id) ${onSortedShelf(wanted)}
    )
    select total, card from (select least(count(*), ${searchLimits.found})::int as total from found) counted
    left join (ranked join product_card using (product_id))
      on rank > ${(page - 1) * per_page} and rank <= ${Math.min(page * per_page, searchLimits.found)}
    order by rank`)
  return { cards: rows.flatMap(({ card }) => card ?? []), total: rows[0]?.total ?? 0 }
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

/** From so many on it is less work to walk through the best sellers than to gather all that match and sort them. */
const walkFrom = ({ shop }: Scope) => Math.sqrt(searchLimits.found * shop)

/** The best sellers among those that match; a few more than are shown are never needed. */
function pick(pieces: Sought[], { filter, scope, product_id }: Wanted): SQL {
  const asked = and(
    ...pieces.map(({ matches }) => overlaps(sql`e.words`, matches)),
    onCategory(filter),
    onShelfOf(filter),
    product_id === undefined ? undefined : sql`e.product_id = ${product_id}`,
  )
  const first = sql`order by best desc, product_id desc`
  // The planner cannot know which is less work, so each form leaves it only its own index: "materialized" keeps it from
  // walking, and a filter does not go past "offset 0", so that the rows are looked at in the order of their index.
  const gathered = sql`
    with matching as materialized (
      select e.product_id, e.best from search_entry e where ${asked} ${pieces.length > 1 ? sql`limit ${gatheredMax}` : sql``}
    ) select product_id from matching ${first} limit ${searchLimits.found}`
  const walked = (rows: SQL) => sql`
    select e.product_id from (select product_id, words from search_entry ${first} ${rows} offset 0) e
    where ${asked} limit ${searchLimits.found}`
  if (product_id !== undefined || expect(pieces, scope) < walkFrom(scope)) return gathered
  if (pieces.length === 1) return walked(sql``)
  // Two common words may stand together in many products or in none: some work is done both ways, and never too much.
  return sql`(${gathered}) union (${walked(sql`limit ${walkedMax}`)})`
}

const gatheredMax = 2_000
const walkedMax = 3_000

/** How many probably match, were the pieces spread evenly. */
function expect(pieces: Sought[], { shop, shelf }: Scope) {
  const share = ({ matches }: Sought) => Math.min(1, matches.reduce((sum, { products }) => sum + products, 0) / shop)
  return pieces.reduce((expected, piece) => expected * share(piece), shelf)
}

const overlaps = (words: SQL, matches: Match[]) => sql`${words} && ${sql.param(matches.map(({ id }) => id))}::int[]`

const onCategory = ({ category_id }: Filter) =>
  category_id === wholeShop ? undefined : sql`e.words @> array[${-category_id}::int]`

/** As a question for each row: a join would make the planner sort them all first. */
const onShelfOf = (filter: Filter) =>
  filter.choices.length > 0 || filter.range !== undefined
    ? sql`(select true from ${shelfTable} where shelf.product_id = e.product_id and ${onShelf(filter)})`
    : undefined

/** The surest of the alternatives, and of its pieces the least sure. */
function tierOf(alternatives: Sought[][]): SQL {
  const worst = (pieces: Sought[]) => sql`greatest(${sql.join(pieces.map(tierOfPiece), sql`, `)})`
  return sql`least(${sql.join(alternatives.map(worst), sql`, `)})`
}

function tierOfPiece({ matches }: Sought): SQL {
  const byTier = [...Map.groupBy(matches, ({ tier }) => tier)].sort(([a], [b]) => a - b)
  const cases = byTier.map(([tier, each]) => sql`when ${overlaps(sql`search_entry.words`, each)} then ${tier}::int`)
  return sql`case ${sql.join(cases, sql` `)} else ${Object.keys(tiers).length} end`
}

/** By what the shelf knows: when it came, what it costs. */
const onSortedShelf = ({ sort, filter }: Wanted) =>
  sort === 'match'
    ? sql``
    : sql`join ${shelfTable} on shelf.product_id = found.product_id and shelf.category_id = ${filter.category_id}`

function orderOf({ sort, order, currency }: Wanted, tier: SQL): SQL {
  if (sort === 'match') return sql`${tier}, search_entry.best desc, found.product_id desc`
  const column = { best: shelfTable.best, newest: shelfTable.newest, price: priceColumns[currency] }[sort]
  return order === 'asc' ? sql`${column}, found.product_id` : sql`${column} desc, found.product_id desc`
}
