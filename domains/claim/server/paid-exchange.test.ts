import { randomUUID } from 'node:crypto'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq, isNotNull, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { createRefundJob } from '../../payment/server/refund.ts'
import { hashToken } from '../../payment/server/return-token.ts'
import { type PaymentRow, paymentTable, refundTable } from '../../payment/server/tables.ts'
import { receiveWebhook } from '../../payment/server/webhook.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, linesOf, requestFor } from '../testing/claims.ts'
import { givenExchange, givenRequested, givenSizes } from '../testing/exchange.ts'
import { finishClaims } from './finish.ts'

const { gateways, books, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
let dear = 0
beforeEach(async () => {
  await shop.empty()
  books.clear()
  Object.assign(state, { mood: 'pays', confirms: 0, cancels: 0 })
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  dear = (await givenSizes(shop)).dear
})

const desk = () => clerk.staffClaims
const given = (reason: 'wrong_choice' | 'broken' = 'broken') => ({ buyer: hana, clerk, variant_id: dear, reason })
const exchangePayments = () =>
  db.select().from(paymentTable).where(isNotNull(paymentTable.claim_id)).orderBy(paymentTable.id)
const refunds = () => db.select().from(refundTable).orderBy(refundTable.id)
const letters = () =>
  db.$count(outboxTable, and(like(outboxTable.template, 'claim.exchange_paid'), eq(outboxTable.channel, 'mail')))

type Asked = { order_id: number; params: { claim_id: number } }
const inputOf = ({ order_id, params }: Asked) => ({ params: { order_id, ...params }, query: {} })
const begin = (asked: Asked, method: 'card' | 'bank_transfer' = 'card') =>
  hana.claim.pay({ ...inputOf(asked), body: { method } })

/** The token a provider would send back with. */
async function tokenOf({ id }: PaymentRow) {
  const token = `token-of-payment-${id}-for-a-test`
  await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .where(eq(paymentTable.id, id))
  return { token, returned: {} }
}
async function pay(asked: Asked) {
  await begin(asked)
  const [payment] = (await exchangePayments()).slice(-1)
  if (!payment) throw new Error('a payment was begun')
  return hana.payment.confirm({ body: await tokenOf(payment) })
}
async function giveBack() {
  for (const { id } of await refunds()) await createRefundJob(gateways).run(ctx, { refund_id: id })
}

test('a dearer variant leaves once its difference is paid, and not before; pressed twice it is paid once', async () => {
  const asked = await givenRequested(shop, given('wrong_choice'))
  expect(asked.claim).toMatchObject({ preview: { money: 0, to_pay: 56_000 }, due: 0, paid_in: 0 })
  await expect(begin(asked)).rejects.toMatchObject({ status: 409, code: 'nothing_to_pay' })
  await desk().accept({ params: asked.params, body: {} })
  expect(await hana.claim.paying(inputOf(asked))).toMatchObject({ amount: 56_000, methods: [{ method: 'card' }] })
  await expect(begin(asked, 'bank_transfer')).rejects.toMatchObject({ status: 422 })
  await expect(desk().reship({ params: asked.params, body: {} })).rejects.toMatchObject({ code: 'to_pay' })
  expect((await begin(asked)).total_amount).toBe(56_000)
  expect(await pay(asked)).toMatchObject({ state: 'done', amount: 56_000, claim_id: asked.params.claim_id })
  expect((await begin(asked)).start).toEqual({ kind: 'paid' })
  expect((await exchangePayments()).map(({ state }) => state)).toEqual(['aborted', 'done'])
  expect(await letters()).toBe(1)
  for (const _ of [1, 2])
    expect(await desk().reship({ params: asked.params, body: {} })).toMatchObject({ state: 'reshipping', due: 0 })
  // The other is on its way: its price does not go back by holding the claim and then refusing it.
  for (const late of [desk().hold, desk().reject])
    await expect(late({ params: asked.params, body: { answer: '다시 볼게요.' } })).rejects.toMatchObject({
      status: 409,
    })
  expect(await refunds()).toEqual([])
  const lines = await linesOf(shop, asked.order_id)
  expect(lines.at(-1)).toMatchObject({ state: 'preparing', unit_amount: 90_000, total_amount: 90_000 })
  expect(await stockMismatches(db, 14)).toEqual([])
  // The order's own payment is what it was.
  const order = await hana.order.show({ params: { order_id: asked.order_id } })
  expect(order).toMatchObject({ total_amount: 80_000, payments: [{ amount: 80_000 }], can_pay_again: false })
})

test('nobody else pays for it, sees what it costs, or pays another order with it', async () => {
  const asked = await givenExchange(shop, given())
  const other = await shop.as('other')
  const missing = { status: 404 }
  await expect(other.claim.paying(inputOf(asked))).rejects.toMatchObject(missing)
  await expect(other.claim.pay({ ...inputOf(asked), body: { method: 'card' } })).rejects.toMatchObject(missing)
  const mixed = { ...asked, order_id: asked.order_id, params: { claim_id: 9_999 } }
  await expect(begin(mixed)).rejects.toMatchObject(missing)
  const guest = await shop.as()
  await expect(guest.claim.paying(inputOf(asked))).rejects.toMatchObject(missing)
})

test.each([
  ['is turned down', (params: Asked['params']) => desk().reject({ params, body: { answer: '사용한 흔적이 있어요.' } })],
  ['becomes a refund', (params: Asked['params']) => desk().refund({ params, body: {} })],
])('what was paid for an exchange that %s goes back, once and whole', async (_, end) => {
  const asked = await givenExchange(shop, given('wrong_choice'))
  await pay(asked)
  for (const _ of [1, 2]) await end(asked.params)
  const ofExchange = (await refunds()).filter(({ request_key }) => request_key.startsWith('exchange-'))
  expect(ofExchange).toMatchObject([{ kind: 'exchange', amount: 56_000 }])
  await giveBack()
  expect(await exchangePayments()).toMatchObject([{ state: 'canceled', canceled_amount: 56_000 }])
  expect(await desk().show({ params: asked.params })).toMatchObject({ due: 0, paid_in: 0 })
  await expect(begin(asked)).rejects.toMatchObject({ code: 'nothing_to_pay' })
})

test('a payment that comes to an end after its exchange goes back by itself, and nothing is sent for it', async () => {
  const asked = await givenRequested(shop, given())
  await desk().accept({ params: asked.params, body: {} })
  await begin(asked)
  const [payment] = await exchangePayments()
  if (!payment) throw new Error('a payment was begun')
  state.mood = 'pays and is not heard'
  expect(await hana.payment.confirm({ body: await tokenOf(payment) })).toMatchObject({ state: 'unknown' })
  await expect(begin(asked)).rejects.toMatchObject({ code: 'in_progress' })
  await hana.claim.withdraw(inputOf(asked))
  // The provider tells of it later, as often as it likes.
  for (const event of ['one', 'two'])
    await receiveWebhook(ctx, gateways, 'toss', { headers: {}, body: { event, key: payment.provider_key } })
  expect(await refunds()).toMatchObject([{ kind: 'exchange', amount: 50_000, payment_id: payment.id }])
  await giveBack()
  expect(await exchangePayments()).toMatchObject([{ state: 'canceled', canceled_amount: 50_000 }])
  expect(await letters()).toBe(0)
})

test('many who pay, withdraw and send at once: either it is paid and sent, or all of it goes back', async () => {
  const asked = await givenExchange(shop, given())
  await begin(asked)
  const [payment] = await exchangePayments()
  if (!payment) throw new Error('a payment was begun')
  const body = await tokenOf(payment)
  await Promise.allSettled([
    ...Array.from({ length: 5 }, () => hana.payment.confirm({ body })),
    ...Array.from({ length: 3 }, () => desk().reship({ params: asked.params, body: {} })),
    desk().reject({ params: asked.params, body: { answer: '사용한 흔적이 있어요.' } }),
  ])
  const claim = await desk().show({ params: asked.params })
  const [after] = await exchangePayments()
  expect(state.confirms).toBeLessThanOrEqual(1)
  if (claim.state === 'reshipping') expect(after).toMatchObject({ state: 'done', canceled_amount: 0 })
  else
    expect(claim.state === 'rejected' && after && (after.state === 'aborted' || after.canceled_amount === 50_000)).toBe(
      true,
    )
  expect(await stockMismatches(db, 14)).toEqual([])
})

test('a dearer variant that comes back brings back all that was paid for it, out of both payments', async () => {
  const asked = await givenExchange(shop, given())
  await pay(asked)
  await desk().reship({ params: asked.params, body: {} })
  await givenLinesAt(shop, asked.order_id, 'delivered')
  await finishClaims(ctx)
  const { lines } = await hana.claim.show({ params: { order_id: asked.order_id }, query: {} })
  const takes = lines.map(({ line_id, quantity }) => ({ line_id, quantity }))
  const { claims } = await requestFor(hana, asked, { kind: 'return', reason: 'broken', lines: takes })
  const params = { claim_id: claims.at(-1)?.id ?? 0 }
  expect(claims.at(-1)?.preview.money).toBe(40_000 + 90_000)
  await desk().accept({ params, body: {} })
  expect(await desk().refund({ params, body: {} })).toMatchObject({ settled: { money: 130_000 } })
  expect((await refunds()).map(({ amount }) => amount)).toEqual([80_000, 50_000])
  await giveBack()
  expect((await db.select().from(paymentTable)).map((each) => [each.state, each.canceled_amount])).toEqual([
    ['canceled', 80_000],
    ['canceled', 50_000],
  ])
  expect(await stockMismatches(db, 14)).toEqual([])
})

test('the letter after the goods were looked at asks for the money, as long as it has not come', async () => {
  await givenExchange(shop, given())
  const templates = await db.select().from(outboxTable).where(eq(outboxTable.channel, 'mail')).orderBy(outboxTable.id)
  expect(templates.at(-1)?.template).toBe('claim.to_pay')
})

test('what an exchange costs more stands on the papers', async () => {
  const asked = await givenExchange(shop, given())
  await pay(asked)
  await desk().reship({ params: asked.params, body: {} })
  const paper = await hana.orderStatement.show({ params: { order_id: asked.order_id }, query: {} })
  expect(paper).toMatchObject({ total_amount: 80_000, added: [{ amount: 50_000 }], left_amount: 130_000 })
})

test('goodwill that no payment has alone comes out of both, and is told and asked for once', async () => {
  const asked = await givenExchange(shop, given())
  await pay(asked)
  await desk().reship({ params: asked.params, body: {} })
  const params = { order_id: asked.order_id }
  const body = { request_key: randomUUID(), amount: 100_000, reason: '늦어서 죄송해요.' }
  const replies = await Promise.all([1, 2].map(() => desk().goodwill({ params, body })))
  expect(replies).toMatchObject([{ amount: 100_000 }, { amount: 100_000 }])
  expect((await refunds()).map(({ amount }) => amount)).toEqual([80_000, 20_000])
  const told = and(eq(outboxTable.template, 'order.goodwill'), eq(outboxTable.channel, 'mail'))
  expect(await db.select().from(outboxTable).where(told)).toMatchObject([{ payload: { money: '100,000원' } }])
  const more = desk().goodwill({ params, body: { ...body, request_key: randomUUID(), amount: 30_001 } })
  await expect(more).rejects.toMatchObject({ code: 'refund_too_much' })
})
