import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { givenLine } from '../testing/orders.ts'
import { orderLineTable, orderTable } from './tables.ts'

const { ctx, db, as, empty } = await testShop()

beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1 })
})

async function orderOf(line_id: number) {
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.id, line_id))
  return line?.order_id ?? 0
}

test('a member reads their own orders, the newest first, each with its lines', async () => {
  const hana = await as('hana')
  await as('duri')
  const older = await orderOf(await givenLine(ctx, { mb_id: 'hana', product_id: 1 }))
  const newer = await orderOf(await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'paid' }))
  await givenLine(ctx, { mb_id: 'duri', product_id: 1 })
  const found = await hana.order.list({ query: {} })
  expect(found.total).toBe(2)
  expect(found.data.map(({ id }) => id)).toEqual([newer, older])
  expect(found.data[0]?.lines).toMatchObject([{ state: 'paid', quantity: 1, total_amount: 42_000 }])
})

test('another member’s order does not exist', async () => {
  const [hana, duri] = [await as('hana'), await as('duri')]
  const order_id = await orderOf(await givenLine(ctx, { mb_id: 'hana', product_id: 1 }))
  expect((await hana.order.show({ params: { order_id } })).total_amount).toBe(42_000)
  await expect(duri.order.show({ params: { order_id } })).rejects.toMatchObject({ status: 404 })
  await expect(hana.order.show({ params: { order_id: 999_999 } })).rejects.toMatchObject({ status: 404 })
})

test('what is said of an order holds no secret of it', async () => {
  const hana = await as('hana')
  const order_id = await orderOf(await givenLine(ctx, { mb_id: 'hana', product_id: 1 }))
  const said = await hana.order.show({ params: { order_id } })
  for (const name of ['guest_password_hash', 'request_key', 'trace']) expect(said).not.toHaveProperty(name)
})

test('the summary counts lines by state, and for the grade only what was confirmed in a year, in won', async () => {
  const hana = await as('hana')
  await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'confirmed' })
  await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'delivered' })
  await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'shipping' })
  await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'canceled' })
  await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'confirmed', currency: 'usd' })
  const old = await orderOf(await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'confirmed' }))
  await db
    .update(orderTable)
    .set({ created_at: new Date('2020-01-01') })
    .where(eq(orderTable.id, old))
  expect(await hana.order.summary()).toEqual({
    lines: { confirmed: 3, delivered: 1, shipping: 1, canceled: 1 },
    spent_krw: 42_000,
    grade_rules: { silver_krw: 300_000, gold_krw: 1_000_000 },
    grade_locked: false,
  })
})
