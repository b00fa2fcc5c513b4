// @vitest-environment jsdom
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { storeTable } from '../server/tables.ts'
import { givenStores } from '../testing/stores.ts'
import { Component, loader } from './store-list-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
afterEach(cleanup)
beforeEach(empty)

function open(locale: 'ko' | 'en' = 'ko') {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/store', phrases: createPhrases({ locale }), route: { path: '/store', Component, loader } })
}

test('every store says where it is, when it opens and how to call it', async () => {
  await givenStores(ctx)
  open()
  const store = within(await screen.findByRole('article', { name: '망원 매장' }))
  expect(store.getByText(/연무장길 47/)).toBeDefined()
  expect(store.getByText('매일 11:00~20:00')).toBeDefined()
  expect(store.getByText('070-0000-1472')).toBeDefined()
  expect(screen.getByRole('article', { name: '성수 매장' })).toBeDefined()
})

test('in English a store has its English name and address', async () => {
  await givenStores(ctx)
  open('en')
  const store = within(await screen.findByRole('article', { name: 'Mangwon store' }))
  expect(store.getByText(/47 Yeonmujang-gil/)).toBeDefined()
})

test('a store that staff have hidden is not shown', async () => {
  await givenStores(ctx)
  await ctx.db.update(storeTable).set({ hidden: true }).where(eq(storeTable.id, 2))
  open()
  await screen.findByRole('article', { name: '성수 매장' })
  expect(screen.queryByRole('article', { name: '망원 매장' })).toBeNull()
})

test('a shop without stores says so and leads elsewhere', async () => {
  open()
  expect(await screen.findByText('지금은 오프라인 매장이 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '고객센터 보기' }).getAttribute('href')).toBe('/customer/center')
})
