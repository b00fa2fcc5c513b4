import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { kitPartTable } from '../../catalog/server/offer-tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import type { Buyer } from '../../claim/testing/claims.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { scheduleSessions } from '../../course/server/schedule.ts'
import { courseTable } from '../../course/server/tables.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { buy, filledForm } from '../../order/testing/buyer.ts'
import { waitForDeposit } from '../../payment/server/deposits/wait-for-deposit.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { testShop } from '../../testing.ts'
import { expireOrders } from './expire.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
let hana: Buyer
beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  await earnPoints(ctx, { mb_id: 'hana', amount: 5_000, reason: 'granted', occasion: 'a gift' })
})

const after = (minutes: number) =>
  createContext({ ...ctx, database: shop.database, now: () => new Date(Date.now() + minutes * 60_000) })

async function giveCoupon(kind: 'order' | 'product' | 'shipping') {
  const coupon = await givenCoupon(ctx, { kind, amount_krw: 2_000, target_ids: kind === 'product' ? [1] : [] })
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
  return issue?.id ?? 0
}
const issues = async () =>
  (await db.select().from(couponIssueTable).orderBy(asc(couponIssueTable.id))).map(({ state }) => state)

test('an unpaid order releases goods, all its coupons and its points, once, and they can be used again', async () => {
  const [order_coupon_id, coupon_id, shipping_coupon_id] = [
    await giveCoupon('order'),
    await giveCoupon('product'),
    await giveCoupon('shipping'),
  ]
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const [line] = (await hana.checkout.quote({ body: {} })).lines
  const line_coupons = [{ line_id: line?.line_id ?? 0, coupon_id: coupon_id ?? 0 }]
  const chosen = { order_coupon_id, shipping_coupon_id, line_coupons, points: 5_000, zip: '04524' }
  const { total_amount } = await hana.checkout.quote({ body: chosen })
  expect(total_amount).toBe(20_000 - 2_000 - 2_000 - 5_000 + 1_000)
  await hana.checkout.place({ body: filledForm(total_amount, chosen) })
  expect(await issues()).toEqual(['reserved', 'reserved', 'reserved'])
  expect(await findBalance(ctx, 'hana')).toBe(0)
  expect(await expireOrders(after(29))).toBe(0)
  expect(await issues()).toEqual(['reserved', 'reserved', 'reserved'])
  await Promise.all([1, 2, 3].map(() => expireOrders(after(31))))
  await expireOrders(after(60))
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 3, reserved: 0 }])
  expect(await issues()).toEqual(['issued', 'issued', 'issued'])
  expect(await findBalance(ctx, 'hana')).toBe(5_000)
  expect(await stockMismatches(db, 3)).toEqual([])
  const again = await hana.checkout.quote({ body: chosen })
  expect(again).toMatchObject({ total_amount, refused: { coupons: [], points: null } })
  expect(await hana.checkout.place({ body: filledForm(total_amount, chosen) })).toMatchObject({ total_amount })
})

test('an expired order with a coupon is not reinstated by a late deposit, whatever the coupon took off', async () => {
  const shipping_coupon_id = await giveCoupon('shipping')
  const chosen = { shipping_coupon_id, zip: '04524', method: 'bank_transfer' as const }
  const { order_id, order_no, view_key } = await buy(hana, await variantOf(db, 1), chosen)
  const [order] = await db.select().from(orderTable)
  expect(order).toMatchObject({ discount_amount: 0, point_amount: 0, total_amount: 21_000 })
  await hana.claim.cancelUnpaid({ params: { order_id }, query: { view_key } })
  expect(await issues()).toEqual(['issued'])
  const [payment] = await db.select().from(paymentTable)
  const known = { state: 'done' as const, order_no, currency: 'krw' as const, amount: 21_000 }
  expect(await settle(ctx, payment?.id ?? 0, known)).toBe('late_deposit')
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await db.select().from(refundTable)).toMatchObject([{ amount: 21_000 }])
  expect(await issues()).toEqual(['issued'])
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 0 }])
})

/** After how many minutes an order of these items expires. */
async function reservedFor(product_id: number, over = {}) {
  const { order_id } = await buy(hana, await variantOf(db, product_id), over)
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, order_id))
  return Math.round(((order?.expires_at?.getTime() ?? 0) - (order?.created_at.getTime() ?? 0)) / 60_000)
}

