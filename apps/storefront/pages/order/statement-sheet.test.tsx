// @vitest-environment jsdom

import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { givenPaid } from '@sillage/domains/claim/testing/claims.ts'
import { contract } from '@sillage/domains/contract.ts'
import english from '@sillage/domains/order/english.json' with { type: 'json' }
import { finishRefund, recordRefund } from '@sillage/domains/payment/server/refund.ts'
import { paymentTable } from '@sillage/domains/payment/server/tables.ts'
import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Component } from '../order-view-page.tsx'

const shop = await testShop({ gateways: testGateways().gateways })
const { app, ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function visit(query: string, locale: 'ko' | 'en' = 'ko') {
  renderPage({
    shop: createShop({ contract, transport: injectTransport(app, await browserOf(shop)) }),
    at: `/shop/my_order_view?${query}`,
    route: { path: '/shop/my_order_view', Component },
    phrases: createPhrases({ locale, package: english }),
    session: createShopSession(async () => ({ ...visitor, checked: true })),
  })
}

test('a guest prints a statement: who sold, what, with its tax, and how it was paid', async () => {
  const { order_id, view_key } = await givenPaid(shop, await shop.as(), [[1, 1]])
  await visit(`od_id=${order_id}&key=${view_key}&document=statement`)
  const statement = within(await screen.findByRole('article', { name: '거래명세서' }))
  expect(statement.getByText('214-88-60930')).toBeDefined()
  expect(statement.getByRole('row', { name: '상품 1 1 30,000원 27,273원 2,727원 30,000원' })).toBeDefined()
  expect(statement.getByRole('row', { name: '배송비 1 3,000원 2,727원 273원 3,000원' })).toBeDefined()
  expect(screen.getByRole('button', { name: '인쇄하기' })).toBeDefined()
})

test('a receipt in English counts what went back', async () => {
  const { order_id, view_key } = await givenPaid(shop, await shop.as(), [[1, 1]])
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('an order has a payment')
  const refund = await recordRefund(ctx, {
    payment,
    order: { id: order_id },
    kind: 'goodwill',
    amount: 11_000,
    reason: '',
  })
  if (refund) await finishRefund(ctx, refund, 'key')
  await visit(`od_id=${order_id}&key=${view_key}&document=receipt`, 'en')
  const statement = within(await screen.findByRole('article', { name: 'Receipt' }))
  const rowOf = (name: string) => statement.getByText(name).parentElement?.textContent
  expect(statement.queryByText('Net of VAT', { selector: 'th' })).toBeNull()
  expect(rowOf('Total')).toBe('Total₩33,000')
  expect(rowOf('After refunds')).toBe('After refunds₩22,000')
  expect(rowOf('VAT')).toBe('VAT₩2,000')
})

test('without a key no one reads one', async () => {
  await givenPaid(shop, await shop.as(), [[1, 1]])
  // The tab still remembers the key of the first order it has seen.
  const { order_id } = await givenPaid(shop, await shop.as(), [[1, 1]])
  await visit(`od_id=${order_id}&document=receipt`)
  expect(await screen.findByRole('button', { name: '주문 찾기' })).toBeDefined()
  expect(screen.queryByRole('article')).toBeNull()
})
