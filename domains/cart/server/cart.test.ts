import { rateTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addOnTable, tierPriceTable } from '../../catalog/server/offer-tables.ts'
import { productTable, stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { memberTable } from '../../member/server/tables.ts'
import { rateLimits } from '../../rate-limits.ts'
import { testShop } from '../../testing.ts'
import { cartTable } from './tables.ts'

const { ctx, db, as, empty } = await testShop()
type Client = Awaited<ReturnType<typeof as>>

const put = (client: Client, variant_id: number, quantity = 1) =>
  client.cart.add({ body: { lines: [{ variant_id, quantity }] } })
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (problem) => problem.errors ?? problem.status,
  )

let candle = 0
let wax = 0
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  await givenProduct(ctx, { id: 2, price_krw: 9_000, stock: 500 })
  ;[candle, wax] = [await variantOf(db, 1), await variantOf(db, 2)]
})

test('putting the same thing in twice makes one line with both', async () => {
  const visitor = await as()
  const { version } = await put(visitor, candle)
  expect(await put(visitor, candle, 2)).toMatchObject({ version: version + 1, count: 1 })
  const cart = await visitor.cart.show()
  expect(cart).toMatchObject({ version: version + 1, goods_amount: 60_000, shipping_amount: 0, total_amount: 60_000 })
  expect(cart.lines).toMatchObject([{ quantity: 3, unit_amount: 20_000, trouble: null, seen_amount: null }])
})

test('the cart says how much more makes delivery free', async () => {
  const visitor = await as()
  await put(visitor, candle, 2)
  expect(await visitor.cart.show()).toMatchObject({ shipping_amount: 3_000, missing_for_free: 10_000 })
})

test('what is sold out, hidden or asked for in too great a number stays out', async () => {
  const visitor = await as()
  await givenProduct(ctx, { id: 3, stock: 0 })
  await givenProduct(ctx, { id: 4, visible: false })
  await givenProduct(ctx, { id: 5, min_quantity: 2, max_quantity: 3 })
  expect(await refusalOf(put(visitor, await variantOf(db, 3)))).toHaveProperty('variant_id')
  expect(await refusalOf(put(visitor, await variantOf(db, 4)))).toBe(404)
  expect(await refusalOf(put(visitor, 999_999))).toBe(404)
  expect(await refusalOf(put(visitor, candle, 6))).toHaveProperty('quantity')
  expect(await refusalOf(put(visitor, await variantOf(db, 5), 1))).toHaveProperty('quantity')
  expect(await refusalOf(put(visitor, await variantOf(db, 5), 4))).toHaveProperty('quantity')
  expect((await visitor.cart.show()).lines).toEqual([])
})

test('what lies in the cart counts: no more than may be bought at once, from two tabs neither', async () => {
  const hana = await as('hana')
  await db.update(productTable).set({ max_quantity: 5 }).where(eq(productTable.id, 2))
  await put(hana, wax, 3)
  expect(await refusalOf(put(hana, wax, 3))).toEqual({ quantity: [expect.stringContaining('담긴 것까지')] })
  const both = { body: { lines: [candle, wax].map((variant_id) => ({ variant_id, quantity: 3 })) } }
  expect(await refusalOf(hana.cart.add(both))).toHaveProperty('quantity')
  expect((await hana.cart.show()).lines).toMatchObject([{ variant_id: wax, quantity: 3 }])
  const tabs = await Promise.all(Array.from({ length: 6 }, () => refusalOf(put(hana, wax))))
  expect(tabs.filter((each) => each === 'taken')).toHaveLength(2)
  expect((await hana.cart.show()).lines).toMatchObject([{ quantity: 5, trouble: null }])
})

test('a line outside of bounds that came later says so, and no order takes it', async () => {
  const hana = await as('hana')
  await put(hana, candle, 3)
  await put(hana, wax, 3)
  const boundsOf = (id: number, set: Partial<typeof productTable.$inferInsert>) =>
    db.update(productTable).set(set).where(eq(productTable.id, id))
  await boundsOf(1, { max_quantity: 2 })
  await boundsOf(2, { min_quantity: 4 })
  const { lines, goods_amount } = await hana.cart.show()
  expect(lines).toMatchObject([{ trouble: 'over_max' }, { trouble: 'under_min' }])
  expect(goods_amount).toBe(0)
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({ lines: [], left_out: 2 })
  const take = (at: number, quantity: number) =>
    hana.cart.change({ params: { line_id: lines[at]?.id ?? 0 }, body: { quantity } })
  await take(0, 2)
  expect((await take(1, 4)).lines).toMatchObject([{ trouble: null }, { trouble: null }])
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({
    lines: [{ quantity: 2 }, { quantity: 4 }],
    left_out: 0,
  })
})

