// @vitest-environment jsdom
import { givenProduct, variantOf } from '@sillage/domains/catalog/testing/products.ts'
import { orderTable } from '@sillage/domains/order/server/tables.ts'
import { buy } from '@sillage/domains/order/testing/buyer.ts'
import { paymentTable } from '@sillage/domains/payment/server/tables.ts'
import { givenDeposited } from '@sillage/domains/payment/testing/deposits.ts'
import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { addDays } from '@sillage/kit/time.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Component as Confirmed } from '../order-confirm-page.tsx'
import { openOrder, openPage } from './testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
})
afterEach(cleanup)

/** An order that waits for a deposit, or is on hold because the bank took it back, with so many days left. */
async function visit(state: 'pending_payment' | 'on_hold', days: number) {
  const { order_id } = await buy(await shop.as('hana'), await variantOf(db, 1), { method: 'bank_transfer' })
  const due_at = addDays(new Date(), days).toISOString()
  const account = { bank: '하나은행', number: '110-1', holder: '실라주', due_at }
  await db.update(paymentTable).set({ details: { account } })
  await db.update(orderTable).set({ state })
  await openOrder(shop, order_id, 'ko')
  return order_id
}
const late = '입금 기한이 지났어요. 고객센터로 연락해 주세요.'

test('the account is shown until its day; only what waits for its first money is said to be canceled then', async () => {
  await visit('pending_payment', 1)
  await screen.findByText('110-1')
  screen.getByText(/기한이 지나면 주문이 취소되고/)
  cleanup()
  await visit('on_hold', 1)
  await screen.findByText('110-1')
  expect(screen.queryByText(/기한이 지나면 주문이 취소되고/)).toBeNull()
  screen.getByText('은행에서 입금이 취소됐어요. 주문하신 분 이름으로 다시 보내 주세요.')
  expect(screen.queryByText(late)).toBeNull()
})

test('after its day no one is asked to send money there', async () => {
  const order_id = await visit('on_hold', -1)
  await screen.findByText(late)
  expect(screen.queryByText('110-1')).toBeNull()
  cleanup()
  const route = { path: '/shop/order/:orderId/confirm', Component: Confirmed }
  await openPage(shop, { at: `/shop/order/${order_id}/confirm`, route })
  await screen.findByText(late)
  expect(screen.queryByText(/아래 계좌로 입금해 주시면/)).toBeNull()
})

test.each([
  ['ko', '은행에서 입금이 취소됐어요. 주문하신 분 이름으로 다시 보내 주세요.'],
  ['en', 'Your bank reversed your transfer. Please send it again under the name on the order.'],
] as const)('after the bank took a deposit back, the account is named again (%s)', async (locale, why) => {
  const order = await givenDeposited(shop, { buyer: await shop.as('hana'), products: [1] })
  await order.hear('waiting_for_deposit')
  await openOrder(shop, order.order_id, locale)
  await screen.findByText(why)
  screen.getByText('110-1')
  expect(screen.queryByRole('button', { name: /결제하기|주문 취소하기|Pay|Cancel the order/ })).toBeNull()
})
