import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../../catalog/testing/products.ts'
import { requestFor } from '../../../claim/testing/claims.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { settle } from '../settle.ts'
import { paymentTable, refundTable } from '../tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, match, matched, unmatch } = staffDeposits(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const payments = () => db.select().from(paymentTable).orderBy(asc(paymentTable.id))
const refunds = () => db.select().from(refundTable).orderBy(asc(refundTable.id))
const orderState = async () => (await db.select().from(orderTable))[0]?.state
const account = { bank: '하나은행', number: '110-123-456789', holder: '김하나' }

const ordered = async (quantity = 1) =>
  buy(await shop.as('hana'), await variantOf(db, 1), { method: 'bank_transfer', quantity })

/** Ordered and paid by a transfer of the whole sum. */
async function givenTransferred(quantity = 1) {
  const placed = await ordered(quantity)
  const [payment] = await payments()
  const amount = payment?.amount ?? 0
  return { ...placed, amount, own: await matched(amount) }
}

/** The buyer wants some of it no more. */
async function cancel(order_id: number, quantity: number) {
  const hana = await shop.as('hana')
  const { lines } = await hana.order.show({ params: { order_id } })
  const chosen = [{ line_id: lines[0]?.id ?? 0, quantity }]
  await requestFor(hana, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines: chosen }, { account })
}

/** Staff send back what was promised first. */
async function sendBack() {
  const staff = await clerk()
  const [refund] = (await staff.staffMoney.listRefunds({ query: {} })).data
  const params = { refund_id: refund?.id ?? 0 }
  if (refund?.waits_for_account) await staff.staffMoney.setAccount({ params, body: account })
  await staff.staffMoney.refundSent({ params, body: {} })
}

test("of an order that has been sent another's deposit is taken away, its own is not", async () => {
  const { order_id, amount, own } = await givenTransferred()
  const parcel = { courier: 'cj' as const, tracking_no: '600000000001' }
  await (await clerk()).staffShipments.ship({ params: { order_id }, body: parcel })
  const wrong = await matched(9_000)
  expect(await refunds()).toMatchObject([{ kind: 'overpaid', amount: 9_000 }])
  expect(await unmatch(wrong)).toMatchObject({ payment_state: 'done', deposited_amount: amount })
  expect(await refunds()).toEqual([])
  expect(await payments()).toMatchObject([{ canceled_amount: 0 }])
  expect(await orderState()).toBe('shipping')
  await expect(unmatch(own)).rejects.toMatchObject({ code: 'too_late' })
  // Once it was sent back it stays: the rest alone would not pay for what has left the house.
  const again = await matched(amount)
  await sendBack()
  await expect(unmatch(again)).rejects.toMatchObject({ code: 'too_late' })
  expect(await payments()).toMatchObject([{ deposited_amount: 2 * amount, canceled_amount: amount }])
  // A third deposit has nothing to do with it.
  await unmatch(await matched(9_000))
  expect(await payments()).toMatchObject([
    { state: 'partial_canceled', deposited_amount: 2 * amount, canceled_amount: amount },
  ])
})

test("of an order that was canceled and paid back another's deposit is taken away, until it was sent", async () => {
  const { order_id, amount, own } = await givenTransferred()
  await cancel(order_id, 1)
  await sendBack()
  const wrong = await matched(9_000)
  const other = await matched(5_000)
  expect(await refunds()).toMatchObject([{ state: 'done' }, { kind: 'late', amount: 9_000 }, { amount: 5_000 }])
  expect(await unmatch(wrong)).toMatchObject({ payment_state: 'canceled', deposited_amount: amount + 5_000 })
  expect(await refunds()).toMatchObject([
    { kind: 'cancel', state: 'done' },
    { kind: 'late', amount: 5_000, reason: '이미 끝난 주문이에요.' },
  ])
  await unmatch(other)
  expect(await payments()).toMatchObject([{ state: 'canceled', deposited_amount: amount, canceled_amount: amount }])
  await expect(unmatch(own)).rejects.toMatchObject({ code: 'too_late' })
  await match(wrong)
  await sendBack()
  await expect(unmatch(wrong)).rejects.toMatchObject({ code: 'too_late' })
})

test("of an order of which a part was paid back another's deposit is taken away, and it stays so", async () => {
  const { order_id, amount, own } = await givenTransferred(2)
  await cancel(order_id, 1)
  const [back] = await refunds()
  for (const send of [async () => {}, sendBack]) {
    await send()
    const wrong = await matched(9_000)
    const { payment_state, deposited_amount } = await unmatch(wrong)
    expect([payment_state, deposited_amount]).toEqual([send === sendBack ? 'partial_canceled' : 'done', amount])
    expect(await payments()).toMatchObject([{ canceled_amount: back?.amount }])
  }
  expect(await orderState()).toBe('paid')
  // What is left would pay only a part: the money that went back was this one's.
  await matched(9_000)
  await expect(unmatch(own)).rejects.toMatchObject({ code: 'too_late' })
  expect(await refunds()).toMatchObject([{ kind: 'cancel' }, { kind: 'overpaid', amount: 9_000 }])
})

test('what is left goes back with the reason that is true', async () => {
  const { order_id } = await ordered()
  const cancelUnpaid = async () => (await shop.as('hana')).claim.cancelUnpaid({ params: { order_id }, query: {} })
  await matched(9_000)
  await cancelUnpaid()
  expect(await refunds()).toMatchObject([{ amount: 9_000, reason: '취소하신 주문이에요.' }])
  await unmatch(await matched(5_000))
  expect(await refunds()).toMatchObject([{ amount: 9_000, reason: '취소하신 주문이에요.' }])

  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const second = await ordered()
  await db.update(paymentTable).set({ state: 'aborted' })
  const [left] = await payments()
  const { amount = 0 } = left ?? {}
  const way = { provider: 'toss', method: 'card', currency: 'krw', return_token_hash: 'card' } as const
  const [card] = await db
    .insert(paymentTable)
    .values({ ...way, order_id: second.order_id, amount })
    .returning()
  await settle(ctx, card?.id ?? 0, { state: 'done', order_no: second.order_no, currency: 'krw', amount })
  await matched(amount)
  await unmatch(await matched(5_000))
  expect(await refunds()).toMatchObject([{ amount, reason: '이미 다른 방법으로 결제된 주문이에요.' }])
})
