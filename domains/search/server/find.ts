import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { ProductCard } from '../../catalog/contract.ts'
import { listProducts } from '../../catalog/server/list.ts'
import { readFilter } from '../../catalog/server/list-filter.ts'
import type { Found, search } from '../contract.ts'
import { searchLimits } from '../words.ts'
import type { Wanted } from './candidates.ts'
import { pageOfMatches, readScope } from './find-page.ts'
import { findNearest } from './nearest.ts'
import { type PriceWords, readPriceWords } from './price-words.ts'
import { readKeyword } from './read-keyword.ts'

export type FindQuery = HandlerInput<typeof search.find>['query']

/** The first way of understanding what was typed that leads to a product. */
export async function findProducts(ctx: Context, query: FindQuery): Promise<Found> {
  const offset = offsetOf(query, searchLimits.found)
  const { text, price } = readPriceWords(query.keyword)
  const { per_page, sort, order, currency } = query
  const filter = readFilter(ctx, withPrice(query, price))
  if (price && text === '') return findByPrice(ctx, query, price)
  const scope = await readScope(ctx, filter)
  for await (const { by, correction, alternatives } of readKeyword(ctx, text)) {
    const wanted: Wanted = { alternatives, filter, scope, sort, order, currency, offset, per_page }
    const { cards, total } = await pageOfMatches(ctx, wanted)
    if (total > 0) return found(cards, total, query, { by, correction, price })
  }
  return found([], 0, query, { by: 'nothing', correction: await findNearest(ctx, text), price })
}

/** A price chosen as a filter counts before one that was typed. */
export function withPrice<Query extends Narrowed>(query: Query, price: PriceWords | null) {
  const isChosen = query.price_min !== undefined || query.price_max !== undefined
  return isChosen || !price ? query : { ...query, ...price }
}

type Narrowed = { currency: 'krw' | 'usd'; price_min?: number | undefined; price_max?: number | undefined }

/** Nothing but a price: what costs that, best sellers first unless asked otherwise. */
async function findByPrice(ctx: Context, query: FindQuery, price: PriceWords): Promise<Found> {
  const sort = query.sort === 'match' ? 'best' : query.sort
  const listed = await listProducts(ctx, {
    ...withPrice(query, price),
    sort,
    order: query.sort === 'match' ? 'desc' : query.order,
  })
  return found(listed.data, Math.min(listed.total, searchLimits.found), query, { by: 'price', correction: null, price })
}

/** Whether a product is among those a word leads to, on whichever page. */
export async function leadsTo(ctx: Context, query: FindQuery, product_id: number): Promise<boolean> {
  const { text, price } = readPriceWords(query.keyword)
  const filter = readFilter(ctx, withPrice(query, price))
  const scope = await readScope(ctx, filter)
  for await (const { alternatives } of readKeyword(ctx, text)) {
    const wanted: Wanted = { ...query, alternatives, filter, scope, offset: 0 }
    if ((await pageOfMatches(ctx, { ...wanted, product_id })).total > 0) return true
    // The likeliest reading that finds anything is the one that was shown.
    if ((await pageOfMatches(ctx, wanted)).total > 0) return false
  }
  return false
}

type How = Pick<Found, 'by' | 'correction' | 'price'>

const found = (cards: ProductCard[], total: number, query: FindQuery, how: How): Found => ({
  ...toPage(cards, total, query),
  ...how,
  capped: total >= searchLimits.found,
})
