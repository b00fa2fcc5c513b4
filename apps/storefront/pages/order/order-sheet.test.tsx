// @vitest-environment jsdom

import { givenProduct, variantOf } from '@sillage/domains/catalog/testing/products.ts'
import { givenPaid } from '@sillage/domains/claim/testing/claims.ts'
import { orderLineTable } from '@sillage/domains/order/server/tables.ts'
import { buy } from '@sillage/domains/order/testing/buyer.ts'
import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrder } from './testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
})
afterEach(cleanup)

async function visit(memo: string, locale: 'ko' | 'en' = 'ko') {
  const receiver = {
    name: '김하나',
    hp: '010-1234-5678',
    addr1: '서울 중구 세종대로 110',
    addr2: '1층',
    city: '',
    state: '',
    memo,
  }
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 1]], { receiver })
  await openOrder(shop, order_id, locale)
}

test.each([
  ['ko', '문 앞에 놓아 주세요', '배송 메모', '문 앞에 놓아 주세요'],
  ['en', '문 앞에 놓아 주세요', 'Delivery note', 'Leave it at the door'],
  ['en', '벨은 누르지 마세요', 'Delivery note', '벨은 누르지 마세요'],
] as const)('what the courier is told is read in %s: %s', async (locale, memo, label, words) => {
  await visit(memo, locale)
  expect((await screen.findByText(label)).nextElementSibling?.textContent).toBe(words)
})

test('where the courier is told nothing, nothing is said of it', async () => {
  await visit('')
  await screen.findByText('받는 분')
  expect(screen.queryByText('배송 메모')).toBeNull()
})

test('what has come and no one has spoken of leads to its review, and once that is written no more', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 1]])
  await openOrder(shop, order_id)
  await screen.findByText('주문한 상품')
  expect(screen.queryByRole('link', { name: /리뷰 쓰기/ })).toBeNull()
  cleanup()

  const [line] = await ctx.db.update(orderLineTable).set({ state: 'delivered' }).returning()
  await openOrder(shop, order_id)
  const link = await screen.findByRole('link', { name: '상품 1 리뷰 쓰기' })
  expect(link.getAttribute('href')).toBe(`/my-page/product-review?write=${line?.id}`)
  cleanup()

  await hana.review.create({ body: { order_line_id: line?.id ?? 0, stars: 5, body: '저녁마다 켜고 싶은 향이에요.' } })
  await openOrder(shop, order_id)
  await screen.findByRole('button', { name: /구매 확정/ })
  await waitFor(() => expect(screen.queryByRole('link', { name: /리뷰 쓰기/ })).toBeNull())
})

test('paying again begins with the method that was tried last', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await buy(hana, await variantOf(ctx.db, 1), { method: 'bank_transfer' })
  await openOrder(shop, order_id)
  const chosen = await screen.findByRole('radio', { name: /무통장 입금/ })
  expect(chosen.getAttribute('aria-checked') ?? String((chosen as HTMLInputElement).checked)).toBe('true')
})
