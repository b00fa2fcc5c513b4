import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import type { Buyer } from '../../claim/testing/claims.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { atOnce } from '../../order/testing/at-once.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { finishRefund, recordRefund } from '../../payment/server/refund.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { correctInvoices } from './tax-invoices.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
let clerk: Buyer
beforeEach(async () => {
  await shop.empty()
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
})

const company = { name: '회사', ceo: '대표', address: '서울', type: '소매업', item: '향초', email: 'tax@example.com' }
const invoiceOf = (order_id: number, amount: number) =>
  db
    .insert(orderReceiptTable)
    .values({ kind: 'tax_invoice', number: '1048142334', company, order_id, amount })
    .returning()
const stored = () => db.select().from(orderReceiptTable).orderBy(asc(orderReceiptTable.id))

async function given() {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 9 })
  const [variant] = await db.select().from(variantTable)
  const { order_id } = await buyPaid(ctx, await shop.as(), variant?.id ?? 0, { method: 'bank_transfer' })
  const [invoice] = await invoiceOf(order_id, 23_000)
  return { order_id, params: { receipt_id: invoice?.id ?? 0 } }
}

async function giveBack(order_id: number, amount: number, kind: 'cancel' | 'overpaid' = 'cancel') {
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  if (!payment) throw new Error('an order has a payment')
  const refund = await recordRefund(ctx, { payment, order: { id: order_id }, kind, amount, reason: '취소' })
  if (refund) await finishRefund(ctx, refund, 'by hand')
}
const correct = () => correctInvoices(ctx)
const manyAtOnce = () => atOnce(db, sql`select 1 from order_receipt`, [correct, correct, correct])

test('each refund of an issued invoice asks for one that corrects it, once; the first stays as it was', async () => {
  const { order_id, params } = await given()
  await clerk.staffReceipts.issued({ params, body: { number: '20261115-0001' } })
  await giveBack(order_id, 8_000)
  await manyAtOnce()
  await giveBack(order_id, 15_000)
  await manyAtOnce()
  expect(await stored()).toMatchObject([
    { amount: 23_000, state: 'issued', corrects_id: null },
    { amount: -8_000, state: 'requested', corrects_id: params.receipt_id, company },
    { amount: -15_000, state: 'requested', corrects_id: params.receipt_id },
  ])
  // Staff issue it by hand, like the first.
  const { data } = await clerk.staffReceipts.list({ query: {} })
  expect(data.map(({ amount, corrects_id }) => [amount, corrects_id])).toEqual([
    [-15_000, params.receipt_id],
    [-8_000, params.receipt_id],
  ])
  const second = { receipt_id: data[1]?.id ?? 0 }
  expect(await clerk.staffReceipts.issued({ params: second, body: { number: '20261116-0001' } })).toMatchObject({
    state: 'issued',
    amount: -8_000,
  })
  expect(await correctInvoices(ctx)).toBe(0)
})

test('an invoice is for cash: anyone who asked for one and paid by card has the slip, and staff see why', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 9 })
  const [variant] = await db.select().from(variantTable)
  const receipt = { kind: 'tax_invoice' as const, number: '120-81-47521', company }
  await buyPaid(ctx, await shop.as(), variant?.id ?? 0, { method: 'card', receipt })
  await buyPaid(ctx, await shop.as(), variant?.id ?? 0, { method: 'bank_transfer', receipt })
  await manyAtOnce()
  expect(await stored()).toMatchObject([{ state: 'failed', failure: 'not_cash' }, { state: 'requested' }])
  expect(await correctInvoices(ctx)).toBe(0)
})

test('an invoice no one has issued is simply lowered, and falls away with the last won', async () => {
  const { order_id } = await given()
  await giveBack(order_id, 8_000)
  await manyAtOnce()
  expect(await stored()).toMatchObject([{ amount: 15_000, state: 'requested' }])
  await giveBack(order_id, 15_000)
  await manyAtOnce()
  expect(await stored()).toMatchObject([{ amount: 0, state: 'canceled' }])
})
