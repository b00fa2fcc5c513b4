// @vitest-environment jsdom
import { randomUUID } from 'node:crypto'
import { orderPermissions } from '@sillage/domains/audit/permissions.ts'
import { givenProduct, variantOf } from '@sillage/domains/catalog/server/testing.ts'
import { orderLineTable, orderTable } from '@sillage/domains/order/server/tables.ts'
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

/** An order that waits for a deposit, or is held because its bank called it back, with so many days left. */
async function visit(state: 'pending_payment' | 'held', days: number) {
  const { order_id } = await buy(await shop.as('hana'), await variantOf(db, 1), { method: 'bank_transfer' })
  const due_at = addDays(new Date(), days).toISOString()
  const account = { bank: '하나은행', number: '110-1', holder: '실라주', due_at }
  await db.update(paymentTable).set({ details: { account } })
  await db.update(orderTable).set({ state })
  await openOrder(shop, order_id, 'ko')
  return order_id
}
const late = '입금 기한이 지났어요. 고객센터 1800-8914로 연락해 주세요.'

test('the account is shown until its day; only what waits for its first money is said to be canceled then', async () => {
  await visit('pending_payment', 1)
  await screen.findByText('110-1')
  screen.getByText(/기한이 지나면 주문이 취소되고/)
  cleanup()
  await visit('held', 1)
  await screen.findByText('110-1')
  expect(screen.queryByText(/기한이 지나면 주문이 취소되고/)).toBeNull()
  screen.getByText('주문하신 분 이름으로 보내 주시면 바로 준비할게요.')
  expect(screen.queryByText(late)).toBeNull()
})

test('after its day nobody is asked to send money there', async () => {
  const order_id = await visit('held', -1)
  await screen.findByText(late)
  expect(screen.queryByText('110-1')).toBeNull()
  cleanup()
  const route = { path: '/shop/order/:orderId/confirm', Component: Confirmed }
  await openPage(shop, { at: `/shop/order/${order_id}/confirm`, route })
  await screen.findByText(late)
  expect(screen.queryByText(/아래 계좌로 입금해 주시면/)).toBeNull()
})

test.each([
  ['ko', /은행에서 입금이 취소됐어요. 상품은 .+까지 맡아 둘게요/, '{total} 결제하기', '주문 취소하기'],
  ['en', /The bank has called your transfer back. We keep your items until /, 'Pay {total}', 'Cancel the order'],
] as const)(
  'called back after its day, it is paid again or given up on its own page (%s)',
  async (locale, why, pay, cancel) => {
    const order = await givenDeposited(shop, { buyer: await shop.as('hana'), days: -1, products: [1] })
    await order.hear('waiting_for_deposit')
    await openOrder(shop, order.order_id, locale)
    await screen.findByText(why)
    screen.getByRole('button', { name: pay.replace('{total}', locale === 'ko' ? '33,000원' : '₩33,000') })
    await screen.findByRole('button', { name: cancel })
    expect(screen.queryByText('110-1')).toBeNull()
    expect(screen.queryByText(/상품을 맡아 두어요/)).toBeNull()
  },
)

test.each([
  ['ko', /보내 드린 상품이나 시작한 클래스가 결제되지 않았어요/, /맡아 둘게요|바로 준비할게요|주문이 취소/],
  ['en', /items already sent or a class already started are unpaid/, /We keep|get it ready|is canceled/],
] as const)(
  'who has the goods is told that they are not paid, not that they are kept (%s)',
  async (locale, why, not) => {
    const order = await givenDeposited(shop, { buyer: await shop.as('hana'), products: [1] })
    await order.hear('waiting_for_deposit')
    await db.update(orderLineTable).set({ state: 'delivered' })
    await openOrder(shop, order.order_id, locale)
    await screen.findByText(why)
    screen.getByText('110-1')
    expect(screen.queryByText(not)).toBeNull()
    expect(screen.queryByRole('button', { name: /주문 취소하기|Cancel the order/ })).toBeNull()
  },
)

test('an account that takes another sum than is owed is not named, nor one of an order that is over', async () => {
  await givenProduct(ctx, { id: 2, price_krw: 20_000 })
  const order = await givenDeposited(shop, { buyer: await shop.as('hana'), products: [1, 2] })
  await order.hear('waiting_for_deposit')
  const lines = await db.select().from(orderLineTable).orderBy(orderLineTable.position)
  const staff = await shop.as('clerk', { permissions: [...orderPermissions] })
  const sellOut = (line_id = 0) =>
    staff.staffClaims.soldOut({
      params: { order_id: order.order_id },
      body: { request_key: randomUUID(), lines: [{ line_id, quantity: 1 }] },
    })
  await sellOut(lines[0]?.id)
  const left = order.total_amount - (lines[0]?.total_amount ?? 0)
  await openOrder(shop, order.order_id, 'ko')
  await screen.findByRole('button', { name: `${left.toLocaleString('ko')}원 결제하기` })
  expect(screen.queryByText('110-1')).toBeNull()
  cleanup()
  await sellOut(lines[1]?.id)
  await openOrder(shop, order.order_id, 'ko')
  await screen.findByText('주문한 상품')
  expect(screen.queryByText('110-1')).toBeNull()
  expect(screen.queryByText(/은행에서 입금이 취소/)).toBeNull()
})
