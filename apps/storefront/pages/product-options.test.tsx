// @vitest-environment jsdom

import { rebuildCards } from '@sillage/domains/catalog/server/cards.ts'
import { stockTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { contract } from '@sillage/domains/contract.ts'
import { scheduleSessions } from '@sillage/domains/course/server/schedule.ts'
import { courseTable } from '@sillage/domains/course/server/tables.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { addDays } from '@sillage/kit/time.ts'
import { renderPage, seeNothing } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Component, loader } from './product-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
beforeAll(seeNothing)
beforeEach(empty)
afterEach(cleanup)

const group = (name: string, ...values: string[]) => ({
  name,
  name_en: name,
  values: values.map((value) => ({ name: value, name_en: value })),
})
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

function visit() {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/shop/product/7', route: { path: '/shop/product/:productId', Component, loader } })
}

test('every session of a class says how many seats it has left, also the seventh', async () => {
  await givenProduct(ctx, { id: 7, kind: 'class', stock: 0 })
  await ctx.db
    .insert(courseTable)
    .values({ product_id: 7, title: '수업', title_en: 'Class', weeks: 1, studio: '', studio_en: '' })
  const sessions = Array.from({ length: 8 }, (_, at) => ({
    meets_at: [addDays(new Date(), 9 + at)],
    seats: 20 + at,
    taken: 0,
  }))
  await scheduleSessions(ctx, 7, sessions)
  visit()
  expect(await screen.findByRole('radio', { name: /20자리 남았어요/ })).toBeDefined()
  for (const { seats } of sessions) expect(radio(new RegExp(`${seats}자리 남았어요`))).toBeDefined()
})

test('two options with holes: what is in stock is a press away, and what is gone can be waited for', async () => {
  await givenProduct(ctx, { id: 7, option_groups: [group('용량', '220 g', '400 g'), group('심지', '면', '나무')] })
  await ctx.db.delete(stockTable) // of the one variant every given product has
  await ctx.db.delete(variantTable)
  const given = [
    { values: ['220 g', '면'], stock: 3 },
    { values: ['220 g', '나무'], stock: 0 },
    { values: ['400 g', '면'], stock: 0 },
    { values: ['400 g', '나무'], stock: 3, price_krw: 68_000, price_usd: 5050 },
  ].map(({ stock, ...row }, position) => ({
    stock,
    product_id: 7,
    sku: `V-${position}`,
    position,
    weight_g: 300,
    ...row,
  }))
  const rows = await ctx.db.insert(variantTable).values(given).returning()
  await ctx.db
    .insert(stockTable)
    .values(rows.map(({ id, position }) => ({ variant_id: id, on_hand: given[position]?.stock ?? 0 })))
  await rebuildCards(ctx, [7])

  visit()
  await waitFor(() => expect([radio(/^220 g/).checked, radio(/^면/).checked]).toEqual([true, true]))
  // It says beforehand that the other wick comes with it.
  await userEvent.click(radio(/^400 g\s*나무 · 68,000원/))
  expect([radio(/^400 g/).checked, radio(/^나무/).checked]).toEqual([true, true])
  expect(screen.getByText('합계').parentElement?.textContent).toBe('합계68,000원')
  for (const gone of ['220 g · 나무', '400 g · 면'])
    expect(screen.getByText(`${gone}, 다시 들어오면 알려 드릴까요?`)).toBeDefined()
})
