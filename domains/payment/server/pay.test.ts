import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartLineTable } from '../../cart/server/tables.ts'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testShop } from '../../testing.ts'
import { testGateways } from '../testing/gateways.ts'
import { hashToken } from './payment-keys.ts'
import { pollPayments } from './poll.ts'
import { createRefundJob } from './refund.ts'
import { discrepancyTable, paymentTable, refundTable } from './tables.ts'
import { receiveWebhook } from './webhook.ts'

const { gateways, books, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  books.clear()
  Object.assign(state, { mood: 'pays', confirms: 0, cancels: 0 })
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 3 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const later = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
const payments = () => db.select().from(paymentTable).orderBy(paymentTable.id)
const orders = () => db.select().from(orderTable).orderBy(orderTable.id)

/** The token a provider would send back: what the shop keeps of it is only its hash. */
async function returning(order_id: number) {
  const token = `token-of-order-${order_id}-for-a-test`
  await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .where(eq(paymentTable.order_id, order_id))
  return { token, returned: {} }
}

test('the buyer returns and has paid: the order says so, the cart is empty, an email is sent', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await buy(hana, variant_id)
  const outcome = await hana.payment.confirm({ body: await returning(order_id) })
  expect(outcome).toMatchObject({ order_id, state: 'done', amount: 23_000, message: null })
  expect(await orders()).toMatchObject([{ state: 'paid', expires_at: null }])
  expect(await db.$count(cartLineTable)).toBe(0)
  expect(await db.select().from(outboxTable).orderBy(outboxTable.id)).toMatchObject([
    { template: 'order.paid', channel: 'mail', recipient: 'hana@example.com' },
    { template: 'order.paid', channel: 'alimtalk', recipient: '010-1234-5678' },
  ])
  expect(await db.select().from(notificationTable)).toMatchObject([{ mb_id: 'hana', kind: 'order' }])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 3, reserved: 1 }])
})

test('fifty webhooks and fifty returns of one payment, all at once, are one payment and one email', async () => {
  const guest = await shop.as()
  const { order_id } = await buy(guest, variant_id)
  const body = await returning(order_id)
  const [payment] = await payments()
  const webhook = { headers: {}, body: { event: 'evt-1', key: payment?.provider_key } }
  await Promise.all(
    Array.from({ length: 50 }, () => [
      guest.payment.confirm({ body }),
      receiveWebhook(ctx, gateways, 'toss', webhook).catch(() => undefined),
    ]).flat(),
  )
  expect(state.confirms).toBe(1)
  expect(await payments()).toMatchObject([{ state: 'done' }])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await db.$count(outboxTable, eq(outboxTable.channel, 'mail'))).toBe(1)
})

test('a declined card leaves the order to be paid by another method', async () => {
  const guest = await shop.as()
  const { order_id, view_key } = await buy(guest, variant_id)
  state.mood = 'refuses'
  const refused = await guest.payment.confirm({ body: await returning(order_id) })
  expect(refused).toMatchObject({ state: 'aborted', message: '카드사에서 결제를 거절했어요.' })
  state.mood = 'pays'
  const again = await guest.checkout.pay({
    params: { order_id },
    query: { view_key },
    body: { method: 'bank_transfer' },
  })
  expect(again.start).toMatchObject({ kind: 'deposit', account: { bank: '하나은행' } })
  expect((await payments()).map(({ state }) => state)).toEqual(['aborted', 'waiting_for_deposit'])
  expect(await db.select().from(stockTable)).toMatchObject([{ reserved: 1 }])
})

test('an answer that is lost after the money was taken is asked for, never taken again', async () => {
  const guest = await shop.as()
  const { order_id } = await buy(guest, variant_id)
  state.mood = 'pays and is not heard'
  expect(await guest.payment.confirm({ body: await returning(order_id) })).toMatchObject({ state: 'unknown' })
  expect(await expireOrders(later(1))).toBe(0)
  expect(await pollPayments(later(1), gateways)).toBe(1)
  expect(await payments()).toMatchObject([{ state: 'done' }])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(state.confirms).toBe(1)
})

