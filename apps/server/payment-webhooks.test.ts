import { stockTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { expireOrders } from '@sillage/domains/checkout/server/expire.ts'
import { orderTable } from '@sillage/domains/order/server/tables.ts'
import { buy } from '@sillage/domains/order/testing/buyer.ts'
import { createBank } from '@sillage/domains/payment/providers/bank.ts'
import type { PaymentGateways } from '@sillage/domains/payment/providers/gateways.ts'
import { createToss } from '@sillage/domains/payment/providers/toss/toss.ts'
import { pollPayments } from '@sillage/domains/payment/server/poll.ts'
import { createRefundJob, recordRefund } from '@sillage/domains/payment/server/refund.ts'
import {
  discrepancyTable,
  paymentTable,
  paymentWebhookTable,
  refundTable,
} from '@sillage/domains/payment/server/tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { answerWindowAt } from '@sillage/emulators/toss/testing.ts'
import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addPaymentWebhooks } from './payment-webhooks.ts'

const app = fastify()
let webhooksTo = ''
const emulator = await startTossEmulator({ webhooksTo: () => webhooksTo, retryMs: 5 })
const toss = createToss({ ...emulator, apiUrl: emulator.url, timeoutMs: 2_000 })
const bank = createBank({ bank: '하나은행', number: '110-482-903317', holder: '주식회사 실라주' })
const gateways: PaymentGateways = { providers: [toss, bank], link: (path) => `http://localhost:3000${path}` }
const shop = await testShop({ gateways })
const { ctx, db } = shop
await addPaymentWebhooks(app, gateways, () => ctx)
webhooksTo = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/payments/toss/webhook`
afterAll(async () => {
  await emulator.stop()
  await app.close()
})

let variant_id = 0
beforeEach(async () => {
  await emulator.webhooks.settled()
  emulator.clear()
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const later = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
const payments = () => db.select().from(paymentTable).orderBy(paymentTable.id)
const orders = () => db.select().from(orderTable).orderBy(orderTable.id)
const emails = async () =>
  (await db.select().from(outboxTable).where(eq(outboxTable.channel, 'mail'))).map(({ template }) => template)

type Method = 'card' | 'virtual_account' | 'easy_pay' | 'transfer'

/** Orders, agrees in the window, comes back. */
async function pay(method: Method, choices: Record<string, string> = {}) {
  const guest = await shop.as()
  const placed = await buy(guest, variant_id, { method })
  const { token, returned } = await agree(placed.start, choices)
  return { guest, placed, token, returned, outcome: await guest.payment.confirm({ body: { token, returned } }) }
}

async function agree(start: object, choices: Record<string, string> = {}) {
  const { request } = start as { request: { successUrl: string } } // Only Toss is asked in these tests.
  const { shop_token: token = '', shop_step: _, ...returned } = await answerWindowAt(emulator, request, choices)
  return { token, returned }
}

const keyOf = async (at = 0) => (await payments())[at]?.provider_key ?? ''

test.each<Method>(['card', 'easy_pay', 'transfer'])(
  'an order is paid by %s, and its webhook adds nothing',
  async (method) => {
    const { outcome } = await pay(method)
    expect(outcome).toMatchObject({ state: 'done', method, amount: 23_000 })
    await emulator.webhooks.settled()
    expect(emulator.webhooks.list()).toMatchObject([{ status: 200, attempts: 1 }])
    expect(await orders()).toMatchObject([{ state: 'paid' }])
    expect(await emails()).toEqual(['order.paid'])
  },
)

test('a buyer who never comes back has not paid; a refused card leaves the order open', async () => {
  const { outcome, guest, placed } = await pay('card', { outcome: 'REJECT_CARD_COMPANY' })
  expect(outcome).toMatchObject({ state: 'aborted', message: '카드사에서 결제를 거절했어요.' })
  const { order_id, view_key } = placed
  const again = await guest.checkout.pay({ params: { order_id }, query: { view_key }, body: { method: 'transfer' } })
  expect(again.start).toMatchObject({ kind: 'script', request: { method: 'TRANSFER' } })
  expect(await guest.payment.confirm({ body: await agree(again.start) })).toMatchObject({ state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('money that was taken while no one heard is found by a webhook, or by asking', async () => {
  emulator.webhooks.hold()
  const { outcome, guest, token } = await pay('card', { outcome: 'lost reply' })
  expect(outcome).toMatchObject({ state: 'unknown' })
  expect(await pollPayments(later(1), gateways)).toBe(1)
  expect(await guest.payment.state({ body: { token } })).toMatchObject({ state: 'done' })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  emulator.webhooks.letGo()
  await emulator.webhooks.settled()
  expect(await emails()).toEqual(['order.paid'])
  expect(emulator.payments()).toMatchObject([{ status: 'DONE', balanceAmount: 23_000 }])
})

test('a deposit reported fifty times at once is one payment, one email', async () => {
  const { outcome } = await pay('virtual_account')
  expect(outcome).toMatchObject({ state: 'waiting_for_deposit' })
  emulator.webhooks.hold()
  emulator.deposit(await keyOf())
  const reported = emulator.webhooks
    .list()
    .find(({ body }) => body.includes('"secret":"ps_') && body.includes('"DONE"'))
  if (!reported) throw new Error('no deposit was reported')
  emulator.webhooks.repeat(reported, 50)
  emulator.webhooks.letGo()
  await emulator.webhooks.settled()
  expect(await payments()).toMatchObject([{ state: 'done', deposited_amount: 23_000 }])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect((await emails()).sort()).toEqual(['order.deposit', 'order.paid'])
  expect(await db.$count(paymentWebhookTable)).toBe(3)
})

test('what strangers send of payments that are not ours is not written down', async () => {
  const send = (n: number) =>
    fetch(webhooksTo, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        eventType: 'PAYMENT_STATUS_CHANGED',
        data: { paymentKey: `made-up-${n}`, orderId: `none-${n}`, status: 'DONE' },
      }),
    })
  for (let n = 0; n < 5; n += 1) expect((await send(n)).status).toBe(200)
  expect(await db.$count(paymentWebhookTable)).toBe(0)
})

test('a forged webhook is refused and changes nothing', async () => {
  await pay('virtual_account')
  const [before] = await payments()
  const orderId = emulator.payments()[0]?.orderId
  await emulator.webhooks.settled()
  const count = await db.$count(paymentWebhookTable)
  const forge = (body: object) =>
    fetch(webhooksTo, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  expect((await forge({ secret: 'ps_guessed', status: 'DONE', orderId, transactionKey: 'x' })).status).toBe(401)
  expect(await db.$count(paymentWebhookTable)).toBe(count)
  // Who knows the key is believed no more: Toss itself is asked, and still waits.
  const data = { ...emulator.payments()[0], status: 'DONE' }
  expect((await forge({ eventType: 'PAYMENT_STATUS_CHANGED', data })).status).toBe(200)
  expect(await payments()).toEqual([before])
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
})

test('what is no webhook is accepted; what could not be asked about is to be sent again', async () => {
  const tell = (path: string, body: string) => app.inject({ method: 'POST', url: path, payload: body })
  for (const body of ['', 'nonsense', '{}'])
    expect((await tell('/api/v1/payments/toss/webhook', body)).statusCode).toBe(200)
  expect((await tell('/api/v1/payments/unknown/webhook', '{}')).statusCode).toBe(200)
  expect((await tell('/api/v1/payments/toss/webhook', 'x'.repeat(300_000))).statusCode).toBe(413)
  await pay('virtual_account')
  await emulator.webhooks.settled()
  emulator.failNext('read', 'COMMON_ERROR')
  emulator.failNext('read', 'COMMON_ERROR')
  emulator.deposit(await keyOf())
  await expect.poll(async () => (await payments())[0]?.state).toBe('done')
  await expect.poll(() => emulator.webhooks.list().every(({ status }) => status === 200)).toBe(true)
})

test('a deposit no one reported is found within the hour', async () => {
  await pay('virtual_account')
  emulator.webhooks.hold()
  emulator.deposit(await keyOf())
  expect(await pollPayments(ctx, gateways)).toBe(0)
  expect(await pollPayments(later(0.1), gateways)).toBe(1)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('of a deposit that fell short the rest is awaited, and the buyer is notified', async () => {
  await pay('virtual_account')
  const key = await keyOf()
  emulator.deposit(key, 10_000)
  await emulator.webhooks.settled()
  expect(await payments()).toMatchObject([{ state: 'underpaid', deposited_amount: 10_000 }])
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
  expect((await emails()).sort()).toEqual(['order.deposit', 'order.short'])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ kind: 'amount_differs', state: 'open' }])
  // A day more than the account is open: the rest may be on its way.
  expect(await expireOrders(later(1.5))).toBe(0)
  emulator.deposit(key, 13_000)
  await emulator.webhooks.settled()
  expect(await payments()).toMatchObject([{ state: 'done', deposited_amount: 23_000 }])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ state: 'repaired' }])
})

test('of a deposit that is too large the rest goes back, once an account is known', async () => {
  await pay('virtual_account')
  emulator.deposit(await keyOf(), 25_000)
  await emulator.webhooks.settled()
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await payments()).toMatchObject([{ state: 'overpaid', deposited_amount: 25_000 }])
  const [refund] = await db.select().from(refundTable)
  expect(await db.select().from(refundTable)).toMatchObject([{ kind: 'overpaid', amount: 2_000 }])
  const job = createRefundJob(gateways)
  await job.run(ctx, { refund_id: refund?.id ?? 0 })
  expect(await db.select().from(refundTable)).toMatchObject([{ state: 'requested', failure: null }])
  expect(emulator.payments()).toMatchObject([{ balanceAmount: 25_000 }])
  await db.update(refundTable).set({ account: { bank: '신한은행', number: '110-123-456789', holder: '김하나' } })
  await job.run(ctx, { refund_id: refund?.id ?? 0 })
  expect(await db.select().from(refundTable)).toMatchObject([{ state: 'done', account: null }])
  expect(emulator.payments()).toMatchObject([{ status: 'PARTIAL_CANCELED', balanceAmount: 23_000 }])
  expect(await payments()).toMatchObject([{ state: 'partial_canceled', canceled_amount: 2_000 }])
})

test('a deposit that comes too late is honoured while the goods are there, and goes back when not', async () => {
  await pay('virtual_account')
  await expireOrders(later(4))
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  emulator.deposit(await keyOf())
  await emulator.webhooks.settled()
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  await pay('virtual_account')
  await expireOrders(later(4))
  await db.update(stockTable).set({ on_hand: 1 })
  emulator.deposit(await keyOf(1))
  await emulator.webhooks.settled()
  expect((await payments()).map(({ state }) => state)).toEqual(['done', 'late_deposit'])
  expect((await orders()).map(({ state }) => state)).toEqual(['paid', 'canceled_unpaid'])
  expect(await db.select().from(refundTable)).toMatchObject([{ kind: 'late', amount: 23_000 }])
})

test('who pays by card after all and then also pays in is not charged twice', async () => {
  const { guest, placed } = await pay('virtual_account')
  const { order_id, view_key } = placed
  const again = await guest.checkout.pay({ params: { order_id }, query: { view_key }, body: { method: 'card' } })
  await guest.payment.confirm({ body: await agree(again.start) })
  emulator.deposit(await keyOf(0))
  await emulator.webhooks.settled()
  for (const webhook of emulator.webhooks.list()) emulator.webhooks.repeat(webhook, 3)
  await emulator.webhooks.settled()
  expect((await payments()).map(({ state }) => state)).toEqual(['aborted', 'done'])
  expect(await db.select().from(refundTable)).toMatchObject([{ kind: 'late', amount: 23_000 }])
})

test('who leaves the card for the account they had before has paid with it', async () => {
  const { guest, placed } = await pay('virtual_account')
  const { order_id, view_key } = placed
  const again = await guest.checkout.pay({ params: { order_id }, query: { view_key }, body: { method: 'card' } })
  emulator.deposit(await keyOf(0))
  await emulator.webhooks.settled()
  expect((await payments()).map(({ state }) => state)).toEqual(['done', 'aborted'])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await guest.payment.confirm({ body: await agree(again.start) })).toMatchObject({ state: 'aborted' })
  expect(emulator.payments().filter(({ status }) => status === 'DONE')).toHaveLength(1)
})

test('a deposit the bank takes back stops what has not left the house', async () => {
  await pay('virtual_account')
  emulator.deposit(await keyOf())
  await emulator.webhooks.settled()
  emulator.webhooks.hold()
  emulator.bounce(await keyOf())
  await db.update(paymentTable).set({ approved_at: addDays(new Date(), -1) })
  emulator.webhooks.letGo()
  await emulator.webhooks.settled()
  expect(await payments()).toMatchObject([{ state: 'waiting_for_deposit', deposited_amount: 0 }])
  expect(await orders()).toMatchObject([{ state: 'on_hold' }])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ kind: 'order_without_payment' }])
  emulator.deposit(await keyOf())
  await emulator.webhooks.settled()
  expect(await payments()).toMatchObject([{ state: 'done', deposited_amount: 23_000 }])
})

test('money goes back in parts to the last won, and never more', async () => {
  await pay('card')
  const [payment] = await payments()
  const [order] = await orders()
  if (!payment || !order) throw new Error('nothing was bought')
  const job = createRefundJob(gateways)
  for (const amount of [1, 7_777, 15_222]) {
    const refund = await ctx.transaction((ctx) =>
      recordRefund(ctx, { payment, order, kind: 'cancel', amount, reason: '일부 취소' }),
    )
    await job.run(ctx, { refund_id: refund?.id ?? 0 })
  }
  const more = ctx.transaction((ctx) => recordRefund(ctx, { payment, order, kind: 'cancel', amount: 1, reason: '더' }))
  await expect(more).rejects.toMatchObject({ code: 'refund_too_much' })
  expect(await payments()).toMatchObject([{ state: 'canceled', canceled_amount: 23_000 }])
  expect(emulator.payments()[0]?.cancels?.map(({ cancelAmount }) => cancelAmount)).toEqual([1, 7_777, 15_222])
  expect(emulator.payments()).toMatchObject([{ status: 'CANCELED', balanceAmount: 0 }])
})

test('no one pays with the name of another payment, or another amount', async () => {
  const first = await pay('card')
  const guest = await shop.as()
  const { start } = await buy(guest, variant_id, { method: 'card' })
  const { token, returned } = await agree(start)
  const stolen = { ...returned, paymentKey: first.returned.paymentKey ?? '' }
  await expect(guest.payment.confirm({ body: { token, returned: stolen } })).rejects.toMatchObject({ status: 404 })
  const cheap = { ...returned, amount: '100' }
  expect(await guest.payment.confirm({ body: { token, returned: cheap } })).toMatchObject({ state: 'aborted' })
  expect((await orders()).map(({ state }) => state)).toEqual(['paid', 'pending_payment'])
})
