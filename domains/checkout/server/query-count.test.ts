import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { hashToken } from '../../payment/server/payment-keys.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways, books } = testGateways()
// Named by the return address, as a card's payment is.
const providers = gateways.providers.map((each) => ({
  ...each,
  begin: async (beginning: Parameters<typeof each.begin>[0]) => ({ ...(await each.begin(beginning)), key: null }),
  keyIn: ({ key = '' }: Readonly<Record<string, string>>) => key || null,
}))
const shop = await testShop({ gateways: { ...gateways, providers } })
const { ctx, db } = shop
beforeEach(shop.empty)

/** What the database is asked while something is done. */
async function questionsOf(action: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const watch = (client: { query: unknown }) => {
    const { query } = client
    if (typeof query !== 'function') return
    client.query = (...given: unknown[]) => {
      const [statement] = given
      asked.push(String(Object(statement).text ?? statement))
      return Reflect.apply(query, client, given)
    }
    shop.database.pool.once('release', () => Object.assign(client, { query }))
  }
  shop.database.pool.on('acquire', watch)
  await action()
  shop.database.pool.off('acquire', watch)
  return asked
}

test('from an empty cart to a paid order the database is asked ten times', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 1 }]
  const hana = await shop.as('hana')
  expect(await questionsOf(() => hana.cart.add({ body: { lines } }))).toHaveLength(3)
  expect(await questionsOf(() => hana.checkout.place({ body: filledForm(23_000) }))).toHaveLength(4)
  const token = 'the token of a way back, for a test'
  await db.update(paymentTable).set({ return_token_hash: hashToken(token) })
  const body = { token, returned: { key: [...books.keys()][0] ?? '' } }
  const asked = await questionsOf(async () =>
    expect(await hana.payment.confirm({ body })).toMatchObject({ state: 'done' }),
  )
  expect(asked).toHaveLength(3)
})

test('no member is looked up for a visitor: adding to the cart takes two queries, and more only the first time', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 1 }]
  const visitor = await shop.as()
  const add = () => visitor.cart.add({ body: { lines } })
  // No cart yet, so the limit on new ones is counted.
  expect(await questionsOf(add)).toHaveLength(5)
  expect(await questionsOf(add)).toHaveLength(2)
})
