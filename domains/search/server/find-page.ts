import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { ProductCard } from '../../catalog/contract.ts'
import { countListing, type Filter } from '../../catalog/server/list-filter.ts'
import { wholeShop } from '../../catalog/server/listings.ts'
import { searchLimits } from '../words.ts'
import { candidates, orderOf, overlaps, type Scope, type Wanted } from './candidates.ts'
import { type Sought, tiers } from './match.ts'

export async function readScope(ctx: Context, { category_id }: Filter): Promise<Scope> {
  const shop = await countListing(ctx, wholeShop)
  return { shop, listing: category_id === wholeShop ? shop : await countListing(ctx, category_id) }
}

/** A page of the products that have all pieces of one alternative: surest first and then what sells best, or as asked. */
export async function pageOfMatches(ctx: Context, wanted: Wanted): Promise<{ cards: ProductCard[]; total: number }> {
  const { sort, offset, per_page } = wanted
  const surest = sort === 'match' ? sql`${tierOf(wanted.alternatives)}, ` : sql``
  const { rows } = await ctx.db.execute<{ card: ProductCard | null; total: number }>(sql`
    with found as (${candidates(wanted)}), ranked as (
      select product_id, row_number() over (order by ${surest}${orderOf(wanted)}) as rank
      from found ${sort === 'match' ? sql`join search_entry using (product_id)` : sql``}
    )
    select total, card from (select least(count(*), ${searchLimits.found})::int as total from found) counted
    left join (ranked join product_card using (product_id))
      on rank > ${offset} and rank <= ${Math.min(offset + per_page, searchLimits.found)}
    order by rank`)
  return { cards: rows.flatMap(({ card }) => card ?? []), total: rows[0]?.total ?? 0 }
}

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