test('where fewer are there than may be bought at once, the line says how many there are', async () => {
  const hana = await as('hana')
  await put(hana, candle, 4)
  await db.update(productTable).set({ max_quantity: 3 }).where(eq(productTable.id, 1))
  await db.update(stockTable).set({ on_hand: 2 }).where(eq(stockTable.variant_id, candle))
  expect((await hana.cart.show()).lines).toMatchObject([{ trouble: 'short', available: 2 }])
})

test('what changed since it was put in is said', async () => {
  const visitor = await as()
  await put(visitor, candle, 3)
  await put(visitor, wax)
  await db.update(productTable).set({ price_krw: 18_000 }).where(eq(productTable.id, 1))
  await db.update(stockTable).set({ on_hand: 2 }).where(eq(stockTable.variant_id, candle))
  await db.update(productTable).set({ visible: false }).where(eq(productTable.id, 2))
  const cart = await visitor.cart.show()
  expect(cart.lines).toMatchObject([
    { unit_amount: 18_000, seen_amount: 20_000, trouble: 'short', available: 2 },
    { trouble: 'gone' },
  ])
  expect(cart.goods_amount).toBe(0)
})

test('one cart is not another’s, nor its lines', async () => {
  const [hana, duri] = [await as('hana'), await as('duri')]
  await put(hana, candle)
  const [line] = (await hana.cart.show()).lines
  const line_id = line?.id ?? 0
  expect((await duri.cart.show()).lines).toEqual([])
  expect(await refusalOf(duri.cart.change({ params: { line_id }, body: { quantity: 5 } }))).toBe(404)
  await duri.cart.remove({ params: { line_id } })
  expect((await hana.cart.show()).lines).toMatchObject([{ quantity: 1 }])
})

test('lines change, leave and are chosen; every answer is newer than the one before', async () => {
  const hana = await as('hana')
  await put(hana, candle)
  await put(hana, wax, 10)
  const before = await hana.cart.show()
  const line_id = before.lines[0]?.id ?? 0
  const changed = await hana.cart.change({ params: { line_id }, body: { quantity: 4, selected: false } })
  expect(changed.version).toBeGreaterThan(before.version)
  expect(changed).toMatchObject({ goods_amount: 90_000, lines: [{ quantity: 4, selected: false }, { quantity: 10 }] })
  expect(await refusalOf(hana.cart.change({ params: { line_id }, body: { quantity: 0 } }))).toHaveProperty('quantity')
  expect((await hana.cart.select({ body: { selected: true } })).goods_amount).toBe(170_000)
  const left = await hana.cart.remove({ params: { line_id } })
  expect(left.lines).toMatchObject([{ variant_id: wax }])
  expect(await hana.cart.remove({ params: { line_id } })).toMatchObject({ lines: [{ variant_id: wax }] })
})

test('an add-on comes only beside its product and leaves with it', async () => {
  const hana = await as('hana')
  await db.insert(addOnTable).values({ product_id: 1, variant_id: wax, position: 0 })
  const beside = { variant_id: wax, quantity: 1 }
  await hana.cart.add({ body: { lines: [{ variant_id: candle, quantity: 1, add_ons: [beside] }] } })
  const cart = await hana.cart.show()
  expect(cart.lines).toMatchObject([{ add_on_of: 0 }, { variant_id: wax, add_on_of: 1 }])
  const foreign = { variant_id: wax, quantity: 1, add_ons: [{ variant_id: candle, quantity: 1 }] }
  expect(await refusalOf(hana.cart.add({ body: { lines: [foreign] } }))).toHaveProperty('add_ons')
  const line_id = cart.lines[0]?.id ?? 0
  expect((await hana.cart.remove({ params: { line_id } })).lines).toEqual([])
})

test('an add-on can be put back beside its product, and beside nothing else', async () => {
  const hana = await as('hana')
  await db.insert(addOnTable).values({ product_id: 1, variant_id: wax, position: 0 })
  const beside = { variant_id: wax, quantity: 2, add_on_of: 1 }
  expect(await hana.cart.add({ body: { lines: [beside] } })).toMatchObject({ count: 0 })
  await put(hana, candle)
  expect(await hana.cart.add({ body: { lines: [beside] } })).toMatchObject({ count: 2 })
  expect(await refusalOf(hana.cart.add({ body: { lines: [{ ...beside, add_on_of: 2 }] } }))).toHaveProperty('add_ons')
})

test('an add-on is chosen, left out and sold with its product', async () => {
  const hana = await as('hana')
  await db.insert(addOnTable).values({ product_id: 1, variant_id: wax, position: 0 })
  const add_ons = [{ variant_id: wax, quantity: 1 }]
  await hana.cart.add({ body: { lines: [{ variant_id: candle, quantity: 1, add_ons }] } })
  const line_id = (await hana.cart.show()).lines[0]?.id ?? 0
  const without = await hana.cart.change({ params: { line_id }, body: { selected: false } })
  expect(without.lines).toMatchObject([{ selected: false }, { selected: false }])
  const chosen = await hana.cart.change({ params: { line_id }, body: { selected: true } })
  expect(chosen).toMatchObject({ goods_amount: 29_000, lines: [{ selected: true }, { selected: true }] })
  await db.update(stockTable).set({ on_hand: 0 }).where(eq(stockTable.variant_id, candle))
  expect((await hana.cart.show()).goods_amount).toBe(0)
})

