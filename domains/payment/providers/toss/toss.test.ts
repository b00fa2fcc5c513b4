import { answerWindowAt } from '@sillage/emulators/toss/testing.ts'
import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PaymentMethod } from '../../../order/payment-words.ts'
import { PaymentDeclined, PaymentUnresolved, type StartRequest } from '../provider.ts'
import { createToss } from './toss.ts'

const emulator = await startTossEmulator()
afterAll(emulator.stop)
beforeEach(() => emulator.clear())

const access = { ...emulator, apiUrl: emulator.url, timeoutMs: 500 }
const toss = createToss(access)

const beginning = (over: Partial<StartRequest> = {}): StartRequest => ({
  order_no: '261115-ABCDEFG',
  order_name: '무화과 그늘 외 2건',
  goods: [{ sku: 'A-1', name: '무화과 그늘', unit_amount: 20_000, quantity: 1 }],
  method: 'card',
  currency: 'krw',
  amount: 23_000,
  lang: 'kr',
  buyer: { name: '김하나', email: 'hana@example.com', hp: '010-1234-5678' },
  customer_key: null,
  success_url: 'http://shop.example/back?token=t',
  fail_url: 'http://shop.example/fail',
  valid_until: new Date(Date.now() + 72 * 3_600_000),
  ...over,
})

async function requestFor(over: Partial<StartRequest> = {}) {
  const { start } = await toss.begin(beginning(over))
  if (start.kind !== 'script') throw new Error(start.kind)
  return start.request
}

const confirming = (returned: Record<string, string>, over: { amount?: number; idempotency_key?: string } = {}) => ({
  key: returned.paymentKey ?? null,
  order_no: '261115-ABCDEFG',
  currency: 'krw' as const,
  amount: 23_000,
  returned,
  customer_key: null,
  idempotency_key: 'confirm-1',
  ...over,
})

async function paid(over: Partial<StartRequest> = {}, choices: Record<string, string> = {}) {
  const returned = await answerWindowAt(emulator, await requestFor(over), choices)
  return toss.confirm(confirming(returned))
}

const canceling = (key: string, amount: number, over: object = {}) => ({
  key,
  capture_key: null,
  currency: 'krw' as const,
  amount,
  left: 23_000,
  reason: '마음이 바뀌었어요.',
  account: null,
  idempotency_key: `refund-${amount}`,
  ...over,
})

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) =>
      error instanceof PaymentDeclined ? error.code : error instanceof PaymentUnresolved ? 'unknown' : String(error),
  )

test('the script is called with what its window needs, and nothing a stranger could use', async () => {
  const { start, key } = await toss.begin(beginning({ customer_key: 'm_abc' }))
  expect(key).toBeNull()
  expect(start).toMatchObject({
    kind: 'script',
    script: emulator.scriptUrl,
    client_key: emulator.clientKey,
    customer_key: 'm_abc',
    request: {
      method: 'CARD',
      amount: { currency: 'KRW', value: 23_000 },
      orderName: '무화과 그늘 외 2건',
      customerMobilePhone: '01012345678',
      orderId: expect.stringMatching(/^261115-ABCDEFG_[0-9a-f]{8}$/),
    },
  })
  expect(JSON.stringify(start)).not.toContain(emulator.secretKey)
  expect((await toss.begin(beginning())).start).toMatchObject({ customer_key: '@@ANONYMOUS' })
})

test.each<[PaymentMethod, object, string]>([
  ['card', { method: 'CARD', card: { flowMode: 'DEFAULT' } }, 'card'],
  ['easy_pay', { method: 'CARD', card: { flowMode: 'DIRECT', easyPay: 'TOSSPAY' } }, 'easy_pay'],
  ['transfer', { method: 'TRANSFER' }, 'transfer'],
])('a payment by %s is done once it is confirmed', async (method, asked, reported) => {
  expect(await requestFor({ method })).toMatchObject(asked)
  expect(await paid({ method })).toMatchObject({
    state: 'done',
    method: reported,
    order_no: '261115-ABCDEFG',
    currency: 'krw',
    amount: 23_000,
    canceled_amount: 0,
    approved_at: expect.any(Date),
  })
})

test('of a card only its issuer, last digits and instalments are shown', async () => {
  const { details } = await paid({}, { card: '61', months: '3' })
  expect(details.card).toMatchObject({ issuer: '현대카드', months: 3, last4: expect.stringMatching(/^\d{3}$/) })
  expect((await paid({ method: 'easy_pay', order_no: '261115-ABCDEFG' })).details.easy_pay).toBe('토스페이')
})

