import { limits } from '@sillage/kit/limits.ts'
import { type Currency, type Money, money } from '@sillage/kit/money.ts'
import { pageParam } from '@sillage/web-kit/page-param.ts'
import { facetGroups, type ProductSort, productSorts } from '../words.ts'

/** The groups whose words are in the address, with commas between them. */
export const wordGroups = ['family', 'kind', 'badge'] as const
export type WordGroup = (typeof wordGroups)[number]

/** What a list is narrowed by. Prices are whole won or dollars, as people type them. */
export type Narrowing = { [Group in WordGroup]?: string | undefined } & {
  in_stock?: 'true' | undefined
  price_min?: number | undefined
  price_max?: number | undefined
}

/** What a list shows, as its address says it. */
export type Listing<Sort extends string = ProductSort> = {
  page: number
  sort: Sort
  order: 'asc' | 'desc'
  currency?: 'usd' | undefined
  /** The order that this list has if its address names none. */
  usual?: 'recommended' | undefined
} & Narrowing

/** A list of any kind, the results of a search among them: what narrows them is the same. */
export type AnyListing = Listing<string> & { keyword?: string | undefined; category?: number | undefined }

const usual = { sort: 'newest', order: 'desc' } as const

/** The orders a visitor may choose from. */
export const listingOrders = [
  { label: '신상품순', sort: 'newest', order: 'desc' },
  { label: '인기순', sort: 'best', order: 'desc' },
  { label: '낮은 가격순', sort: 'price', order: 'asc' },
  { label: '높은 가격순', sort: 'price', order: 'desc' },
] as const satisfies readonly (Pick<Listing, 'sort' | 'order'> & { label: string })[]

/** On the page of a category: as staff have ordered it. */
export const recommended = { label: '추천순', sort: 'recommended', order: 'desc' } as const

/** Reads an address; what it cannot mean is left out, so that a mistyped link still shows the list. */
export function readListing(query: URLSearchParams, own?: { usual: 'recommended' }): Listing {
  const sort = query.get('sort')
  const order = query.get('order')
  return {
    page: pageParam(query, limits.paging.grid_per_page),
    sort: productSorts.find((known) => known === sort) ?? own?.usual ?? usual.sort,
    order: order === 'asc' ? 'asc' : usual.order,
    currency: query.get('currency') === 'usd' ? 'usd' : undefined,
    ...own,
    ...readNarrowing(query),
  }
}

export function readNarrowing(query: URLSearchParams): Narrowing {
  const words = (group: WordGroup) => joined(group, (query.get(group) ?? '').split(','))
  return {
    family: words('family'),
    kind: words('kind'),
    badge: words('badge'),
    in_stock: query.get('in_stock') === 'true' ? 'true' : undefined,
    price_min: readPrice(query.get('price_min')),
    price_max: readPrice(query.get('price_max')),
  }
}

/** In another money the prices chosen so far mean nothing. */
export const inMoney = <Wanted extends AnyListing>(listing: Wanted, currency: Listing['currency']): Wanted =>
  listing.currency === currency ? listing : { ...listing, currency, price_min: undefined, price_max: undefined }

const dearest = 10_000_000

/** A whole number, with or without separators; nothing where it is none. */
export function readPrice(text: string | null): number | undefined {
  const digits = (text ?? '').replace(/[,\s]/g, '')
  return /^\d{1,8}$/.test(digits) && Number(digits) <= dearest ? Number(digits) : undefined
}

/** Those of the words that the group knows, in its own order; undefined where there are none. */
function joined(group: WordGroup, words: readonly string[]): string | undefined {
  const known: readonly string[] = facetGroups[group].values
  return known.filter((word) => words.includes(word)).join(',') || undefined
}

export const wordsOf = (listing: Narrowing, group: WordGroup) => listing[group]?.split(',') ?? []

/** The same list with a word more or less. */
export function toggled<Wanted extends Narrowing>(listing: Wanted, group: WordGroup, word: string): Wanted {
  const words = wordsOf(listing, group)
  const next = words.includes(word) ? words.filter((each) => each !== word) : [...words, word]
  return { ...listing, [group]: joined(group, next) }
}

const nothing: Narrowing = { price_min: undefined, price_max: undefined, in_stock: undefined }

/** The same list as wide as it can be. */
export const widened = <Wanted extends Narrowing>(listing: Wanted): Wanted => ({
  ...listing,
  ...nothing,
  family: undefined,
  kind: undefined,
  badge: undefined,
})

const namesOfNarrowing = [...wordGroups, 'in_stock', 'price_min', 'price_max'] as const
export const isNarrowed = (listing: Narrowing) => namesOfNarrowing.some((name) => listing[name] !== undefined)

/** Only where money matters does it matter which. */
const countsMoney = ({ sort, price_min, price_max }: Partial<AnyListing>) =>
  sort === 'price' || price_min !== undefined || price_max !== undefined

/** The address of a list; what is usual is not said. */
export function listingHref(path: string, listing: Partial<AnyListing>) {
  const { keyword, category, page = 1, order = usual.order, currency } = listing
  const usualSort = keyword ? 'match' : (listing.usual ?? usual.sort)
  const { sort = usualSort } = listing
  const query = new URLSearchParams()
  if (keyword) query.set('keyword', keyword)
  if (page > 1) query.set('page', String(page))
  if (sort !== usualSort) query.set('sort', sort)
  if (order !== usual.order) query.set('order', order)
  if (category) query.set('category', String(category))
  for (const name of namesOfNarrowing) if (listing[name] !== undefined) query.set(name, String(listing[name]))
  if (currency && countsMoney(listing)) query.set('currency', currency)
  // Commas are safe in a query, and an address is easier to read with them.
  return query.size > 0 ? `${path}?${String(query).replaceAll('%2C', ',')}` : path
}

export const minorUnits: Record<Currency, number> = { krw: 1, usd: 100 }

/** A price of the address in minor units, as calls and labels want it. */
export function inMinorUnits(price: number, listing: Pick<Listing, 'currency'>): Money {
  const currency: Currency = listing.currency ?? 'krw'
  return money(price * minorUnits[currency], currency)
}

/** What the facets call is asked for a list; the list call is asked for a page of the same. */
export function narrowingQuery(listing: Narrowing & Pick<Listing, 'currency'>) {
  const { family, kind, badge, in_stock, price_min, price_max, currency } = listing
  const minor = (price: number | undefined) => (price === undefined ? undefined : inMinorUnits(price, listing).amount)
  const paid = currency && (price_min !== undefined || price_max !== undefined) ? currency : undefined
  return { family, kind, badge, in_stock, price_min: minor(price_min), price_max: minor(price_max), currency: paid }
}

export function listingQuery(listing: Listing) {
  const { page, sort, order, currency } = listing
  return { page, sort, order, ...narrowingQuery(listing), currency: countsMoney(listing) ? currency : undefined }
}
