import { startPayPalEmulator } from '@sillage/emulators/paypal/paypal-emulator.ts'
import { createClient } from '@sillage/kit/client.ts'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { variantTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/server/testing.ts'
import { contract } from '../../../contract.ts'
import { createPayPal } from '../../../payment/server/paypal.ts'
import { testShop } from '../../../testing.ts'
import { paymentNoticeTable, paymentTable, refundTable } from '../payment-tables.ts'
import { orderTable } from '../tables.ts'
import { buy } from '../testing-buyer.ts'
import { checkPayments } from './check-payments.ts'
import { hearNotice } from './notice.ts'
import { askRefund, createRefundJob } from './refund.ts'
import { agreeAt } from './testing-return.ts'

const standIn = await startPayPalEmulator()
afterAll(standIn.stop)
const { url: apiUrl, clientId, clientSecret, webhookId } = standIn
const paypal = createPayPal({ apiUrl, clientId, clientSecret, webhookId })
const cashier = { providers: [paypal], link: (path: string) => `http://localhost:3000${path}` }
const shop = await testShop({ cashier })
const { ctx, db } = shop
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_usd: 3_129, stock: 3 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const tomorrow = () => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 1) })
const orders = () => db.select().from(orderTable)
const onlyPayment = async () => {
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('no payment was made')
  return payment
}
const agreement = { decision: 'pay', funding: 'card' }

/** Somebody who reads English and pays in dollars. */
async function visitor() {
  const browser = await browserOf(shop)
  const cookies = { ...browser.cookies, lang: 'en', currency: 'usd' }
  return createClient(contract, injectTransport(shop.app, { ...browser, cookies }))
}

async function order() {
  const buyer = await visitor()
  const { start, ...placed } = await buy(buyer, variant_id, { method: 'paypal' })
  if (start.kind !== 'redirect') throw new Error(`it began with ${start.kind}`)
  return { buyer, start, ...placed }
}

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
  expect(standIn.find(payment.provider_key ?? '')).toMatchObject({ status: 'COMPLETED', captured: 3_429 })
})

test('dollars are not paid to those who take won, and won not here', async () => {
  const buyer = await visitor()
  await buyer.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  expect(await buyer.checkout.quote({ body: {} })).toMatchObject({ methods: [{ method: 'paypal', sandbox: true }] })
  const korean = buy(await shop.as(), variant_id, { method: 'paypal' })
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
  standIn.failNext('capture', 'hang up after')
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'unknown' })
  await Promise.all([1, 2, 3].map(() => checkPayments(tomorrow(), cashier)))
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await db.$count(outboxTable)).toBe(1)
})

test('a question that never arrived is waited for, then ends, and takes nothing', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, agreement)
  standIn.failNext('capture', 503)
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'unknown' })
  const soon = createContext({ ...ctx, database: shop.database, now: () => new Date(Date.now() + 60_000) })
  expect(await checkPayments(soon, cashier)).toBe(1)
  expect(await onlyPayment()).toMatchObject({ state: 'unknown' })
  await checkPayments(tomorrow(), cashier)
  expect(await onlyPayment()).toMatchObject({ state: 'aborted' })
  expect(standIn.find((await onlyPayment()).provider_key ?? '')).toMatchObject({ captured: 0 })
})

test('money that stays pending pays nothing until it is there', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, { ...agreement, funding: 'echeck' })
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'in_progress' })
  await checkPayments(tomorrow(), cashier)
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
  standIn.clear((await onlyPayment()).provider_key ?? '', 'COMPLETED')
  await checkPayments(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 2) }), cashier)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('two parts go back to the cent, each once', async () => {
  const { payment, order_id } = await paid()
  for (const amount of [1_029, 2_400])
    await askRefund(ctx, { payment, order: { id: order_id }, kind: 'goodwill', amount, reason: 'Sorry' })
  const job = createRefundJob(cashier)
  standIn.failNext('refund', 'hang up after')
  const refunds = await db.select().from(refundTable)
  // As the queue does it: whatever fails is tried again.
  for (const _ of [1, 2, 3]) for (const { id } of refunds) await job.run(ctx, { refund_id: id }).catch(() => undefined)
  expect(await onlyPayment()).toMatchObject({ state: 'canceled', canceled_amount: 3_429 })
  expect(standIn.find(payment.provider_key ?? '')).toMatchObject({ refunded: 3_429, refunds: 2 })
})

test('a notice settles what the buyer did not come back for; fifty copies settle it once', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, agreement)
  standIn.failNext('capture', 'hang up after')
  await buyer.payment.confirm({ body })
  const notice = standIn.notices().at(-1)
  if (!notice) throw new Error('no notice was written')
  await Promise.all(Array.from({ length: 50 }, () => hearNotice(ctx, cashier, 'paypal', notice).catch(() => undefined)))
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await db.$count(paymentNoticeTable)).toBe(1)
  expect(await db.$count(outboxTable)).toBe(1)
  expect(await hearNotice(ctx, cashier, 'paypal', notice)).toBe('known')
})

test('a forged notice is refused, and nothing of it is written down', async () => {
  await order()
  const { provider_key } = await onlyPayment()
  standIn.approve(provider_key ?? '')
  const { headers, body } = standIn.notices().at(-1) ?? { headers: {}, body: '' }
  const forged = body.replace('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED')
  const refused = { name: 'Refused', code: 'FORGED' }
  await expect(hearNotice(ctx, cashier, 'paypal', { headers, body: forged })).rejects.toMatchObject(refused)
  expect(await db.$count(paymentNoticeTable)).toBe(0)
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
})
