import { startPayPalEmulator } from '@sillage/emulators/paypal/paypal-emulator.ts'
import { afterAll, expect, test } from 'vitest'
import { PaymentDeclined, PaymentUnresolved, type StartRequest } from '../provider.ts'
import { toDollars } from './order.ts'
import { createPayPal } from './paypal.ts'

const emulator = await startPayPalEmulator()
afterAll(emulator.stop)

const { url: apiUrl, clientId, clientSecret, webhookId } = emulator
const keys = { apiUrl, clientId, clientSecret, webhookId }
const paypal = createPayPal(keys)
/** Waits no longer than it must for an answer that does not come. */
const hasty = createPayPal({ ...keys, timeoutMs: 800 })

let lastPayment = 0
function beginning(): StartRequest {
  lastPayment += 1
  const way = `http://localhost:3000/shop/payment_confirm?token=payment-${lastPayment}`
  return {
    order_no: '261115-AAAAAAA',
    order_name: 'Fig Shade and 2 more',
    goods: [{ sku: 'A-1', name: '무화과 그늘', unit_amount: 20_000, quantity: 1 }],
    method: 'paypal',
    currency: 'usd',
    amount: 4_329,
    lang: 'en',
    buyer: { name: 'Sam Rivers', email: 'sam@example.com', hp: '' },
    customer_key: null,
    valid_until: new Date(Date.now() + 72 * 3_600_000),
    success_url: `${way}&step=done`,
    fail_url: `${way}&step=failed`,
  }
}
const begun = async () => (await paypal.begin(beginning())).key ?? ''
const confirm = (key: string | null, over = {}, by = paypal) =>
  by.confirm({
    key,
    order_no: '261115-AAAAAAA',
    currency: 'usd',
    amount: 4_329,
    returned: {},
    customer_key: null,
    idempotency_key: 'confirm-1',
    ...over,
  })
async function paid() {
  const key = await begun()
  emulator.approve(key)
  return confirm(key)
}
type Paid = Awaited<ReturnType<typeof paid>>
const refund = ({ key, capture_key }: Paid, amount: number, idempotency_key: string, by = paypal) =>
  by.cancel({
    key,
    capture_key: capture_key ?? null,
    amount,
    idempotency_key,
    currency: 'usd',
    left: 4_329,
    reason: 'Changed my mind',
    account: null,
  })

test('a payer is sent to its window; the same payment begins once', async () => {
  const given = beginning()
  const [first, again] = [await paypal.begin(given), await paypal.begin(given)]
  expect(first.start).toMatchObject({ kind: 'redirect', url: expect.stringContaining(`token=${first.key}`) })
  expect(again.key).toBe(first.key)
  expect((await paypal.begin(beginning())).key).not.toBe(first.key)
  const back = new URL(emulator.leave(first.key ?? ''))
  expect(back.searchParams.get('code')).toBe('PAY_PROCESS_CANCELED')
  await expect(paypal.begin({ ...given, currency: 'krw' })).rejects.toBeInstanceOf(PaymentDeclined)
})

test('an approved payment is captured to the cent, and reads the same afterwards', async () => {
  const reported = await paid()
  expect(reported).toMatchObject({
    order_no: '261115-AAAAAAA',
    state: 'done',
    method: 'paypal',
    currency: 'usd',
    amount: 4_329,
    canceled_amount: 0,
    approved_at: expect.any(Date),
    capture_key: expect.any(String),
  })
  expect(await paypal.read(reported.key)).toEqual(reported)
})

test.each([0, 1, 29, 99, 100, 101, 4_329, 100_010, 99_999_999])('%i cents are so many dollars, exactly', (cents) => {
  const text = toDollars(cents)
  expect(text).toMatch(/^\d+\.\d\d$/)
  expect(Number(text.replace('.', ''))).toBe(cents)
})

test.each([1, 29, 115, 1_010, 1_999, 100_001])('%i cents are asked for, shown and read as they are', async (amount) => {
  const { key } = await paypal.begin({ ...beginning(), amount })
  expect(await paypal.read(key ?? '')).toMatchObject({ state: 'ready', amount })
})

