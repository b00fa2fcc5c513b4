import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { turnSales } from './sale-days.ts'

const { as, ctx, empty, tags } = await testShop()
const visitor = await as()
beforeEach(empty)

const day = 86_400_000
const at = (ms: number) => ({ ...ctx, now: () => new Date(ms) })
const saleCount = async () => {
  tags.empty('all')
  const { total, data } = await visitor.catalog.list({ query: { badge: 'sale' } })
  return { total, prices: data.map(({ price }) => price.krw.amount) }
}

test('a sale is in the listings from its first minute to its last', async () => {
  const now = Date.now()
  const sale = { sale_price_krw: 30_000, sale_price_usd: 2_400 }
  await givenProduct(ctx, { id: 1, ...sale, sale_from: new Date(now + day), sale_to: new Date(now + 3 * day) })
  await givenProduct(ctx, { id: 2 })
  const turn = async (days: number) => {
    // A context whose transactions see the same clock.
    const then = at(now + days * day)
    await turnSales({
      ...then,
      transaction: (action) => ctx.transaction((inner) => action({ ...inner, now: then.now })),
    })
    return saleCount()
  }
  expect(await turn(0)).toEqual({ total: 0, prices: [] })
  expect(await turn(1)).toEqual({ total: 1, prices: [30_000] })
  expect(await turn(2)).toEqual({ total: 1, prices: [30_000] })
  expect(await turn(3)).toEqual({ total: 0, prices: [] })
})

test('a sale that ended while the server was down ends at the next run', async () => {
  const sale = { sale_price_krw: 30_000, sale_price_usd: 2_400 }
  await givenProduct(at(0), { id: 1, ...sale, sale_to: new Date(Date.now() - day) })
  await turnSales(ctx)
  expect((await saleCount()).total).toBe(0)
})

test('the sale listing has what is cheaper now, whichever category it was put into', async () => {
  const now = Date.now()
  const sale = { sale_price_krw: 30_000, sale_price_usd: 2_400 }
  await givenProduct(ctx, { id: 2, category_ids: [12] })
  await givenProduct(ctx, { id: 1, ...sale, sale_to: new Date(now + day), category_ids: [2] })
  const listing = async (category: number) => {
    tags.empty('all')
    return (await visitor.catalog.list({ query: { category } })).data.map(({ id }) => id)
  }
  expect([await listing(12), await listing(2)]).toEqual([[1], [1]])
  const found = await visitor.search.find({ query: { keyword: '상품', category: 12 } })
  expect(found.data.map(({ id }) => id)).toEqual([1])
  const then = at(now + 2 * day)
  await turnSales({ ...then, transaction: (action) => ctx.transaction((inner) => action({ ...inner, now: then.now })) })
  expect([await listing(12), await listing(2)]).toEqual([[], [1]])
})
