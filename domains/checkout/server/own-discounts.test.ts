import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { orderTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { hashToken } from '../../payment/server/payment-keys.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { testShop } from '../../testing.ts'

const { gateways, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const token = 'the-token-of-a-payment-for-a-test'
let coupon_id = 0
beforeEach(async () => {
  await shop.empty()
  state.mood = 'pays'
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 1 })
  await shop.as('hana')
  await earnPoints(ctx, { mb_id: 'hana', amount: 5_000, reason: 'granted', occasion: 'a gift' })
  const coupon = await givenCoupon(ctx, { amount_krw: 3_000 })
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
  coupon_id = issue?.id ?? 0
})

/** The last piece, with all the points and the only coupon; the card is refused. */
async function givenRefused() {
  const hana = await shop.as('hana')
  const [variant] = await db.select().from(variantTable)
  await hana.cart.add({ body: { lines: [{ variant_id: variant?.id ?? 0, quantity: 1 }] } })
  const chosen = { points: 5_000, order_coupon_id: coupon_id, zip: '04524' }
  const { total_amount } = await hana.checkout.quote({ body: chosen })
  const { order_id } = await hana.checkout.place({ body: filledForm(total_amount, chosen) })
  await db.update(paymentTable).set({ return_token_hash: hashToken(token) })
  return { hana, chosen, total_amount, order_id }
}

test('after a refused payment the same points, coupon and last piece can be ordered with again', async () => {
  const { hana, chosen, total_amount, order_id } = await givenRefused()
  state.mood = 'refuses'
  expect(await hana.payment.confirm({ body: { token, returned: {} } })).toMatchObject({ state: 'aborted' })
  const quote = await hana.checkout.quote({ body: chosen })
  expect(quote).toMatchObject({ total_amount, point_balance: 5_000, lines: [{ quantity: 1 }], left_out: 0 })
  expect(quote.coupons.map(({ id }) => id)).toEqual([coupon_id])
  const second = await hana.checkout.place({ body: filledForm(total_amount, chosen) })
  expect(second.order_id).not.toBe(order_id)
  expect(await db.select().from(couponIssueTable)).toMatchObject([{ state: 'reserved', order_id: second.order_id }])
  expect(await findBalance(ctx, 'hana')).toBe(0)
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 1, reserved: 1 }])
  const [first] = await db.select().from(orderTable).where(eq(orderTable.id, order_id))
  expect(first).toMatchObject({ state: 'canceled_unpaid' })
})

test('what a payment in progress has reserved is not free, here or in any other cart', async () => {
  const { hana, chosen } = await givenRefused()
  await db.update(paymentTable).set({ state: 'in_progress', claimed_at: new Date() })
  const quote = await hana.checkout.quote({ body: chosen })
  expect(quote).toMatchObject({ point_balance: 0, coupons: [], lines: [] })
})
