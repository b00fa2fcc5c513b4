import { addDays } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { givenLine } from '../testing/orders.ts'
import type { LineState } from '../words.ts'
import { countSold } from './best-sellers.ts'
import { orderLineTable, orderTable } from './tables.ts'

const { as, ctx, db, empty, tags } = await testShop()
const visitor = await as()
beforeEach(async () => {
  await empty()
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id })
})

type Sale = { quantity: number; days_ago?: number; state?: LineState }

async function sell(product_id: number, { quantity, days_ago = 1, state = 'paid' }: Sale) {
  const line = await givenLine(ctx, { mb_id: 'hana', product_id, state })
  const [row] = await db
    .update(orderLineTable)
    .set({ quantity, total_amount: quantity * 42_000 })
    .where(eq(orderLineTable.id, line))
    .returning()
  const paid_at = addDays(new Date(), -days_ago)
  await db
    .update(orderTable)
    .set({ paid_at })
    .where(eq(orderTable.id, row?.order_id ?? 0))
}

const best = async () => {
  tags.empty('all')
  return (await visitor.catalog.list({ query: { sort: 'best' } })).data.map(({ id }) => id)
}

test('best sellers are what sold most pieces in thirty days, in lists and in the search', async () => {
  await sell(1, { quantity: 2 })
  await sell(2, { quantity: 9 })
  await sell(3, { quantity: 5, state: 'confirmed' })
  await countSold(ctx)
  expect(await best()).toEqual([2, 3, 1])
  expect((await visitor.search.find({ query: { keyword: '상품' } })).data.map(({ id }) => id)).toEqual([2, 3, 1])
})

test('returned, unpaid or older orders do not count', async () => {
  await sell(1, { quantity: 1 })
  await sell(2, { quantity: 50, state: 'returned' })
  await sell(2, { quantity: 50, state: 'canceled' })
  await sell(3, { quantity: 50, days_ago: 31 })
  await countSold(ctx)
  expect((await best())[0]).toBe(1)
})

test('what sold well once is no best seller for ever', async () => {
  await sell(1, { quantity: 3, days_ago: 10 })
  await sell(2, { quantity: 2 })
  await countSold(ctx)
  expect((await best())[0]).toBe(1)
  const later = { ...ctx, now: () => addDays(new Date(), 25) }
  await countSold(later)
  expect((await best())[0]).toBe(2)
})
