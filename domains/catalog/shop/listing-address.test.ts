import { expect, test } from 'vitest'
import { inMoney, listingHref, listingQuery, readListing } from './listing-address.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

test('an address without a word about it is the first page of the newest', () => {
  expect(read('')).toEqual({ page: 1, sort: 'newest', order: 'desc' })
})

test('order and page are read from the address', () => {
  expect(read('sort=price&order=asc&page=3')).toEqual({ page: 3, sort: 'price', order: 'asc' })
})

test.each(['page=0', 'page=-2', 'page=two', 'page=1.5', 'sort=colour', 'order=up', 'page='])(
  '%s means nothing',
  (query) => {
    expect(read(query)).toEqual(read(''))
  },
)

test('an address says only what is not usual, and is read back as it was written', () => {
  const listing = { page: 2, sort: 'price', order: 'asc' } as const
  expect(listingHref('/shop/category/2', { page: 1, sort: 'newest', order: 'desc' })).toBe('/shop/category/2')
  const href = listingHref('/shop/category/2', listing)
  expect(href).toBe('/shop/category/2?page=2&sort=price&order=asc')
  expect(readListing(new URL(href, 'http://shop').searchParams)).toEqual(listing)
})

test('choices have one order, and unknown values are left out', () => {
  const listing = read('family=musk,paper,citrus&kind=&in_stock=yes&price_min=1,000&price_max=cheap')
  expect(listing).toEqual({ page: 1, sort: 'newest', order: 'desc', family: 'citrus,musk', price_min: 1_000 })
  expect(listingHref('/shop/category/2', listing)).toBe('/shop/category/2?family=citrus,musk&price_min=1000')
})

test('prices of one money are not carried into the other', () => {
  const won = read('price_min=10000&price_max=30000&family=wood')
  expect(listingHref('/x', { ...inMoney(won, 'usd'), price_max: 35 })).toBe('/x?family=wood&price_max=35&currency=usd')
  expect(listingHref('/x', { ...inMoney(won, undefined), price_max: 20_000 })).toBe(
    '/x?family=wood&price_min=10000&price_max=20000',
  )
})

test('dollars are typed whole and asked for in cents; the currency is said where it matters', () => {
  const listing = read('price_max=20&currency=usd')
  expect(listingQuery(listing)).toMatchObject({ price_max: 2_000, currency: 'usd' })
  expect(listingHref('/x', listing)).toBe('/x?price_max=20&currency=usd')
  expect(listingHref('/x', { ...listing, price_max: undefined })).toBe('/x')
  expect(listingQuery(read('currency=usd&sort=best')).currency).toBeUndefined()
  expect(listingQuery(read('currency=usd&sort=price')).currency).toBe('usd')
})
