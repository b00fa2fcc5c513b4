// @vitest-environment jsdom

import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/server/testing.ts'
import { contract } from '../../contract.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { reviewTable } from '../../review/server/tables.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { homeTable, instagramTable, recipeTable } from '../server/tables.ts'
import { Component, loader } from './home-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
const picture = { src: '/media/a-{width}.webp', width: 960, height: 1200, widths: [960], tone: '' }
const hero = {
  title: '저녁이\n남아요',
  title_en: 'The evening\nstays',
  text: '한 문장',
  text_en: 'One sentence',
  button: '만나기',
  button_en: 'Meet it',
  product_id: 7,
  alt: '캔들',
  alt_en: 'A candle',
  picture_wide: picture,
  picture_tall: picture,
}

beforeEach(async () => {
  await empty()
  await ctx.db.insert(homeTable).values({ id: 1, content: { hero, organ: [], class_picture: picture } })
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
  await ctx.db.update(homeTable).set({ content: { hero, organ, class_picture: picture } })
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
