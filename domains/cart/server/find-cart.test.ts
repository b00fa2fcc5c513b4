import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable, stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { couponIssueTable } from '../../coupon/server/tables.ts'
import { givenCoupon } from '../../coupon/testing/coupons.ts'
import { memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'

const { ctx, db, as, empty } = await testShop()
const option_groups = [
  {
    name: '용량',
    name_en: 'Size',
    values: [
      { name: '작게', name_en: 'Small' },
      { name: '크게', name_en: 'Large' },
    ],
  },
]

let small = 0
let large = 0
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5, option_groups, category_ids: [3], max_quantity: 4 })
  const [first] = await db
    .update(variantTable)
    .set({ values: ['작게'] })
    .returning()
  small = first?.id ?? 0
  const bigger = { product_id: 1, sku: 'BIG', position: 1, values: ['크게'], weight_g: 500, price_krw: 35_000 }
  const [second] = await db.insert(variantTable).values(bigger).returning()
  large = second?.id ?? 0
  await db.insert(stockTable).values({ variant_id: large, on_hand: 3 })
})

async function hanaWith(variant_id: number, quantity: number) {
  const hana = await as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id, quantity }] } })
  const [line] = (await hana.cart.show()).lines
  return { hana, line_id: line?.id ?? 0, line }
}

test('a line shows its other sizes, what they cost, and which are sold out', async () => {
  await db.update(stockTable).set({ on_hand: 0 }).where(eq(stockTable.variant_id, large))
  const { line } = await hanaWith(small, 1)
  expect(line?.choices).toEqual([
    { variant_id: small, option_name: '작게', option_name_en: 'Small', unit_amount: 20_000, sold_out: false },
    { variant_id: large, option_name: '크게', option_name_en: 'Large', unit_amount: 35_000, sold_out: true },
  ])
})

test('a line becomes another size in its place; two that are alike become one', async () => {
  const { hana, line_id } = await hanaWith(small, 2)
  const changed = await hana.cart.change({ params: { line_id }, body: { variant_id: large } })
  expect(changed.lines).toMatchObject([{ id: line_id, variant_id: large, quantity: 2, unit_amount: 35_000 }])
  await hana.cart.add({ body: { lines: [{ variant_id: small, quantity: 1 }] } })
  const again = await hana.cart.change({ params: { line_id }, body: { variant_id: small } })
  expect(again.lines).toMatchObject([{ variant_id: small, quantity: 3 }])
})

test('no line has more pieces than may be bought at once', async () => {
  const { hana, line_id } = await hanaWith(small, 1)
  const tooMany = hana.cart.change({ params: { line_id }, body: { quantity: 5 } })
  await expect(tooMany).rejects.toMatchObject({ status: 422, errors: { quantity: [expect.any(String)] } })
  expect((await hana.cart.show()).lines).toMatchObject([{ quantity: 1 }])
})

test('two sizes that become one line may not be more than can be bought at once', async () => {
  const { hana, line_id } = await hanaWith(small, 3)
  await db.update(productTable).set({ max_quantity: null })
  await hana.cart.add({ body: { lines: [{ variant_id: large, quantity: 2 }] } })
  await db.update(productTable).set({ max_quantity: 4 })
  const tooMany = hana.cart.change({ params: { line_id }, body: { variant_id: large } })
  await expect(tooMany).rejects.toMatchObject({ status: 422, errors: { quantity: [expect.any(String)] } })
  expect((await hana.cart.show()).lines).toMatchObject([
    { variant_id: small, quantity: 3 },
    { variant_id: large, quantity: 2 },
  ])
})

test('a size that is no longer made is gone, and no longer offered', async () => {
  const { hana } = await hanaWith(small, 1)
  await db.update(variantTable).set({ retired: true }).where(eq(variantTable.id, large))
  expect((await hana.cart.show()).lines).toMatchObject([{ trouble: null, choices: [] }])
  await db.update(variantTable).set({ retired: true }).where(eq(variantTable.id, small))
  expect((await hana.cart.show()).lines).toMatchObject([{ trouble: 'gone' }])
})

test('only the coupons that take something off are counted', async () => {
  const { hana, line_id } = await hanaWith(small, 1)
  const coupons = [
    await givenCoupon(ctx),
    await givenCoupon(ctx, { minimum_krw: 40_000 }),
    await givenCoupon(ctx, { kind: 'category', target_ids: [3] }),
    await givenCoupon(ctx, { kind: 'product', target_ids: [9] }),
  ]
  await db.insert(couponIssueTable).values(coupons.map(({ id }) => ({ coupon_id: id, mb_id: 'hana', nth: 1 })))
  expect((await hana.cart.show()).coupon_count).toBe(2)
  expect((await hana.cart.change({ params: { line_id }, body: { quantity: 2 } })).coupon_count).toBe(3)
  expect((await hana.cart.select({ body: { selected: false } })).coupon_count).toBe(0)
})