test('a virtual account waits for its money until the day that was named', async () => {
  const reported = await paid({ method: 'virtual_account' }, { bank: '81' })
  expect(reported).toMatchObject({ state: 'waiting_for_deposit', webhook_secret: expect.stringMatching(/^ps_/) })
  expect(reported.details.account).toMatchObject({ bank: '하나은행', holder: '김하나' })
  const hours = (Date.parse(reported.details.account?.due_at ?? '') - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThan(72.1)
  emulator.deposit(reported.key)
  expect(await toss.read(reported.key)).toMatchObject({ state: 'done', method: 'virtual_account', amount: 23_000 })
})

test.each<PaymentMethod>(['transfer', 'virtual_account'])(
  'the window issues no receipt of its own for a %s: the shop does',
  async (method) => {
    const reported = await paid({ method }, { receipt: '소득공제' })
    if (method === 'virtual_account') emulator.deposit(reported.key)
    expect(emulator.receipts()).toEqual([])
  },
)

test('the return is compared before anything is captured', async () => {
  const returned = await answerWindowAt(emulator, await requestFor())
  const wrong = [
    confirming({ ...returned, amount: '100' }),
    confirming(returned, { amount: 100 }),
    confirming({ ...returned, orderId: '261115-ANOTHER_00000000' }),
    confirming({ orderId: returned.orderId ?? '', amount: '23000' }),
  ]
  const codes = await Promise.all(wrong.map((each) => codeOf(toss.confirm(each))))
  expect(codes).toEqual(['AMOUNT_DIFFERS', 'AMOUNT_DIFFERS', 'INVALID_REQUEST', 'INVALID_REQUEST'])
  expect(emulator.payments()).toMatchObject([{ status: 'IN_PROGRESS' }])
})

test('a buyer who cancels in the window returns with the reason', async () => {
  const back = await answerWindowAt(emulator, await requestFor(), { decision: 'cancel' })
  expect(back.code).toBe('PAY_PROCESS_CANCELED')
  expect(toss.keyIn(back)).toBeNull()
})

test.each([
  'REJECT_CARD_COMPANY',
  'REJECT_CARD_PAYMENT',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_AMOUNT',
  'UNAUTHORIZED_KEY',
] as const)('%s is a refusal', async (code) => {
  const returned = await answerWindowAt(emulator, await requestFor())
  emulator.failNext('confirm', code)
  expect(await codeOf(toss.confirm(confirming(returned)))).toBe(code)
})

test.each([
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'UNKNOWN_PAYMENT_ERROR',
  'PROVIDER_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'nonsense',
  'slow',
  'lost reply',
] as const)('after "%s" no one knows', async (failure) => {
  const returned = await answerWindowAt(emulator, await requestFor())
  emulator.failNext('confirm', failure)
  expect(await codeOf(toss.confirm(confirming(returned)))).toBe('unknown')
})

test('a provider that is not there, or sends elsewhere, is not known either', async () => {
  const gone = createToss({ ...access, apiUrl: 'http://127.0.0.1:9' })
  expect(await codeOf(gone.read('tsta_1'))).toBe('unknown')
  const returned = { paymentKey: 'k', orderId: '261115-ABCDEFG_1', amount: '23000' }
  expect(await codeOf(gone.confirm(confirming(returned)))).toBe('unknown')
})

test('an answer that was lost is read, and asked for again it is the same', async () => {
  const returned = await answerWindowAt(emulator, await requestFor(), { outcome: 'lost reply' })
  expect(await codeOf(toss.confirm(confirming(returned)))).toBe('unknown')
  expect(await toss.read(returned.paymentKey ?? '')).toMatchObject({ state: 'done' })
  expect(await toss.confirm(confirming(returned))).toMatchObject({ state: 'done' })
  // With another key it is no repetition, but what was taken is not taken again.
  expect(await toss.confirm(confirming(returned, { idempotency_key: 'other' }))).toMatchObject({ state: 'done' })
})

test('ten minutes after the window it is too late, and half an hour after it is over', async () => {
  const returned = await answerWindowAt(emulator, await requestFor())
  emulator.advance(11 * 60_000)
  expect(await codeOf(toss.confirm(confirming(returned)))).toBe('NOT_FOUND_PAYMENT_SESSION')
  emulator.advance(20 * 60_000)
  expect(await toss.read(returned.paymentKey ?? '')).toMatchObject({ state: 'expired' })
})

test('what it does not know is nothing; a false key is a refusal', async () => {
  expect(await toss.read('tsta_unknown')).toBeNull()
  expect(await codeOf(createToss({ ...access, secretKey: 'test_sk_other' }).read('tsta_unknown'))).toBe(
    'UNAUTHORIZED_KEY',
  )
})

test('money goes back in parts, to the last won, each part once and never more', async () => {
  const { key } = await paid()
  expect(await toss.cancel(canceling(key, 7_777))).toMatchObject({ canceled_amount: 7_777 })
  expect(await toss.cancel(canceling(key, 7_777))).toMatchObject({ canceled_amount: 7_777 })
  expect(await toss.read(key)).toMatchObject({ state: 'partial_canceled', canceled_amount: 7_777 })
  expect(await codeOf(toss.cancel(canceling(key, 15_224)))).toBe('NOT_CANCELABLE_AMOUNT')
  await toss.cancel(canceling(key, 15_223))
  expect(await toss.read(key)).toMatchObject({ state: 'canceled', canceled_amount: 23_000 })
  expect(await codeOf(toss.cancel(canceling(key, 1)))).toBe('ALREADY_CANCELED_PAYMENT')
})

test('a refund whose answer is lost is made once', async () => {
  const { key } = await paid()
  emulator.failNext('cancel', 'lost reply')
  expect(await codeOf(toss.cancel(canceling(key, 5_000)))).toBe('unknown')
  expect(await toss.cancel(canceling(key, 5_000))).toMatchObject({ canceled_amount: 5_000 })
})

test('money of a virtual account goes to the account its buyer names', async () => {
  const { key } = await paid({ method: 'virtual_account' })
  emulator.deposit(key)
  expect(await codeOf(toss.cancel(canceling(key, 3_000)))).toBe('INVALID_REFUND_ACCOUNT_INFO')
  const account = { bank: '하나은행', number: '110-482-903317', holder: '김하나' }
  const nowhere = { account: { ...account, bank: '없는은행' } }
  expect(await codeOf(toss.cancel(canceling(key, 3_000, nowhere)))).toBe('INVALID_BANK')
  // The account is another question than the one without it: the refusal of that is not repeated.
  expect(await toss.cancel(canceling(key, 3_000, { account }))).toMatchObject({ canceled_amount: 3_000 })
})

test('webhooks name a payment; anything else is ignored', async () => {
  const id = { 'tosspayments-webhook-transmission-id': 'sent-1' }
  const changed = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: 'tsta_1', orderId: '261115-ABCDEFG_1' } }
  expect(await toss.readWebhook({ headers: id, body: JSON.stringify(changed) })).toEqual({
    event_key: 'sent-1',
    kind: 'PAYMENT_STATUS_CHANGED',
    key: 'tsta_1',
    order_no: '261115-ABCDEFG',
    secret: null,
  })
  const deposit = { createdAt: 'now', secret: 'ps_1', status: 'DONE', transactionKey: 't', orderId: '261115-ABCDEFG_1' }
  const reported = await toss.readWebhook({ headers: {}, body: JSON.stringify(deposit) })
  expect(reported).toMatchObject({ kind: 'DEPOSIT_CALLBACK', key: null, order_no: '261115-ABCDEFG', secret: 'ps_1' })
  expect(reported?.event_key).toMatch(/^[\w-]{43}$/)
  for (const body of ['', 'nonsense', '[]', '{"eventType":"payout.changed","data":{}}'])
    expect(await toss.readWebhook({ headers: {}, body })).toBeNull()
})

