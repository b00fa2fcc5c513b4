import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { type Buyer, inDollars, linesOf, requestFor } from '../../claim/testing/claims.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { messageTemplates } from '../../message/server/catalogue.ts'
import { orderLineTable, orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { testShop } from '../../testing.ts'
import { expireOrders } from './expire.ts'

const { gateways, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let hana: Buyer
let coupons: Record<'order' | 'shipping', number>
beforeEach(async () => {
  await shop.empty()
  state.confirms = 0
  hana = await shop.as('hana')
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  await earnPoints(ctx, { mb_id: 'hana', amount: 50_000, reason: 'granted', occasion: 'a gift' })
  const issue = async (kind: 'order' | 'shipping') => {
    const coupon = await givenCoupon(ctx, { kind, amount_krw: 3_000 })
    const [row] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth: 1 }).returning()
    return row?.id ?? 0
  }
  coupons = { order: await issue('order'), shipping: await issue('shipping') }
})

/** Two pieces of 20,000: 3,000 by the coupon, the rest by points, and shipping by its own coupon. */
const everything = () => ({ points: 37_000, order_coupon_id: coupons.order, shipping_coupon_id: coupons.shipping })

async function placeForNothing(over: object = {}) {
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 2 }] } })
  const chosen = { ...everything(), zip: '04524' }
  const quote = await hana.checkout.quote({ body: chosen })
  expect(quote).toMatchObject({ total_amount: 0, methods: [{ method: 'free', sandbox: false }] })
  const body = filledForm(0, { ...chosen, method: 'free', ...over })
  return { body, placed: await hana.checkout.place({ body }) }
}

/** The emails as they will be read. */
async function emails() {
  const rows = await db.select().from(outboxTable).where(eq(outboxTable.channel, 'mail')).orderBy(asc(outboxTable.id))
  return rows.map(({ template, lang, payload }) => {
    const found = messageTemplates.find(({ name, channel }) => name === template && channel === 'mail')
    if (!found) throw new Error(`no template ${template}`)
    return { template, text: found[lang](payload, { link: (path) => path }).text }
  })
}
const couponStates = async () =>
  (await db.select().from(couponIssueTable).orderBy(asc(couponIssueTable.id))).map((row) => row.state)
const bodyOf = (order_id: number) => ({ params: { order_id }, query: {} })

test('an order covered by coupons and points is paid at once, without a provider, and the buyer notified once', async () => {
  const { body, placed } = await placeForNothing()
  expect(placed).toMatchObject({ total_amount: 0, start: { kind: 'paid' } })
  expect(await hana.checkout.place({ body })).toMatchObject({ order_id: placed.order_id, start: { kind: 'paid' } })
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'paid', total_amount: 0, expires_at: null }])
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'done', method: 'free', amount: 0 }])
  expect(state.confirms).toBe(0)
  expect(await couponStates()).toEqual(['used', 'used'])
  expect(await findBalance(ctx, 'hana')).toBe(13_000)
  expect((await hana.cart.show()).lines).toEqual([])
  expect(await emails()).toEqual([{ template: 'order.paid', text: expect.stringContaining('결제 금액 0원') }])
  expect(await stockMismatches(db, 5)).toEqual([])
})

test('forms that arrive at once make one order for nothing', async () => {
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 2 }] } })
  const body = filledForm(0, { ...everything(), method: 'free' })
  const placed = await Promise.all(Array.from({ length: 10 }, () => hana.checkout.place({ body })))
  expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(1)
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'paid' }])
  expect(await findBalance(ctx, 'hana')).toBe(13_000)
  const mails = and(eq(outboxTable.channel, 'mail'), eq(outboxTable.template, 'order.paid'))
  expect(await db.$count(outboxTable, mails)).toBe(1)
})

test('canceled whole, every point and coupon is back, and no money moves', async () => {
  const { placed } = await placeForNothing()
  const [line] = await linesOf(shop, placed.order_id)
  const lines = [{ line_id: line?.id ?? 0, quantity: 2 }]
  const asked = { kind: 'cancel', reason: 'changed_mind', lines } as const
  const { claims } = await requestFor(hana, placed, asked)
  expect(claims).toMatchObject([{ state: 'done', settled: { money: 0, points: 37_000 } }])
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'canceled' }])
  expect(await findBalance(ctx, 'hana')).toBe(50_000)
  expect(await couponStates()).toEqual(['issued', 'issued'])
  expect(await db.$count(refundTable)).toBe(0)
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 5, reserved: 0 }])
  expect((await emails()).at(-1)).toMatchObject({ text: expect.stringContaining('37,000') })
  await expect(requestFor(hana, placed, asked)).rejects.toMatchObject({ status: 409 })
})

