import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { decrypt } from '@sillage/server-kit/encryption.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { paymentData } from '../../payment/server/personal-data.ts'
import { finishRefund, recordRefund } from '../../payment/server/refund.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testShop } from '../../testing.ts'
import { testReceipts } from '../testing/receipts.ts'
import { issueReceipts } from './issue.ts'

const { toss, gateways } = await testReceipts()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const clerk = () => shop.as('clerk', { permissions: [...orderPermissions] })
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
  expect(await issueReceipts(ctx, gateways)).toBe(0)
  expect(await stored()).toMatchObject([{ state: 'requested' }])
})

test('a cash receipt of a paid order is issued once, and its number is forgotten', async () => {
  await buyPaid(ctx, await shop.as(), variant_id, { method: 'bank_transfer', receipt: asked })
  await Promise.all([issueReceipts(ctx, gateways), issueReceipts(ctx, gateways)])
  expect(await stored()).toMatchObject([{ state: 'issued', amount: 23_000, number: '…5678' }])
  expect((await stored())[0]?.provider_key).toMatch(/^cr_/)
})

/** Money goes back, by someone's hand. */
async function giveBack(order_id: number, amount: number, kind: 'cancel' | 'overpaid' = 'cancel') {
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  if (!payment) throw new Error('an order has a payment')
  const refund = await recordRefund(ctx, { payment, order: { id: order_id }, kind, amount, reason: '취소' })
  if (refund) await finishRefund(ctx, refund, 'by hand')
}

const bought = async () => {
  const { order_id } = await buyPaid(ctx, await shop.as(), variant_id, { method: 'bank_transfer', receipt: asked })
  return order_id
}
/** What the tax office knows of it. */
const known = async () => toss.receipts().find(({ receiptKey }) => receiptKey === key)?.amount
let key: string | null = null

test('a part that goes back lowers the receipt by as much, once, however many ask', async () => {
  const order_id = await bought()
  await issueReceipts(ctx, gateways)
  key = (await stored())[0]?.provider_key ?? null
  await giveBack(order_id, 8_000)
  await Promise.all([issueReceipts(ctx, gateways), issueReceipts(ctx, gateways), issueReceipts(ctx, gateways)])
  expect(await stored()).toMatchObject([{ state: 'issued', amount: 15_000 }])
  expect(await known()).toBe(15_000)
  await giveBack(order_id, 15_000)
  await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ state: 'canceled', amount: 0 }])
  expect(await known()).toBe(0)
  expect(await issueReceipts(ctx, gateways)).toBe(0)
})

test('an answer that is lost lowers it once all the same', async () => {
  const order_id = await bought()
  await issueReceipts(ctx, gateways)
  key = (await stored())[0]?.provider_key ?? null
  await giveBack(order_id, 8_000)
  toss.failNext('cash-receipt', 'lost reply')
  await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ state: 'issued', amount: 23_000 }])
  await giveBack(order_id, 5_000)
  await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ amount: 10_000 }])
  expect(await known()).toBe(10_000)
})

test('much cash without a receipt gets one by law, once, and its buyer reads that; little cash and a card get none', async () => {
  await givenProduct(ctx, { id: 2, price_krw: 100_000, stock: 10 })
  const dear = await variantOf(db, 2)
  const hana = await shop.as('hana')
  const { order_id } = await buyPaid(ctx, hana, dear, { method: 'bank_transfer' })
  await buyPaid(ctx, await shop.as('card'), dear)
  await buyPaid(ctx, await shop.as('little'), variant_id, { method: 'bank_transfer' })
  await Promise.all([issueReceipts(ctx, gateways), issueReceipts(ctx, gateways)])
  const law = { kind: 'cash_income', state: 'issued', amount: 100_000, number: '010-000-1234' }
  expect(await stored()).toMatchObject([{ order_id, ...law }])
  const statement = await hana.orderStatement.show({ params: { order_id }, query: {} })
  expect(statement.receipts).toMatchObject([{ by_law: true, amount: 100_000 }])
  await giveBack(order_id, 30_000)
  await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ amount: 70_000 }])
})

test('a whole number is kept sealed for an exchange, and forgotten with the time for one', async () => {
  await bought()
  await issueReceipts(ctx, gateways)
  const [{ sealed_number = null } = {}] = await stored()
  expect(sealed_number).not.toContain('1234')
  expect(decrypt(ctx.secret, sealed_number ?? '')).toBe(asked.number)
  await issueReceipts(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 121) }), gateways)
  expect(await stored()).toMatchObject([{ sealed_number: null, number: '…5678' }])
})

