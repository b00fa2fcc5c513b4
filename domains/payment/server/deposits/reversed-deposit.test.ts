import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../../catalog/testing/products.ts'
import { requestFor } from '../../../claim/testing/claims.ts'
import { stockMismatches } from '../../../inventory/testing/stock.ts'
import { orderLineTable, orderReceiptTable, orderTable } from '../../../order/server/tables.ts'
import { findBalance } from '../../../point/server/balance.ts'
import { earnPoints } from '../../../point/server/earn.ts'
import { testShop } from '../../../testing.ts'
import { givenDeposited } from '../../testing/deposits.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { discrepancyTable, paymentTable, refundTable } from '../tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const { clerk } = staffDeposits(shop)
beforeEach(async () => {
  await shop.empty()
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, price_krw: 20_000, stock: 10 })
})

const given = async () => givenDeposited(shop, { buyer: await shop.as('hana') })
const lines = () => db.select().from(orderLineTable).orderBy(orderLineTable.position, orderLineTable.id)
const states = async () => (await lines()).map(({ state }) => state)
const refunds = () => db.select().from(refundTable)
const discrepancies = () => db.select().from(discrepancyTable)
const repair = async () => {
  const [row] = await discrepancies()
  return (await clerk()).staffReconciliation.repair({ params: { discrepancy_id: row?.id ?? 0 } })
}

test('a deposit that the bank takes back stops the order, and staff see it once', async () => {
  const order = await given()
  const mails = await db.$count(outboxTable)
  for (const _ of [1, 2]) await order.hear('waiting_for_deposit')
  expect(await states()).toEqual(['on_hold', 'on_hold', 'on_hold'])
  expect(await db.select().from(orderTable)).toMatchObject([{ paid_at: null, state: 'on_hold' }])
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'waiting_for_deposit', deposited_amount: 0 }])
  expect(await discrepancies()).toMatchObject([
    { kind: 'order_without_payment', proposal: 'cancel_order', state: 'open', order_id: order.order_id },
  ])
  // Staff speak with the buyer: nothing is sent automatically.
  expect(await db.$count(outboxTable)).toBe(mails)
  const params = { order_id: order.order_id }
  const move = (await clerk()).staffOrders.move({ params, body: { to: 'preparing', note: '', answer: '' } })
  await expect(move).rejects.toMatchObject({ code: 'not_paid' })
})

test('nothing is refunded of money that is not there', async () => {
  const order = await given()
  const hana = await shop.as('hana')
  const [first] = await lines()
  await db.update(orderLineTable).set({ state: 'preparing' })
  const chosen = [{ line_id: first?.id ?? 0, quantity: 1 }]
  const cancel = { kind: 'cancel' as const, reason: 'changed_mind' as const, lines: chosen }
  const account = { bank: '하나은행', number: '110123456789', holder: '김하나' }
  const { claims } = await requestFor(hana, order, cancel, { account })
  await order.hear('waiting_for_deposit')
  const accept = (await clerk()).staffClaims.accept({ params: { claim_id: claims[0]?.id ?? 0 }, body: {} })
  await expect(accept).rejects.toMatchObject({ status: 409, code: 'no_payment' })
  const where = { params: { order_id: order.order_id }, query: {} }
  expect(await hana.claim.show(where)).toMatchObject({ lines: [], can_cancel_unpaid: false })
  await expect(hana.claim.cancelUnpaid(where)).rejects.toMatchObject({ status: 409 })
  // The open claim comes first.
  await expect(repair()).rejects.toMatchObject({ code: 'in_claim' })
  expect(await refunds()).toEqual([])
})

test('staff wait: the money comes again, once, and they let the order go on', async () => {
  const order = await given()
  await order.hear('waiting_for_deposit')
  for (const _ of [1, 2]) await order.hear('done')
  expect(await db.select().from(orderTable)).toMatchObject([{ paid_at: expect.any(Date) }])
  expect(await states()).toEqual(['on_hold', 'on_hold', 'on_hold'])
  await expect(repair()).rejects.toMatchObject({ code: 'paid' })
  const params = { order_id: order.order_id }
  await (await clerk()).staffOrders.move({ params, body: { to: 'preparing', note: '', answer: '' } })
  expect(await states()).toEqual(['preparing', 'preparing', 'preparing'])
  expect(await refunds()).toEqual([])
  expect(await stockMismatches(db, 30)).toEqual([])
})

test('staff cancel: stock and points are free again, and late money counts as for any order that was not paid in time', async () => {
  await earnPoints(ctx, { mb_id: 'hana', amount: 9_000, reason: 'granted', occasion: 'a gift' })
  const order = await givenDeposited(shop, { buyer: await shop.as('hana'), over: { points: 5_000 } })
  await order.hear('waiting_for_deposit')
  for (const _ of [1, 2]) expect(await repair()).toMatchObject({ state: 'repaired' })
  expect(await states()).toEqual(['canceled_unpaid', 'canceled_unpaid', 'canceled_unpaid'])
  expect(await findBalance(ctx, 'hana')).toBe(9_000)
  expect(await stockMismatches(db, 30)).toEqual([])
  for (const _ of [1, 2]) await order.hear('done')
  expect([await states(), await findBalance(ctx, 'hana')]).toEqual([['paid', 'paid', 'paid'], 4_000])
  expect(await refunds()).toEqual([])
})

test('what was sent stays sent, and staff are informed that they cannot cancel it', async () => {
  const order = await given()
  const [first] = await lines()
  await db
    .update(orderLineTable)
    .set({ state: 'delivered' })
    .where(eq(orderLineTable.id, first?.id ?? 0))
  await order.hear('waiting_for_deposit')
  expect(await states()).toEqual(['delivered', 'on_hold', 'on_hold'])
  await expect(repair()).rejects.toMatchObject({ status: 409, code: 'left' })
  const params = { discrepancy_id: (await discrepancies())[0]?.id ?? 0 }
  const closed = await (await clerk()).staffReconciliation.dismiss({ params, body: { note: '통화했어요.' } })
  expect(closed).toMatchObject({ state: 'dismissed' })
})

test('an order with an issued tax invoice is not canceled before staff have canceled the invoice', async () => {
  const order = await given()
  const invoice = { order_id: order.order_id, kind: 'tax_invoice', number: '1', amount: 1, state: 'issued' } as const
  await db.insert(orderReceiptTable).values(invoice)
  await order.hear('waiting_for_deposit')
  await expect(repair()).rejects.toMatchObject({ code: 'receipt_issued' })
})
