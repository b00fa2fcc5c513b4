import { ne } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { rebuildCards } from './cards.ts'
import { stockTable, variantTable } from './tables.ts'

const { as, ctx, db, empty, tags } = await testShop()
const visitor = await as()
beforeEach(empty)

test('a category lists its products and knows how many there are', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2] })
  await givenProduct(ctx, { id: 2, category_ids: [2] })
  await givenProduct(ctx, { id: 3, category_ids: [3] })
  const page = await visitor.catalog.list({ query: { category: 2, per_page: 1, sort: 'newest' } })
  expect(page).toMatchObject({ total: 2, last_page: 2, from: 1, to: 1 })
})

test('products are sorted by sales, by price and by age', async () => {
  await givenProduct(ctx, { id: 1, sold_30d: 5, price_krw: 30_000, created_at: new Date('2026-01-01') })
  await givenProduct(ctx, { id: 2, sold_30d: 9, price_krw: 10_000, created_at: new Date('2026-03-01') })
  await givenProduct(ctx, { id: 3, sold_30d: 1, price_krw: 20_000, created_at: new Date('2026-02-01') })
  const ids = async (query: { sort: 'best' | 'price' | 'newest'; order?: 'asc' }) =>
    (await visitor.catalog.list({ query })).data.map(({ id }) => id)
  expect(await ids({ sort: 'best' })).toEqual([2, 1, 3])
  expect(await ids({ sort: 'price', order: 'asc' })).toEqual([2, 3, 1])
  expect(await ids({ sort: 'newest' })).toEqual([2, 3, 1])
})

test('a sort that is not on the list is refused under its field', async () => {
  const asking = visitor.catalog.list({ query: { sort: 'password' as 'best' } })
  await expect(asking).rejects.toMatchObject({ status: 422, errors: { sort: [expect.any(String)] } })
})

test('only what came in the last 60 days counts as new', async () => {
  await givenProduct(ctx, { id: 1, created_at: new Date(Date.now() - 59 * 86_400_000) })
  await givenProduct(ctx, { id: 2, created_at: new Date(Date.now() - 62 * 86_400_000) })
  const page = await visitor.catalog.list({ query: { fresh: 'true' } })
  expect(page.data.map(({ id }) => id)).toEqual([1])
  expect(page.total).toBe(1)
})

test('a product on sale shows what it cost before, and variants take the same part off', async () => {
  await givenProduct(ctx, { id: 7, price_krw: 40_000, price_usd: 3_000, sale_price_krw: 30_000, sale_price_usd: 2_400 })
  const product = await visitor.catalog.show({ params: { product_id: 7 } })
  expect(product.price.krw).toEqual({ amount: 30_000, currency: 'krw' })
  expect(product.list_price?.usd).toEqual({ amount: 3_000, currency: 'usd' })
  expect(product.badges).toContain('sale')
})

test('a card speaks of the size its own price is for, as long as that can be bought or nothing can', async () => {
  await givenProduct(ctx, { id: 7, price_krw: 46_000 })
  const small = {
    product_id: 7,
    sku: 'SMALL',
    position: -1,
    values: ['180 g'],
    weight_g: 180,
    price_krw: 38_000,
    price_usd: 2_800,
  }
  const [row] = await db.insert(variantTable).values(small).returning()
  await db.insert(stockTable).values({ variant_id: row?.id ?? 0, on_hand: 3 })
  await rebuildCards(ctx, [7])
  const priceOfCard = async () => (await visitor.catalog.list({ query: {} })).data[0]?.price.krw.amount
  expect(await priceOfCard()).toBe(46_000)
  await db
    .update(stockTable)
    .set({ on_hand: 0 })
    .where(ne(stockTable.variant_id, row?.id ?? 0))
  await rebuildCards(ctx, [7])
  tags.empty('all')
  expect(await priceOfCard()).toBe(38_000)
  await db.update(stockTable).set({ on_hand: 0 })
  await rebuildCards(ctx, [7])
  tags.empty('all')
  expect(await priceOfCard()).toBe(46_000)
  expect((await visitor.catalog.show({ params: { product_id: 7 } })).price.krw.amount).toBe(46_000)
})

test('a product without stock is sold out', async () => {
  await givenProduct(ctx, { id: 7, stock: 0 })
  expect((await visitor.catalog.show({ params: { product_id: 7 } })).sold_out).toBe(true)
})

test('an unknown category or product is not found', async () => {
  await expect(visitor.catalog.list({ query: { category: 99 } })).rejects.toMatchObject({ status: 404 })
  await expect(visitor.catalog.show({ params: { product_id: 99 } })).rejects.toMatchObject({ status: 404 })
})

test('internal fields do not leave the server', async () => {
  await givenProduct(ctx, { id: 7 })
  expect(await visitor.catalog.show({ params: { product_id: 7 } })).not.toHaveProperty('sold_30d')
})

test('a change by staff is seen at once, hidden ones disappear, and both stand in the audit log', async () => {
  await givenProduct(ctx, { id: 7, category_ids: [2] })
  const clerk = await as('clerk', { permissions: ['products'] })
  await visitor.catalog.show({ params: { product_id: 7 } })
  await clerk.catalog.change({ params: { product_id: 7 }, body: { name: '새 이름' } })
  await expect.poll(async () => (await visitor.catalog.show({ params: { product_id: 7 } })).name).toBe('새 이름')
  await clerk.catalog.change({ params: { product_id: 7 }, body: { visible: false } })
  await expect.poll(async () => (await visitor.catalog.list({ query: { category: 2 } })).total).toBe(0)
  await expect(visitor.catalog.show({ params: { product_id: 7 } })).rejects.toMatchObject({ status: 404 })
  const entries = await db.select().from(auditTable)
  expect(entries[0]).toMatchObject({ mb_id: 'clerk', before: { name: '상품 7' }, after: { name: '새 이름' } })
})

test('text typed on a keyboard that sends letters in pieces is stored composed', async () => {
  await givenProduct(ctx, { id: 7 })
  const clerk = await as('clerk', { permissions: ['products'] })
  await clerk.catalog.change({ params: { product_id: 7 }, body: { name: '캔들'.normalize('NFD') } })
  expect((await visitor.catalog.show({ params: { product_id: 7 } })).name).toBe('캔들')
})