test('if the provider fails at confirm, the order can soon be paid by another method, and late money is refunded', async () => {
  const guest = await shop.as()
  const { order_id, view_key } = await buy(guest, variant_id)
  const body = await returning(order_id)
  const pay = () => guest.checkout.pay({ params: { order_id }, query: { view_key }, body: { method: 'bank_transfer' } })
  state.mood = 'is not there'
  expect(await guest.payment.confirm({ body })).toMatchObject({ state: 'unknown' })
  await expect(pay()).rejects.toMatchObject({ code: 'in_progress' })
  await db.update(paymentTable).set({ claimed_at: new Date(Date.now() - 31_000) })
  expect(await guest.payment.state({ body })).toMatchObject({ state: 'aborted' })
  expect(await pay()).toMatchObject({ start: { kind: 'deposit' } })
  const [first] = await payments()
  const reported = books.get(first?.provider_key ?? '')
  if (reported) books.set(reported.key, { ...reported, state: 'done', approved_at: new Date() })
  await receiveWebhook(ctx, gateways, 'toss', { headers: {}, body: { event: 'late', key: first?.provider_key } })
  expect((await payments()).map((payment) => payment.state)).toEqual(['done', 'aborted'])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test.each(['x'.repeat(6_000), 'a\0b'])('a webhook whose id cannot be stored is ignored (%#)', async (id) => {
  await buy(await shop.as(), variant_id)
  const [payment] = await payments()
  const key = payment?.provider_key
  expect(await receiveWebhook(ctx, gateways, 'toss', { headers: {}, body: { event: id, key } })).toBe('ignored')
  expect(await receiveWebhook(ctx, gateways, 'toss', { headers: {}, body: { event: 'e', key: id } })).toBe('ignored')
})

test('a payment whose process died before the provider was asked makes room at once, and nothing was captured', async () => {
  const guest = await shop.as()
  const { order_id, view_key } = await buy(guest, variant_id)
  const body = await returning(order_id)
  const where = { params: { order_id }, query: { view_key } }
  const again = () => guest.checkout.pay({ ...where, body: { method: 'card' } })
  const claimed = (secondsAgo: number) =>
    db.update(paymentTable).set({ state: 'in_progress', claimed_at: new Date(Date.now() - secondsAgo * 1000) })
  await claimed(0)
  await expect(again()).rejects.toMatchObject({ code: 'in_progress' })
  expect(await guest.checkout.view(where)).toMatchObject({ can_pay_again: false })
  await claimed(40)
  expect(await guest.checkout.view(where)).toMatchObject({ can_pay_again: true })
  // A visitor who waits on the return page gets the outcome too.
  expect(await guest.payment.state({ body })).toMatchObject({ state: 'aborted' })
  await Promise.allSettled([again(), again(), again()])
  expect((await payments()).filter(({ state }) => state === 'ready')).toHaveLength(1)
  expect(state.confirms).toBe(0)
})

test('a payment whose process died after the capture is paid, also when the buyer presses again', async () => {
  const guest = await shop.as()
  const { order_id, view_key } = await buy(guest, variant_id)
  const [payment] = await payments()
  const reported = books.get(payment?.provider_key ?? '')
  if (reported) books.set(reported.key, { ...reported, state: 'done', approved_at: new Date() })
  await db.update(paymentTable).set({ state: 'in_progress', claimed_at: new Date(Date.now() - 40_000) })
  const pay = { params: { order_id }, query: { view_key }, body: { method: 'card' as const } }
  const pressed = await Promise.allSettled([1, 2, 3].map(() => guest.checkout.pay(pay)))
  expect(pressed.some((each) => each.status === 'fulfilled' && each.value.start.kind === 'paid')).toBe(true)
  expect(await payments()).toMatchObject([{ state: 'done' }])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('an unpaid order releases its goods, once, and can no longer be paid', async () => {
  const guest = await shop.as()
  const { order_id } = await buy(guest, variant_id)
  await Promise.all([1, 2, 3].map(() => expireOrders(later(1))))
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 3, reserved: 0 }])
  expect(await guest.payment.confirm({ body: await returning(order_id) })).toMatchObject({ state: 'expired' })
  expect(state.confirms).toBe(0)
})

test('money that comes after the goods are gone goes back', async () => {
  const guest = await shop.as()
  await buy(guest, variant_id)
  await expireOrders(later(1))
  await db.update(stockTable).set({ on_hand: 0 })
  const [payment] = await payments()
  const reported = books.get(payment?.provider_key ?? '')
  if (reported) books.set(reported.key, { ...reported, state: 'done' })
  await receiveWebhook(ctx, gateways, 'toss', { headers: {}, body: { event: 'late', key: payment?.provider_key } })
  const [refund] = await db.select().from(refundTable)
  expect(refund).toMatchObject({ kind: 'late', amount: 23_000, state: 'requested' })
  const job = createRefundJob(gateways)
  for (const _ of [1, 2]) await job.run(ctx, { refund_id: refund?.id ?? 0 })
  expect(await db.select().from(refundTable)).toMatchObject([{ state: 'done' }])
  expect(await payments()).toMatchObject([{ state: 'canceled', canceled_amount: 23_000 }])
  expect(state.cancels).toBe(1)
})

test('money that is not what was asked for ships nothing and is shown to staff', async () => {
  const guest = await shop.as()
  const { order_id } = await buy(guest, variant_id)
  const [payment] = await payments()
  const reported = books.get(payment?.provider_key ?? '')
  if (reported) books.set(reported.key, { ...reported, amount: 1_000 })
  await guest.payment.confirm({ body: await returning(order_id) })
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ kind: 'amount_differs', state: 'open' }])
})

test('the return without any cookie opens the order once, to the browser that returned', async () => {
  const { order_id } = await buy(await shop.as(), variant_id)
  const stranger = await shop.as()
  const body = await returning(order_id)
  const first = await stranger.payment.confirm({ body })
  const query = { view_key: first.view_key ?? undefined }
  expect(await stranger.checkout.view({ params: { order_id }, query })).toMatchObject({ state: 'paid' })
  expect(await (await shop.as()).payment.confirm({ body })).toMatchObject({ state: 'done', view_key: null })
  const missing = { status: 404 }
  await expect(stranger.checkout.view({ params: { order_id }, query: {} })).rejects.toMatchObject(missing)
  await expect(stranger.checkout.view({ params: { order_id: order_id + 1 }, query })).rejects.toMatchObject(missing)
})

test('a guest finds their order by its number and password, and every failure sounds the same', async () => {
  const guest = await shop.as()
  const { order_no, order_id } = await buy(guest, variant_id)
  const found = await guest.checkout.find({ body: { order_no: order_no.toLowerCase(), password: '작은 새 여덟 마리' } })
  expect(found.order_id).toBe(order_id)
  const failures = await Promise.all(
    [
      { order_no, password: 'wrong' },
      { order_no: '261115-ABCDEFG', password: '작은 새 여덟 마리' },
    ].map((body) => guest.checkout.find({ body }).catch((problem) => problem.message)),
  )
  expect(new Set(failures).size).toBe(1)
})
