import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rebuildCards } from '../../catalog/server/cards.ts'
import { productTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { wishTable } from './tables.ts'

const shop = await testShop()
type Api = Awaited<ReturnType<typeof shop.as>>
let hana: Api

beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  for (const id of [7, 8]) await givenProduct(shop.ctx, { id, stock: id === 8 ? 0 : 5 })
})

const add = (product_id: number) => hana.wish.add({ body: { product_id } })

test('wishing twice, also at once, keeps one wish', async () => {
  await Promise.all(Array.from({ length: 10 }, () => add(7)))
  expect(await add(7)).toEqual({ product_ids: [7] })
  expect(await hana.wish.list({ query: {} })).toMatchObject({
    total: 1,
    data: [{ product: { id: 7, sold_out: false } }],
  })
})

test('the newest wish comes first, and a sold-out one says so', async () => {
  await add(7)
  await add(8)
  const { data, total } = await hana.wish.list({ query: {} })
  expect(total).toBe(2)
  expect(data.map(({ product }) => [product.id, product.sold_out])).toEqual([
    [8, true],
    [7, false],
  ])
})

test('a wish can be taken back, and taking back nothing is no mistake', async () => {
  await add(7)
  expect(await hana.wish.remove({ params: { product_id: 7 } })).toEqual({ product_ids: [] })
  expect(await hana.wish.remove({ params: { product_id: 7 } })).toEqual({ product_ids: [] })
})

test('what is hidden, or never was, cannot be wished for', async () => {
  await hide(7)
  await expect(add(7)).rejects.toMatchObject({ status: 404 })
  await expect(add(999)).rejects.toMatchObject({ status: 404 })
})

test('a product hidden later leaves the list and the hearts, and comes back with its day', async () => {
  await add(7)
  await hide(7)
  expect(await hana.wish.list({ query: {} })).toMatchObject({ total: 0, data: [] })
  expect(await hana.wish.ids()).toEqual({ product_ids: [] })
  await hide(7, { visible: true })
  expect(await hana.wish.ids()).toEqual({ product_ids: [7] })
})

test('everyone has a list of their own', async () => {
  await add(7)
  const other = await shop.as('other')
  expect(await other.wish.ids()).toEqual({ product_ids: [] })
  await other.wish.remove({ params: { product_id: 7 } })
  expect(await hana.wish.ids()).toEqual({ product_ids: [7] })
})

test('a full list says so', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ id: 1000 + index }))
  const [one] = await shop.db.select().from(productTable).where(eq(productTable.id, 7))
  if (!one) throw new Error('the product was not given')
  await shop.db.insert(productTable).values(rows.map(({ id }) => ({ ...one, id, slug: `p-${id}` })))
  await shop.db.insert(wishTable).values(rows.map(({ id }) => ({ mb_id: 'hana', product_id: id })))
  await expect(add(7)).rejects.toMatchObject({ status: 409, code: 'full' })
})

async function hide(id: number, { visible = false } = {}) {
  await shop.db.update(productTable).set({ visible }).where(eq(productTable.id, id))
  await rebuildCards(shop.ctx, [id])
}
