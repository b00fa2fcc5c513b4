import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { answerWindowAt } from './testing.ts'
import { startTossEmulator } from './toss-emulator.ts'

/** A shop that hears webhooks, and says what it is told to say. */
const heard: { body: Record<string, unknown>; id: unknown; retried: unknown }[] = []
const sayings: number[] = []
const shop = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const { 'tosspayments-webhook-transmission-id': id, 'tosspayments-webhook-transmission-retried-count': retried } =
    request.headers
  heard.push({ body: JSON.parse(Buffer.concat(parts).toString('utf8')), id, retried })
  response.writeHead(sayings.shift() ?? 200).end()
})
shop.listen(0, '127.0.0.1')
await once(shop, 'listening')
const address = shop.address()
const shopUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const toss = await startTossEmulator({ webhooksTo: () => shopUrl, retryMs: 1 })
afterAll(async () => {
  await toss.stop()
  shop.close()
})
beforeEach(async () => {
  await toss.webhooks.settled()
  toss.clear()
  heard.length = 0
  sayings.length = 0
})

const request = {
  method: 'CARD',
  amount: { currency: 'KRW', value: 15_000 },
  orderId: 'order-0001',
  orderName: '무화과 <그늘>',
  successUrl: 'http://shop.example/done?token=t',
  failUrl: 'http://shop.example/failed',
  customerName: '김하나',
}
const account = { ...request, method: 'VIRTUAL_ACCOUNT', virtualAccount: { validHours: 24 } }
const right = `Basic ${Buffer.from(`${toss.secretKey}:`).toString('base64')}`

async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
  const reply = await fetch(toss.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: right, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, body: await reply.json() }
}

async function confirmed(asked: object = request) {
  const { paymentKey = '', orderId, amount } = await answerWindowAt(toss, asked)
  return (await ask('/v1/payments/confirm', { paymentKey, orderId, amount: Number(amount) })).body
}

const windowAt = (asked: object, clientKey = toss.clientKey) =>
  fetch(
    `${toss.url}/window?${new URLSearchParams({ clientKey, customerKey: '@@ANONYMOUS', request: JSON.stringify(asked) })}`,
  )

type Script = {
  (
    clientKey: string,
  ): {
    payment(who: { customerKey: string }): { requestPayment(request: object): Promise<never> }
  }
  ANONYMOUS: string
}

test('the script has the calls of the real one', async () => {
  const script = await (await fetch(toss.scriptUrl)).text()
  const page = {
    document: { currentScript: { src: toss.scriptUrl } },
    window: { location: { assign: (url: string) => opened.push(url) } } as Record<string, unknown>,
  }
  const opened: string[] = []
  new Function('document', 'window', script)(page.document, page.window)
  // The script has just put it there.
  const TossPayments = page.window.TossPayments as Script
  const payment = TossPayments(toss.clientKey).payment({ customerKey: TossPayments.ANONYMOUS })
  void payment.requestPayment(request)
  expect((await fetch(opened[0] ?? '')).status).toBe(200)
  await expect(payment.requestPayment({ ...request, orderId: '짧다' })).rejects.toMatchObject({
    code: 'INVALID_ORDER_ID',
  })
  expect(() => TossPayments(toss.clientKey).payment({ customerKey: 'a b' })).toThrow()
})

test('the window is marked as a test, and shows what is bought without believing it', async () => {
  const html = await (await windowAt(request)).text()
  expect(html).toContain('테스트 결제')
  expect(html).toContain('15,000원')
  expect(html).toContain('무화과 &lt;그늘&gt;')
  expect(html).toContain('현대카드')
  expect(html).not.toContain('3개월')
  expect(await (await windowAt({ ...request, amount: { currency: 'KRW', value: 50_000 } })).text()).toContain('3개월')
  expect(await (await windowAt(account)).text()).toContain('입금할 은행')
})

