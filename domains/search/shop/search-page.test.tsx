// @vitest-environment jsdom
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { searchClickTable } from '../server/tables.ts'
import { searchHref } from './search-address.ts'
import { Component, loader } from './search-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
afterEach(cleanup)
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, name: '라벤더', name_en: 'Lavender' })
  await givenProduct(ctx, { id: 2, name: '무화과 그늘', name_en: 'Fig Shade', kind: 'class' })
})

function search(keyword: string, query: Record<string, string> = {}) {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({
    shop,
    at: `/shop/search?${new URLSearchParams({ keyword, ...query })}`,
    phrases: createPhrases({ locale: 'ko' }),
    route: { path: '/shop/search', Component, loader },
  })
}

test('where nothing is found, the nearest word is a button to what it finds', async () => {
  search('레벤도')
  await screen.findByRole('heading', { name: '‘레벤도’에 맞는 상품이 없어요' })
  expect(screen.getByText('혹시 이것을 찾으셨나요?')).toBeDefined()
  const proposed = screen.getByRole('link', { name: '‘라벤더’ 검색' })
  expect(proposed.getAttribute('href')).toBe(searchHref({ keyword: '라벤더' }))
})

test('where nothing is like it, no word is proposed', async () => {
  search('우주정거장')
  await screen.findByRole('heading', { name: '‘우주정거장’에 맞는 상품이 없어요' })
  expect(screen.getByText('다른 검색어로 찾거나 카테고리에서 골라 보세요.')).toBeDefined()
  expect(screen.queryByRole('link', { name: /검색$/ })).toBeNull()
})

test('results have filters, and what they leave empty is not called missing', async () => {
  await givenProduct(ctx, { id: 3, name: '라벤더 책', kind: 'book' })
  await givenProduct(ctx, { id: 4, name: '라벤더 수업', kind: 'class', price_krw: 50_000 })
  search('라벤더')
  const filters = within(await screen.findByRole('complementary', { name: '상품 필터' }))
  const book = filters.getByRole('link', { name: /책/ })
  await userEvent.click(book)
  await screen.findByText('상품 1개')
  expect(screen.getByRole('link', { name: '책 빼기' })).toBeDefined()
  cleanup()
  search('라벤더', { kind: 'class', price_max: '100' })
  await screen.findByText('고른 조건에 맞는 상품이 없어요')
  const all = screen.getByRole('link', { name: '조건 모두 지우기' })
  expect(all.getAttribute('href')).toBe(searchHref({ keyword: '라벤더' }))
})

test('a price is understood, and said', async () => {
  await givenProduct(ctx, { id: 3, name: '작은 초', price_krw: 9_000 })
  search('3만원')
  expect(await screen.findByText('30,000원까지의 상품이에요.')).toBeDefined()
})

test.each([
  ['라벤더', 1],
  ['무화과', 2],
])('what is opened from the results of %s is written down with the word', async (keyword, product_id) => {
  search(keyword)
  await screen.findByText('상품 1개')
  expect(await ctx.db.select().from(searchClickTable)).toEqual([])
  await userEvent.click(screen.getAllByRole('link', { name: new RegExp(keyword) }).at(-1) ?? document.body)
  await expect.poll(() => ctx.db.select().from(searchClickTable)).toMatchObject([{ keyword, product_id, times: 1 }])
})
