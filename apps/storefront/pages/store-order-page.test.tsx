// @vitest-environment jsdom

import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { givenPaid } from '@sillage/domains/claim/testing/claims.ts'
import english from '@sillage/domains/order/english.json' with { type: 'json' }
import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { givenStores } from '@sillage/domains/store/testing/stores.ts'
import { storeOrderTable } from '@sillage/domains/store-order/server/tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { openPage } from '@sillage/domains/testing-page.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Component } from './store-order-page.tsx'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenStores(shop.ctx)
})
afterEach(cleanup)

const visit = (locale: 'ko' | 'en' = 'ko') =>
  openPage(shop, { at: '/my-page/store-order', Component }, { locale, english })

test('anyone who has bought nothing in a store reads how purchases come here', async () => {
  await visit()
  expect(await screen.findByText('매장 구매 내역이 없어요')).toBeDefined()
  expect(screen.getByText(/휴대전화 번호를 알려 주시면/)).toBeDefined()
  expect(screen.queryByText('매장에서 찾는 주문')).toBeNull()
})

test('a slip in English, with what is fetched from a store above it', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
  const pickup = { delivery: 'pickup' as const, store_id: 1 }
  await givenPaid(shop, await shop.as('hana'), [[1, 1]], pickup)
  const line = { name: '무화과', name_en: 'Fig', option_name: '', option_name_en: '', product_id: null }
  await db.insert(storeOrderTable).values({
    store_id: 2,
    receipt_no: 'P2-7',
    mb_id: 'hana',
    payment: 'cash',
    total_amount: 42_000,
    lines: [{ ...line, quantity: 2, amount: 42_000 }],
    bought_at: new Date('2026-11-01T05:00:00Z'),
  })
  await visit('en')
  const slip = within(await screen.findByRole('article', { name: 'Mangwon store P2-7' }))
  expect(slip.getByText('1 Nov 2026, 14:00 KST')).toBeDefined()
  expect(slip.getAllByText(/₩42,000/)).toHaveLength(2)
  const fetched = within(await screen.findByRole('region', { name: 'Orders for store pickup' }))
  expect(fetched.getAllByRole('article')).toHaveLength(1)
})

test('what was bought leads to its page: a class to the school, what is sold no more to nowhere', async () => {
  await givenProduct(ctx, { id: 1, kind: 'class' })
  await givenProduct(ctx, { id: 2, visible: false })
  const words = { name_en: '', option_name: '', option_name_en: '', quantity: 1, amount: 21_000 }
  await db.insert(storeOrderTable).values({
    store_id: 2,
    receipt_no: 'P2-7',
    mb_id: 'hana',
    payment: 'cash',
    total_amount: 42_000,
    lines: [
      { ...words, name: '첫 수업', product_id: 1 },
      { ...words, name: '옛 초', product_id: 2 },
    ],
    bought_at: new Date('2026-11-01T05:00:00Z'),
  })
  await visit()
  const lesson = await screen.findByRole('link', { name: '첫 수업' })
  expect(lesson.getAttribute('href')).toBe('/tssa/product/1')
  expect(screen.getByText('옛 초').closest('a')).toBeNull()
})