test('of a part its own points come back; the rest of them with the last piece', async () => {
  const { placed } = await placeForNothing()
  const [line] = await linesOf(shop, placed.order_id)
  const cancel = (line_id = 0) =>
    requestFor(hana, placed, { kind: 'cancel', reason: 'changed_mind', lines: [{ line_id, quantity: 1 }] })
  const first = (await cancel(line?.id)).claims.at(-1)?.settled
  expect(first).toMatchObject({ money: 0, points: 18_500 })
  expect(await findBalance(ctx, 'hana')).toBe(31_500)
  expect(await couponStates()).toEqual(['used', 'used'])
  const left = (await linesOf(shop, placed.order_id)).find((each) => each.state === 'paid')
  expect((await cancel(left?.id)).claims.at(-1)?.settled).toMatchObject({ money: 0, points: 18_500 })
  expect(await findBalance(ctx, 'hana')).toBe(50_000)
  expect(await couponStates()).toEqual(['issued', 'issued'])
  expect(await stockMismatches(db, 5)).toEqual([])
})

test('its receipt and statement say that nothing was paid', async () => {
  const { placed } = await placeForNothing()
  const statement = await hana.orderStatement.show(bodyOf(placed.order_id))
  expect(statement).toMatchObject({
    total_amount: 0,
    left_amount: 0,
    tax: { supply: 0, vat: 0 },
    payment: { method: 'free' },
    lines: [{ quantity: 2, unit_amount: 20_000, off_amount: 40_000, total_amount: 0 }],
  })
})

test('in dollars coupons alone pay it, and the email says so in English', async () => {
  await givenProduct(ctx, { id: 2, price_usd: 1_500, stock: 1 })
  const ann = await inDollars(shop, 'ann')
  const ids = []
  for (const kind of ['order', 'shipping'] as const) {
    const coupon = await givenCoupon(ctx, { kind, amount_krw: null, percent: 100 })
    const [row] = await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'ann', nth: 1 }).returning()
    ids.push(row?.id ?? 0)
  }
  await ann.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 2), quantity: 1 }] } })
  const chosen = {
    order_coupon_id: ids[0] ?? 0,
    shipping_coupon_id: ids[1] ?? 0,
    country: 'US',
    method: 'free',
  } as const
  const { total_amount, methods } = await ann.checkout.quote({ body: chosen })
  expect({ total_amount, methods }).toMatchObject({ total_amount: 0, methods: [{ method: 'free' }] })
  const placed = await ann.checkout.place({
    body: filledForm(0, { ...chosen, receiver: { ...filledForm(0).receiver, city: 'Portland', state: 'OR' } }),
  })
  expect(placed).toMatchObject({ currency: 'usd', start: { kind: 'paid' } })
  expect(await emails()).toEqual([{ template: 'order.paid', text: expect.stringContaining('Paid: $0') }])
})

test('nothing paid has no tax document, no matter who asks for one', async () => {
  await placeForNothing({ receipt: { kind: 'cash_income', number: '010-1234-5678', company: null } })
  expect(await db.$count(orderReceiptTable)).toBe(0)
})

test('another buyer without points pays by card, and nothing that costs money is called free', async () => {
  const duri = await shop.as('duri')
  await duri.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 2 }] } })
  const asked = duri.checkout.place({ body: filledForm(0, { ...everything(), method: 'free' }) })
  await expect(asked).rejects.toMatchObject({ status: 422, errors: { coupons: [expect.any(String)] } })
  const full = duri.checkout.place({ body: filledForm(43_000, { method: 'free' }) })
  await expect(full).rejects.toMatchObject({ status: 422, errors: { method: [expect.any(String)] } })
  expect(await db.$count(orderTable)).toBe(0)
})

/** As it lies there where the process died between the two statements. */
async function givenHalfway() {
  const { body, placed } = await placeForNothing()
  await db.update(paymentTable).set({ state: 'ready', approved_at: null })
  await db.update(orderLineTable).set({ state: 'pending_payment' })
  await db.update(couponIssueTable).set({ state: 'reserved' })
  const over = new Date(Date.now() - 1_000)
  await db.update(orderTable).set({ state: 'pending_payment', paid_at: null, expires_at: over })
  return { body, placed }
}

test('one whose process died before it was paid is paid by the same form', async () => {
  const { body, placed } = await givenHalfway()
  expect(await hana.checkout.place({ body })).toMatchObject({ order_id: placed.order_id, start: { kind: 'paid' } })
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'paid' }])
  expect(await couponStates()).toEqual(['used', 'used'])
  expect(await findBalance(ctx, 'hana')).toBe(13_000)
})

test('an abandoned order releases goods, coupons and points', async () => {
  await givenHalfway()
  expect(await expireOrders(ctx)).toBe(1)
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await couponStates()).toEqual(['issued', 'issued'])
  expect(await findBalance(ctx, 'hana')).toBe(50_000)
  expect(await stockMismatches(db, 5)).toEqual([])
})