test('one for money that was somebody else’s is taken back, and issued again when the own money has come', async () => {
  await bought()
  await issueReceipts(ctx, gateways)
  const [first] = await stored()
  await db.update(orderTable).set({ paid_at: null })
  for (const _ of [1, 2]) await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ state: 'requested', number: asked.number, provider_key: null }])
  await db.update(orderTable).set({ paid_at: new Date() })
  await issueReceipts(ctx, gateways)
  const [second] = await stored()
  expect(second).toMatchObject({ state: 'issued', number: '…5678', amount: 23_000 })
  expect(second?.provider_key).not.toBe(first?.provider_key)
})

test('who leaves takes the numbers along; what the law keeps is apart', async () => {
  const { order_id } = await buyPaid(ctx, await shop.as('hana'), variant_id, {
    method: 'bank_transfer',
    receipt: asked,
  })
  await issueReceipts(ctx, gateways)
  const person = { mb_id: 'hana', mb_name: 'hana', mb_hp: '', mb_email: 'hana@example.com', pseudonym: 'nobody' }
  expect(await paymentData.collect(ctx, person)).toMatchObject({ receipts: [{ order_id, number: '…5678' }] })
  await paymentData.erase(ctx, person)
  expect(await stored()).toMatchObject([{ number: '', company: null, sealed_number: null, state: 'issued' }])
})

test('money that was too much was never on the receipt, and goes back without lowering it', async () => {
  const order_id = await bought()
  await issueReceipts(ctx, gateways)
  await giveBack(order_id, 5_000, 'overpaid')
  expect(await issueReceipts(ctx, gateways)).toBe(0)
  expect(await stored()).toMatchObject([{ state: 'issued', amount: 23_000 }])
})

test('what went back before the receipt was issued is not taken off it again', async () => {
  const order_id = await bought()
  await giveBack(order_id, 8_000)
  await issueReceipts(ctx, gateways)
  expect(await issueReceipts(ctx, gateways)).toBe(0)
  expect(await stored()).toMatchObject([{ state: 'issued', amount: 15_000 }])
})

test('what was paid by card has its slip already; a number no one takes can be tried again', async () => {
  await buyPaid(ctx, await shop.as(), variant_id, { receipt: asked })
  await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ state: 'failed', failure: 'not_cash' }])
  const staff = await clerk()
  const [receipt] = await stored()
  const params = { receipt_id: receipt?.id ?? 0 }
  expect(await staff.staffReceipts.retry({ params })).toMatchObject({ state: 'failed' })
  expect(await staff.staffReceipts.cancel({ params, body: { reason: '카드' } })).toMatchObject({ state: 'canceled' })
  await expect(staff.staffReceipts.retry({ params })).rejects.toMatchObject({ status: 409 })
})

test('what the issuer refused is another question when it is tried again', async () => {
  await bought()
  await db.update(orderReceiptTable).set({ number: '12' })
  await issueReceipts(ctx, gateways)
  const [receipt] = await stored()
  expect(receipt).toMatchObject({ state: 'failed', failure: expect.any(String) })
  await db.update(orderReceiptTable).set({ number: '01012345678' })
  const params = { receipt_id: receipt?.id ?? 0 }
  expect(await (await clerk()).staffReceipts.retry({ params })).toMatchObject({ state: 'issued' })
})

test('a tax invoice waits for somebody who issues it', async () => {
  const company = { name: '회사', ceo: '대표', address: '서울', type: '소매업', item: '향초', email: 'tax@example.com' }
  const invoice = { kind: 'tax_invoice' as const, number: '104-81-42334', company }
  const order = await buyPaid(ctx, await shop.as(), variant_id, { method: 'bank_transfer' })
  await db.insert(orderReceiptTable).values({ ...invoice, order_id: order.order_id, amount: 23_000 })
  expect(await issueReceipts(ctx, gateways)).toBe(0)
  const staff = await clerk()
  const { data } = await staff.staffReceipts.list({ query: {} })
  expect(data).toMatchObject([{ kind: 'tax_invoice', order_no: order.order_no, company }])
  const params = { receipt_id: data[0]?.id ?? 0 }
  await staff.staffReceipts.issued({ params, body: { number: '20261115-0001' } })
  await staff.staffReceipts.issued({ params, body: { number: 'twice' } })
  const where = eq(orderReceiptTable.state, 'issued')
  expect(await db.select().from(orderReceiptTable).where(where)).toMatchObject([{ provider_key: '20261115-0001' }])
})
