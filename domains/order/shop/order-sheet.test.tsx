// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/server/testing.ts'
import { testShop } from '../../testing.ts'
import { givenPaid } from '../server/claims/testing.ts'
import { testCashier } from '../server/testing-cashier.ts'
import { openOrder } from './testing.ts'

const shop = await testShop({ cashier: testCashier().cashier })
const { ctx } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
})
afterEach(cleanup)

async function visit(memo: string, locale: 'ko' | 'en' = 'ko') {
  const receiver = { name: '김하나', hp: '010-1234-5678', addr1: '서울 중구 세종대로 110', addr2: '1층', memo }
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
