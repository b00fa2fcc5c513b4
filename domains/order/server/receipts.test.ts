import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/server/testing.ts'
import { createTossReceipts } from '../../payment/server/toss-receipts.ts'
import { testShop } from '../../testing.ts'
import { issueReceipts } from './receipts.ts'
import { orderReceiptTable, orderTable } from './tables.ts'
import { buy } from './testing-buyer.ts'
import { testCashier } from './testing-cashier.ts'
import { buyPaid } from './testing-paid.ts'

const toss = await startTossEmulator({ noticesTo: () => 'http://127.0.0.1:9' })
afterAll(() => toss.stop())
const { cashier: plain } = testCashier()
const receipts = createTossReceipts({ apiUrl: toss.url, secretKey: toss.secretKey, timeoutMs: 5_000 })
const cashier = {
  ...plain,
  providers: plain.providers.map((each) => (each.name === 'toss' ? { ...each, receipts } : each)),
}
const shop = await testShop({ cashier })
const { ctx, db } = shop
const clerk = () => shop.as('clerk', { permissions: ['order'] })
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const asked = { kind: 'cash_income' as const, number: '010-1234-5678', company: null }
const stored = () => db.select().from(orderReceiptTable)

test('a cash receipt waits for the money', async () => {
  await buy(await shop.as(), variant_id, { method: 'bank_transfer', receipt: asked })
  expect(await issueReceipts(ctx, cashier)).toBe(0)
  expect(await stored()).toMatchObject([{ state: 'requested' }])
})

test('a cash receipt of a paid order is issued once, and its number is forgotten', async () => {
  await buyPaid(ctx, await shop.as(), variant_id, { method: 'bank_transfer', receipt: asked })
  await Promise.all([issueReceipts(ctx, cashier), issueReceipts(ctx, cashier)])
  expect(await stored()).toMatchObject([{ state: 'issued', amount: 23_000, number: '…5678' }])
  expect((await stored())[0]?.provider_key).toMatch(/^cr_/)
})

test('an order that comes to nothing takes its receipt with it', async () => {
  await buyPaid(ctx, await shop.as(), variant_id, { method: 'bank_transfer', receipt: asked })
  await issueReceipts(ctx, cashier)
  await db.update(orderTable).set({ state: 'canceled' })
  expect(await issueReceipts(ctx, cashier)).toBe(1)
  expect(await stored()).toMatchObject([{ state: 'canceled' }])
})

test('what was paid by card has its slip already; a number nobody takes can be tried again', async () => {
  await buyPaid(ctx, await shop.as(), variant_id, { receipt: asked })
  await issueReceipts(ctx, cashier)
  expect(await stored()).toMatchObject([{ state: 'failed', failure: 'not_cash' }])
  const staff = await clerk()
  const [receipt] = await stored()
  const params = { receipt_id: receipt?.id ?? 0 }
  expect(await staff.moneyDesk.retryReceipt({ params })).toMatchObject({ state: 'failed' })
  expect(await staff.moneyDesk.cancelReceipt({ params, body: { reason: '카드' } })).toMatchObject({ state: 'canceled' })
  await expect(staff.moneyDesk.retryReceipt({ params })).rejects.toMatchObject({ status: 409 })
})

test('a tax invoice waits for somebody who issues it', async () => {
  const company = { name: '회사', ceo: '대표', address: '서울', email: 'tax@example.com' }
  const invoice = { kind: 'tax_invoice' as const, number: '104-81-42334', company }
  const order = await buyPaid(ctx, await shop.as(), variant_id, { method: 'bank_transfer' })
  await db.insert(orderReceiptTable).values({ ...invoice, order_id: order.order_id, amount: 23_000 })
  expect(await issueReceipts(ctx, cashier)).toBe(0)
  const staff = await clerk()
  const { data } = await staff.moneyDesk.listReceipts({ query: {} })
  expect(data).toMatchObject([{ kind: 'tax_invoice', order_no: order.order_no }])
  const params = { receipt_id: data[0]?.id ?? 0 }
  await staff.moneyDesk.receiptIssued({ params, body: { number: '20261115-0001' } })
  await staff.moneyDesk.receiptIssued({ params, body: { number: 'twice' } })
  const where = eq(orderReceiptTable.state, 'issued')
  expect(await db.select().from(orderReceiptTable).where(where)).toMatchObject([{ provider_key: '20261115-0001' }])
})