test('nothing is taken for another amount, another order, or before the payer has agreed', async () => {
  const key = await begun()
  await expect(confirm(key)).rejects.toMatchObject({ name: 'PaymentDeclined', code: 'ORDER_NOT_APPROVED' })
  emulator.approve(key)
  await expect(confirm(key, { amount: 4_328 })).rejects.toMatchObject({ code: 'AMOUNT_MISMATCH' })
  await expect(confirm(key, { order_no: 'other' })).rejects.toMatchObject({ code: 'AMOUNT_MISMATCH' })
  await expect(confirm(null)).rejects.toBeInstanceOf(PaymentDeclined)
  expect(emulator.find(key)).toMatchObject({ captured: 0 })
})

test('a card that is declined is refused for good', async () => {
  const key = await begun()
  emulator.approve(key, 'declined')
  await expect(confirm(key)).rejects.toMatchObject({ name: 'PaymentDeclined', code: 'INSTRUMENT_DECLINED' })
  expect(await paypal.read(key)).toMatchObject({ state: 'ready' })
})

test('a pending payment is not paid yet', async () => {
  const key = await begun()
  emulator.approve(key, 'echeck')
  expect(await confirm(key)).toMatchObject({ state: 'in_progress' })
  emulator.clear(key, 'COMPLETED')
  expect(await paypal.read(key)).toMatchObject({ state: 'done' })
  emulator.clear(key, 'DECLINED')
  expect(await paypal.read(key)).toMatchObject({ state: 'aborted' })
  await expect(confirm(key)).rejects.toMatchObject({ code: 'INSTRUMENT_DECLINED' })
})

