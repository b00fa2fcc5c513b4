import { orderTable } from '@sillage/domains/order/server/tables.ts'
import { createPayPal } from '@sillage/domains/payment/providers/paypal/paypal.ts'
import { paymentTable, paymentWebhookTable } from '@sillage/domains/payment/server/tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { startPayPalEmulator } from '@sillage/emulators/paypal/paypal-emulator.ts'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addPaymentWebhooks } from './payment-webhooks.ts'

let shopUrl = ''
const emulator = await startPayPalEmulator({ webhookUrl: () => `${shopUrl}/api/v1/payments/paypal/webhook` })
const { url: apiUrl, clientId, clientSecret, webhookId } = emulator
const paypal = createPayPal({ apiUrl, clientId, clientSecret, webhookId })
const gateways = { providers: [paypal], link: (path: string) => `http://localhost:3000${path}` }
const shop = await testShop({ gateways })
const { ctx, db } = shop
const app = fastify()
await addPaymentWebhooks(app, gateways, () => ctx)
shopUrl = await app.listen({ port: 0, host: '127.0.0.1' })
emulator.holdWebhooks()
beforeEach(shop.empty)
afterAll(async () => {
  await app.close()
  await emulator.stop()
})

const order_no = '261115-AAAAAAA'

/** A buyer approves a payment at PayPal, which sends a webhook. */
async function givenWebhook() {
  const returnTo = 'http://localhost:3000/shop/payment_confirm'
  const { key } = await paypal.begin({
    order_no,
    order_name: 'Fig Shade',
    goods: [],
    method: 'paypal',
    currency: 'usd',
    amount: 3_429,
    lang: 'en',
    buyer: { name: 'Sam', email: 'sam@example.com', hp: '' },
    customer_key: null,
    valid_until: new Date(Date.now() + 72 * 3_600_000),
    success_url: `${returnTo}?step=done&n=${Math.random()}`,
    fail_url: `${returnTo}?step=failed`,
  })
  emulator.approve(key ?? '')
  const webhook = emulator.webhooks().at(-1)
  if (!webhook) throw new Error('no webhook was written')
  return webhook
}

/** The same for a payment of an order in this shop. */
async function givenOurWebhook() {
  const webhook = await givenWebhook()
  const buyer = { name: 'Sam', hp: '', email: 'sam@example.com' }
  const [order] = await db
    .insert(orderTable)
    .values({
      order_no,
      request_key: order_no,
      lang: 'en',
      currency: 'usd',
      state: 'pending_payment',
      buyer,
      receiver: { ...buyer, country: 'US', zip: '', addr1: '', addr2: '', memo: '' },
      delivery: 'parcel',
      goods_amount: 3_429,
      total_amount: 3_429,
    })
    .returning({ id: orderTable.id })
  await db.insert(paymentTable).values({
    order_id: order?.id ?? 0,
    provider: 'paypal',
    method: 'paypal',
    currency: 'usd',
    amount: 3_429,
    provider_key: webhook.order_id,
    return_token_hash: order_no,
  })
  return webhook
}

test('for a payment the shop does not know PayPal is not asked, and no row is written', async () => {
  const webhook = await givenWebhook()
  emulator.failNext('verify', 503)
  expect(await emulator.deliver(webhook)).toBe(200)
  expect(await db.$count(paymentWebhookTable)).toBe(0)
  // The failure still waits for the first question.
  expect(await emulator.deliver(await givenOurWebhook())).toBe(503)
})

test('a webhook is taken as it was sent, and once', async () => {
  const webhook = await givenOurWebhook()
  expect(await emulator.deliver(webhook)).toBe(200)
  expect(await emulator.deliver(webhook)).toBe(200)
  expect(await db.$count(paymentWebhookTable)).toBe(1)
})

test('a webhook that PayPal did not send is refused', async () => {
  const webhook = await givenOurWebhook()
  const changed = { ...webhook, body: webhook.body.replace('APPROVED', 'COMPLETED') }
  const unsigned = { ...webhook, headers: { 'content-type': 'application/json' } }
  const other = await givenWebhook()
  const borrowed = { ...webhook, headers: other.headers }
  for (const forged of [changed, unsigned, borrowed]) expect(await emulator.deliver(forged)).toBe(401)
  expect(await db.$count(paymentWebhookTable)).toBe(0)
})

test('one that cannot be verified just now is to be sent again', async () => {
  const webhook = await givenOurWebhook()
  emulator.failNext('verify', 503)
  expect(await emulator.deliver(webhook)).toBe(503)
  expect(await emulator.deliver(webhook)).toBe(200)
})
