import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenProduct, variantOf } from '../testing/products.ts'
import { addOnTable } from './offer-tables.ts'
import { notifyRestocked } from './restock-job.ts'
import { stockTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

const params = { product_id: 1 }
const _clerk = async () => (await as('clerk', { permissions: ['products'] })).catalog.staff

/** Labels that are sold five at once, of which so many are there. */
async function givenLabels(stock: number) {
  await givenProduct(ctx, { id: 1, min_quantity: 5, stock, category_ids: [2] })
  return variantOf(db, 1)
}

/** Everything a visitor sees of its availability. */
async function reported() {
  const { catalog, search } = await as()
  const product = await catalog.show({ params })
  const [card] = await catalog.cards({ query: { ids: '1' } })
  return {
    page: product.sold_out,
    variants: product.variants.map(({ sold_out, left }) => ({ sold_out, left })),
    card: card?.sold_out,
    listed: (await catalog.list({ query: { in_stock: 'true' } })).total,
    found: (await search.find({ query: { keyword: '상품', in_stock: 'true' } })).total,
    counted: (await catalog.facets({ query: {} })).counts?.stock.in_stock,
  }
}

test('fewer than the least that is sold are none, wherever it is said; with as many it is there', async () => {
  const variant_id = await givenLabels(4)
  const none = { page: true, variants: [{ sold_out: true, left: null }], card: true, listed: 0, found: 0, counted: 0 }
  expect(await reported()).toEqual(none)
  const keeper = await as('keeper', { permissions: ['stock'] })
  await keeper.staffStock.adjust({ params: { variant_id }, body: { by: 1, reason: 'received' } })
  const there = { page: false, variants: [{ sold_out: false, left: 5 }], card: false, listed: 1, found: 1, counted: 1 }
  await expect.poll(reported).toEqual(there)
})

test('an alert is sent when there are enough to be sold, not sooner', async () => {
  const variant_id = await givenLabels(4)
  const hana = (await as('hana')).catalog
  await hana.addRestockAlert({ body: { variant_id } })
  await notifyRestocked.run(ctx, {})
  expect(await db.$count(notificationTable)).toBe(0)
  await db.update(stockTable).set({ on_hand: 5 }).where(eq(stockTable.variant_id, variant_id))
  await notifyRestocked.run(ctx, {})
  expect(await db.$count(notificationTable)).toBe(1)
  await expect(hana.addRestockAlert({ body: { variant_id } })).rejects.toMatchObject({ status: 422 })
})

test('the cart refuses it, says so of what lies there, and sells a single piece beside another product', async () => {
  const variant_id = await givenLabels(5)
  const { cart } = await as('hana')
  await cart.add({ body: { lines: [{ variant_id, quantity: 5 }] } })
  await db.update(stockTable).set({ on_hand: 4 }).where(eq(stockTable.variant_id, variant_id))
  expect((await cart.show()).lines).toMatchObject([{ trouble: 'sold_out' }])
  const more = cart.add({ body: { lines: [{ variant_id, quantity: 5 }] } })
  await expect(more).rejects.toMatchObject({ status: 422, errors: { variant_id: ['품절된 상품이에요.'] } })

  await givenProduct(ctx, { id: 2, stock: 9 })
  await db.insert(addOnTable).values({ product_id: 2, variant_id, position: 0 })
  const beside = [{ variant_id, quantity: 1 }]
  expect((await (await as()).catalog.show({ params: { product_id: 2 } })).add_ons).toMatchObject([
    { sold_out: false, left: 4 },
  ])
  await cart.add({ body: { lines: [{ variant_id: await variantOf(db, 2), quantity: 1, add_ons: beside }] } })
  expect((await cart.show()).lines).toContainEqual(
    expect.objectContaining({ variant_id, add_on_of: 2, quantity: 1, trouble: null }),
  )
})