test('what was captured before is read, be it by another process at the same moment', async () => {
  const key = await begun()
  emulator.approve(key)
  const keysOfTwo = ['confirm-1', 'confirm-2']
  const reported = await Promise.all(keysOfTwo.map((idempotency_key) => confirm(key, { idempotency_key })))
  expect(reported.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(new Set(reported.map(({ capture_key }) => capture_key)).size).toBe(1)
})

test.each(['no answer after', 'hang up after'] as const)('%s: no one knows, but it can be read', async (failure) => {
  const key = await begun()
  emulator.approve(key)
  emulator.failNext('capture', failure)
  await expect(confirm(key, {}, hasty)).rejects.toBeInstanceOf(PaymentUnresolved)
  expect(await paypal.read(key)).toMatchObject({ state: 'done', amount: 4_329 })
})

test.each([500, 503, 429, 'nonsense', 'no answer'] as const)('after %s nothing is concluded', async (failure) => {
  const key = await begun()
  emulator.approve(key)
  emulator.failNext('capture', failure)
  await expect(confirm(key, {}, hasty)).rejects.toBeInstanceOf(PaymentUnresolved)
  emulator.failNext('read', failure)
  await expect(hasty.read(key)).rejects.toBeInstanceOf(PaymentUnresolved)
  // Nothing was captured yet: the buyer may choose another method at once.
  emulator.failNext('read', failure)
  await expect(confirm(key, {}, hasty)).rejects.toMatchObject({ name: 'PaymentDeclined', code: 'NO_ANSWER' })
  expect(await confirm(key)).toMatchObject({ state: 'done' })
})

test('an order that is forgotten there is nothing here', async () => {
  const key = await begun()
  emulator.expire(key)
  expect(await paypal.read(key)).toBeNull()
  await expect(confirm(key)).rejects.toMatchObject({ name: 'PaymentDeclined', code: 'RESOURCE_NOT_FOUND' })
})

test('one token serves many calls until it ends; one that is taken back is asked for again', async () => {
  const clock = { now: new Date() }
  const own = await startPayPalEmulator()
  const { url: apiUrl, clientId, clientSecret, webhookId } = own
  const paypal = createPayPal({ apiUrl, clientId, clientSecret, webhookId, now: () => clock.now })
  await Promise.all([1, 2, 3, 4, 5].map(() => paypal.read('NONE')))
  expect(own.tokensGiven()).toBe(1)
  clock.now = new Date(Date.now() + 9 * 3_600_000)
  await paypal.read('NONE')
  expect(own.tokensGiven()).toBe(2)
  own.revokeTokens()
  expect(await paypal.read('NONE')).toBeNull()
  expect(own.tokensGiven()).toBe(1)
  own.failNext('token', 503)
  clock.now = new Date(Date.now() + 99 * 3_600_000)
  await expect(paypal.read('NONE')).rejects.toBeInstanceOf(PaymentUnresolved)
  expect(await paypal.read('NONE')).toBeNull()
  await own.stop()
})

test('parts go back to the cent, each once however often it is asked for', async () => {
  const reported = await paid()
  emulator.failNext('refund', 'no answer after')
  await expect(refund(reported, 1_429, 'refund-a1', hasty)).rejects.toBeInstanceOf(PaymentUnresolved)
  const made = await Promise.all([1, 2, 3].map(() => refund(reported, 1_429, 'refund-a1')))
  expect(new Set(made.map(({ key }) => key)).size).toBe(1)
  expect(await paypal.read(reported.key)).toMatchObject({
    state: 'partial_canceled',
    amount: 4_329,
    canceled_amount: 1_429,
  })
  await refund(reported, 2_900, 'refund-a2')
  expect(await paypal.read(reported.key)).toMatchObject({ state: 'canceled', canceled_amount: 4_329 })
  expect(emulator.find(reported.key)).toMatchObject({ refunds: 2, refunded: 4_329 })
})

test('a refund whose name is forgotten there is found again by what it carries', async () => {
  const reported = await paid()
  const { key } = await refund(reported, 4_329, 'refund-b1')
  emulator.forgetRequests()
  expect(await refund(reported, 4_329, 'refund-b1')).toEqual({ key, canceled_amount: 4_329 })
})

test('what cannot go back is refused', async () => {
  const reported = await paid()
  await expect(refund(reported, 4_330, 'refund-c1')).rejects.toMatchObject({
    name: 'PaymentDeclined',
    code: 'REFUND_AMOUNT_EXCEEDED',
  })
  await refund(reported, 4_329, 'refund-c2')
  await expect(refund(reported, 1, 'refund-c3')).rejects.toMatchObject({ code: 'CAPTURE_FULLY_REFUNDED' })
  await expect(refund({ ...reported, capture_key: undefined }, 1, 'refund-c4')).rejects.toBeInstanceOf(PaymentDeclined)
})

test('a webhook is read at once, and verified byte for byte by PayPal', async () => {
  const { key } = await paid()
  const webhook = emulator.webhooks().findLast(({ order_id }) => order_id === key)
  const { headers = {}, body = '' } = webhook ?? {}
  expect(await paypal.readWebhook({ headers, body })).toMatchObject({
    event_key: expect.stringMatching(/^WH-/),
    kind: 'PAYMENT.CAPTURE.COMPLETED',
    key,
    order_no: '261115-AAAAAAA',
    secret: null,
  })
  const verify = (text: string) => paypal.verifyWebhook?.({ headers, body: text })
  const refused = { name: 'PaymentDeclined', code: 'FORGED' }
  await expect(verify(body)).resolves.toBeUndefined()
  await expect(verify(body.replace('COMPLETED', 'REFUNDED'))).rejects.toMatchObject(refused)
  await expect(paypal.readWebhook({ headers: {}, body })).rejects.toMatchObject({
    name: 'PaymentDeclined',
    code: 'NOT_SIGNED',
  })
  const twice = `{},"webhook_id":"${webhookId}","webhook_event":${body}`
  expect(await paypal.readWebhook({ headers, body: twice })).toBeNull()
  await expect(verify(twice)).rejects.toMatchObject(refused)
  emulator.failNext('verify', 503)
  await expect(verify(body)).rejects.toBeInstanceOf(PaymentUnresolved)
})

test('an approval is reported before any money moves', async () => {
  const key = await begun()
  emulator.approve(key)
  const { headers = {}, body = '' } = emulator.webhooks().at(-1) ?? {}
  expect(await paypal.readWebhook({ headers, body })).toMatchObject({ kind: 'CHECKOUT.ORDER.APPROVED', key })
})

test('only PayPal’s own address moves money', () => {
  const sandboxOf = (apiUrl: string) => createPayPal({ ...keys, apiUrl }).sandbox
  expect(sandboxOf('https://api-m.paypal.com')).toBe(false)
  expect([emulator.url, 'https://api-m.sandbox.paypal.com'].map(sandboxOf)).toEqual([true, true])
})
