import { asc, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { staffDeposits } from '../../payment/testing/staff-deposits.ts'
import { testShop } from '../../testing.ts'
import { testReceipts } from '../testing/receipts.ts'
import { issueReceipts } from './issue.ts'

const { toss, gateways } = await testReceipts()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const { clerk, matched, unmatch } = staffDeposits(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const asked = { kind: 'cash_income' as const, number: '010-1234-5678', company: null }
const stored = () => db.select().from(orderReceiptTable).orderBy(asc(orderReceiptTable.id))
const issue = () => issueReceipts(ctx, gateways)
/** What the tax office knows of all that was issued for the order. */
const known = () =>
  toss
    .receipts()
    .filter(({ orderId }) => orderId.startsWith(order_no))
    .reduce((sum, { amount }) => sum + amount, 0)
let order_no = ''

/** Ordered by transfer with a receipt; another's money was laid to it. */
async function givenWrong() {
  const guest = await shop.as()
  const placed = await buy(guest, await variantOf(db, 1), { method: 'bank_transfer', receipt: asked })
  order_no = placed.order_no
  const deposit_id = await matched(23_000)
  const pay = async (method: 'card' | 'bank_transfer', receipt: typeof asked | null = null) => {
    const params = { order_id: placed.order_id }
    await guest.checkout.pay({ params, query: { view_key: placed.view_key }, body: { method, receipt } })
    const [payment] = await db.select().from(paymentTable).orderBy(desc(paymentTable.id))
    const paid = { state: 'done', order_no, currency: 'krw', amount: 23_000 } as const
    await settle(ctx, payment?.id ?? 0, paid)
  }
  return { ...placed, unmatch: () => unmatch(deposit_id), pay }
}

test('one for money that was somebody else’s is taken back although the order was then paid by card', async () => {
  const { unmatch, pay } = await givenWrong()
  await issue()
  expect(known()).toBe(23_000)
  await unmatch()
  await pay('card')
  await issue()
  expect(await stored()).toMatchObject([{ state: 'failed', failure: 'not_cash' }])
  expect(known()).toBe(0)
  expect(await issue()).toBe(0)
})

test('one stays where the own money came in cash before anybody looked', async () => {
  const { unmatch, pay } = await givenWrong()
  await issue()
  await unmatch()
  await pay('bank_transfer')
  await issue()
  expect(await stored()).toMatchObject([{ state: 'issued', amount: 23_000 }])
  expect(known()).toBe(23_000)
})

test('what was refused before is not tried again beside the one that was asked for since', async () => {
  const { unmatch, pay } = await givenWrong()
  await db.update(orderReceiptTable).set({ number: '12' })
  await issue()
  const [refused] = await stored()
  expect(refused).toMatchObject({ state: 'failed', failure: expect.any(String) })
  await unmatch()
  await pay('bank_transfer', { ...asked, number: '010-9876-5432' })
  await issue()
  await db.update(orderReceiptTable).set({ number: '01012345678' }).where(eq(orderReceiptTable.state, 'failed'))
  const retried = (await clerk()).staffReceipts.retry({ params: { receipt_id: refused?.id ?? 0 } })
  await expect(retried).rejects.toMatchObject({ status: 404 })
  expect(await stored()).toMatchObject([{ state: 'issued', number: '…5432' }])
  expect(known()).toBe(23_000)
})

test('a deposit is not unmatched while a tax invoice was issued for it', async () => {
  const { unmatch } = await givenWrong()
  await db.update(orderReceiptTable).set({ kind: 'tax_invoice', state: 'issued' })
  await expect(unmatch()).rejects.toMatchObject({ status: 409, code: 'receipt_issued' })
  const [invoice] = await stored()
  const params = { receipt_id: invoice?.id ?? 0 }
  await (await clerk()).staffReceipts.cancel({ params, body: { reason: '다른 분의 입금이었어요.' } })
  expect(await unmatch()).toMatchObject({ payment_id: null, payment_state: 'waiting_for_deposit' })
})
