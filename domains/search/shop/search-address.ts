import { limits } from '@sillage/kit/limits.ts'
import { askedPage } from '@sillage/web-kit/asked-page.ts'
import { type SearchSort, searchLimits, searchSorts } from '../words.ts'

/** What the page of a search shows, as its address says it. */
export type Asked = {
  keyword: string
  page: number
  sort: SearchSort
  order: 'asc' | 'desc'
  category?: number
  /** Only where prices are put in order does it matter which. */
  currency?: 'usd'
}

export const searchOrders = [
  { label: '가까운 순', sort: 'match', order: 'desc' },
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
  const inDollars = query.get('sort') === 'price' && query.get('currency') === 'usd'
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, searchLimits.keyword),
    page: askedPage(query, limits.paging.grid_per_page, searchLimits.found),
    sort: searchSorts.find((known) => known === query.get('sort')) ?? 'match',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    ...(category && { category }),
    ...(inDollars && { currency: 'usd' }),
  }
}

/** The address of a search; what is usual is not said. */
export function searchHref({ keyword, page = 1, sort = 'match', order = 'desc', category, currency }: Partial<Asked>) {
  const query = new URLSearchParams({ ...(keyword && { keyword }) })
  if (page > 1) query.set('page', String(page))
  if (sort !== 'match') query.set('sort', sort)
  if (order !== 'desc') query.set('order', order)
  if (category) query.set('category', String(category))
  if (currency && sort === 'price') query.set('currency', currency)
  return query.size > 0 ? `/shop/search?${query}` : '/shop/search'
}
