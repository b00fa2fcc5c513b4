// @vitest-environment jsdom
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { Component, loader } from './best-seller-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

function visit(query = '') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const route = { path: '/shop/best-seller', Component, loader }
  renderPage({ shop, at: `/shop/best-seller${query}`, route })
}

test.each(['', '?in_stock=true', '?price_min=1000'])(
  'what no one bought has no place among the best%s',
  async (query) => {
    await givenProduct(ctx, { id: 1, sold_30d: 3 })
    await givenProduct(ctx, { id: 2, sold_30d: 9 })
    await givenProduct(ctx, { id: 3, sold_30d: 0 })
    visit(query)
    const headings = await screen.findAllByRole('heading', { level: 2, name: /^상품/ })
    expect(headings.map((heading) => heading.textContent)).toEqual(['상품 2', '상품 1', '상품 3'])
    expect(screen.getAllByText('순위').map((label) => label.parentElement?.textContent)).toEqual(['순위 1', '순위 2'])
  },
)

test('where nothing was bought, nothing has a place', async () => {
  await givenProduct(ctx, { id: 1, sold_30d: 0 })
  visit()
  expect(await screen.findByRole('heading', { level: 2, name: '상품 1' })).toBeDefined()
  expect(screen.queryByText('순위')).toBeNull()
})
