import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { jobTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { kitPartTable } from '../../catalog/server/offer-tables.ts'
import { refreshStock } from '../../catalog/server/refresh-stock.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { scheduleSessions } from '../../course/server/schedule.ts'
import { courseTable } from '../../course/server/tables.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { buy, filledForm } from '../testing/buyer.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(shop.empty)

test('money that comes late for two things of which one is gone goes back, and holds neither', async () => {
  for (const id of [1, 2]) await givenProduct(ctx, { id, price_krw: 20_000, stock: 1 })
  const [one, two] = [await variantOf(db, 1), await variantOf(db, 2)]
  const hana = await shop.as('hana')
  const lines = [one, two].map((variant_id) => ({ variant_id, quantity: 1 }))
  await hana.cart.add({ body: { lines } })
  const { order_no } = await hana.checkout.place({ body: filledForm(43_000, { method: 'bank_transfer' }) })
  await expireOrders(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) }))
  await buy(await shop.as('other'), two)
  const [payment] = await db.select().from(paymentTable)
  await settle(ctx, payment?.id ?? 0, { state: 'done', order_no, currency: 'krw', amount: 43_000 })
  expect(await db.select().from(refundTable)).toMatchObject([{ kind: 'late', amount: 43_000 }])
  expect(await stockMismatches(db, 2)).toEqual([])
  expect(await db.select().from(stockTable).where(eq(stockTable.variant_id, one))).toMatchObject([{ reserved: 0 }])
})

const isSoldOut = async (id: number) => {
  const { data } = await (await shop.as()).catalog.list({ query: {} })
  return data.find((card) => card.id === id)?.sold_out
}
async function refresh() {
  const waiting = await db.select().from(jobTable).where(eq(jobTable.name, refreshStock.name))
  for (const { payload } of waiting) await refreshStock.run(ctx, refreshStock.payload.parse(payload))
  return waiting.length
}

test('ordering one of the last pieces makes its page say how many are left; ordering one of many does not', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 8 })
  const variant_id = await variantOf(db, 1)
  const hana = await shop.as('hana')
  const left = async () => (await hana.catalog.show({ params: { product_id: 1 } })).variants[0]?.left
  expect(await left()).toBeNull()
  await buy(await shop.as('juno'), variant_id, { quantity: 2 })
  expect(await refresh()).toBe(0)
  const { order_id, view_key } = await buy(hana, variant_id, { quantity: 3 })
  expect(await refresh()).toBe(1)
  expect(await left()).toBe(3)
  await hana.claim.cancelUnpaid({ params: { order_id }, query: { view_key } })
  expect(await refresh()).toBe(2)
  expect(await left()).toBeNull()
  await buy(await shop.as('other'), variant_id, { quantity: 6 })
  await refresh()
  expect([await left(), await isSoldOut(1)]).toEqual([null, true])
})

test('what is sold ten at once is sold out on its card when an order leaves eight', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 2_000, stock: 18, min_quantity: 10 })
  expect(await isSoldOut(1)).toBe(false)
  await buy(await shop.as('hana'), await variantOf(db, 1), { quantity: 10 })
  expect(await refresh()).toBe(1)
  expect(await isSoldOut(1)).toBe(true)
})

test('what is to come says how many seats are left after each that is taken', async () => {
  await givenProduct(ctx, { id: 7, kind: 'class', price_krw: 20_000, stock: 0 })
  await db
    .insert(courseTable)
    .values({ product_id: 7, title: '수업', title_en: 'Class', weeks: 1, studio: '', studio_en: '' })
  await scheduleSessions(ctx, 7, [{ meets_at: [addDays(new Date(), 9)], seats: 12, taken: 0 }])
  const hana = await shop.as('hana')
  const seats = async () => (await hana.tssa.upcoming({ query: { product_id: 7 } })).map(({ seats_left }) => seats_left)
  expect(await seats()).toEqual([12])
  await buy(hana, await variantOf(db, 7))
  await refresh()
  expect(await seats()).toEqual([11])
})

test('a kit of which too few parts are left is sold out, though a part is not', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  await givenProduct(ctx, { id: 2, kind: 'kit', price_krw: 30_000, stock: 0 })
  const [part, kit] = [await variantOf(db, 1), await variantOf(db, 2)]
  await db.insert(kitPartTable).values({ kit_variant_id: kit, part_variant_id: part, quantity: 2, position: 0 })
  await refreshStock.run(ctx, { variant_ids: [part] })
  expect(await isSoldOut(2)).toBe(false)
  const hana = await shop.as('hana')
  const { order_id, view_key } = await buy(hana, part, { quantity: 2 })
  await refresh()
  expect([await isSoldOut(1), await isSoldOut(2)]).toEqual([false, true])
  // And it is there again with the parts.
  await hana.claim.cancelUnpaid({ params: { order_id }, query: { view_key } })
  await refresh()
  expect(await isSoldOut(2)).toBe(false)
})
