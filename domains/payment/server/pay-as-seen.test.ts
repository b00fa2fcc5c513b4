import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { orderEventTable, orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testShop } from '../../testing.ts'
import { testGateways } from '../testing/gateways.ts'
import { hashToken } from './payment-keys.ts'
import { paymentTable } from './tables.ts'

const { gateways, books } = testGateways()
/** What happens while the provider is asked, after the order was read. */
let meanwhile: () => Promise<unknown> = async () => undefined
type Confirming = Parameters<(typeof gateways.providers)[number]['confirm']>[0]
const providers = gateways.providers.map((each) => ({
  ...each,
  async confirm(confirming: Confirming) {
    const reported = await each.confirm(confirming)
    await meanwhile()
    return reported
  },
}))
const shop = await testShop({ gateways: { ...gateways, providers } })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  books.clear()
})

const tomorrow = createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 1) })
/** Long enough for what was asked before: the database answers one after the other on each connection. */
const untilRead = () => db.execute(sql`select pg_sleep(0.2)`)

test.each([
  ['nothing', async () => undefined],
  ['staff correct the address', () => db.update(orderTable).set({ delivery: 'parcel' })],
  ['it expires and releases its goods', () => expireOrders(tomorrow)],
])('while the provider is asked, %s: the order is paid once', async (_, happens) => {
  meanwhile = async () => {
    await untilRead()
    await happens()
  }
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  const hana = await shop.as('hana')
  const { order_id } = await buy(hana, await variantOf(db, 1))
  const token = 'the token of a way back, for a test'
  await db.update(paymentTable).set({ return_token_hash: hashToken(token) })
  expect(await hana.payment.confirm({ body: { token, returned: {} } })).toMatchObject({ order_id, state: 'done' })
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'paid', expires_at: null, cart_mark: null }])
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'done', deposited_amount: 23_000 }])
  expect(await db.$count(orderEventTable, eq(orderEventTable.kind, 'paid'))).toBe(1)
  expect(await db.$count(outboxTable, eq(outboxTable.channel, 'mail'))).toBe(1)
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 3, reserved: 1 }])
})
