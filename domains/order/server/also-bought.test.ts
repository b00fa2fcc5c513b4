import { addDays } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import type { LineState } from '../words.ts'
import { countTogetherJob } from './also-bought.ts'
import { orderLineTable, orderTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

let orders = 0
type Given = { products: number[]; state?: LineState; daysAgo?: number }

async function givenOrder({ products, state = 'confirmed', daysAgo = 1 }: Given) {
  orders += 1
  const noBuyer = { name: '', hp: '', email: '' }
  const nowhere = { name: '', hp: '', country: 'KR', zip: '', addr1: '', addr2: '', memo: '' }
  const [order] = await db
    .insert(orderTable)
    .values({
      order_no: `O-${orders}`,
      request_key: `r-${orders}`,
      lang: 'kr',
      currency: 'krw',
      delivery: 'parcel',
      buyer: noBuyer,
      receiver: nowhere,
      goods_amount: 0,
      total_amount: 0,
      state,
      created_at: addDays(ctx.now(), -daysAgo),
    })
    .returning()
  for (const [position, product_id] of products.entries()) {
    const [variant] = await db.select().from(variantTable).where(eq(variantTable.product_id, product_id))
    await db.insert(orderLineTable).values({
      order_id: order?.id ?? 0,
      position,
      product_id,
      variant_id: variant?.id ?? 0,
      kind: 'goods',
      sku: 'S',
      name: '',
      name_en: '',
      option_name: '',
      option_name_en: '',
      quantity: 1,
      unit_amount: 0,
      total_amount: 0,
      state,
    })
  }
}

test('what stood in the same orders of half a year comes most often first; what was given back does not count', async () => {
  for (const id of [1, 2, 3, 4, 5]) await givenProduct(ctx, { id })
  await givenOrder({ products: [1, 2, 3] })
  await givenOrder({ products: [1, 3, 3] })
  await givenOrder({ products: [1, 4], state: 'returned' })
  await givenOrder({ products: [1, 5], daysAgo: 181 })
  await countTogetherJob.run(ctx, {})
  const beside = async (product_id: number) =>
    (await visitor.catalog.alsoBought({ params: { product_id } })).map(({ id }) => id)
  expect(await beside(1)).toEqual([3, 2])
  expect(await beside(2)).toEqual([1, 3])
  expect(await beside(4)).toEqual([])
})

test('a night later the old counts are gone', async () => {
  for (const id of [1, 2]) await givenProduct(ctx, { id })
  await givenOrder({ products: [1, 2] })
  await countTogetherJob.run(ctx, {})
  await db.update(orderLineTable).set({ state: 'canceled' })
  await countTogetherJob.run(ctx, {})
  expect(await visitor.catalog.alsoBought({ params: { product_id: 1 } })).toEqual([])
})