test.each([
  ['is to come', 10, 'granted'],
  ['is under way', 5, 'canceled_unpaid'],
])('money that comes late for a class that %s', async (_, days, state) => {
  await givenProduct(ctx, { id: 7, kind: 'class', price_krw: 20_000, stock: 0 })
  const course = { product_id: 7, title: '수업', title_en: 'Class', weeks: 1, studio: '', studio_en: '' }
  await db.insert(courseTable).values(course)
  await scheduleSessions(ctx, 7, [{ meets_at: [addDays(new Date(), days)], seats: 4, taken: 0 }])
  const { order_no } = await buy(hana, await variantOf(db, 7), { method: 'bank_transfer' })
  const late = after(6 * 24 * 60)
  await expireOrders(late)
  const [payment] = await db.select().from(paymentTable)
  await settle(late, payment?.id ?? 0, { state: 'done', order_no, currency: 'krw', amount: 20_000 })
  expect(await db.select().from(orderLineTable)).toMatchObject([{ state }])
  expect(await db.$count(refundTable)).toBe(state === 'granted' ? 0 : 1)
})

test('how long goods are reserved for a payment is set per variant', async () => {
  expect(await reservedFor(1)).toBe(30)
  await db.update(stockTable).set({ reservation_minutes: 45 })
  expect(await reservedFor(1)).toBe(45)
  expect(await reservedFor(1, { method: 'bank_transfer' })).toBe(3 * 24 * 60)
})

test('however often an order turns to a transfer, its days count from when it was placed', async () => {
  const { order_id, view_key } = await buy(hana, await variantOf(db, 1))
  const placed = new Date(Date.now() - 2 * 86_400_000)
  await db.update(orderTable).set({ created_at: placed, expires_at: after(1).now() })
  const pay = (method: 'bank_transfer' | 'card') =>
    hana.checkout.pay({ params: { order_id }, query: { view_key }, body: { method } })
  const again = async () => {
    await pay('card')
    return pay('bank_transfer')
  }
  const due = addDays(placed, 3).toISOString()
  for (const _ of [1, 2]) {
    expect((await again()).start).toMatchObject({ kind: 'deposit', account: { due_at: due } })
    expect((await db.select().from(orderTable))[0]?.expires_at?.toISOString()).toBe(due)
  }
  const payments = await db.select().from(paymentTable).orderBy(asc(paymentTable.id))
  expect(payments.filter(({ state }) => state !== 'aborted')).toMatchObject([
    { state: 'waiting_for_deposit', details: { account: { due_at: due } }, expires_at: new Date(due) },
  ])
  const over = new Date(Date.now() - 60_000)
  await db.update(orderTable).set({ created_at: addDays(over, -3), expires_at: over })
  await expect(pay('bank_transfer')).rejects.toMatchObject({ status: 409, code: 'expired' })
})

test('an account that its provider keeps open for longer holds the goods no longer', async () => {
  const { order_id } = await buy(hana, await variantOf(db, 1))
  const [payment] = await db.select().from(paymentTable)
  const account = { bank: '하나은행', number: '1', holder: '김하나', due_at: addDays(new Date(), 9).toISOString() }
  await waitForDeposit(ctx, payment?.id ?? 0, { account })
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, order_id))
  expect(order?.expires_at).toEqual(addDays(order?.created_at ?? new Date(), 3))
})

test('a seat waits ten minutes, and everything that is ordered with it', async () => {
  await givenProduct(ctx, { id: 2, kind: 'class', stock: 3 })
  expect(await reservedFor(2)).toBe(10)
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 2), quantity: 1 }] } })
  expect(await reservedFor(1)).toBe(10)
})

test('a kit waits as long as the most impatient of its parts', async () => {
  await givenProduct(ctx, { id: 2, stock: 3 })
  await givenProduct(ctx, { id: 3, kind: 'kit', stock: 0 })
  const [first, second, kit] = [await variantOf(db, 1), await variantOf(db, 2), await variantOf(db, 3)]
  await db.insert(kitPartTable).values([
    { kit_variant_id: kit, part_variant_id: first, quantity: 1, position: 0 },
    { kit_variant_id: kit, part_variant_id: second, quantity: 1, position: 1 },
  ])
  await db.update(stockTable).set({ reservation_minutes: 20 }).where(eq(stockTable.variant_id, second))
  expect(await reservedFor(3)).toBe(20)
})