test.each([
  ['another shop’s key', request, 'test_ck_other', 'INVALID_API_KEY'],
  ['a way to pay it does not know', { ...request, method: 'BARTER' }, undefined, 'INVALID_REQUEST'],
  ['dollars', { ...request, amount: { currency: 'USD', value: 15_000 } }, undefined, 'INVALID_REQUEST'],
  ['too little', { ...request, amount: { currency: 'KRW', value: 99 } }, undefined, 'BELOW_MINIMUM_AMOUNT'],
  ['a way back that is no address', { ...request, successUrl: 'javascript:alert(1)' }, undefined, 'INVALID_REQUEST'],
])('the window does not open for %s', async (_, asked, clientKey, code) => {
  const reply = await windowAt(asked, clientKey)
  expect(reply.status).toBe(400)
  expect(await reply.text()).toContain(code)
})

test('a payment has the fields of the real one, with its tax', async () => {
  const payment = await confirmed()
  expect(payment).toMatchObject({
    status: 'DONE',
    method: '카드',
    totalAmount: 15_000,
    balanceAmount: 15_000,
    suppliedAmount: 13_636,
    vat: 1_364,
    version: '2022-11-16',
    currency: 'KRW',
    orderId: 'order-0001',
    cancels: null,
    virtualAccount: null,
    card: { issuerCode: '41', installmentPlanMonths: 0, number: expect.stringContaining('*') },
  })
  expect((await ask(`/v1/payments/${payment.paymentKey}`)).body).toEqual(payment)
  expect((await ask('/v1/payments/orders/order-0001')).body).toEqual(payment)
  expect((await fetch(payment.receipt.url)).status).toBe(200)
  await expect(answerWindowAt(toss, request)).rejects.toThrow('DUPLICATED_ORDER_ID')
})

test('who asks without the right key, or asks for a failure, gets it before anything is looked at', async () => {
  const path = '/v1/payments/confirm'
  expect(await ask(path, {}, { authorization: '' })).toMatchObject({ status: 403 })
  const other = `Basic ${Buffer.from('test_sk_other:').toString('base64')}`
  expect(await ask(path, {}, { authorization: other })).toMatchObject({ body: { code: 'UNAUTHORIZED_KEY' } })
  const wished = await ask(path, {}, { 'tosspayments-test-code': 'REJECT_CARD_COMPANY' })
  expect(wished).toMatchObject({ status: 403, body: { code: 'REJECT_CARD_COMPANY' } })
  expect(await ask(path, {})).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(await ask('/v1/nothing', {})).toMatchObject({ status: 404 })
})

test('by one key a change is made once, and waits while it is under way', async () => {
  const { paymentKey = '', orderId, amount } = await answerWindowAt(toss, request)
  const body = { paymentKey, orderId, amount: Number(amount) }
  const once = { 'idempotency-key': 'once' }
  const first = await ask('/v1/payments/confirm', body, once)
  expect(await ask('/v1/payments/confirm', body, once)).toEqual(first)
  expect(await ask('/v1/payments/confirm', body)).toMatchObject({ body: { code: 'ALREADY_PROCESSED_PAYMENT' } })
  toss.failNext('cancel', 'slow')
  const abort = AbortSignal.timeout(100)
  const headers = { authorization: right, 'idempotency-key': 'slow' }
  const path = `${toss.url}/v1/payments/${paymentKey}/cancel`
  await expect(fetch(path, { method: 'POST', headers, body: '{}', signal: abort })).rejects.toThrow()
  expect((await fetch(path, { method: 'POST', headers, body: '{}' })).status).toBe(409)
  expect(await ask('/v1/payments/confirm', body, { 'idempotency-key': 'x'.repeat(301) })).toMatchObject({ status: 400 })
})

test('a webhook is sent until it is taken, under one name', async () => {
  sayings.push(500, 404)
  await confirmed()
  await expect.poll(() => heard.length).toBe(3)
  expect(new Set(heard.map(({ id }) => id)).size).toBe(1)
  expect(heard.map(({ retried }) => retried)).toEqual(['0', '1', '2'])
  expect(heard[0]?.body).toMatchObject({ eventType: 'PAYMENT_STATUS_CHANGED', data: { status: 'DONE' } })
})

