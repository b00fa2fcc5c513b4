// @vitest-environment jsdom

import { orderPermissions } from '@sillage/domains/audit/permissions.ts'
import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { givenLinesAt, givenPaid } from '@sillage/domains/claim/testing/claims.ts'
import { givenExchange, givenRequested, givenSizes } from '@sillage/domains/claim/testing/exchange.ts'
import { recordRefund } from '@sillage/domains/payment/server/refund.ts'
import { paymentTable, refundTable } from '@sillage/domains/payment/server/tables.ts'
import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

const visit = (order_id: number, locale: 'ko' | 'en' = 'ko') => openOrder(shop, order_id, locale)

async function choose(field: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('what canceling a part brings is shown before the button, and is what comes back', async () => {
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 2]])
  await visit(order_id)
  await userEvent.click(await screen.findByRole('button', { name: '취소하기' }))
  expect(document.activeElement).toBe(screen.getByRole('form', { name: '취소하기' }))
  await userEvent.click(screen.getByRole('button', { name: '돌아가기' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '취소하기' }))
  await userEvent.click(screen.getByRole('button', { name: '취소하기' }))
  await userEvent.click(screen.getByRole('button', { name: '하나 줄이기' }))
  await choose('사유', '마음이 바뀌었어요')
  const foreseen = within((await screen.findByText('환불 예상 금액')).parentElement ?? document.body)
  expect(foreseen.getByText('27,000원')).toBeDefined()
  expect(foreseen.getByText('−3,000원')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '취소하기' }))
  const card = await screen.findByRole('article', { name: '취소' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  const claim = within(card)
  expect(claim.getByText('27,000원')).toBeDefined()
  expect(await db.select().from(refundTable)).toMatchObject([{ amount: 27_000 }])
})

test('a return is asked for in English, seen on its way, and withdrawn', async () => {
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 1]])
  await givenLinesAt(shop, order_id, 'delivered')
  await visit(order_id, 'en')
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }))
  await choose('Reason', 'It arrived damaged')
  await userEvent.type(screen.getByLabelText('Details'), 'A crack')
  await userEvent.click(await screen.findByRole('button', { name: 'Request a return' }))
  const claim = within(await screen.findByRole('article', { name: 'Return' }))
  expect(claim.getByText('Request', { selector: '[aria-current]' })).toBeDefined()
  expect(claim.getByText('A crack')).toBeDefined()
  await userEvent.click(claim.getByRole('button', { name: 'Withdraw the request' }))
  const question = (await screen.findByText(/^Withdraw this request/)).closest<HTMLElement>('[role=dialog]')
  await userEvent.click(within(question ?? document.body).getByRole('button', { name: 'Withdraw the request' }))
  expect(await claim.findByText('Withdrawn')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Return' })))
})

test('a transfer asks for the account, and says what is wrong with it', async () => {
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 1]], { method: 'bank_transfer' })
  await visit(order_id)
  await userEvent.click(await screen.findByRole('button', { name: '취소하기' }))
  await choose('사유', '마음이 바뀌었어요')
  await userEvent.type(await screen.findByLabelText('계좌 번호'), '12-34')
  await choose('은행', '하나은행')
  await userEvent.type(screen.getByLabelText('예금주'), '김하나')
  await userEvent.click(screen.getByRole('button', { name: '취소하기' }))
  expect(await screen.findByText('계좌 번호를 숫자로 확인해 주세요.')).toBeDefined()
  await userEvent.type(screen.getByLabelText('계좌 번호'), '5678901234')
  await userEvent.click(screen.getByRole('button', { name: '취소하기' }))
  expect(await screen.findByText(/하나은행 •+1234 김하나/)).toBeDefined()
})

test('money that waits for an account asks for one', async () => {
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 1]], { method: 'bank_transfer' })
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('an order has a payment')
  await recordRefund(ctx, { payment, order: { id: order_id }, kind: 'goodwill', amount: 900, reason: '마음' })
  await visit(order_id, 'en')
  expect(await screen.findByText('Please enter the account for your refund of ₩900.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Submit account' }))
  expect(await screen.findByRole('alert')).toBeDefined()
  await choose('Bank', 'Hana Bank')
  await userEvent.type(screen.getByLabelText('Account number'), '110-482-903317')
  await userEvent.type(screen.getByLabelText('Account holder'), '김하나')
  await userEvent.click(screen.getByRole('button', { name: 'Submit account' }))
  await waitFor(() => expect(screen.queryByText(/enter the account/i)).toBeNull())
  expect(await db.select().from(refundTable)).toMatchObject([{ account: { number: '110482903317' } }])
})

test('what came broken and has no options is exchanged for the same, for what the shop did wrong alone', async () => {
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 1]])
  await givenLinesAt(shop, order_id, 'delivered')
  await visit(order_id)
  await userEvent.click(await screen.findByRole('button', { name: '교환 신청' }))
  expect(screen.getByRole('combobox', { name: '교환할 옵션' }).textContent).toContain('같은 상품으로 교환')
  await userEvent.click(screen.getByRole('combobox', { name: '사유' }))
  const reasons = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(reasons).toEqual(['파손되었어요', '다른 상품이 왔어요', '설명과 달라요'])
  await userEvent.click(screen.getByRole('option', { name: '파손되었어요' }))
  const send = screen.getByRole<HTMLButtonElement>('button', { name: '교환 신청하기' })
  await waitFor(() => expect(send.disabled).toBe(false))
  await userEvent.click(send)
  const claim = within(await screen.findByRole('article', { name: '교환' }))
  expect(claim.getByText('신청 완료')).toBeDefined()
})

test('an exchange says for what; for the same price nothing is paid or given back', async () => {
  const { round } = await givenSizes(shop)
  const { order_id } = await givenRequested(shop, {
    buyer: await shop.as('hana'),
    clerk: await shop.as('clerk'),
    variant_id: round,
    reason: 'broken',
  })
  await visit(order_id, 'en')
  const claim = within(await screen.findByRole('article', { name: 'Exchange' }))
  expect(claim.getByText('New option: 둥근')).toBeDefined()
  expect(claim.getByText('There is nothing to pay and nothing to refund.')).toBeDefined()
  expect(claim.queryByText('Refund')).toBeNull()
})

test('the fee of an exchange names the account until it was paid; what is refused after inspection is sent back', async () => {
  const { round } = await givenSizes(shop)
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const given = { buyer: await shop.as('hana'), clerk, variant_id: round, reason: 'wrong_choice' } as const
  const { order_id, params } = await givenExchange(shop, given)
  await visit(order_id)
  expect(await screen.findByText('따로 내실 금액')).toBeDefined()
  expect(screen.getByText(/교환 배송비 6,000원을 .+로 보내 주세요/)).toBeDefined()
  cleanup()
  await clerk.staffClaims.reship({ params, body: { paid: true } })
  await visit(order_id)
  expect(await screen.findByText('따로 내신 금액')).toBeDefined()
  expect(screen.queryByText('따로 내실 금액')).toBeNull()
  cleanup()
  const other = await givenExchange(shop, given)
  await clerk.staffClaims.reject({ params: other.params, body: { answer: '사용한 흔적이 있어요.' } })
  await visit(other.order_id)
  expect(await screen.findByText('교환 상품은 이 주문의 배송지로 보내 드려요.')).toBeDefined()
})
