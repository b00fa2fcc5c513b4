import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../../audit/server/tables.ts'
import { stockTable, variantTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/testing/products.ts'
import { expireOrders } from '../../../checkout/server/expire.ts'
import { couponIssueTable } from '../../../coupon/server/tables.ts'
import { givenCoupon } from '../../../coupon/testing/coupons.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { bankDepositTable, discrepancyTable, paymentTable, refundTable } from '../tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, deposit, match, unmatch } = staffDeposits(shop)
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const later = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
const transferred = async (over: object = {}) =>
  buy(await shop.as('hana'), variant_id, { method: 'bank_transfer', ...over })
const payments = () => db.select().from(paymentTable).orderBy(asc(paymentTable.id))
const orders = () => db.select().from(orderTable).orderBy(asc(orderTable.id))
const promised = async () => (await db.select().from(refundTable).orderBy(asc(refundTable.id))).map((row) => row.amount)
const emails = (template: string) =>
  db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))
    .orderBy(asc(outboxTable.id))
const cancelUnpaid = async (order_id: number) =>
  (await shop.as('hana')).claim.cancelUnpaid({ params: { order_id }, query: {} })
const account = { bank: '하나은행', number: '110-123-456789', holder: '김하나' }

/** Staff send a promised refund back by hand. */
async function sendBack() {
  const staff = await clerk()
  const [refund] = (await staff.staffMoney.listRefunds({ query: {} })).data
  const params = { refund_id: refund?.id ?? 0 }
  await staff.staffMoney.setAccount({ params, body: account })
  await staff.staffMoney.refundSent({ params, body: {} })
}

test("too much, and somebody else's: what was promised back is promised no more, and the order waits again", async () => {
  await transferred()
  const id = await deposit(30_000)
  await match(id)
  expect(await promised()).toEqual([7_000])
  expect(await unmatch(id)).toMatchObject({ payment_state: 'waiting_for_deposit', deposited_amount: 0 })
  expect(await promised()).toEqual([])
  expect(await payments()).toMatchObject([{ canceled_amount: 0, approved_at: null }])
  expect(await orders()).toMatchObject([{ state: 'pending_payment', paid_at: null }])
  expect(await emails('order.unmatched')).toHaveLength(1)
  expect(await db.$count(auditTable, eq(auditTable.action, 'refund.dropped'))).toBe(1)
  await match(await deposit(23_000))
  expect(await payments()).toMatchObject([{ state: 'done', deposited_amount: 23_000, canceled_amount: 0 }])
})

test('of two deposits the one that was not theirs is taken away, and the other still pays', async () => {
  await transferred()
  await match(await deposit(23_000))
  const wrong = await deposit(23_000)
  await match(wrong)
  expect(await unmatch(wrong)).toMatchObject({ payment_state: 'done', deposited_amount: 23_000 })
  expect(await promised()).toEqual([])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await emails('order.unmatched')).toHaveLength(0)
})

test('an underpaid or late deposit that was not theirs is unmatched too, and the order stays canceled', async () => {
  await transferred()
  const short = await deposit(16_000)
  await match(short)
  await expireOrders(later(4.5))
  expect(await promised()).toEqual([16_000])
  await unmatch(short)
  const late = await deposit(9_000)
  await match(late)
  expect(await promised()).toEqual([9_000])
  await unmatch(late)
  expect(await promised()).toEqual([])
  expect(await payments()).toMatchObject([{ state: 'expired', deposited_amount: 0, canceled_amount: 0 }])
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  // What has been sent back cannot be un-sent.
  await match(late)
  await sendBack()
  await expect(unmatch(late)).rejects.toMatchObject({ code: 'too_late' })
})

test('money that comes after its buyer gave the order up goes back, and says so', async () => {
  const { order_id } = await transferred()
  await cancelUnpaid(order_id)
  await match(await deposit(23_000))
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid', paid_at: null }])
  expect(await promised()).toEqual([23_000])
  expect(await emails('order.late')).toMatchObject([{ payload: { why: '취소하신 주문이에요.' } }])
  expect(await db.select().from(refundTable)).toMatchObject([{ reason: '취소하신 주문이에요.' }])
})

