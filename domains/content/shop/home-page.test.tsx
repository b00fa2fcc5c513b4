// @vitest-environment jsdom

import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { reviewTable } from '../../review/server/tables.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { firstDesign, type HomeDesign } from '../home-design-contract.ts'
import { homeTable } from '../server/home-tables.ts'
import { instagramTable, recipeTable, selectTable } from '../server/tables.ts'
import { homeSlide } from '../testing/home.ts'
import { Component, loader } from './home-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
const picture = { src: '/media/a-{width}.webp', width: 960, height: 1200, widths: [960], tone: '' }
const slide = homeSlide({ picture_wide: picture, picture_tall: picture })
const givenHome = (design: Partial<HomeDesign> = {}) =>
  ctx.db.update(homeTable).set({ content: { ...firstDesign(), slides: [slide], ...design } })

beforeEach(async () => {
  await empty()
  await ctx.db.insert(homeTable).values({ id: 1 })
  await givenHome()
})
afterEach(cleanup)

function visit(locale: 'ko' | 'en' = 'ko') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/', route: { path: '/', Component, loader }, phrases: createPhrases({ locale }) })
}

test.each([
  ['goods', '/shop/product/7'],
  ['class', '/tssa/product/7'],
] as const)('the first screen leads to its product (%s), in the language of the visitor', async (kind, href) => {
  await givenProduct(ctx, { id: 7, kind })
  visit('en')
  expect(await screen.findByRole('heading', { level: 1, name: /The evening/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Meet it' }).getAttribute('href')).toBe(href)
})

test('where the product of the first screen is not shown, nothing leads to it', async () => {
  await givenProduct(ctx, { id: 7, visible: false })
  visit()
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByRole('link', { name: '만나기' })).toBeNull()
})

test('a scent family leads to the products of that family', async () => {
  const organ = [
    {
      family: 'wood',
      name: '나무',
      name_en: 'Wood',
      hours_label: '8시간',
      hours_label_en: '8 hours',
      picture,
    } as const,
  ]
  await givenHome({ organ })
  visit()
  const tile = await screen.findByRole('link', { name: /나무/ })
  expect(tile.getAttribute('href')).toBe('/shop/best-seller?family=wood')
})

test('of Instagram the first six pictures are shown, and no films', async () => {
  const files = ['1.jpg', 'film.mp4', '2.jpeg', '3.JPG', 'x.webp', '4.jpg', '5.jpg', '6.jpg', '7.jpg']
  await ctx.db.insert(instagramTable).values(
    files.map((file, index) => ({
      id: String(index),
      media_url: `/media/${file}`,
      permalink: `https://instagram.example/${file}`,
      posted_at: new Date(2026, 0, files.length - index),
    })),
  )
  visit()
  const links = await screen.findAllByRole('link', { name: /인스타그램 게시물/ })
  const shown = links.map((link) => link.getAttribute('href')?.split('/').at(-1))
  expect(shown).toEqual(['1.jpg', '2.jpeg', '3.JPG', '4.jpg', '5.jpg', '6.jpg'])
})

test('best sellers stand in order, and a recipe shows what its materials cost', async () => {
  await givenProduct(ctx, { id: 1, sold_30d: 3 })
  await givenProduct(ctx, { id: 2, sold_30d: 9 })
  await ctx.db.insert(recipeTable).values({
    slug: 'two-candles',
    title: '캔들 두 개',
    title_en: '',
    summary: '부어요',
    summary_en: '',
    minutes: 90,
    level: 1,
    picture,
    materials: [{ product_id: 1, quantity: 2 }],
    steps: [],
  })
  visit()
  const rail = within(await screen.findByRole('region', { name: '베스트셀러' }))
  expect(rail.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['상품 2', '상품 1'])
  expect(screen.getByText('90분이면 돼요 · 재료 1가지')).toBeDefined()
  expect(screen.getByText('84,000')).toBeDefined()
})

test('the reviews that helped most are read on the first page, each with its product', async () => {
  const words = [
    '저녁마다 켜 두고 싶은 향이에요.',
    'It fills the room slowly.',
    '오래 남아서 좋아요.',
    '선물했어요. 좋아해요.',
  ]
  for (const [index, body] of words.entries()) {
    await givenProduct(ctx, { id: index + 1, visible: index !== 3 })
    const order_line_id = await givenLine(ctx, { mb_id: 'hana', product_id: index + 1 })
    const row = { order_line_id, product_id: index + 1, mb_id: 'hana', has_photo: false, stars: 5 - index, body }
    await ctx.db.insert(reviewTable).values({ ...row, helpful: [1, 9, 4, 20][index] ?? 0 })
  }
  visit()
  const section = within(await screen.findByRole('region', { name: '먼저 써 보신 분들의 리뷰' }))
  expect(section.getAllByRole('blockquote').map((quote) => [quote.textContent, quote.lang])).toEqual([
    [words[1], 'en'],
    [words[2], 'ko'],
    [words[0], 'ko'],
  ])
  expect(section.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
    '별점 5점 중 4점',
    '별점 5점 중 3점',
    '별점 5점 중 5점',
  ])
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/customer/product-review',
    '/shop/product/2',
    '/shop/product/3',
    '/shop/product/1',
  ])
})

test('what is empty takes no room', async () => {
  visit()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('heading', { name: 'TSSA, 향을 배우는 곳' })).toBeNull()
  expect(screen.queryByRole('heading', { name: '먼저 써 보신 분들의 리뷰' })).toBeNull()
  expect(screen.queryByRole('heading', { name: '@sillage.house' })).toBeNull()
})

test('several slides stand side by side: the first is the title, and the buttons turn them', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  await givenHome({ slides: [slide, { ...slide, id: 'second', title: '봄이 와요', eyebrow: '새 계절' }] })
  visit()
  expect(await screen.findByRole('heading', { level: 1, name: /저녁이/ })).toBeDefined()
  expect(screen.getByText('봄이 와요').tagName).toBe('H2')
  expect(screen.getByText('새 계절')).toBeDefined()
  expect(screen.getByText('1 / 2')).toBeDefined()
  expect(screen.getByRole('button', { name: '이전 장면' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: '다음 장면' }))
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

test('a shop without slides says what it is', async () => {
  await givenHome({ slides: [] })
  visit('en')
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.getByRole('link', { name: '신상품 보기' }).getAttribute('href')).toBe('/shop/new-item')
})

test('sections come in the order of the design, under its titles, and a selection shows its products', async () => {
  await givenProduct(ctx, { id: 1, sold_30d: 3 })
  const texts = { title: '겨울 셀렉트', title_en: 'Winter', intro: '소개', intro_en: '' }
  const items = [{ product_id: 1, note: '', note_en: '' }]
  await ctx.db.insert(selectTable).values({ id: 5, ...texts, items, published_at: new Date() })
  const [best] = firstDesign().sections.filter(({ kind }) => kind === 'best')
  if (!best) throw new Error('there are no best sellers')
  const chosen = { ...best, id: 'select-a', kind: 'select' as const, source_id: 5 }
  await givenHome({ sections: [chosen, { ...best, title: '많이 찾아요', title_en: 'Loved' }] })
  visit()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '겨울 셀렉트',
    '많이 찾아요',
  ])
  const section = within(screen.getByRole('region', { name: '겨울 셀렉트' }))
  expect(section.getByRole('link', { name: '모두 보기' }).getAttribute('href')).toBe('/contents/select/5')
})
