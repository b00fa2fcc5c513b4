import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable, stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { givenAccepted, givenSent } from '../testing/quotations.ts'
import { quotationEventTable, quotationTable } from './tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
})

const stateOf = async () => (await db.select().from(quotationTable))[0]?.state
const pay = async (order_id: number) => {
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, order_id))
  if (!payment || !order) throw new Error('an order has a payment')
  const { order_no, currency, total_amount: amount } = order
  return settle(ctx, payment.id, { state: 'done', order_no, currency, amount })
}

test('what was accepted is ordered at the prices on the document, whatever the shop asks by now and the form says', async () => {
  const guest = await shop.as()
  const { ref } = await givenAccepted(guest, [{ variant_id: await variantOf(db, 1), quantity: 2 }])
  await db.update(productTable).set({ price_krw: 90_000 })
  await guest.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const quote = await guest.checkout.quote({ body: { quotation: ref } })
  expect(quote).toMatchObject({ total_amount: 43_000, quotation: { id: ref.id }, lines: [{ unit_amount: 20_000 }] })
  // Prices in a request are no prices.
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 2, unit_amount: 1 }]
  const forged = { ...filledForm(3_002, { quotation: ref }), lines, unit_amount: 1 }
  await expect(guest.checkout.place({ body: forged })).rejects.toMatchObject({ status: 409, code: 'changed' })
  const placed = await guest.checkout.place({ body: filledForm(43_000, { quotation: ref }) })
  expect(await db.select().from(orderLineTable)).toMatchObject([{ quantity: 2, unit_amount: 20_000 }])
  expect(await stateOf()).toBe('ordered')
  expect(await pay(placed.order_id)).toBe('done')
  // The cart was not what was bought.
  expect((await guest.cart.show()).lines).toHaveLength(1)
  const shown = await guest.quotation.show({ params: { quotation_id: ref.id }, query: { view_key: ref.view_key } })
  expect(shown).toMatchObject({ state: 'ordered', order_id: placed.order_id })
})

test('ordered and accepted many times at once it is one order', async () => {
  await givenProduct(ctx, { id: 2, price_krw: 20_000, stock: 5 })
  const guest = await shop.as()
  const { ref, params, query, quotation } = await givenAccepted(guest, [
    { variant_id: await variantOf(db, 1), quantity: 1 },
    { variant_id: await variantOf(db, 2), quantity: 1 },
  ])
  const accept = (lines?: { line_id: number; quantity: number }[]) =>
    guest.quotation.accept({ params, query, body: { version: 1, ...(lines && { lines }) } })
  const body = filledForm(43_000, { quotation: ref })
  const settled = await Promise.allSettled([
    ...[1, 2, 3].map(() => guest.checkout.place({ body })),
    ...[1, 2, 3].map(() => guest.checkout.place({ body: filledForm(43_000, { quotation: ref }) })),
    ...[1, 2].map(() => accept()),
  ])
  for (const each of settled) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })
  const live = await db.select().from(orderTable).where(sql`state <> 'canceled_unpaid'`)
  expect(live).toHaveLength(1)
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 1 }, { reserved: 1 }])
  const other = accept([{ line_id: quotation.lines[0]?.id ?? 0, quantity: 1 }])
  await expect(other).rejects.toMatchObject({ status: 409, code: 'not_now' })
  await pay(live[0]?.id ?? 0)
  const again = guest.checkout.place({ body: filledForm(43_000, { quotation: ref }) })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'ordered' })
  expect(await db.$count(orderTable, sql`state <> 'canceled_unpaid'`)).toBe(1)
})

/** What was ordered by transfer from an accepted quotation, and no one paid. */
async function givenExpired() {
  const guest = await shop.as()
  const { ref } = await givenAccepted(guest, [{ variant_id: await variantOf(db, 1), quantity: 1 }])
  const place = () => guest.checkout.place({ body: filledForm(23_000, { quotation: ref, method: 'bank_transfer' }) })
  const { order_id } = await place()
  await db.update(orderTable).set({ expires_at: new Date(0) })
  await expireOrders(ctx)
  return { order_id, place }
}

test('an order that no one paid gives the quotation back; money that comes too late does not take it twice', async () => {
  const { place, ...first } = await givenExpired()
  expect(await stateOf()).toBe('accepted')
  const second = await place()
  expect(second.order_id).not.toBe(first.order_id)
  await pay(first.order_id)
  expect(await db.select().from(orderTable).orderBy(orderTable.id)).toMatchObject([
    { state: 'canceled_unpaid' },
    { state: 'pending_payment' },
  ])
  expect(await db.select().from(refundTable)).toMatchObject([{ order_id: first.order_id, amount: 23_000 }])
  expect(await db.$count(quotationEventTable, eq(quotationEventTable.kind, 'ordered'))).toBe(2)
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 1 }])
})

test('money that comes late for the only order of a quotation still counts', async () => {
  const { order_id } = await givenExpired()
  expect(await pay(order_id)).toBe('done')
  expect(await stateOf()).toBe('ordered')
})

