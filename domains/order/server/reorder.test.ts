import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addOnTable } from '../../catalog/server/offer-tables.ts'
import { productTable, stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { givenPaid } from '../../claim/testing/claims.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { atOnce } from '../testing/at-once.ts'
import { filledForm } from '../testing/buyer.ts'
import { orderLineTable } from './tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, price_krw: 10_000 * id, stock: 10 })
})

const stockOf = async (product_id: number, on_hand: number) => {
  const [variant] = await db.select().from(variantTable).where(eq(variantTable.product_id, product_id))
  await db
    .update(stockTable)
    .set({ on_hand, reserved: 0 })
    .where(eq(stockTable.variant_id, variant?.id ?? 0))
}

test('what was bought lies in the cart again, and pressing twice does not double it', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [
    [1, 2],
    [2, 1],
  ])
  const again = () => hana.reorder.add({ params: { order_id }, query: {} })
  expect(await again()).toMatchObject({ cart: { count: 2 }, lines: [{ in_cart: 2, trouble: null, price: null }, {}] })
  expect(await again()).toMatchObject({ cart: null, lines: [{ in_cart: 2 }, { in_cart: 1 }] })
  const { lines } = await hana.cart.show()
  expect(lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('pressed many times at once it comes once', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 2]])
  const again = () => hana.reorder.add({ params: { order_id }, query: {} })
  await atOnce(db, sql`select 1 from cart`, [again, again, again])
  expect((await hana.cart.show()).lines).toMatchObject([{ product_id: 1, quantity: 2 }])
})

test('what is hidden, sold out, short or dearer is said; the rest comes', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [
    [1, 2],
    [2, 1],
    [3, 3],
  ])
  await db.update(productTable).set({ visible: false }).where(eq(productTable.id, 1))
  await stockOf(2, 0)
  await stockOf(3, 2)
  await db.update(productTable).set({ price_krw: 33_000 }).where(eq(productTable.id, 3))
  const { lines, cart } = await hana.reorder.add({ params: { order_id }, query: {} })
  expect(lines).toMatchObject([
    { name: '상품 1', in_cart: 0, trouble: 'gone', price: null },
    { name: '상품 2', in_cart: 0, trouble: 'sold_out' },
    { quantity: 3, in_cart: 2, trouble: 'short', price: { currency: 'krw', was: 30_000, now: 33_000 } },
  ])
  expect(cart).toMatchObject({ count: 1 })
})

test('what was sent back is not bought again; of an order that came to nothing all is', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [
    [1, 1],
    [2, 1],
  ])
  await db.update(orderLineTable).set({ state: 'returned' }).where(eq(orderLineTable.product_id, 1))
  const again = () => hana.reorder.add({ params: { order_id }, query: {} })
  expect((await again()).lines).toMatchObject([{ name: '상품 2' }])
  await db.update(orderLineTable).set({ state: 'canceled' })
  expect((await again()).lines).toHaveLength(2)
})

test('what was bought beside something comes beside it again', async () => {
  const hana = await shop.as('hana')
  const [candle, wick] = [await variantOf(db, 1), await variantOf(db, 2)]
  await db.insert(addOnTable).values({ product_id: 1, variant_id: wick, position: 0 })
  const add_ons = [{ variant_id: wick, quantity: 2 }]
  await hana.cart.add({ body: { lines: [{ variant_id: candle, quantity: 1, add_ons }] } })
  const { total_amount } = await hana.checkout.quote({ body: {} })
  const { order_id } = await hana.checkout.place({ body: filledForm(total_amount) })
  const [main, beside] = await db.select().from(orderLineTable).orderBy(orderLineTable.position)
  expect([main?.add_on_to_id, beside?.add_on_to_id]).toEqual([null, main?.id])
  for (const { id } of (await hana.cart.show()).lines) await hana.cart.remove({ params: { line_id: id } })
  await hana.reorder.add({ params: { order_id }, query: {} })
  expect((await hana.cart.show()).lines).toMatchObject([
    { product_id: 1, add_on_of: 0 },
    { product_id: 2, add_on_of: 1, quantity: 2 },
  ])
})

test('a guest by their key, and no other visitor', async () => {
  const [guest, other] = [await shop.as(), await shop.as('other')]
  const { order_id, view_key } = await givenPaid(shop, guest, [[1, 1]])
  const asked = { params: { order_id } }
  expect(await guest.reorder.add({ ...asked, query: { view_key } })).toMatchObject({ cart: { count: 1 } })
  await expect(other.reorder.add({ ...asked, query: {} })).rejects.toMatchObject({ status: 404 })
  await expect(guest.reorder.add({ ...asked, query: { view_key: 'x.y' } })).rejects.toMatchObject({ status: 404 })
})

test('what may be bought at once is shared by all sizes: as much of each comes as there is room for', async () => {
  const hana = await shop.as('hana')
  const bigger = { product_id: 1, sku: 'BIG', position: 1, values: [], weight_g: 500, price_krw: 35_000 }
  const [large] = await db.insert(variantTable).values(bigger).returning()
  await db.insert(stockTable).values({ variant_id: large?.id ?? 0, on_hand: 10 })
  const small = await variantOf(db, 1)
  const lines = [small, large?.id ?? 0].map((variant_id) => ({ variant_id, quantity: 2 }))
  await hana.cart.add({ body: { lines } })
  const { total_amount } = await hana.checkout.quote({ body: {} })
  const { order_id } = await hana.checkout.place({ body: filledForm(total_amount, { method: 'bank_transfer' }) })
  for (const { id } of (await hana.cart.show()).lines) await hana.cart.remove({ params: { line_id: id } })
  await db.update(productTable).set({ max_quantity: 3 })
  for (const _ of [1, 2])
    expect((await hana.reorder.add({ params: { order_id }, query: {} })).lines).toMatchObject([
      { in_cart: 2, trouble: null },
      { in_cart: 1, trouble: 'bounds' },
    ])
  expect((await hana.cart.show()).lines).toMatchObject([{ trouble: null }, { trouble: null }])
})