test('a coupon for goods is counted where one line alone is dear enough, as the order form takes it', async () => {
  const { hana } = await hanaWith(small, 1)
  await hana.cart.add({ body: { lines: [{ variant_id: large, quantity: 1 }] } })
  const coupons = [
    await givenCoupon(ctx, { kind: 'product', target_ids: [1], minimum_krw: 40_000 }),
    await givenCoupon(ctx, { kind: 'category', target_ids: [3], minimum_krw: 35_000 }),
  ]
  await db.insert(couponIssueTable).values(coupons.map(({ id }) => ({ coupon_id: id, mb_id: 'hana', nth: 1 })))
  const { coupons: offered } = await hana.checkout.quote({ body: {} })
  expect(offered.filter(({ refused }) => refused === null)).toMatchObject([{ kind: 'category' }])
  expect((await hana.cart.show()).coupon_count).toBe(1)
})

test('the points to come follow the grade', async () => {
  const { hana } = await hanaWith(small, 1)
  expect((await hana.cart.show()).points).toBe(200)
  await db.update(memberTable).set({ grade: 'gold' })
  expect((await hana.cart.show()).points).toBe(400)
})

test('where nothing is sent, nothing is said of free delivery', async () => {
  await givenProduct(ctx, { id: 2, kind: 'class', price_krw: 60_000 })
  const [seat] = await db.select().from(variantTable).where(eq(variantTable.product_id, 2))
  const { hana } = await hanaWith(seat?.id ?? 0, 1)
  expect(await hana.cart.show()).toMatchObject({ shipping_amount: 0, missing_for_free: null })
})

test('a discount is shown beside the price without it', async () => {
  await givenProduct(ctx, { id: 3, price_krw: 10_000, sale_price_krw: 8_000 })
  const [variant] = await db.select().from(variantTable).where(eq(variantTable.product_id, 3))
  const { hana } = await hanaWith(variant?.id ?? 0, 2)
  expect(await hana.cart.show()).toMatchObject({ list_amount: 20_000, goods_amount: 16_000 })
})

const linesOf = (...wanted: [variant_id: number, quantity: number][]) => ({
  body: { lines: wanted.map(([variant_id, quantity]) => ({ variant_id, quantity })) },
})
const together = { errors: { quantity: [expect.stringContaining('담긴 것까지')] } }

test('the most that may be bought at once is for all sizes together, however they come into the cart', async () => {
  const { hana, line_id } = await hanaWith(small, 3)
  await expect(hana.cart.add(linesOf([large, 2]))).rejects.toMatchObject(together)
  await hana.cart.add(linesOf([large, 1]))
  await expect(hana.cart.add(linesOf([large, 1]))).rejects.toMatchObject(together)
  await expect(hana.cart.change({ params: { line_id }, body: { quantity: 4 } })).rejects.toMatchObject(together)
  const guest = await as()
  await expect(guest.cart.add(linesOf([small, 3], [large, 2]))).rejects.toMatchObject(together)
  const { lines } = await hana.cart.show()
  expect(lines).toMatchObject([
    { quantity: 3, max_quantity: 4, room: 3, trouble: null },
    { quantity: 1, max_quantity: 4, room: 1, trouble: null },
  ])
  // What is not chosen leaves room.
  await hana.cart.change({ params: { line_id }, body: { selected: false } })
  const more = await hana.cart.change({ params: { line_id: lines[1]?.id ?? 0 }, body: { quantity: 3 } })
  expect(more.lines).toMatchObject([
    { room: 1, trouble: 'over_max' },
    { quantity: 3, trouble: null },
  ])
})

test('sizes that are too many together say so, and no order takes them until they are fewer', async () => {
  const { hana, line_id } = await hanaWith(small, 2)
  await hana.cart.add(linesOf([large, 2]))
  await db.update(productTable).set({ max_quantity: 3 })
  expect((await hana.cart.show()).lines).toMatchObject([
    { room: 1, trouble: 'over_max' },
    { room: 1, trouble: 'over_max' },
  ])
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({ lines: [], left_out: 2 })
  const fewer = await hana.cart.change({ params: { line_id }, body: { quantity: 1 } })
  expect(fewer.lines).toMatchObject([{ trouble: null }, { trouble: null }])
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({ lines: [{ quantity: 1 }, { quantity: 2 }] })
})

test('a size that is sold out takes no room from another', async () => {
  const { hana } = await hanaWith(small, 2)
  await hana.cart.add(linesOf([large, 2]))
  await db.update(productTable).set({ max_quantity: 2 })
  await db.update(stockTable).set({ on_hand: 0 }).where(eq(stockTable.variant_id, large))
  expect((await hana.cart.show()).lines).toMatchObject([{ room: 2, trouble: null }, { trouble: 'sold_out' }])
  expect(await hana.checkout.quote({ body: {} })).toMatchObject({ lines: [{ quantity: 2 }] })
})

test('another size in its place is too many beside what lies there already', async () => {
  const { hana, line_id } = await hanaWith(small, 2)
  await hana.cart.add(linesOf([large, 2]))
  const change = { params: { line_id }, body: { variant_id: large, quantity: 3 } }
  await expect(hana.cart.change(change)).rejects.toMatchObject(together)
})
