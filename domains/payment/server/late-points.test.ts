import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import type { OrderForm } from '../../checkout/server/check-form.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { requestFor } from '../../claim/testing/claims.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { spendPoints } from '../../point/server/spend.ts'
import { testShop } from '../../testing.ts'
import { testGateways } from '../testing/gateways.ts'
import { staffDeposits } from '../testing/staff-deposits.ts'
import { settle } from './settle.ts'
import { paymentTable, refundTable } from './tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { deposit, match, unmatch } = staffDeposits(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  await earnPoints(ctx, { mb_id: 'hana', amount: 9_000, reason: 'granted', occasion: 'a gift' })
})

const later = createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) })
const balance = () => findBalance(ctx, 'hana')
const states = async () => (await db.select().from(orderLineTable)).map(({ state }) => state)

/** Ordered with 5,000 points and a transfer that did not arrive in time. */
async function givenOver(over: Partial<OrderForm> = {}) {
  const hana = await shop.as('hana')
  const placed = await buy(hana, await variantOf(db, 1), { points: 5_000, method: 'bank_transfer', ...over })
  expect(await balance()).toBe(4_000)
  await expireOrders(later)
  expect([await states(), await balance()]).toEqual([['canceled_unpaid'], 9_000])
  const [payment] = await db.select().from(paymentTable)
  const { order_no, currency, total_amount: amount } = placed
  const known = { state: 'done' as const, order_no, currency, amount }
  const hear = (approved_at?: Date) =>
    settle(later, payment?.id ?? 0, { ...known, ...(approved_at && { approved_at }) })
  return { ...placed, hana, payment_id: payment?.id ?? 0, hear }
}

test('an order with points is reinstated like one without: it takes the points again, once', async () => {
  const { hear, total_amount } = await givenOver()
  expect(await Promise.all([hear(), hear(), hear()])).toEqual(['done', 'done', 'done'])
  expect(await states()).toEqual(['paid'])
  expect(await balance()).toBe(4_000)
  expect(await db.$count(refundTable)).toBe(0)
  expect(await db.select().from(orderTable)).toMatchObject([{ paid_at: expect.any(Date), total_amount }])
  expect(await stockMismatches(db, 3)).toEqual([])
})

test('canceled after that, its points come back like any other’s', async () => {
  const { hear, hana, order_id } = await givenOver()
  await hear()
  const [line] = await db.select().from(orderLineTable)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  const account = { bank: '국민은행', number: '1234567890', holder: '김하나' }
  await requestFor(hana, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines }, { account })
  expect([await states(), await balance()]).toEqual([['canceled'], 9_000])
})

test('if the points were spent in the meantime, the money is refunded and nothing is reserved', async () => {
  const { hear, total_amount } = await givenOver()
  await spendPoints(ctx, { mb_id: 'hana', amount: 6_000, occasion: 'another order' })
  expect(await hear()).toBe('late_deposit')
  expect(await db.select().from(refundTable)).toMatchObject([
    { kind: 'late', amount: total_amount, reason: '결제 기한이 지나 취소된 주문이에요.' },
  ])
  expect([await states(), await balance()]).toEqual([['canceled_unpaid'], 3_000])
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 0, on_hand: 3 }])
})

test('the goods are sold: the points stay where they are', async () => {
  const { hear } = await givenOver()
  await db.update(stockTable).set({ on_hand: 0 })
  expect(await hear()).toBe('late_deposit')
  expect([await states(), await balance()]).toEqual([['canceled_unpaid'], 9_000])
})

test('a deposit that reinstated it and was another’s: it waits again, and expires with its points restored', async () => {
  const { payment_id, total_amount } = await givenOver()
  for (const _ of [1, 2]) {
    const deposit_id = await deposit(total_amount)
    await match(deposit_id, payment_id)
    expect([await states(), await balance()]).toEqual([['paid'], 4_000])
    await unmatch(deposit_id)
    expect([await states(), await balance()]).toEqual([['pending_payment'], 4_000])
    await expireOrders(later)
    expect([await states(), await balance()]).toEqual([['canceled_unpaid'], 9_000])
  }
})

test('its coupon was used elsewhere: the points it had taken again are released', async () => {
  const coupon = await givenCoupon(ctx, { kind: 'order', amount_krw: 2_000 })
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
  const { hear, total_amount } = await givenOver({ order_coupon_id: issue?.id ?? 0 })
  await db.update(couponIssueTable).set({ state: 'used' })
  expect(await hear(new Date())).toBe('late_deposit')
  expect(await db.select().from(refundTable)).toMatchObject([{ kind: 'late', amount: total_amount }])
  expect([await states(), await balance()]).toEqual([['canceled_unpaid'], 9_000])
  expect(await stockMismatches(db, 3)).toEqual([])
})
