import { startKakaoPayEmulator } from '@sillage/emulators/kakaopay/kakaopay-emulator.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { buy } from '../../order/testing/buyer.ts'
import { createKakaoPay } from '../providers/kakaopay/kakaopay.ts'
import { testPaying } from '../testing/provider.ts'
import { agreeAt } from '../testing/return.ts'
import { pollPayments } from './poll.ts'
import { recordRefund } from './refund.ts'
import { refundTable } from './tables.ts'

const emulator = await startKakaoPayEmulator()
afterAll(emulator.stop)
const kakaopay = createKakaoPay({ apiUrl: emulator.url, secretKey: emulator.secretKey, cid: emulator.cid })
const paying = await testPaying(kakaopay, { price: { price_krw: 20_000 }, method: 'kakaopay' })
const { gateways, ctx, db, orders, onlyPayment, order } = paying
beforeEach(async () => {
  await paying.empty()
  emulator.clear()
})

const agreement = { decision: 'pay', choice: 'card', months: '0' }

test.each([undefined, 'hana'])('from the order through its window to a paid order, as %s', async (mb_id) => {
  const { buyer, start, order_id } = await order(mb_id)
  const { token, step, returned } = await agreeAt(start.mobile_url ?? '', agreement)
  expect(step).toBe('done')
  expect(await buyer.payment.confirm({ body: { token, returned } })).toMatchObject({ order_id, state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await onlyPayment()).toMatchObject({ provider: 'kakaopay', amount: 23_000, state: 'done' })
  expect(emulator.find((await onlyPayment()).provider_key ?? '')).toMatchObject({ total: 23_000, taken: 1 })
})

test('a buyer who goes back has paid nothing, and may try again', async () => {
  const { buyer, start, order_id, view_key } = await order()
  const { token, step, returned } = await agreeAt(start.url, { decision: 'cancel' })
  expect(step).toBe('failed')
  const failed = await buyer.payment.fail({ body: { token, code: returned.code ?? '' } })
  expect(failed).toMatchObject({ state: 'aborted', message: '결제를 취소하셨어요.' })
  const again = await buyer.checkout.pay({ params: { order_id }, query: { view_key }, body: { method: 'kakaopay' } })
  const url = again.start.kind === 'redirect' ? again.start.url : ''
  const second = await agreeAt(url, agreement)
  expect(await buyer.payment.confirm({ body: second })).toMatchObject({ state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('a card over its limit leaves the order to be paid by another method', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, { ...agreement, choice: 'over_limit' })
  const message = '카드사에서 결제를 거절했어요. 한도와 잔액을 확인해 주세요.'
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'aborted', message })
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
})

test('an answer that is lost after the money was taken is asked for, and paid once', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, agreement)
  emulator.failNext('approve', 'hang up after')
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'unknown' })
  await Promise.all([1, 2, 3].map(() => pollPayments(paying.later(1), gateways)))
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(emulator.find((await onlyPayment()).provider_key ?? '')).toMatchObject({ taken: 1 })
  expect(await db.$count(outboxTable, eq(outboxTable.channel, 'mail'))).toBe(1)
})

test('a question that never arrived ends by itself, and takes nothing', async () => {
  const { buyer, start } = await order()
  const body = await agreeAt(start.url, agreement)
  emulator.failNext('approve', 503)
  expect(await buyer.payment.confirm({ body })).toMatchObject({ state: 'unknown' })
  await pollPayments(paying.later(1), gateways)
  expect(await onlyPayment()).toMatchObject({ state: 'aborted' })
  expect(emulator.find((await onlyPayment()).provider_key ?? '')).toMatchObject({ taken: 0 })
})

test('the token of one order opens no other', async () => {
  const [first, second] = [await order(), await order()]
  const own = await agreeAt(first.start.url, agreement)
  const other = await agreeAt(second.start.url, agreement)
  const crossed = { token: own.token, returned: other.returned }
  expect(await first.buyer.payment.confirm({ body: crossed })).toMatchObject({ state: 'aborted' })
  expect((await orders()).map(({ state }) => state)).toEqual(['pending_payment', 'pending_payment'])
})

test('two parts, promised at once, go back to the won', async () => {
  const { buyer, start, order_id } = await order()
  await buyer.payment.confirm({ body: await agreeAt(start.url, agreement) })
  const payment = await onlyPayment()
  for (const amount of [7_001, 15_999])
    await recordRefund(ctx, { payment, order: { id: order_id }, kind: 'goodwill', amount, reason: '마음' })
  emulator.failNext('cancel', 'hang up after')
  await paying.giveBack()
  expect((await db.select().from(refundTable)).map(({ state }) => state)).toEqual(['done', 'done'])
  expect(await onlyPayment()).toMatchObject({ state: 'canceled', canceled_amount: 23_000 })
  expect(emulator.find(payment.provider_key ?? '')).toMatchObject({ canceled: 23_000, status: 'CANCEL_PAYMENT' })
  const [row] = await db.select().from(refundTable).where(eq(refundTable.amount, 7_001))
  expect(row?.provider_key).toMatch(/^A/)
})

test('where it cannot be reached, the order stands and says so', async () => {
  emulator.failNext('ready', 503)
  const { start } = await buy(await paying.visitor(), paying.variant(), { method: 'kakaopay' })
  expect(start).toMatchObject({ kind: 'failed' })
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
})
