import { limits } from '@sillage/kit/limits.ts'
import { pageParam } from '@sillage/web-kit/page-param.ts'
import { type Listing, listingHref, narrowingQuery, readNarrowing } from '../../catalog/shop/listing-address.ts'
import { type SearchSort, searchLimits, searchSorts } from '../words.ts'

/** What the page of a search shows, as its address says it. */
export type Asked = Listing<SearchSort> & { keyword: string; category?: number }

export const searchOrders = [
  { label: '정확도순', sort: 'match', order: 'desc' },
  { label: '인기순', sort: 'best', order: 'desc' },
  { label: '신상품순', sort: 'newest', order: 'desc' },
  { label: '낮은 가격순', sort: 'price', order: 'asc' },
  { label: '높은 가격순', sort: 'price', order: 'desc' },
] as const satisfies readonly { label: string; sort: SearchSort; order: Asked['order'] }[]

const whole = (text: string | null) => {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Reads an address; what it cannot mean is left out. */
export function readSearch(query: URLSearchParams): Asked {
  const category = whole(query.get('category'))
  const narrowing = readNarrowing(query)
  const countsMoney =
    query.get('sort') === 'price' || narrowing.price_min !== undefined || narrowing.price_max !== undefined
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, searchLimits.keyword),
    page: pageParam(query, limits.paging.grid_per_page, searchLimits.found),
    sort: searchSorts.find((known) => known === query.get('sort')) ?? 'match',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    ...narrowing,
    ...(category && { category }),
    ...(countsMoney && query.get('currency') === 'usd' && { currency: 'usd' }),
  }
}

/** The address of a search; what is usual is not said. */
export const searchHref = (asked: Partial<Asked>) => listingHref('/shop/search', asked)

/** What the facets of a search are asked for; the results are asked for a page of the same. */
export function searchFacetsQuery({ keyword, category, ...asked }: Asked) {
  return { keyword, category, ...narrowingQuery(asked) }
}

export function searchQuery(query: Asked) {
  const { page, sort, order, currency } = query
  return { page, sort, order, ...searchFacetsQuery(query), currency }
}