test('money that comes late for goods that are gone goes back, and leaves the quotation as it was', async () => {
  const { order_id } = await givenExpired()
  await db.update(stockTable).set({ reserved: 5 })
  expect(await pay(order_id)).toBe('late_deposit')
  expect(await db.select().from(refundTable)).toMatchObject([{ order_id, amount: 23_000 }])
  expect(await stateOf()).toBe('accepted')
  expect(await db.$count(quotationEventTable, eq(quotationEventTable.kind, 'ordered'))).toBe(1)
})

test("no one orders what is another's, not accepted, past its day or in another currency", async () => {
  const hana = await shop.as('hana')
  const { params, ref } = await givenAccepted(hana, [{ variant_id: await variantOf(db, 1), quantity: 1 }])
  const asked = { body: { quotation: { id: params.quotation_id } } }
  await expect((await shop.as('duri')).checkout.quote(asked)).rejects.toMatchObject({ status: 404 })
  expect(await hana.checkout.quote(asked)).toMatchObject({ total_amount: 23_000, coupons: [] })
  const refuses = (code: string) => expect(hana.checkout.quote(asked)).rejects.toMatchObject({ status: 409, code })
  await db.update(quotationTable).set({ currency: 'usd' })
  await refuses('currency')
  await db.update(quotationTable).set({ currency: 'krw', valid_until: new Date(0) })
  await refuses('expired')
  const place = hana.checkout.place({ body: filledForm(23_000, { quotation: ref }) })
  await expect(place).rejects.toMatchObject({ status: 409, code: 'expired' })
  await db.update(quotationTable).set({ state: 'sent', valid_until: new Date(Date.now() + 60_000) })
  await refuses('not_accepted')
})

test('what is no longer there is left out, and told', async () => {
  await givenProduct(ctx, { id: 2, price_krw: 30_000, stock: 1 })
  const guest = await shop.as()
  const { ref } = await givenAccepted(guest, [
    { variant_id: await variantOf(db, 1), quantity: 1 },
    { variant_id: await variantOf(db, 2), quantity: 2 },
  ])
  expect(await guest.checkout.quote({ body: { quotation: ref } })).toMatchObject({ left_out: 1, total_amount: 23_000 })
})

test('an order that no one paid gives the quotation back, however each of its lines ended', async () => {
  await givenProduct(ctx, { id: 2, price_krw: 20_000, stock: 5 })
  const guest = await shop.as()
  const { ref, params, query } = await givenAccepted(guest, [
    { variant_id: await variantOf(db, 1), quantity: 1 },
    { variant_id: await variantOf(db, 2), quantity: 1 },
  ])
  const place = () => guest.checkout.place({ body: filledForm(43_000, { quotation: ref, method: 'bank_transfer' }) })
  const first = await place()
  const [line] = await db.select().from(orderLineTable)
  await db
    .update(orderLineTable)
    .set({ state: 'sold_out' })
    .where(eq(orderLineTable.id, line?.id ?? 0))
  await db.update(orderTable).set({ expires_at: new Date(0) })
  await expireOrders(ctx)
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'sold_out' }])
  const second = await place()
  expect(second.order_id).not.toBe(first.order_id)
  expect(await guest.quotation.show({ params, query })).toMatchObject({ state: 'ordered', order_id: second.order_id })
})

test('what is too dear to be ordered is not quoted either, by its buyer or by staff, and nothing overflows', async () => {
  await db.update(productTable).set({ price_krw: 300_000 })
  await db.update(stockTable).set({ on_hand: 9_999 })
  const guest = await shop.as()
  const variant_id = await variantOf(db, 1)
  const tooDear = { status: 422, errors: { lines: ['금액이 너무 커요. 나누어 견적을 받아 주세요.'] } }
  // Three thousand million won: more than a column of money holds.
  await expect(givenSent(guest, [{ variant_id, quantity: 9_999 }])).rejects.toMatchObject(tooDear)
  // It fits the column, and no order takes it.
  await expect(givenSent(guest, [{ variant_id, quantity: 4_000 }])).rejects.toMatchObject(tooDear)
  const { params, ref } = await givenAccepted(guest, [{ variant_id, quantity: 3_000 }])
  const { total_amount } = await guest.checkout.quote({ body: { quotation: ref } })
  expect(total_amount).toBe(900_000_000)
  const staff = await shop.as('clerk', { permissions: ['quotations'] })
  const change = (unit_amount: number) =>
    staff.staffQuotations.change({
      params,
      body: { lines: [{ variant_id, quantity: 9_999, unit_amount }], reason: '대량' },
    })
  await expect(change(1_000_000_000)).rejects.toMatchObject(tooDear)
  expect(await db.select().from(quotationTable)).toMatchObject([{ total_amount: 900_000_000 }])
  await guest.checkout.place({ body: filledForm(total_amount, { quotation: ref }) })
  expect(await stateOf()).toBe('ordered')
})
