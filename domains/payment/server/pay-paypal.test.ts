import { startPayPalEmulator } from '@sillage/emulators/paypal/paypal-emulator.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buy } from '../../order/testing/buyer.ts'
import { createPayPal } from '../providers/paypal/paypal.ts'
import { testPaying } from '../testing/provider.ts'
import { agreeAt } from '../testing/return.ts'
import { pollPayments } from './poll.ts'
import { recordRefund } from './refund.ts'
import { paymentWebhookTable } from './tables.ts'
import { receiveWebhook } from './webhook.ts'

const emulator = await startPayPalEmulator()
afterAll(emulator.stop)
const { url: apiUrl, clientId, clientSecret, webhookId } = emulator
const paypal = createPayPal({ apiUrl, clientId, clientSecret, webhookId })
const paying = await testPaying(paypal, { price: { price_usd: 3_129 }, method: 'paypal' })
const { gateways, ctx, db, orders, onlyPayment, order, later } = paying
beforeEach(paying.empty)

const agreement = { decision: 'pay', funding: 'card' }

async function paid() {
  const { buyer, start, ...placed } = await order()
  await buyer.payment.confirm({ body: await agreeAt(start.url, agreement) })
  return { buyer, ...placed, payment: await onlyPayment() }
}

test('from the order through its window to a paid order, to the cent', async () => {
  const { buyer, start, total_amount, order_id } = await order()
  expect(total_amount).toBe(3_129 + 300)
  const { token, returned } = await agreeAt(start.url, agreement)
  expect(await buyer.payment.confirm({ body: { token, returned } })).toMatchObject({ order_id, state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid', currency: 'usd' }])
  const payment = await onlyPayment()
  expect(payment).toMatchObject({ state: 'done', amount: 3_429, capture_key: expect.any(String) })
  expect(emulator.find(payment.provider_key ?? '')).toMatchObject({ status: 'COMPLETED', captured: 3_429 })
})

test('dollars are not paid to those who take won, and won not here', async () => {
  const buyer = await paying.visitor()
  const variant_id = paying.variant()
  await buyer.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  expect(await buyer.checkout.quote({ body: {} })).toMatchObject({ methods: [{ method: 'paypal', sandbox: true }] })
  const korean = buy(await paying.shop.as(), variant_id, { method: 'paypal' })
  await expect(korean).rejects.toMatchObject({ status: 422 })
})

test('a card that is declined leaves the order to be paid again', async () => {
  const { buyer, start, order_id, view_key } = await order()
  const body = await agreeAt(start.url, { ...agreement, funding: 'declined' })
  const refused = await buyer.payment.confirm({ body })
  expect(refused).toMatchObject({ state: 'aborted', message: '결제 수단이 거절되었어요. 다른 수단을 골라 주세요.' })
  const again = await buyer.checkout.pay({ params: { order_id }, query: { view_key }, body: { method: 'paypal' } })
  const url = again.start.kind === 'redirect' ? again.start.url : ''
  expect(await buyer.payment.confirm({ body: await agreeAt(url, agreement) })).toMatchObject({ state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('an answer that is lost after the money was taken is asked for, and paid once', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, agreement)
  emulator.failNext('capture', 'hang up after')
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'unknown' })
  await Promise.all([1, 2, 3].map(() => pollPayments(later(1), gateways)))
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await db.$count(outboxTable, eq(outboxTable.channel, 'mail'))).toBe(1)
})

test('a question that never arrived is waited for, then ends, and takes nothing', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, agreement)
  emulator.failNext('capture', 503)
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'unknown' })
  // Our call may still be running for half a minute.
  expect(await pollPayments(later(20 / 86_400), gateways)).toBe(0)
  expect(await pollPayments(later(1 / 1440), gateways)).toBe(1)
  expect(await onlyPayment()).toMatchObject({ state: 'aborted' })
  expect(emulator.find((await onlyPayment()).provider_key ?? '')).toMatchObject({ captured: 0 })
})

test('money that stays pending pays nothing until it is there', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, { ...agreement, funding: 'echeck' })
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'in_progress' })
  await pollPayments(later(1), gateways)
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
  emulator.clear((await onlyPayment()).provider_key ?? '', 'COMPLETED')
  await pollPayments(later(2), gateways)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('two parts go back to the cent, each once', async () => {
  const { payment, order_id } = await paid()
  for (const amount of [1_029, 2_400])
    await recordRefund(ctx, { payment, order: { id: order_id }, kind: 'goodwill', amount, reason: 'Sorry' })
  emulator.failNext('refund', 'hang up after')
  await paying.giveBack()
  expect(await onlyPayment()).toMatchObject({ state: 'canceled', canceled_amount: 3_429 })
  expect(emulator.find(payment.provider_key ?? '')).toMatchObject({ refunded: 3_429, refunds: 2 })
})

test('a webhook settles what the buyer did not come back for; fifty copies settle it once', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, agreement)
  emulator.failNext('capture', 'hang up after')
  await buyer.payment.confirm({ body })
  const webhook = emulator.webhooks().at(-1)
  if (!webhook) throw new Error('no webhook was written')
  await Promise.all(
    Array.from({ length: 50 }, () => receiveWebhook(ctx, gateways, 'paypal', webhook).catch(() => undefined)),
  )
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await db.$count(paymentWebhookTable)).toBe(1)
  expect(await db.$count(outboxTable, eq(outboxTable.channel, 'mail'))).toBe(1)
  expect(await receiveWebhook(ctx, gateways, 'paypal', webhook)).toBe('known')
})

test('a forged webhook is refused, and nothing of it is written down', async () => {
  await order()
  const { provider_key } = await onlyPayment()
  emulator.approve(provider_key ?? '')
  const { headers, body } = emulator.webhooks().at(-1) ?? { headers: {}, body: '' }
  const forged = body.replace('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED')
  const refused = { name: 'PaymentDeclined', code: 'FORGED' }
  await expect(receiveWebhook(ctx, gateways, 'paypal', { headers, body: forged })).rejects.toMatchObject(refused)
  expect(await db.$count(paymentWebhookTable)).toBe(0)
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
})
