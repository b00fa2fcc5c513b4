import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import type { ReceiptRequest } from '../fields.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 9 })
})

const company = { name: '회사', ceo: '대표', address: '서울', type: '소매업', item: '향초', email: 'tax@example.com' }
const invoice = { kind: 'tax_invoice' as const, number: '120-81-47521', company }
const income = (number: string): ReceiptRequest => ({ kind: 'cash_income', number, company: null })
const stored = () => db.select().from(orderReceiptTable)

async function unpaid(over: Parameters<typeof buy>[2] = {}) {
  const guest = await shop.as()
  const { order_id, view_key } = await buy(guest, await variantOf(db, 1), over)
  const pay = (method: 'card' | 'bank_transfer', receipt: ReceiptRequest | null = null) =>
    guest.checkout.pay({ params: { order_id }, query: { view_key }, body: { method, receipt } })
  return { order_id, pay }
}

test('who turns to a transfer asks for a receipt then, and what they asked for last holds', async () => {
  const { order_id, pay } = await unpaid()
  await pay('bank_transfer', income('010-1234-5678'))
  expect(await stored()).toMatchObject([{ order_id, kind: 'cash_income', amount: 23_000, state: 'requested' }])
  await pay('bank_transfer', invoice)
  await pay('card')
  await pay('bank_transfer')
  expect(await stored()).toMatchObject([{ order_id, ...invoice, amount: 23_000, state: 'requested' }])
})

test('what the tax office knows of already is not asked for a second time', async () => {
  const { pay } = await unpaid({ method: 'bank_transfer', receipt: invoice })
  await db.update(orderReceiptTable).set({ state: 'issued' })
  const again = pay('bank_transfer', income('010-1234-5678'))
  await expect(again).rejects.toMatchObject({ status: 409, code: 'receipt_issued' })
  await pay('bank_transfer')
  expect(await stored()).toMatchObject([{ ...invoice, state: 'issued' }])
})

test('where nothing is asked for, what was asked for with the order holds', async () => {
  const { pay } = await unpaid({ method: 'bank_transfer', receipt: income('010-1234-5678') })
  await pay('bank_transfer')
  expect(await stored()).toMatchObject([{ kind: 'cash_income', number: '010-1234-5678' }])
})

test('a receipt that cannot be is refused under its field, and nothing begins', async () => {
  const { pay } = await unpaid({ method: 'bank_transfer', receipt: income('010-1234-5678') })
  const refused = async (paying: Promise<unknown>) =>
    paying.then(
      () => null,
      (problem) => Object.keys(problem.errors),
    )
  expect(await refused(pay('bank_transfer', { ...invoice, number: '120-81-47520' }))).toEqual(['receipt.number'])
  expect(await refused(pay('bank_transfer', { ...invoice, company: null }))).toEqual(['receipt.company'])
  const noItem = { ...invoice, company: { ...company, item: ' ' } }
  expect(await refused(pay('bank_transfer', noItem))).toEqual(['receipt.company.item'])
  expect(await refused(pay('card', income('010-1234-5678')))).toEqual(['receipt'])
  expect(await stored()).toMatchObject([{ kind: 'cash_income' }])
})

test.each([
  ['a mobile number', '010-1234-5678', true],
  ['a cash-receipt card', '1234-5678-9012-345678', true],
  ['a bank card', '4111-1111-1111-1111', false],
  ['a resident’s number', '900101-1234567', false],
])('%s is what a receipt for one’s own taxes is written to, or not', async (_, number, isTaken) => {
  const ordering = unpaid({ method: 'bank_transfer', receipt: income(number) })
  if (!isTaken) return expect(ordering).rejects.toMatchObject({ errors: { 'receipt.number': [expect.any(String)] } })
  await ordering
  expect(await stored()).toMatchObject([{ number }])
})
