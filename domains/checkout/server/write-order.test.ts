import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { writeOrder } from './write-order.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(shop.empty)

/** An order of one piece each of two things, and the same once more to be written. */
async function givenTwoThings() {
  for (const id of [1, 2]) await givenProduct(ctx, { id, price_krw: 20_000, stock: id === 1 ? 2 : 1 })
  const lines = [await variantOf(db, 1), await variantOf(db, 2)].map((variant_id) => ({ variant_id, quantity: 1 }))
  const hana = await shop.as('hana')
  await hana.cart.add({ body: { lines } })
  await hana.checkout.place({ body: filledForm(43_000, { method: 'bank_transfer' }) })
  const [first] = await db.select().from(orderTable)
  if (!first) throw new Error('an order was placed')
  const { id: _, state: __, created_at: ___, ...order } = first
  const written = await db.select().from(orderLineTable)
  const again = written.map(({ id: _, order_id: __, state: ___, ...line }) => ({ ...line, add_on_to_id: null }))
  const payment = {
    provider: 'bank',
    method: 'bank_transfer',
    state: 'ready',
    amount: 43_000,
    expires_at: null,
    cart_line_ids: [],
  } as const
  return () =>
    writeOrder(ctx, { ...order, order_no: 'again', request_key: 'again' }, again, {
      ...payment,
      return_token_hash: 'again',
    })
}

const isWaiting = async () => {
  const { rows } = await db.execute(sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%reserved = reserved%'`)
  return rows.length > 0
}
const stocks = async () =>
  (await db.select().from(stockTable).orderBy(stockTable.variant_id)).map(({ reserved }) => reserved)

test('stock returned while an order waits is for the next one, and neither variant is reserved without the other', async () => {
  const writeAgain = await givenTwoThings()
  const [first, second] = await db.select().from(stockTable).orderBy(stockTable.variant_id)
  const other = await shop.database.pool.connect()
  await other.query('begin')
  await other.query('select 1 from stock where variant_id = $1 for update', [first?.variant_id])
  const writing = expect(writeAgain()).rejects.toMatchObject({ status: 409, code: 'sold_out' })
  await expect.poll(isWaiting).toBe(true)
  // Placed when the second item was sold out; it is restocked while the first row is waited for.
  await db.execute(sql`update stock set on_hand = on_hand + 1 where variant_id = ${second?.variant_id}`)
  await other.query('commit')
  other.release()
  await writing
  expect([await stocks(), await db.$count(orderTable)]).toEqual([[1, 1], 1])
  await writeAgain()
  expect(await stocks()).toEqual([2, 2])
})

test('if one of two variants is sold out, neither is reserved and nothing is written', async () => {
  const writeAgain = await givenTwoThings()
  await expect(writeAgain()).rejects.toMatchObject({ status: 409, code: 'sold_out' })
  expect([await stocks(), await db.$count(orderTable)]).toEqual([[1, 1], 1])
})