test('a late email says what is true: sold out, or only that the time is over', async () => {
  await transferred()
  await expireOrders(later(4))
  await match(await deposit(9_000))
  await db.update(stockTable).set({ reserved: 10 })
  await match(await deposit(23_000))
  expect((await emails('order.late')).map(({ payload }) => Object(payload).why)).toEqual([
    '결제 기한이 지나 취소된 주문이에요.',
    '결제 기한이 지나 취소된 뒤 상품이 품절됐어요.',
  ])
})

test('after all has gone back a further deposit is theirs still, and goes back whole', async () => {
  await transferred()
  await expireOrders(later(4))
  await match(await deposit(9_000))
  await sendBack()
  expect(await payments()).toMatchObject([{ state: 'canceled' }])
  const id = await deposit(9_000)
  const { data } = await (await clerk()).staffMoney.listDeposits({ query: {} })
  expect(data.find((row) => row.id === id)?.proposals).toMatchObject([{ state: 'canceled', sureness: 'name' }])
  for (const _ of [1, 2]) await match(id)
  expect(await promised()).toEqual([9_000, 9_000])
  expect(await emails('order.late')).toHaveLength(2)
  await sendBack()
  expect(await payments()).toMatchObject([{ state: 'canceled', deposited_amount: 18_000, canceled_amount: 18_000 }])
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
})

async function givenIssue() {
  const coupon = await givenCoupon(ctx, { amount_krw: 3_000 })
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
  return issue?.id ?? 0
}
const issueState = async () => (await db.select().from(couponIssueTable))[0]?.state

test('a transfer made in time and read in late pays, with its coupon where that is still free', async () => {
  for (const [spent, state] of [
    [false, 'paid'],
    [true, 'canceled_unpaid'],
  ] as const) {
    await shop.empty()
    await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
    const [row] = await db.select().from(variantTable)
    variant_id = row?.id ?? 0
    await transferred({ order_coupon_id: await givenIssue() })
    const id = await deposit(20_000)
    await expireOrders(later(4))
    expect(await issueState()).toBe('issued')
    if (spent) await db.update(couponIssueTable).set({ state: 'used' })
    await match(id)
    expect(await orders()).toMatchObject([{ state }])
    expect(await issueState()).toBe('used')
    expect(await promised()).toEqual(spent ? [20_000] : [])
  }
})

test('with a coupon, a transfer made too late goes back and leaves the coupon alone', async () => {
  await transferred({ order_coupon_id: await givenIssue() })
  await expireOrders(later(4))
  const id = await deposit(20_000)
  await db.update(bankDepositTable).set({ deposited_at: addDays(new Date(), 3.5) })
  await match(id)
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  expect([await promised(), await issueState()]).toEqual([[20_000], 'issued'])
})

test('a partly paid order can be canceled: the part is refunded, and the buyer notified', async () => {
  const { order_id } = await transferred()
  await match(await deposit(16_000))
  await Promise.all([cancelUnpaid(order_id), cancelUnpaid(order_id)])
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await promised()).toEqual([16_000])
  expect(await emails('order.canceled')).toMatchObject([{ payload: { money: '16,000원' } }])
  await match(await deposit(7_000))
  expect(await promised()).toEqual([16_000, 7_000])
})

test('where a part is left after one was taken away, staff can give it back', async () => {
  await transferred()
  const first = await deposit(16_000)
  await match(first)
  await match(await deposit(7_000))
  await unmatch(first)
  const open = eq(discrepancyTable.state, 'open')
  const [row] = await db.select().from(discrepancyTable).where(open)
  expect(row).toMatchObject({ kind: 'amount_differs', proposal: 'refund_all' })
  await (await clerk()).staffReconciliation.repair({ params: { discrepancy_id: row?.id ?? 0 } })
  expect(await promised()).toEqual([7_000])
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
})

test('won are not laid to what is paid in dollars', async () => {
  await transferred()
  await db.update(paymentTable).set({ currency: 'usd' })
  await expect(match(await deposit(23_000))).rejects.toMatchObject({ code: 'not_allowed' })
})
