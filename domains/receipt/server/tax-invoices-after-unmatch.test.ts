import { randomUUID } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { asc, desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/server/testing.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { linesOf } from '../../claim/testing/claims.ts'
import { orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { applyStatus } from '../../payment/server/apply-status.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { depositDesk } from '../../payment/testing/staff-deposits.ts'
import { testShop } from '../../testing.ts'
import { correctInvoices } from './tax-invoices.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, deposit, match, matched, unmatch } = depositDesk(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 9 })
})

const company = { name: '회사', ceo: '대표', address: '서울', type: '소매업', item: '향초', email: 'tax@example.com' }
const invoice = { kind: 'tax_invoice' as const, number: '120-81-47521', company }
const stored = async () =>
  (await db.select().from(orderReceiptTable).orderBy(asc(orderReceiptTable.id))).map(({ amount, state }) => [
    amount,
    state,
  ])
const later = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
const correct = () => correctInvoices(ctx)
const manyAtOnce = () => Promise.all([correct(), correct(), correct()])

/** Staff issue the newest by hand. */
async function issueNewest() {
  const [newest] = await db.select().from(orderReceiptTable).orderBy(desc(orderReceiptTable.id))
  const params = { receipt_id: newest?.id ?? 0 }
  await (await clerk()).staffReceipts.issued({ params, body: { number: `20261115-${params.receipt_id}` } })
}

/** Ordered by transfer, paid by another's money, the invoice issued. */
async function givenIssued() {
  const hana = await shop.as('hana')
  const placed = await buy(hana, await variantOf(db, 1), { method: 'bank_transfer', receipt: invoice })
  const deposit_id = await matched(23_000)
  await issueNewest()
  return { ...placed, hana, unmatch: () => unmatch(deposit_id) }
}

test('an invoice whose money was taken away is corrected when its order is over, once, and again when it comes back', async () => {
  const { unmatch } = await givenIssued()
  await unmatch()
  await manyAtOnce()
  // The own money may still come.
  expect(await stored()).toEqual([[23_000, 'issued']])
  await expireOrders(later(4))
  await manyAtOnce()
  expect(await stored()).toEqual([
    [23_000, 'issued'],
    [-23_000, 'requested'],
  ])
  const own = await deposit(23_000)
  await match(own)
  await manyAtOnce()
  expect(await stored()).toEqual([
    [23_000, 'issued'],
    [-23_000, 'canceled'],
  ])
  expect(await correct()).toBe(0)
})

test('a correction that was issued is followed by one that says the opposite', async () => {
  const { unmatch } = await givenIssued()
  await unmatch()
  await expireOrders(later(4))
  await correct()
  await issueNewest()
  await match(await deposit(23_000))
  await manyAtOnce()
  const all = [
    [23_000, 'issued'],
    [-23_000, 'issued'],
    [23_000, 'requested'],
  ]
  expect(await stored()).toEqual(all)
  expect(await correct()).toBe(0)
})

test('an invoice whose order was then paid by card is corrected: the card has its slip', async () => {
  const { unmatch, hana, order_id, order_no } = await givenIssued()
  await unmatch()
  await hana.checkout.pay({ params: { order_id }, query: {}, body: { method: 'card', receipt: null } })
  const [card] = await db.select().from(paymentTable).orderBy(desc(paymentTable.id))
  await settle(ctx, card?.id ?? 0, { state: 'done', order_no, currency: 'krw', amount: 23_000 })
  await manyAtOnce()
  expect(await stored()).toEqual([
    [23_000, 'issued'],
    [-23_000, 'requested'],
  ])
})

test('an invoice of money that the bank called back is corrected when its order is ended', async () => {
  const { order_id, order_no } = await givenIssued()
  const account = { bank: '하나은행', number: '110-1', holder: '실라주', due_at: addDays(new Date(), 2).toISOString() }
  await db.update(paymentTable).set({ method: 'virtual_account', provider: 'toss', details: { account } })
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('an order has a payment')
  await applyStatus(later(0.1), payment, {
    key: 'va',
    order_no,
    amount: 23_000,
    currency: 'krw',
    method: 'virtual_account',
    canceled_amount: 0,
    approved_at: null,
    details: { account },
    state: 'waiting_for_deposit',
  })
  expect(await db.select().from(orderTable)).toMatchObject([{ paid_at: null }])
  await correct()
  expect(await stored()).toEqual([[23_000, 'issued']])
  const lines = (await linesOf(shop, order_id)).map(({ id, quantity }) => ({ line_id: id, quantity }))
  await (await clerk()).staffClaims.soldOut({ params: { order_id }, body: { request_key: randomUUID(), lines } })
  await manyAtOnce()
  expect(await stored()).toEqual([
    [23_000, 'issued'],
    [-23_000, 'requested'],
  ])
})
