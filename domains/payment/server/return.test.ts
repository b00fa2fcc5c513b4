import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testShop } from '../../testing.ts'
import { testGateways } from '../testing/gateways.ts'
import { hashToken } from './payment-keys.ts'
import { paymentTable } from './tables.ts'
import { receiveWebhook } from './webhook.ts'

const { gateways, books, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  Object.assign(state, { mood: 'pays', confirms: 0 })
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
})

/** An order of a guest or a member who is at the provider's and will return with this token. */
async function givenAway(mb_id?: string) {
  const { order_id } = await buy(mb_id ? await shop.as(mb_id) : await shop.as(), await variantOf(db, 1))
  const token = `token-of-order-${order_id}-for-a-test`
  await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .where(eq(paymentTable.order_id, order_id))
  return { order_id, token }
}

/** A browser without any cookie of ours. */
type Browser = { client: Awaited<ReturnType<typeof shop.as>>; mark?: string }
const browser = async (): Promise<Browser> => ({ client: await shop.as(), mark: randomUUID() })
const confirm = ({ client, mark }: Browser, token: string) =>
  client.payment.confirm({ body: { token, mark, returned: {} } })
const ask = ({ client, mark }: Browser, token: string) => client.payment.state({ body: { token, mark } })
const sees = ({ client }: Browser, order_id: number, view_key: string | null) =>
  client.checkout.view({ params: { order_id }, query: { view_key: view_key ?? undefined } })

/** The money is there before the buyer is. */
async function webhookFirst(order_id: number) {
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  const reported = books.get(payment?.provider_key ?? '')
  if (reported) books.set(reported.key, { ...reported, state: 'done', approved_at: new Date() })
  await receiveWebhook(ctx, gateways, 'toss', {
    headers: {},
    body: { event: randomUUID(), key: payment?.provider_key },
  })
}

test.each([
  ['a guest', undefined],
  ['a member in another browser', 'hana'],
])('%s whose first answer got lost asks again and sees the order; no one else does', async (_, mb_id) => {
  const { order_id, token } = await givenAway(mb_id)
  const buyer = await browser()
  await confirm(buyer, token) // This answer never reaches them.
  const again = await confirm(buyer, token)
  expect(again).toMatchObject({ state: 'done', view_key: expect.any(String) })
  expect(await sees(buyer, order_id, again.view_key)).toMatchObject({ state: 'paid' })
  expect((await ask(buyer, token)).view_key).not.toBeNull()
  for (const stranger of [await browser(), { client: await shop.as() }]) {
    expect(await confirm(stranger, token)).toMatchObject({ state: 'done', view_key: null })
    expect((await ask(stranger, token)).view_key).toBeNull()
    await expect(sees(stranger, order_id, null)).rejects.toMatchObject({ status: 404 })
  }
  expect(state.confirms).toBe(1)
})

test.each([
  ['a guest', undefined],
  ['a member in another browser', 'hana'],
])('%s who comes back after the webhook sees the order, and again; no one else does', async (_, mb_id) => {
  const { order_id, token } = await givenAway(mb_id)
  await webhookFirst(order_id)
  const buyer = await browser()
  const first = await confirm(buyer, token)
  expect(await sees(buyer, order_id, first.view_key)).toMatchObject({ state: 'paid' })
  expect((await confirm(buyer, token)).view_key).not.toBeNull()
  expect((await confirm(await browser(), token)).view_key).toBeNull()
  expect(state.confirms).toBe(0)
})

test('of two browsers with the same address at once one sees the order, however often they ask', async () => {
  const { token } = await givenAway()
  const both = [await browser(), await browser()]
  const answers = await Promise.all([...both, ...both, ...both].map((each) => confirm(each, token)))
  const keys = answers.map(({ view_key }, at) => ({ view_key, of: both[at % 2] }))
  expect(new Set(keys.filter(({ view_key }) => view_key).map(({ of }) => of)).size).toBe(1)
  expect(keys.filter(({ view_key }) => view_key)).toHaveLength(3)
})

test('a buyer who canceled at the provider can pay the order by another method, also when asking twice', async () => {
  const { order_id, token } = await givenAway()
  const buyer = await browser()
  const fail = ({ client, mark }: Browser) => client.payment.fail({ body: { token, mark, code: '', message: '' } })
  await fail(buyer)
  const again = await fail(buyer)
  expect(await sees(buyer, order_id, again.view_key)).toMatchObject({ can_pay_again: true })
  expect((await fail(await browser())).view_key).toBeNull()
})

test('a member sees their own order from any browser they are signed in to', async () => {
  const { order_id, token } = await givenAway('hana')
  await confirm(await browser(), token)
  const hana = { client: await shop.as('hana'), mark: randomUUID() }
  expect((await confirm(hana, token)).view_key).not.toBeNull()
  expect(await sees(hana, order_id, null)).toMatchObject({ id: order_id })
  const duri = { client: await shop.as('duri'), mark: randomUUID() }
  expect((await confirm(duri, token)).view_key).toBeNull()
  await expect(sees(duri, order_id, null)).rejects.toMatchObject({ status: 404 })
})
