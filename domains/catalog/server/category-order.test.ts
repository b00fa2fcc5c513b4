import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenProducts } from '../testing/products.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(async () => {
  await empty()
  const day = (nth: number) => new Date(Date.UTC(2026, 0, nth))
  await givenProducts(
    ctx,
    [1, 2, 3, 4, 5].map((id) => ({ id, category_ids: [7], created_at: day(id), price_krw: id * 10_000 })),
  )
  await givenProducts(ctx, [{ id: 9 }])
})

const params = { category_id: 7 }
const clerk = async () => (await as('clerk', { permissions: ['products'] })).catalog.staff
const save = async (product_ids: number[], was: number[] = []) =>
  (await clerk()).saveOrder({ params, body: { product_ids, was } })
async function shown(more: { page?: number; per_page?: number; price_min?: number } = {}) {
  const { data, total } = await visitor.catalog.list({ query: { category: 7, sort: 'recommended', ...more } })
  return { ids: data.map(({ id }) => id), total }
}

test('what staff put first comes first on every page of a category, and the rest follows, the newest first', async () => {
  expect((await shown()).ids).toEqual([5, 4, 3, 2, 1])
  await save([2, 4])
  await expect.poll(async () => (await shown()).ids).toEqual([2, 4, 5, 3, 1])
  const pages = [1, 2, 3].map(async (page) => (await shown({ page, per_page: 2 })).ids)
  expect(await Promise.all(pages)).toEqual([[2, 4], [5, 3], [1]])
  expect(await shown({ price_min: 30_000 })).toEqual({ ids: [4, 5, 3], total: 3 })
  expect(await db.select().from(auditTable).where(eq(auditTable.action, 'category.order'))).toMatchObject([
    { subject: 'category:7', after: { product_ids: [2, 4] } },
  ])
})

test('a product that is hidden leaves its place to the next, and takes it again', async () => {
  await save([2, 4])
  const staff = await as('clerk', { permissions: ['products'] })
  await staff.catalog.change({ params: { product_id: 2 }, body: { visible: false } })
  await expect.poll(async () => (await shown()).ids).toEqual([4, 5, 3, 1])
  await staff.catalog.change({ params: { product_id: 2 }, body: { visible: true } })
  await expect.poll(async () => (await shown()).ids).toEqual([2, 4, 5, 3, 1])
})

test('of two who ordered the same list the second is told, and a product of elsewhere is refused', async () => {
  await save([2, 4])
  await expect(save([5])).rejects.toMatchObject({ status: 409, code: 'outdated' })
  await expect(save([9], [2, 4])).rejects.toMatchObject({ errors: { product_ids: [expect.any(String)] } })
  expect(await (await clerk()).showOrder({ params })).toEqual({ product_ids: [2, 4] })
  await expect((await clerk()).showOrder({ params: { category_id: 99 } })).rejects.toMatchObject({ status: 404 })
})