test('keys for trying it out are marked, and live ones are not', () => {
  expect(toss.sandbox).toBe(true)
  const live = { clientKey: 'live_ck_1', secretKey: 'live_sk_1' }
  expect(createToss({ ...access, ...live, apiUrl: 'https://api.tosspayments.com' }).sandbox).toBe(false)
  expect(createToss({ ...access, ...live }).sandbox).toBe(true)
})

test.each<PaymentMethod>(['transfer', 'virtual_account'])('who pays by %s may have the money kept', async (method) => {
  const kept = await paid({ method }, { escrow: 'yes' })
  expect(kept.details).toMatchObject({ escrow: true })
  emulator.clear()
  expect((await paid({ method })).details).not.toHaveProperty('escrow')
  emulator.clear()
  // No receipt is requested for a buyer whose purchase is unknown.
  expect((await paid({ method, goods: [] }, { escrow: 'yes' })).details).not.toHaveProperty('escrow')
})

test('by card no receipt is asked for, and the window gets the name of the order', async () => {
  expect((await paid({ method: 'card' }, { escrow: 'yes' })).details).not.toHaveProperty('escrow')
  const products = [{ id: '1', name: '무화과 그늘', code: 'A-1', unitPrice: 20_000, quantity: 1 }]
  expect(await requestFor({ method: 'virtual_account' })).toMatchObject({
    virtualAccount: { escrowProducts: products, validHours: 72 },
  })
})
