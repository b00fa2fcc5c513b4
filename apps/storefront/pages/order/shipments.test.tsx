// @vitest-environment jsdom

import { orderPermissions } from '@sillage/domains/audit/permissions.ts'
import { variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { requestFor } from '@sillage/domains/claim/testing/claims.ts'
import { orderLineTable, shipmentTable } from '@sillage/domains/order/server/tables.ts'
import { buyPaid } from '@sillage/domains/order/testing/paid-order.ts'
import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { findBalance } from '@sillage/domains/point/server/balance.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOrder } from './testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
})
afterEach(cleanup)

/** An order of one parcel, on its way. */
async function given() {
  const [variant] = await db.select().from(variantTable)
  const { order_id } = await buyPaid(ctx, await shop.as('hana'), variant?.id ?? 0)
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const parcel = { courier: 'cj' as const, tracking_no: '600000000001' }
  const { id } = await clerk.staffShipments.ship({ params: { order_id }, body: parcel })
  const params = { shipment_id: id }
  return {
    order_id,
    deliver: () => clerk.staffShipments.deliver({ params }),
    mark: (state: 'lost' | 'returned') => clerk.staffShipments.lost({ params, body: { state } }),
  }
}

const visit = (order_id: number, locale: 'ko' | 'en' = 'ko') => openOrder(shop, order_id, locale)

test('a parcel says who carries it, where it is, and where to look', async () => {
  const { order_id } = await given()
  const steps = [
    { at: '2026-11-16T01:00:00.000Z', place: '성수', status: '집화 완료' },
    { at: '2026-11-16T05:00:00.000Z', place: '옥천', status: '간선 상차' },
  ]
  await db.update(shipmentTable).set({ steps })
  await visit(order_id)
  const parcel = within(await screen.findByRole('article', { name: 'CJ대한통운 600000000001' }))
  expect(parcel.getByRole('link', { name: '택배사에서 조회하기' }).getAttribute('href')).toContain('600000000001')
  const way = within(parcel.getByRole('list', { name: '배송 과정' })).getAllByRole('listitem')
  expect(way.map(({ textContent }) => textContent)).toEqual(['11.16 14:00간선 상차옥천', '11.16 10:00집화 완료성수'])
  expect(screen.queryByRole('button', { name: '구매 확정하기' })).toBeNull()
})

test('what couriers say is read in English by their words or its level, in Korean as it came', async () => {
  const { order_id } = await given()
  const at = '2026-11-16T01:00:00.000Z'
  const reported = [
    ['집화 완료', 2],
    ['터미널 입고', 4],
    ['배달 출발', 5],
    ['통관 보류', undefined],
  ] as const
  const steps = reported.map(([status, level]) => ({ at, place: '성수', status, level }))
  await db.update(shipmentTable).set({ steps })
  await visit(order_id, 'en')
  const way = within(await screen.findByRole('list', { name: 'Delivery progress' })).getAllByRole('listitem')
  expect(way.map(({ textContent }) => textContent)).toEqual([
    // Places are Korean names: who reads English is told what happened, and when.
    '16 Nov, 10:00 KST통관 보류',
    '16 Nov, 10:00 KSTOut for delivery',
    '16 Nov, 10:00 KSTAt the local branch',
    '16 Nov, 10:00 KSTPicked up',
  ])
  cleanup()
  await visit(order_id)
  expect(await screen.findByText('터미널 입고')).toBeDefined()
})

test('what has arrived is confirmed after a question, and its points are there', async () => {
  const { order_id, deliver } = await given()
  await deliver()
  await visit(order_id, 'en')
  const button = await screen.findByRole('button', { name: 'Confirm purchase' })
  expect(screen.queryByText(/has not scanned it yet/)).toBeNull()
  await userEvent.click(button)
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Confirm purchase' }))
  expect(await screen.findByText('Thank you for confirming. You have earned 300 points.')).toBeDefined()
  expect(await findBalance(ctx, 'hana')).toBe(300)
})

test('what is wanted back is not to be confirmed as well', async () => {
  const { order_id, deliver } = await given()
  await deliver()
  const hana = await shop.as('hana')
  const [line] = await db.select().from(orderLineTable)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  await requestFor(hana, { order_id }, { kind: 'return', reason: 'broken', lines })
  await visit(order_id)
  expect(await screen.findByRole('article', { name: '반품' })).toBeDefined()
  expect(await screen.findByRole('article', { name: 'CJ대한통운 600000000001' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '구매 확정하기' })).toBeNull()
})

test('a lost parcel is said to be lost, and is sent again without choosing anything', async () => {
  const { order_id, mark } = await given()
  await mark('lost')
  await visit(order_id)
  const parcel = within(await screen.findByRole('article', { name: 'CJ대한통운 600000000001' }))
  expect(parcel.getByText('보내 드린 상품이 배송 중에 분실됐어요. 정말 죄송해요.')).toBeDefined()
  expect(within(screen.getByRole('region', { name: '주문한 상품' })).getByText('배송 중 분실')).toBeDefined()
  expect(screen.queryByText('배송 중')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: '재발송 신청' }))
  expect(screen.queryByLabelText('교환할 옵션')).toBeNull()
  expect(await screen.findByText('확인하는 대로 상품을 다시 보내 드려요. 상품은 보내지 않으셔도 돼요.')).toBeDefined()
  // No one photographs what never came, and no money moves.
  for (const words of ['사진', '교환 예상 금액']) expect(screen.queryByText(words)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '재발송 신청하기' }))
  const claim = within(await screen.findByRole('article', { name: '재발송' }))
  const steps = within(claim.getByRole('list', { name: '진행 상황' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['신청', '접수', '발송', '완료'])
})

test('what came back can be had as money, said in English', async () => {
  const { order_id, mark } = await given()
  await mark('returned')
  await visit(order_id, 'en')
  expect(await screen.findByText('Your parcel could not be delivered and was returned to us.')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  expect(await screen.findByText(/We will check and refund ₩33,000/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Request a refund' }))
  const claim = within(await screen.findByRole('article', { name: 'Refund' }))
  expect(claim.getByText(/The parcel was returned to you/)).toBeDefined()
})