test('a wholesaler’s tier counts all pieces of the product', async () => {
  const maker = await as('maker')
  await db.update(memberTable).set({ grade: 'wholesale' }).where(eq(memberTable.mb_id, 'maker'))
  await db.insert(tierPriceTable).values({ product_id: 2, grade: 'wholesale', min_quantity: 10, percent: 10 })
  await put(maker, wax, 9)
  expect((await maker.cart.show()).lines).toMatchObject([{ unit_amount: 9_000 }])
  await put(maker, wax, 1)
  const { lines } = await maker.cart.show()
  expect(lines).toMatchObject([{ unit_amount: 8_100, list_amount: 9_000, seen_amount: null }])
  const line_id = lines[0]?.id ?? 0
  const fewer = await maker.cart.change({ params: { line_id }, body: { quantity: 9 } })
  expect(fewer.lines).toMatchObject([{ unit_amount: 9_000, seen_amount: null }])
})

test('what cannot be ordered helps no other to a tier', async () => {
  const maker = await as('maker')
  await db.update(memberTable).set({ grade: 'wholesale' }).where(eq(memberTable.mb_id, 'maker'))
  await db.insert(tierPriceTable).values({ product_id: 2, grade: 'wholesale', min_quantity: 10, percent: 10 })
  const [large] = await db
    .insert(variantTable)
    .values({ product_id: 2, sku: 'wax-large', values: [], position: 9, weight_g: 500 })
    .returning()
  await db.insert(stockTable).values({ variant_id: large?.id ?? 0, on_hand: 50 })
  await put(maker, large?.id ?? 0, 9)
  await put(maker, wax, 1)
  expect((await maker.cart.show()).lines.map(({ unit_amount }) => unit_amount)).toEqual([8_100, 8_100])
  await db
    .update(stockTable)
    .set({ on_hand: 0 })
    .where(eq(stockTable.variant_id, large?.id ?? 0))
  const { lines, goods_amount } = await maker.cart.show()
  expect(lines.map(({ unit_amount, trouble }) => [unit_amount, trouble])).toEqual([
    [9_000, 'sold_out'],
    [9_000, null],
  ])
  expect(goods_amount).toBe(9_000)
  expect((await maker.checkout.quote({ body: {} })).goods_amount).toBe(9_000)
})

test('a changed price is shown for the quantity in the line', async () => {
  const maker = await as('maker')
  await db.update(memberTable).set({ grade: 'wholesale' }).where(eq(memberTable.mb_id, 'maker'))
  await db.insert(tierPriceTable).values({ product_id: 2, grade: 'wholesale', min_quantity: 10, percent: 10 })
  await put(maker, wax, 10)
  await db.update(productTable).set({ price_krw: 10_000 }).where(eq(productTable.id, 2))
  expect((await maker.cart.show()).lines).toMatchObject([{ unit_amount: 9_000, seen_amount: 8_100 }])
})

test('thirty clicks at once are thirty pieces and thirty versions', async () => {
  const hana = await as('hana')
  const answers = await Promise.all(Array.from({ length: 30 }, () => put(hana, wax)))
  expect(new Set(answers.map(({ version }) => version)).size).toBe(30)
  expect((await hana.cart.show()).lines).toMatchObject([{ quantity: 30 }])
})

test('what others have in their carts is no part of the count', async () => {
  const [visitor, other] = [await as(), await as('hana')]
  await put(visitor, candle)
  await put(other, candle)
  await put(other, wax)
  expect(await visitor.cart.count()).toMatchObject({ count: 1 })
  expect(await other.cart.count()).toMatchObject({ count: 2 })
})

test('a stranger with made-up keys begins a limited number of carts, and changing begins none', async () => {
  const { times } = rateLimits['cart.new'].address
  const first = await as()
  await put(first, candle)
  for (let n = 0; n < 3; n += 1) await (await as()).cart.select({ body: { selected: true } })
  expect(await refusalOf((await as()).cart.remove({ params: { line_id: 1 } }))).toBe('taken')
  expect(await db.$count(cartTable)).toBe(1)
  await db.update(rateTable).set({ count: times })
  expect(await refusalOf(put(await as(), wax))).toBe(429)
  // Who has a cart goes on filling it, and members are not stopped by a stranger at their address.
  expect(await refusalOf(put(first, wax))).toBe('taken')
  expect(await refusalOf(put(await as('hana'), wax))).toBe('taken')
  expect(await db.$count(cartTable)).toBe(2)
})
