// @vitest-environment jsdom

import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import type { Grade } from '../../member/words.ts'
import { createShopSession } from '../../session.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { gradePriceTable } from '../server/offer-tables.ts'
import { categoryTable } from '../server/tables.ts'
import { givenProduct, variantOf } from '../testing/products.ts'
import { batchMyPrice } from './batch-prices.ts'
import { Component, loader } from './category-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
const ids = Array.from({ length: 24 }, (_, index) => index + 1)

beforeEach(async () => {
  await empty()
  await ctx.db.insert(categoryTable).values({ id: 2, position: 2, name: '왁스', name_en: 'Waxes' })
  for (const id of ids) await givenProduct(ctx, { id, category_ids: [2], price_krw: 10_000 })
  const variant_id = await variantOf(ctx.db, 7)
  await ctx.db
    .insert(gradePriceTable)
    .values({ variant_id, grade: 'wholesale' as const, price_krw: 8_600, price_usd: 700 })
})
afterEach(cleanup)

/** The list as a visitor sees it or a member of some grade, and which calls it made for their prices. */
function visit(grade?: Grade) {
  const member = grade ? { mb_id: 'maker', mb_name: '정유진', is_admin: false, permissions: [], grade } : null
  const send = dispatcher.transport({ ...ctx, member })
  const asked: unknown[] = []
  const shop = createShop({
    contract,
    transport: (request) => {
      if (request.endpoint.path.endsWith('/my-prices')) asked.push(request.input.query)
      return send(request)
    },
  })
  const session = createShopSession(async () => ({
    lang: 'kr',
    currency: 'krw',
    cart_key: 'k',
    coupon_count: 0,
    notification_count: 0,
    user: grade ? { mb_id: 'maker', is_admin: false, mb_name: '정유진', mb_hp: '', grade } : null,
  }))
  renderPage({
    shop,
    at: '/shop/category/2',
    route: { path: '/shop/category/:categoryId', Component, loader },
    session,
  })
  return { asked, session, shop }
}

const priceOf = (name: string) =>
  screen.getByRole('link', { name }).closest('article')?.querySelector('.price b')?.textContent

const orders = () =>
  within(screen.getByRole('navigation', { name: '정렬' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a member of a grade with prices of its own sees them on the cards, asked for in one call', async () => {
  const { asked } = visit('wholesale')
  expect(await screen.findByText('8,600')).toBeDefined()
  expect(priceOf('상품 7')).toBe('8,600원')
  expect(priceOf('상품 8')).toBe('10,000원')
  expect(asked).toHaveLength(1)
  // The list stands by what everyone pays, and says so to whom it may look wrong.
  expect(orders()).toEqual(['추천순', '신상품순', '인기순', '낮은 일반가순', '높은 일반가순'])
})

test('a visitor who pays everyone’s price requests nothing', async () => {
  const { asked, session, shop } = visit('general')
  await screen.findByRole('link', { name: '상품 7' })
  await waitFor(() => expect(session.get().checked).toBe(true))
  await batchMyPrice(shop.api.catalog, 7)
  expect(asked).toEqual([{ ids: '7' }])
  expect(priceOf('상품 7')).toBe('10,000원')
  expect(orders()).toEqual(['추천순', '신상품순', '인기순', '낮은 가격순', '높은 가격순'])
})

test('a visitor asks for nothing', async () => {
  const { asked, session } = visit()
  await screen.findByRole('link', { name: '상품 7' })
  await waitFor(() => expect(session.get().checked).toBe(true))
  expect(priceOf('상품 7')).toBe('10,000원')
  expect(asked).toEqual([])
})
