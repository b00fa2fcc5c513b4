import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testShop } from '../../testing.ts'
import { testReceipts } from '../testing/receipts.ts'
import { issueReceipts } from './issue.ts'

const { gateways } = await testReceipts()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 20 })
})

const clerk = async () => (await shop.as('clerk', { permissions: [...orderPermissions] })).staffReceipts
const buyFor = async (method: 'bank_transfer' | 'card', quantity = 1) =>
  buyPaid(ctx, await shop.as('hana'), await variantOf(db, 1), { method, quantity })
const asked = { kind: 'cash_income' as const, number: '010-1234-5678', company: null }

test('staff ask for a receipt for a buyer who called, and it is issued like any other', async () => {
  const { order_id, order_no, total_amount } = await buyFor('bank_transfer')
  const receipts = await clerk()
  const params = { order_id }
  await expect(receipts.request({ params, body: { ...asked, number: '010-1234-56' } })).rejects.toMatchObject({
    status: 422,
    errors: { number: [expect.any(String)] },
  })
  expect(await receipts.request({ params, body: asked })).toMatchObject({ state: 'requested', amount: total_amount })
  await issueReceipts(ctx, gateways)
  expect((await receipts.list({ query: {} })).data).toEqual([])
  expect((await receipts.list({ query: { keyword: order_no } })).data).toMatchObject([
    { state: 'issued', number: '…5678', issue_number: expect.any(String) },
  ])
  await expect(receipts.request({ params, body: asked })).rejects.toMatchObject({ code: 'receipt_issued' })
  const log = await db.select().from(auditTable)
  expect(log).toMatchObject([{ action: 'receipt.request', after: { kind: 'cash_income', number: '…5678' } }])
})

test('a card needs none, and where the law has asked for one already its number is corrected instead', async () => {
  const receipts = await clerk()
  const byCard = await buyFor('card')
  const params = { order_id: byCard.order_id }
  await expect(receipts.request({ params, body: asked })).rejects.toMatchObject({ status: 409, code: 'not_cash' })
  const large = await buyFor('bank_transfer', 6)
  await issueReceipts(ctx, gateways)
  const again = receipts.request({ params: { order_id: large.order_id }, body: asked })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'receipt_issued' })
  expect(await db.select().from(orderReceiptTable)).toMatchObject([{ order_id: large.order_id, state: 'issued' }])
})

test('an accountant takes what was issued in a month', async () => {
  const receipts = await clerk()
  for (const day of ['2026-10-31T14:59:00Z', '2026-10-31T15:00:00Z', '2026-11-30T14:59:00Z', '2026-11-30T15:00:00Z']) {
    const { order_id } = await buyFor('bank_transfer')
    const issued = { kind: 'tax_invoice' as const, number: '220-81-62517', state: 'issued' as const, amount: 23_000 }
    await db.insert(orderReceiptTable).values({ ...issued, order_id, issued_at: new Date(day) })
  }
  const november = { state: 'issued' as const, from: '2026-11-01', until: '2026-11-30' }
  const { data } = await receipts.list({ query: november })
  expect(data.map(({ issued_at }) => issued_at)).toEqual(['2026-11-30T14:59:00.000Z', '2026-10-31T15:00:00.000Z'])
  expect((await receipts.list({ query: { ...november, kind: 'cash_income' } })).data).toEqual([])
})
