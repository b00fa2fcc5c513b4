// @vitest-environment jsdom
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { rebuildCards } from '../server/cards.ts'
import { stockTable, variantTable } from '../server/tables.ts'
import { givenProduct } from '../server/testing.ts'
import { Component, loader } from './product-page.tsx'

const { ctx, desk, empty } = await testShop()

// jsdom draws nothing, so nothing is ever in view.
class NothingInView {
  observe() {}
  disconnect() {}
}
beforeAll(() => void vi.stubGlobal('IntersectionObserver', NothingInView))
beforeEach(empty)
afterEach(cleanup)

const sizes = ['180 g', '250 g', '500 g'].map((name) => ({ name, name_en: name }))

/** A candle in three sizes, of which the largest is gone. */
async function givenCandle() {
  await givenProduct(ctx, {
    ...{ id: 7, name: '무화과 그늘', name_en: 'Fig Shade', category_ids: [2] },
    option_groups: [{ name: '용량', name_en: 'Size', values: sizes }],
  })
  await ctx.db.delete(stockTable) // of the one variant every given product has
  await ctx.db.delete(variantTable)
  await givenVariant('180 g', { price_krw: 30_000, price_usd: 2200, stock: 3 })
  await givenVariant('250 g', { stock: 3 })
  await givenVariant('500 g', { price_krw: 68_000, price_usd: 5050, stock: 0 })
  await rebuildCards(ctx, [7])
}

type Given = { price_krw?: number; price_usd?: number; stock: number }

async function givenVariant(size: string, { stock, ...prices }: Given) {
  const position = sizes.findIndex(({ name }) => name === size)
  const values = { product_id: 7, sku: size, position, values: [size], weight_g: 300, ...prices }
  const [row] = await ctx.db.insert(variantTable).values(values).returning()
  if (row) await ctx.db.insert(stockTable).values({ variant_id: row.id, on_hand: stock })
}

function visit(locale: 'ko' | 'en' = 'ko') {
  const shop = createShop({ contract, transport: desk.transport(ctx) })
  const route = { path: '/shop/product/:productId', Component, loader }
  renderPage({ shop, at: '/shop/product/7', route, phrases: createPhrases({ locale }) })
}

const column = () => within(screen.getByRole('region', { name: '구매 정보' }))

test('each size has its price, and the one that is gone cannot be chosen', async () => {
  await givenCandle()
  visit()
  const large = await screen.findByRole<HTMLInputElement>('radio', { name: /500 g/ })
  expect(large.disabled).toBe(true)
  expect(screen.getByRole('radio', { name: /500 g\s*품절/ })).toBeDefined()
  // The size the product's own price is for.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /250 g\s*42,000원/ }).checked).toBe(true)
})

test('the price and the total follow the chosen size and the quantity', async () => {
  await givenCandle()
  visit()
  await userEvent.click(await screen.findByRole('radio', { name: /250 g/ }))
  await userEvent.click(screen.getByRole('button', { name: '하나 더하기' }))
  expect(priceLine()).toBe('42,000원')
  expect(screen.getByText('합계').parentElement?.textContent).toBe('합계84,000원')
  expect(column().getByText('구매를 확정하면 840점')).toBeDefined()
})

test('an English page is in dollars and promises no points', async () => {
  await givenCandle()
  visit('en')
  expect(await screen.findByRole('heading', { level: 1, name: 'Fig Shade' })).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /250 g/ }))
  expect(priceLine()).toBe('$31.00')
  expect(screen.queryByText('적립')).toBeNull()
})

test('a product that is sold out says so and asks for no quantity', async () => {
  await givenProduct(ctx, { id: 7, stock: 0 })
  visit()
  expect(await screen.findByText(/지금은 모두 떠났어요/)).toBeDefined()
  expect(screen.queryByRole('textbox', { name: '수량' })).toBeNull()
})

test('the address of the page can be copied', async () => {
  const user = userEvent.setup()
  await givenCandle()
  visit()
  const [copy] = await screen.findAllByRole('button', { name: '링크 복사' })
  if (copy) await user.click(copy)
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname)
  expect(await screen.findByText('링크를 복사했어요')).toBeDefined()
})

const priceLine = () =>
  column().getByRole('heading', { level: 1 }).parentElement?.querySelector('.price-lg')?.textContent
