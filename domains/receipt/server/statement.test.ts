import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenPaid } from '../../claim/testing/claims.ts'
import { orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { finishRefund, recordRefund } from '../../payment/server/refund.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 9_990, price_usd: 1_000 })
  await givenProduct(ctx, { id: 2, price_krw: 25_000 })
})

test('lines, the way and their taxes add up to what was paid', async () => {
  const hana = await shop.as('hana')
  const { order_id, total_amount } = await givenPaid(shop, hana, [
    [1, 1],
    [2, 1],
  ])
  const statement = await hana.orderStatement.show({ params: { order_id }, query: {} })
  expect(statement).toMatchObject({ total_amount, left_amount: total_amount, refunds: [], payment: { method: 'card' } })
  const parts = [...statement.lines.map((line) => ({ amount: line.total_amount, tax: line.tax })), statement.shipping]
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_amount)
  expect(parts.reduce((sum, { tax }) => sum + (tax?.vat ?? 0), 0)).toBe(statement.tax?.vat)
  expect(statement.tax).toEqual({
    vat: Math.round(total_amount / 11),
    supply: total_amount - Math.round(total_amount / 11),
  })
})

test('who asked for a tax invoice stands there with what their registration says', async () => {
  const hana = await shop.as('hana')
  const company = {
    name: '하나상점',
    ceo: '김하나',
    address: '서울',
    type: '소매업',
    item: '향초',
    email: 'tax@example.com',
  }
  const receipt = { kind: 'tax_invoice' as const, number: '120-81-47521', company }
  const { order_id } = await givenPaid(shop, hana, [[2, 1]], { method: 'bank_transfer', receipt })
  const { buyer } = await hana.orderStatement.show({ params: { order_id }, query: {} })
  expect(buyer).toMatchObject({ company: '하나상점', registration: '120-81-47521', type: '소매업', item: '향초' })
})

test('what went back and what is about to is told, and the tax of what is left', async () => {
  const hana = await shop.as('hana')
  const { order_id, total_amount } = await givenPaid(shop, hana, [[2, 1]], { method: 'bank_transfer' })
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('an order has a payment')
  const promise = { payment, order: { id: order_id }, kind: 'goodwill' as const, reason: '마음' }
  const first = await recordRefund(ctx, { ...promise, amount: 5_000 })
  if (first) await finishRefund(ctx, first, 'by hand')
  await recordRefund(ctx, { ...promise, amount: 1_000 })
  const receipt = { order_id, kind: 'cash_income' as const, number: '…5678', amount: 23_000, state: 'issued' as const }
  await db.insert(orderReceiptTable).values({ ...receipt, issue_number: '123456789', issued_at: new Date() })
  const statement = await hana.orderStatement.show({ params: { order_id }, query: {} })
  const left = total_amount - 6_000
  expect(statement).toMatchObject({
    refunded_amount: 5_000,
    refunding_amount: 1_000,
    left_amount: left,
    left_tax: { vat: Math.round(left / 11) },
    refunds: [
      { amount: 5_000, done_at: expect.any(String) },
      { amount: 1_000, done_at: null },
    ],
    receipts: [{ kind: 'cash_income', issue_number: '123456789' }],
  })
  expect(statement.payment.details).not.toHaveProperty('account')
})

test('dollars carry no Korean tax', async () => {
  const ann = await shop.as('ann')
  const { order_id } = await givenPaid(shop, ann, [[1, 1]])
  await db.update(orderTable).set({ currency: 'usd' })
  const statement = await ann.orderStatement.show({ params: { order_id }, query: {} })
  expect(statement).toMatchObject({ currency: 'usd', tax: null, lines: [{ tax: null }], shipping: { tax: null } })
})

test('a guest by their key and no one else; nothing before it is paid', async () => {
  const [guest, other] = [await shop.as(), await shop.as('other')]
  const { order_id, view_key } = await givenPaid(shop, guest, [[1, 1]])
  const asked = { params: { order_id } }
  expect(await guest.orderStatement.show({ ...asked, query: { view_key } })).toMatchObject({ lines: [{ quantity: 1 }] })
  await expect(other.orderStatement.show({ ...asked, query: {} })).rejects.toMatchObject({ status: 404 })
  await expect(guest.orderStatement.show({ ...asked, query: {} })).rejects.toMatchObject({ status: 404 })
  const [row] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  expect(row?.state).toBe('done')
  const unpaid = await buy(other, (await other.catalog.show({ params: { product_id: 2 } })).variants[0]?.id ?? 0)
  const waiting = { params: { order_id: unpaid.order_id }, query: {} }
  await expect(other.orderStatement.show(waiting)).rejects.toMatchObject({ status: 409 })
})
