import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { ProductCard } from '../../catalog/contract.ts'
import { readFilter } from '../../catalog/server/list-filter.ts'
import type { Found, search } from '../contract.ts'
import { searchLimits } from '../words.ts'
import type { Wanted } from './candidates.ts'
import { pageOfMatches, readScope } from './find-page.ts'
import { findNearest } from './nearest.ts'
import { readKeyword } from './read-keyword.ts'

export type FindQuery = HandlerInput<typeof search.find>['query']

/** The first way of understanding what was typed that leads to a product. */
export async function findProducts(ctx: Context, query: FindQuery): Promise<Found> {
  const offset = offsetOf(query, searchLimits.found)
  const { keyword, per_page, sort, order, currency } = query
  const filter = readFilter(ctx, query)
  const scope = await readScope(ctx, filter)
  for await (const { by, correction, alternatives } of readKeyword(ctx, keyword)) {
    const wanted: Wanted = { alternatives, filter, scope, sort, order, currency, offset, per_page }
    const { cards, total } = await pageOfMatches(ctx, wanted)
    if (total > 0) return found(cards, total, query, { by, correction })
  }
  return found([], 0, query, { by: 'nothing', correction: await findNearest(ctx, keyword) })
}

/** Whether a product is among those a word leads to, on whichever page. */
export async function leadsTo(ctx: Context, query: FindQuery, product_id: number): Promise<boolean> {
  const filter = readFilter(ctx, query)
  const scope = await readScope(ctx, filter)
  for await (const { alternatives } of readKeyword(ctx, query.keyword)) {
    const wanted: Wanted = { ...query, alternatives, filter, scope, offset: 0 }
    if ((await pageOfMatches(ctx, { ...wanted, product_id })).total > 0) return true
    // The likeliest reading that finds anything is the one that was shown.
    if ((await pageOfMatches(ctx, wanted)).total > 0) return false
  }
  return false
}

type How = Pick<Found, 'by' | 'correction'>

const found = (cards: ProductCard[], total: number, query: FindQuery, how: How): Found => ({
  ...toPage(cards, total, query),
  ...how,
  capped: total >= searchLimits.found,
})
