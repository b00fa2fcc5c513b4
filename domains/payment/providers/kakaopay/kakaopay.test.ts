import { startKakaoPayEmulator } from '@sillage/emulators/kakaopay/kakaopay-emulator.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PaymentDeclined, PaymentUnresolved, type StartRequest } from '../provider.ts'
import { createKakaoPay } from './kakaopay.ts'

const emulator = await startKakaoPayEmulator()
afterAll(emulator.stop)
beforeEach(() => emulator.clear())

const keys = { apiUrl: emulator.url, secretKey: emulator.secretKey, cid: emulator.cid }
const kakaopay = createKakaoPay(keys)
/** Waits no longer than it must for an answer that does not come. */
const hasty = createKakaoPay({ ...keys, timeoutMs: 800 })

const beginning: StartRequest = {
  order_no: '261115-AAAAAAA',
  order_name: '무화과 그늘 외 2건',
  goods: [{ sku: 'A-1', name: '무화과 그늘', unit_amount: 20_000, quantity: 1 }],
  method: 'kakaopay',
  currency: 'krw',
  amount: 61_000,
  lang: 'kr',
  buyer: { name: '김하나', email: 'hana@example.com', hp: '01012345678' },
  customer_key: 'key-of-hana',
  valid_until: new Date(Date.now() + 72 * 3_600_000),
  success_url: 'http://localhost:3000/shop/payment_confirm?token=t&step=done',
  fail_url: 'http://localhost:3000/shop/payment_confirm?token=t&step=failed',
}

async function begun() {
  const { key } = await kakaopay.begin(beginning)
  return key ?? ''
}
const confirm = (key: string | null, returned: Record<string, string>, over = {}, by = kakaopay) =>
  by.confirm({
    key,
    returned,
    order_no: beginning.order_no,
    currency: 'krw',
    amount: 61_000,
    customer_key: 'key-of-hana',
    idempotency_key: 'confirm-1',
    ...over,
  })
async function paid() {
  const key = await begun()
  await confirm(key, emulator.agree(key))
  return key
}
const cancel = (key: string, amount: number, { left = 61_000, idempotency_key = 'refund-1', by = kakaopay } = {}) =>
  by.cancel({
    key,
    amount,
    left,
    idempotency_key,
    capture_key: null,
    currency: 'krw',
    reason: '마음이 바뀌었어요',
    account: null,
  })

test('a buyer is sent to its pages, on a phone to others, and returns with the outcome', async () => {
  const { start, key } = await kakaopay.begin(beginning)
  expect(start).toMatchObject({ kind: 'redirect', url: expect.stringMatching(/\/info$/) })
  expect(start).toMatchObject({ mobile_url: expect.stringMatching(/\/mInfo$/) })
  expect(emulator.leave(key ?? '')).toBe(`${beginning.fail_url}&code=PAY_PROCESS_CANCELED`)
  expect(await kakaopay.read(key ?? '')).toMatchObject({ state: 'aborted' })
})

