// @vitest-environment jsdom

import { addOnTable } from '@sillage/domains/catalog/server/offer-tables.ts'
import { givenProduct, variantOf } from '@sillage/domains/catalog/testing/products.ts'
import { contract } from '@sillage/domains/contract.ts'
import { firstShippingRules } from '@sillage/domains/shipping/server/first-rules.ts'
import { shippingRulesTable } from '@sillage/domains/shipping/server/tables.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { renderPage, seeNothing } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Component, loader } from './product-page.tsx'

const { ctx, dispatcher, empty } = await testShop()

beforeAll(seeNothing)
beforeEach(empty)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('each line earns for itself: the points are those that the order will give', async () => {
  await givenProduct(ctx, { id: 7, price_krw: 42_050, category_ids: [2] })
  await givenProduct(ctx, { id: 8, price_krw: 14_050 })
  await ctx.db.insert(addOnTable).values({ product_id: 7, variant_id: await variantOf(ctx.db, 8), position: 0 })
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/shop/product/7', route: { path: '/shop/product/:productId', Component, loader } })
  const column = within(await screen.findByRole('region', { name: '구매 정보' }))
  await userEvent.click(column.getByRole('checkbox'))
  expect(column.getByText('적립').nextElementSibling?.textContent).toBe('구매를 확정하면 적립금 560원')
})

test.each([
  ['a Monday morning', '2026-11-16T13:59:00+09:00', '14:00 전에 주문하면 오늘 발송돼요'],
  ['a Monday, too late', '2026-11-16T14:00:00+09:00', '지금 주문하면 11월 17일 화요일에 발송돼요'],
  ['a Friday, too late', '2026-11-20T15:00:00+09:00', '지금 주문하면 11월 23일 월요일에 발송돼요'],
  ['a holiday', '2026-11-18T09:00:00+09:00', '지금 주문하면 11월 19일 목요일에 발송돼요'],
  ['Sunday here, Monday in Seoul', '2026-11-15T22:00:00Z', '14:00 전에 주문하면 오늘 발송돼요'],
])('on %s the buy column says the day it leaves', async (_, now, sentence) => {
  await givenProduct(ctx, { id: 7, category_ids: [2] })
  const rules = { ...firstShippingRules, cut_off: '14:00', holidays: ['2026-11-18'] }
  await ctx.db.insert(shippingRulesTable).values({ rules })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/shop/product/7', route: { path: '/shop/product/:productId', Component, loader } })
  const column = within(await screen.findByRole('region', { name: '구매 정보' }))
  expect((await column.findByText('출고 안내')).nextElementSibling?.textContent).toBe(sentence)
})
