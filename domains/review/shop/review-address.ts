import { limits } from '@sillage/kit/limits.ts'
import { pageParam } from '@sillage/web-kit/page-param.ts'
import { type ReviewSort, reviewSorts } from '../words.ts'

/** The orders a visitor may choose from. */
export const reviewOrders = [
  { sort: 'newest', label: '최신순' },
  { sort: 'helpful', label: '도움순' },
  { sort: 'stars', label: '별점순' },
] as const satisfies readonly { sort: ReviewSort; label: string }[]

/** Who reads English sees what they can read first. */
export const firstIn = (locale: 'ko' | 'en') => (locale === 'en' ? { first: 'en' as const } : {})

/** What the list of all reviews shows, as its address says it. */
export type ReviewListing = { page: number; sort: ReviewSort; photo: boolean }

const path = '/customer/product-review'

/** What an address cannot mean is left out, so that a mistyped link still shows the list. */
export function readReviewListing(query: URLSearchParams): ReviewListing {
  return {
    page: pageParam(query, limits.paging.board_per_page),
    sort: reviewSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    photo: query.get('photo') === 'true',
  }
}

export function reviewListingHref({ page = 1, sort = 'newest', photo = false }: Partial<ReviewListing>) {
  const query = new URLSearchParams()
  if (photo) query.set('photo', 'true')
  if (sort !== 'newest') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