test('an approved payment is captured, and reads the same afterwards', async () => {
  const key = await begun()
  const reported = await confirm(key, emulator.agree(key))
  expect(reported).toEqual({
    key,
    order_no: beginning.order_no,
    state: 'done',
    method: 'kakaopay',
    currency: 'krw',
    amount: 61_000,
    canceled_amount: 0,
    approved_at: expect.any(Date),
    details: { easy_pay: '카카오페이' },
  })
  expect(Math.abs((reported.approved_at?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
  expect(await kakaopay.read(key)).toEqual(reported)
})

test.each([
  ['another amount', { amount: 1_000 }, '-725'],
  ['another order', { order_no: '261115-BBBBBBB' }, '-726'],
  ['another buyer', { customer_key: null }, '-726'],
])('nothing is taken for %s', async (_, over, code) => {
  const key = await begun()
  await expect(confirm(key, emulator.agree(key), over)).rejects.toMatchObject({ name: 'PaymentDeclined', code })
  expect(emulator.find(key)).toMatchObject({ taken: 0 })
})

test('a return without its token captures nothing, nor does a forged one', async () => {
  const key = await begun()
  emulator.agree(key)
  await expect(confirm(key, {})).rejects.toBeInstanceOf(PaymentDeclined)
  await expect(confirm(null, { pg_token: 'x' })).rejects.toBeInstanceOf(PaymentDeclined)
  await expect(confirm(key, { pg_token: 'x' })).rejects.toMatchObject({ code: '-707' })
  expect(emulator.find(key)).toMatchObject({ taken: 0 })
})

test('a card over its limit is refused for good', async () => {
  const key = await begun()
  await expect(confirm(key, emulator.agree(key, 'over_limit'))).rejects.toMatchObject({
    name: 'PaymentDeclined',
    code: '-780',
  })
  expect(await kakaopay.read(key)).toMatchObject({ state: 'aborted' })
})

test('what was approved before is read, not approved again', async () => {
  const key = await begun()
  const returned = emulator.agree(key)
  await confirm(key, returned)
  expect(await confirm(key, returned)).toMatchObject({ state: 'done', amount: 61_000 })
  expect(emulator.find(key)).toMatchObject({ taken: 1 })
})

test.each(['no answer after', 'hang up after'] as const)('%s: no one knows, but it can be read', async (failure) => {
  const key = await begun()
  emulator.failNext('approve', failure)
  await expect(confirm(key, emulator.agree(key), {}, hasty)).rejects.toBeInstanceOf(PaymentUnresolved)
  expect(await kakaopay.read(key)).toMatchObject({ state: 'done' })
})

test.each([500, 503, 429, 'nonsense', 'no answer'] as const)('after %s nothing is concluded', async (failure) => {
  const key = await begun()
  const returned = emulator.agree(key)
  for (const step of ['approve', 'order'] as const) emulator.failNext(step, failure)
  await expect(confirm(key, returned, {}, hasty)).rejects.toBeInstanceOf(PaymentUnresolved)
  await expect(hasty.read(key)).rejects.toBeInstanceOf(PaymentUnresolved)
  expect(await kakaopay.read(key)).toMatchObject({ state: 'ready' })
})

test('a payment that was not approved in time is over; an unknown one is none', async () => {
  const key = await begun()
  expect(await kakaopay.read(key)).toMatchObject({ state: 'ready' })
  emulator.expire(key)
  expect(await kakaopay.read(key)).toMatchObject({ state: 'expired' })
  expect(await kakaopay.read('T0000000000000000000')).toBeNull()
})

test('keys that do not hold take no money and conclude nothing', async () => {
  const stranger = createKakaoPay({ ...keys, secretKey: 'wrong' })
  await expect(stranger.begin(beginning)).rejects.toMatchObject({ name: 'PaymentDeclined', code: '-401' })
  await expect(stranger.read('T0')).rejects.toBeInstanceOf(PaymentUnresolved)
})

test('parts go back to the won', async () => {
  const key = await paid()
  expect(await cancel(key, 20_001)).toMatchObject({ canceled_amount: 20_001 })
  expect(await kakaopay.read(key)).toMatchObject({ state: 'partial_canceled', amount: 61_000, canceled_amount: 20_001 })
  await cancel(key, 40_999, { left: 40_999, idempotency_key: 'refund-2' })
  expect(await kakaopay.read(key)).toMatchObject({ state: 'canceled', canceled_amount: 61_000 })
})

test('one refund is made once: twice, at once, and after an answer that was lost', async () => {
  const key = await paid()
  emulator.failNext('cancel', 'no answer after')
  await expect(cancel(key, 20_000, { by: hasty })).rejects.toBeInstanceOf(PaymentUnresolved)
  const [again] = await Promise.all([cancel(key, 20_000), cancel(key, 20_000)])
  expect(emulator.find(key)).toMatchObject({ canceled: 20_000 })
  expect(again.key).toMatch(/^A/)
  const both = () => cancel(key, 5_000, { left: 41_000, idempotency_key: 'refund-2' })
  await Promise.all([both(), both(), both()])
  expect(emulator.find(key)).toMatchObject({ canceled: 25_000 })
})

test('two partial refunds at once: the second reads again, and both are sent', async () => {
  const key = await paid()
  const part = (idempotency_key: string) => cancel(key, 10_000, { left: 51_000, idempotency_key })
  const outcomes = await Promise.allSettled([part('refund-1'), part('refund-2')])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(PaymentUnresolved)
  await Promise.all([part('refund-1'), part('refund-2')])
  expect(emulator.find(key)).toMatchObject({ canceled: 20_000 })
})

test('what cannot go back is refused', async () => {
  const key = await paid()
  await expect(cancel(key, 61_001)).rejects.toMatchObject({ name: 'PaymentDeclined', code: '-710' })
  await cancel(key, 61_000, { idempotency_key: 'by hand' })
  await expect(cancel(key, 61_000)).rejects.toMatchObject({ name: 'PaymentDeclined', code: 'LESS_IS_LEFT' })
  await expect(cancel('T0', 1_000)).rejects.toMatchObject({ name: 'PaymentDeclined', code: '-721' })
})

test('the test code says that no money moves, and has no webhooks', async () => {
  expect(kakaopay.sandbox).toBe(true)
  const live = { ...keys, cid: 'C000000001' }
  expect(createKakaoPay({ ...live, apiUrl: 'https://open-api.kakaopay.com' }).sandbox).toBe(false)
  expect(createKakaoPay(live).sandbox).toBe(true)
  expect(await kakaopay.readWebhook({ headers: {}, body: '{}' })).toBeNull()
})
