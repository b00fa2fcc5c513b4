import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct, givenProducts, variantOf } from '../testing/products.ts'
import { kitPartTable } from './offer-tables.ts'
import { productTable, stockTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

type Query = Parameters<Awaited<ReturnType<typeof clerk>>['list']>[0]['query']
const clerk = async () => (await as('clerk', { permissions: ['products'] })).staffProducts
const ids = async (query: Query) => (await (await clerk()).list({ query })).data.map(({ id }) => id)

test('staff see hidden products too, the newest first, page by page', async () => {
  await givenProducts(ctx, [{ id: 1 }, { id: 2, visible: false }, { id: 3 }])
  const { list } = await clerk()
  const first = await list({ query: { limit: 2 } })
  expect(first.data.map(({ id }) => id)).toEqual([3, 2])
  expect(await ids({ limit: 2, after: first.next_after ?? '' })).toEqual([1])
  expect(first.data[0]).toMatchObject({ available: 5, variants: [{ sku: 'SKU-3', on_hand: 5, low_at: 5 }] })
})

test('a product is found by part of a name, the beginning of a code, or its id', async () => {
  await givenProducts(ctx, [
    { id: 41, name: '무화과 그늘', name_en: 'Fig Shade' },
    { id: 42, name: '저녁 연기', name_en: 'Evening Smoke' },
  ])
  expect(await ids({ keyword: '화과' })).toEqual([41])
  expect(await ids({ keyword: 'smoke even' })).toEqual([42])
  expect(await ids({ keyword: 'sku-41' })).toEqual([41])
  expect(await ids({ keyword: '42' })).toEqual([42])
  expect(await ids({ keyword: '100%_' })).toEqual([])
})

test('filters narrow the list: category, kind, state, stock, missing English', async () => {
  await givenProducts(ctx, [
    { id: 1, category_ids: [2] },
    { id: 2, kind: 'book', stock: 50 },
    { id: 3, visible: false, stock: 50 },
    { id: 4, stock: 0 },
    { id: 5, name_en: '영어 없음', stock: 50 },
    { id: 6, min_quantity: 10, stock: 9 },
  ])
  expect(await ids({ category: 2 })).toEqual([1])
  expect(await ids({ kind: 'book' })).toEqual([2])
  expect(await ids({ state: 'hidden' })).toEqual([3])
  expect(await ids({ stock: 'out' })).toEqual([6, 4])
  expect(await ids({ stock: 'low' })).toEqual([4, 1])
  expect(await ids({ english: 'missing' })).toEqual([5])
})

test('a limit of one’s own says when stock is low, and a kit is low with its parts', async () => {
  await givenProducts(ctx, [
    { id: 1, stock: 20 },
    { id: 2, stock: 20 },
    { id: 3, kind: 'kit', stock: 0 },
  ])
  const [part, kit] = [await variantOf(db, 1), await variantOf(db, 3)]
  await db.insert(kitPartTable).values({ kit_variant_id: kit, part_variant_id: part, quantity: 1, position: 0 })
  expect(await ids({ stock: 'low' })).toEqual([])
  await db.update(stockTable).set({ low_at: 20 }).where(eq(stockTable.variant_id, part))
  expect(await ids({ stock: 'low' })).toEqual([3, 1])
  expect(await ids({ stock: 'out' })).toEqual([])
})

test('sorted by name or by the fewest pieces, no product is shown twice or left out', async () => {
  await givenProducts(ctx, [
    { id: 1, name: '다', stock: 3 },
    { id: 2, name: '가', stock: 1 },
    { id: 3, name: '나', stock: 2 },
  ])
  for (const [sort, order] of [
    ['name', [2, 3, 1]],
    ['stock', [2, 3, 1]],
  ] as const) {
    const walked: number[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page: Awaited<ReturnType<Awaited<ReturnType<typeof clerk>>['list']>> = await (await clerk()).list({
        query: { sort, limit: 1, ...(after && { after }) },
      })
      walked.push(...page.data.map(({ id }) => id))
      after = page.next_after
    }
    expect(walked).toEqual(order)
  }
})

test('an archived product is hidden and not listed, and is restored hidden', async () => {
  await givenProduct(ctx, { id: 1 })
  const { archive } = await clerk()
  const params = { product_id: 1 }
  expect(await archive({ params, body: { archived: true } })).toMatchObject({ archived: true, visible: false })
  expect(await ids({})).toEqual([])
  expect(await ids({ state: 'archived' })).toEqual([1])
  const change = (await as('clerk')).catalog.change({ params, body: { visible: true } })
  await expect(change).rejects.toMatchObject({ status: 422 })
  expect(await archive({ params, body: { archived: false } })).toMatchObject({ archived: false, visible: false })
})

test('a copy is hidden, has codes of its own and no stock', async () => {
  await givenProduct(ctx, { id: 900, name: '무화과', category_ids: [2] })
  const copy = await (await clerk()).duplicate({ params: { product_id: 900 } })
  expect(copy).toMatchObject({ name: '무화과 복사본', visible: false, category_ids: [2], variants: [{ on_hand: 0 }] })
  expect(copy.variants[0]?.sku).not.toBe('SKU-900')
  expect(await db.$count(productTable)).toBe(2)
})
