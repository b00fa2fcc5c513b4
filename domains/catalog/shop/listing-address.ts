import { type ProductSort, productSorts } from '../words.ts'

/** What a list shows, as its address says it. */
export type Listing = { page: number; sort: ProductSort; order: 'asc' | 'desc' }

const usual = { sort: 'newest', order: 'desc' } as const

/** The orders a visitor may choose from. */
export const listingOrders = [
  { label: '신상품순', sort: 'newest', order: 'desc' },
  { label: '인기순', sort: 'best', order: 'desc' },
  { label: '낮은 가격순', sort: 'price', order: 'asc' },
  { label: '높은 가격순', sort: 'price', order: 'desc' },
] as const satisfies readonly (Omit<Listing, 'page'> & { label: string })[]

/** Reads an address; what it cannot mean is left out, so that a mistyped link still shows the list. */
export function readListing(query: URLSearchParams): Listing {
  const page = Number(query.get('page'))
  const sort = query.get('sort')
  const order = query.get('order')
  return {
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    sort: productSorts.find((known) => known === sort) ?? usual.sort,
    order: order === 'asc' ? 'asc' : usual.order,
  }
}

/** The address of a list; what is usual is not said. */
export function listingHref(path: string, { page = 1, sort = usual.sort, order = usual.order }: Partial<Listing>) {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (sort !== usual.sort) query.set('sort', sort)
  if (order !== usual.order) query.set('order', order)
  return query.size > 0 ? `${path}?${query}` : path
}
