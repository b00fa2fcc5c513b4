import { createPayPal } from '@sillage/domains/payment/providers/paypal/paypal.ts'
import { paymentWebhookTable } from '@sillage/domains/payment/server/tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { startPayPalEmulator } from '@sillage/emulators/paypal/paypal-emulator.ts'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { addPaymentWebhooks } from './payment-webhooks.ts'

let shopUrl = ''
const emulator = await startPayPalEmulator({ webhookUrl: () => `${shopUrl}/api/v1/payments/paypal/notice` })
const { url: apiUrl, clientId, clientSecret, webhookId } = emulator
const paypal = createPayPal({ apiUrl, clientId, clientSecret, webhookId })
const gateways = { providers: [paypal], link: (path: string) => `http://localhost:3000${path}` }
const { ctx, db } = await testShop({ gateways })
const app = fastify()
await addPaymentWebhooks(app, gateways, () => ctx)
shopUrl = await app.listen({ port: 0, host: '127.0.0.1' })
emulator.holdWebhooks()
afterAll(async () => {
  await app.close()
  await emulator.stop()
})

/** Something happens at PayPal that it tells us of. */
async function happening() {
  const way = 'http://localhost:3000/shop/payment_confirm'
  const { key } = await paypal.begin({
    order_no: '261115-AAAAAAA',
    order_name: 'Fig Shade',
    goods: [],
    method: 'paypal',
    currency: 'usd',
    amount: 3_429,
    lang: 'en',
    buyer: { name: 'Sam', email: 'sam@example.com', hp: '' },
    customer_key: null,
    valid_until: new Date(Date.now() + 72 * 3_600_000),
    success_url: `${way}?step=done&n=${Math.random()}`,
    fail_url: `${way}?step=failed`,
  })
  emulator.approve(key ?? '')
  const webhook = emulator.webhooks().at(-1)
  if (!webhook) throw new Error('no notice was written')
  return webhook
}

test('a webhook of a payment the shop does not know is accepted as it was sent, again too, and leaves no row', async () => {
  const webhook = await happening()
  expect(await emulator.deliver(webhook)).toBe(200)
  expect(await emulator.deliver(webhook)).toBe(200)
  expect(await db.$count(paymentWebhookTable)).toBe(0)
})

test('a notice that PayPal did not send is turned away', async () => {
  const before = await db.$count(paymentWebhookTable)
  const webhook = await happening()
  const changed = { ...webhook, body: webhook.body.replace('APPROVED', 'COMPLETED') }
  const unsigned = { ...webhook, headers: { 'content-type': 'application/json' } }
  const other = await happening()
  const borrowed = { ...webhook, headers: other.headers }
  for (const forged of [changed, unsigned, borrowed]) expect(await emulator.deliver(forged)).toBe(401)
  expect(await db.$count(paymentWebhookTable)).toBe(before)
})

test('one that cannot be verified just now is to be sent again', async () => {
  const webhook = await happening()
  emulator.failNext('verify', 503)
  expect(await emulator.deliver(webhook)).toBe(503)
  expect(await emulator.deliver(webhook)).toBe(200)
})
