import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { kitPartTable } from '../../catalog/server/offer-tables.ts'
import { stockMovementTable, stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buyerOf, filledForm } from '../../order/testing/buyer.ts'
import { hashToken } from '../../payment/server/payment-keys.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { receiveWebhook } from '../../payment/server/webhook.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { pointEntryTable } from '../../point/server/tables.ts'
import { testShop } from '../../testing.ts'

vi.setConfig({ testTimeout: 240_000 })

const { gateways, state: provider } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  provider.confirms = 0
})

/** How many of many who press the button at the same moment had an order, and why the others had none. */
async function outcomes(all: Promise<unknown>[]) {
  const settled = await Promise.allSettled(all)
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.code ?? each.reason] : []))
  return { placed: settled.length - refused.length, reasons: [...new Set(refused)].sort() }
}

/** Two hundred members with the same things in their carts, who all order at once. */
async function rush(lines: { variant_id: number; quantity: number }[]) {
  const people = await Promise.all(Array.from({ length: 200 }, (_, at) => shop.as(`buyer${at}`)))
  await Promise.all(people.map((person) => person.cart.add({ body: { lines } })))
  const quoted = await people[0]?.checkout.quote({ body: {} })
  const total = quoted?.total_amount ?? 0
  return outcomes(
    people.map((person, at) => person.checkout.place({ body: filledForm(total, { buyer: buyerOf(at) }) })),
  )
}

test('two hundred at once for one seat in a class: one has it', async () => {
  await givenProduct(ctx, { id: 1, kind: 'class', price_krw: 60_000, stock: 1 })
  const { placed, reasons } = await rush([{ variant_id: await variantOf(db, 1), quantity: 1 }])
  expect(placed).toBe(1)
  expect(['empty', 'sold_out']).toEqual(expect.arrayContaining(reasons))
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 1, reserved: 1 }])
  expect(await db.$count(stockMovementTable)).toBe(1)
  expect(await stockMismatches(db, 1)).toEqual([])
})

test('two hundred at once, each with two kits that share a part: as many as the part allows, to the last of it', async () => {
  await givenProduct(ctx, { id: 1, stock: 27 })
  for (const id of [2, 3]) await givenProduct(ctx, { id, kind: 'kit', price_krw: 30_000, stock: 0 })
  const [part = 0, two = 0, three = 0] = await Promise.all([1, 2, 3].map((id) => variantOf(db, id)))
  await db.insert(kitPartTable).values([
    { kit_variant_id: two, part_variant_id: part, quantity: 2, position: 0 },
    { kit_variant_id: three, part_variant_id: part, quantity: 3, position: 0 },
  ])
  const { placed, reasons } = await rush([two, three].map((variant_id) => ({ variant_id, quantity: 1 })))
  // Five pieces go into each order, and two are left over.
  expect(placed).toBe(5)
  expect(['changed', 'empty', 'sold_out']).toEqual(expect.arrayContaining(reasons))
  const [row] = await db.select().from(stockTable).where(eq(stockTable.variant_id, part))
  expect(row).toMatchObject({ on_hand: 27, reserved: 25 })
  expect(await stockMismatches(db, 27)).toEqual([])
})

const points = 5_000

/** A member with one coupon and some points, and a form that spends both. */
async function givenThrift() {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 100 })
  const hana = await shop.as('hana')
  await earnPoints(ctx, { mb_id: 'hana', amount: points, reason: 'granted', occasion: 'a gift' })
  const coupon = await givenCoupon(ctx)
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const form = () => filledForm(15_000, { order_coupon_id: issue?.id ?? 0, points })
  return { hana, form }
}

const live = () => db.select().from(orderTable).where(ne(orderTable.state, 'canceled_unpaid'))

test('fifty orders at once with the same coupon and the same points: one has each', async () => {
  const { form } = await givenThrift()
  const { order_coupon_id } = form()
  const windows = await Promise.all(Array.from({ length: 50 }, () => shop.as('hana')))
  // Some want both, some only one of them: neither stands in for the other.
  const forms = [form, () => filledForm(20_000, { order_coupon_id }), () => filledForm(18_000, { points })]
  const { placed } = await outcomes(
    windows.map((each, at) => each.checkout.place({ body: forms[at % forms.length]?.() ?? form() })),
  )
  expect(placed).toBeGreaterThan(0)
  const orders = await live()
  const withCoupon = orders.filter(({ discount_amount }) => discount_amount > 0)
  const spent = orders.reduce((sum, { point_amount }) => sum + point_amount, 0)
  const [issue] = await db.select().from(couponIssueTable)
  expect(withCoupon.length).toBeLessThanOrEqual(1)
  expect(issue).toMatchObject({ state: withCoupon[0] ? 'reserved' : 'issued', order_id: withCoupon[0]?.id ?? null })
  expect([0, points]).toContain(spent)
  expect(await findBalance(ctx, 'hana')).toBe(points - spent)
  const entries = await db.select().from(pointEntryTable)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(points - spent)
  expect(entries.every(({ balance }) => balance >= 0)).toBe(true)
  expect(await stockMismatches(db, 100)).toEqual([])
})

test('fifty orders at once that all want the same coupon and the same points: one of them ends with both', async () => {
  const { form } = await givenThrift()
  const windows = await Promise.all(Array.from({ length: 50 }, () => shop.as('hana')))
  await outcomes(windows.map((each) => each.checkout.place({ body: form() })))
  const orders = await live()
  expect(orders).toMatchObject([{ discount_amount: 3_000, point_amount: points, total_amount: 15_000 }])
  expect(await db.select().from(couponIssueTable)).toMatchObject([{ state: 'reserved', order_id: orders[0]?.id }])
  expect(await findBalance(ctx, 'hana')).toBe(0)
  expect(await stockMismatches(db, 100)).toEqual([])
})

test('one webhook fifty times at once, with the buyer’s return: one payment, one email, one entry of points', async () => {
  const { hana, form } = await givenThrift()
  const { order_id } = await hana.checkout.place({ body: form() })
  const token = 'the token of a return, for a test'
  const [payment] = await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .returning()
  const webhook = { headers: {}, body: { event: 'evt-1', key: payment?.provider_key } }
  await Promise.all([
    ...Array.from({ length: 50 }, () => receiveWebhook(ctx, gateways, 'toss', webhook)),
    hana.payment.confirm({ body: { token, returned: {} } }),
  ])
  // Asked again once all is over.
  await Promise.all(Array.from({ length: 50 }, () => receiveWebhook(ctx, gateways, 'toss', webhook)))
  expect(provider.confirms).toBe(1)
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'done', amount: 15_000 }])
  expect(await db.$count(outboxTable, eq(outboxTable.channel, 'mail'))).toBe(1)
  expect(await db.$count(notificationTable)).toBe(1)
  const entries = await db
    .select()
    .from(pointEntryTable)
    .where(eq(pointEntryTable.occasion, `order:${order_id}`))
  expect(entries).toMatchObject([{ amount: -points }])
  expect(await live()).toMatchObject([{ state: 'paid' }])
  expect(await db.select().from(couponIssueTable)).toMatchObject([{ state: 'used', order_id }])
})