test('money for an account can be paid in on its page, in part, and taken back', async () => {
  const { paymentKey, secret, status } = await confirmed(account)
  expect(status).toBe('WAITING_FOR_DEPOSIT')
  const page = `${toss.url}/accounts/${paymentKey}`
  expect(await (await fetch(page)).text()).toContain('모자라게 입금하기')
  const payIn = (form: Record<string, string>) => fetch(page, { method: 'POST', body: new URLSearchParams(form) })
  await payIn({ amount: '7000' })
  expect(toss.payments()).toMatchObject([{ status: 'DONE', totalAmount: 7_000 }])
  await payIn({ amount: '8000' })
  expect(toss.payments()).toMatchObject([{ status: 'DONE', totalAmount: 15_000, vat: 1_364 }])
  await payIn({ decision: 'bounce' })
  expect(toss.payments()).toMatchObject([{ status: 'WAITING_FOR_DEPOSIT', totalAmount: 15_000 }])
  await toss.webhooks.settled()
  const reported = heard.filter(({ body }) => body.secret === secret)
  expect(reported.map(({ body }) => body.status).sort()).toEqual(['DONE', 'DONE', 'WAITING_FOR_DEPOSIT'])
  expect(await (await fetch(toss.url)).text()).toContain('order-0001')
})

test('an account no one pays into ends, also one opened without the window', async () => {
  const asked = { amount: 15_000, orderId: 'order-0002', orderName: '무화과', customerName: '김하나', bank: '88' }
  expect(await ask('/v1/virtual-accounts', { ...asked, bank: '99' })).toMatchObject({ body: { code: 'INVALID_BANK' } })
  const { body } = await ask('/v1/virtual-accounts', asked)
  expect(body).toMatchObject({ status: 'WAITING_FOR_DEPOSIT', virtualAccount: { bankCode: '88', expired: false } })
  expect(await ask('/v1/virtual-accounts', asked)).toMatchObject({ body: { code: 'DUPLICATED_ORDER_ID' } })
  toss.advance(8 * 86_400_000)
  expect((await ask(`/v1/payments/${body.paymentKey}`)).body).toMatchObject({ status: 'EXPIRED' })
})

test.each([
  ['소득공제', 1],
  ['미발행', 0],
])('a transfer with %s asks in the window, and issues with the money: %i', async (type, count) => {
  const transfer = { ...request, method: 'TRANSFER', transfer: { cashReceipt: { type } } }
  expect((await (await windowAt(transfer)).text()).includes('현금영수증')).toBe(count === 1)
  const { paymentKey, orderId, amount } = await answerWindowAt(toss, transfer, { receipt: '지출증빙' })
  const { body } = await ask('/v1/payments/confirm', { paymentKey, orderId, amount: Number(amount) })
  expect(body.cashReceipt?.type).toBe(count === 1 ? '지출증빙' : undefined)
  expect(toss.receipts()).toHaveLength(count)
  const odd = { ...transfer, transfer: { cashReceipt: { type: '몰라요' } } }
  expect((await windowAt(odd)).status).toBe(400)
})

test('cash receipts are issued and taken back, in part or whole', async () => {
  const asked = { amount: 15_000, orderId: 'order-0003', orderName: '무화과', type: '소득공제' }
  const path = '/v1/cash-receipts'
  expect(await ask(path, { ...asked, customerIdentityNumber: '010-1234-5678' })).toMatchObject({ status: 400 })
  const { body } = await ask(path, { ...asked, customerIdentityNumber: '01012345678' })
  expect(body).toMatchObject({ issueStatus: 'COMPLETED', transactionType: 'CONFIRM', amount: 15_000 })
  expect(body.customerIdentityNumber).not.toContain('1234')
  const cancel = `${path}/${body.receiptKey}/cancel`
  expect((await ask(cancel, { amount: 5_000 })).body).toMatchObject({ transactionType: 'CANCEL', amount: 5_000 })
  expect(await ask(cancel, { amount: 10_001 })).toMatchObject({ status: 400 })
  expect((await ask(cancel, {})).body).toMatchObject({ amount: 10_000 })
})
