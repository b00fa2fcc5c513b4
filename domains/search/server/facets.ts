import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { Facets } from '../../catalog/contract.ts'
import { countAmong, listFacets } from '../../catalog/server/facets.ts'
import { readFilter } from '../../catalog/server/list-filter.ts'
import type { search } from '../contract.ts'
import { searchLimits } from '../words.ts'
import { candidates, type Wanted } from './candidates.ts'
import { withPrice } from './find.ts'
import { readScope } from './find-page.ts'
import { readPriceWords } from './price-words.ts'
import { readKeyword } from './read-keyword.ts'

/** What the results of a search can be narrowed by from here, and what would be left. */
export async function findFacets(ctx: Context, query: HandlerInput<typeof search.facets>['query']): Promise<Facets> {
  const { text, price } = readPriceWords(query.keyword)
  const asked = withPrice(query, price)
  if (price && text === '') return listFacets(ctx, asked)
  const { category, currency } = asked
  const product_ids = await findIds(ctx, text, readFilter(ctx, { category, currency }))
  return countAmong(ctx, readFilter(ctx, asked), { product_ids, isCapped: product_ids.length >= searchLimits.found })
}

/** All that a keyword leads to, before anything narrows it. */
async function findIds(ctx: Context, text: string, filter: Wanted['filter']): Promise<number[]> {
  const scope = await readScope(ctx, filter)
  const order = { sort: 'match', order: 'desc', currency: 'krw', offset: 0, per_page: searchLimits.found } as const
  for await (const { alternatives } of readKeyword(ctx, text)) {
    const { rows } = await ctx.db.execute<{ product_id: number }>(
      sql`select distinct product_id from (${candidates({ alternatives, filter, scope, ...order })}) found`,
    )
    if (rows.length > 0) return rows.map(({ product_id }) => product_id)
  }
  return []
}
