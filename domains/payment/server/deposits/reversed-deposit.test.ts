import { randomUUID } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/server/testing.ts'
import { stockMismatches } from '../../../inventory/testing/stock.ts'
import { orderLineTable, orderTable } from '../../../order/server/tables.ts'
import { findBalance } from '../../../point/server/balance.ts'
import { earnPoints } from '../../../point/server/earn.ts'
import { testShop } from '../../../testing.ts'
import { givenDeposited } from '../../testing/deposits.ts'
import { testGateways } from '../../testing/gateways.ts'
import { depositDesk } from '../../testing/staff-deposits.ts'
import { hashToken } from '../return-token.ts'
import { discrepancyTable, paymentTable, refundTable } from '../tables.ts'

const { gateways, books, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const { clerk, deposit, match } = depositDesk(shop)
beforeEach(async () => {
  await shop.empty()
  books.clear()
  Object.assign(state, { mood: 'pays', confirms: 0, cancels: 0 })
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, price_krw: 20_000, stock: 10 })
  await givenProduct(ctx, { id: 7, kind: 'class', price_krw: 80_000, stock: 4 })
})

type Given = Partial<Parameters<typeof givenDeposited>[1]>

/** Bought by whoever it is, paid, and called back by the bank the day after its day. */
async function givenCalledBack(given: Given = {}) {
  const buyer = given.buyer ?? (await shop.as())
  const placed = await givenDeposited(shop, { days: -1, ...given, buyer })
  await placed.hear('waiting_for_deposit')
  const params = { order_id: placed.order_id }
  const query = placed.view_key ? { view_key: placed.view_key } : {}
  const pay = (method: 'card' | 'bank_transfer') => buyer.checkout.pay({ params, query, body: { method } })
  const giveUp = () => buyer.claim.giveUp({ params, query })
  const see = () => buyer.checkout.view({ params, query })
  const claims = () => buyer.claim.show({ params, query })
  return { ...placed, buyer, params, query, pay, giveUp, see, claims }
}

/** The newest window of an order is agreed to. */
async function agree({ buyer, order_id }: { buyer: Awaited<ReturnType<typeof shop.as>>; order_id: number }) {
  const token = `token-of-order-${order_id}-for-a-test`
  const newest = (await payments()).at(-1)
  await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .where(eq(paymentTable.id, newest?.id ?? 0))
  return buyer.payment.confirm({ body: { token, returned: {} } })
}

const payments = () => db.select().from(paymentTable).orderBy(paymentTable.id)
const refunds = () => db.select().from(refundTable).orderBy(refundTable.id)
const lines = () => db.select().from(orderLineTable).orderBy(orderLineTable.position, orderLineTable.id)
const states = async () => (await lines()).map(({ state }) => state)
const told = (template: string) =>
  db.$count(outboxTable, and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))

test('a guest pays again by card; what comes to the old account afterwards goes back', async () => {
  const order = await givenCalledBack()
  const seen = await order.see()
  expect(seen).toMatchObject({ state: 'held', can_pay_again: true, due_amount: order.total_amount })
  expect(seen.methods.map(({ method }) => method)).toEqual(['card', 'bank_transfer'])
  expect(await order.pay('card')).toMatchObject({ start: { kind: 'redirect' } })
  expect(await agree(order)).toMatchObject({ state: 'done' })
  expect(await states()).toEqual(['preparing', 'preparing', 'preparing'])
  expect(await db.select().from(orderTable)).toMatchObject([{ paid_at: expect.any(Date), expires_at: null }])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ state: 'repaired' }])
  expect([await told('order.bounced'), await told('order.paid')]).toEqual([1, 2])
  for (const _ of [1, 2]) await order.hear('done')
  expect(await refunds()).toMatchObject([
    { kind: 'late', amount: order.total_amount, reason: '이미 다른 방법으로 결제된 주문이에요.' },
  ])
  expect((await payments()).map(({ state }) => state)).toEqual(['aborted', 'done'])
  expect(await stockMismatches(db, 34)).toEqual([])
})

test('who sends the money anew has days of their own for it', async () => {
  const order = await givenCalledBack()
  await db.update(orderTable).set({ created_at: addDays(new Date(), -5) })
  const { start } = await order.pay('bank_transfer')
  if (start.kind !== 'deposit') throw new Error('a transfer is awaited')
  expect(Date.parse(start.account.due_at)).toBeGreaterThan(Date.now() + 2.9 * 86_400_000)
  expect(await order.see()).toMatchObject({ can_pay_again: true })
  await match(await deposit(order.total_amount), (await payments()).at(-1)?.id)
  expect(await states()).toEqual(['preparing', 'preparing', 'preparing'])
  expect(await order.see()).toMatchObject({ can_pay_again: false, due_amount: 0 })
})

test('the old deposit comes back while another window is open: it pays, and the window takes nothing', async () => {
  const order = await givenCalledBack()
  await order.pay('card')
  for (const _ of [1, 2]) await order.hear('done')
  expect(await agree(order)).toMatchObject({ state: 'aborted' })
  expect(state.confirms).toBe(0)
  expect((await payments()).map(({ state }) => state)).toEqual(['done', 'aborted'])
  expect(await states()).toEqual(['preparing', 'preparing', 'preparing'])
  expect(await refunds()).toEqual([])
})

test('a guest gives it up: shelves are free, nobody has to look, and money that comes then goes back', async () => {
  const order = await givenCalledBack()
  expect(await order.claims()).toMatchObject({ can_give_up: true, lines: [{ cancel: null }, {}, {}] })
  for (const _ of [1, 2]) expect(await order.giveUp()).toMatchObject({ can_give_up: false })
  expect(await states()).toEqual(['canceled_unpaid', 'canceled_unpaid', 'canceled_unpaid'])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ state: 'repaired' }])
  expect(await told('order.canceled')).toBe(1)
  await expect(order.pay('card')).rejects.toMatchObject({ code: 'expired' })
  for (const _ of [1, 2]) await order.hear('done')
  expect(await refunds()).toMatchObject([{ kind: 'late', amount: order.total_amount, reason: '취소하신 주문이에요.' }])
  expect(await stockMismatches(db, 34)).toEqual([])
})

test('a member who gives it up has the points again, once', async () => {
  await earnPoints(ctx, { mb_id: 'hana', amount: 9_000, reason: 'granted', occasion: 'a gift' })
  const order = await givenCalledBack({ buyer: await shop.as('hana'), over: { points: 5_000 } })
  expect(await findBalance(ctx, 'hana')).toBe(4_000)
  await Promise.all([1, 2, 3].map(order.giveUp))
  expect(await findBalance(ctx, 'hana')).toBe(9_000)
})

test('paying, giving up, staff and the bank at once: the order ends one way, and its money agrees', async () => {
  const order = await givenCalledBack()
  const staff = await clerk()
  const move = () =>
    staff.staffOrders.move({ params: order.params, body: { to: 'preparing', note: '', answer: '' } }).catch(() => null)
  await Promise.all([
    ...[order.pay('card'), order.giveUp(), order.pay('card'), order.giveUp()].map((deed) => deed.catch(() => null)),
    move(),
    order.hear('done'),
    order.hear('done'),
  ])
  const [row] = await db.select().from(orderTable)
  const back = (await refunds()).reduce((sum, { amount }) => sum + amount, 0)
  const live = (await payments()).filter(({ state }) => state === 'done')
  if (row?.state === 'canceled_unpaid') expect([live.length, back]).toEqual([0, order.total_amount])
  else expect([row?.paid_at === null, live.length, back]).toEqual([false, 1, 0])
  expect(await stockMismatches(db, 34)).toEqual([])
})

test('who is at the window of a card cannot give the order up until its end is known', async () => {
  const order = await givenCalledBack()
  await order.pay('card')
  state.mood = 'pays and is not heard'
  await agree(order)
  await expect(order.giveUp()).rejects.toMatchObject({ code: 'in_progress' })
  expect(await states()).toEqual(['held', 'held', 'held'])
})

test('what has left the house is paid, and cannot be given up; nothing else is claimed before that', async () => {
  const order = await givenDeposited(shop, { buyer: await shop.as('hana'), days: -1 })
  const params = { order_id: order.order_id }
  const [first] = await lines()
  const parcel = { courier: 'cj' as const, tracking_no: '600000000001', lines: [{ line_id: first?.id ?? 0 }] }
  await (await clerk()).staffShipments.ship({ params, body: parcel })
  await order.hear('waiting_for_deposit')
  const hana = await shop.as('hana')
  expect(await hana.order.show({ params })).toMatchObject({ can_pay_again: true })
  const why_not = '은행에서 입금이 취소된 주문이에요. 일부 취소나 반품·교환은 다시 결제하신 뒤에 신청할 수 있어요.'
  expect(await hana.claim.show({ params, query: {} })).toMatchObject({
    can_give_up: false,
    lines: [{}, { why_not }, { why_not }],
  })
  await expect(hana.claim.giveUp({ params, query: {} })).rejects.toMatchObject({ status: 409 })
  const asked = {
    kind: 'cancel' as const,
    reason: 'changed_mind' as const,
    lines: [{ line_id: (first?.id ?? 0) + 1, quantity: 1 }],
  }
  await expect(hana.claim.preview({ params, query: {}, body: asked })).rejects.toMatchObject({ code: 'called_back' })
})

test('a seat that was granted is given up with its order, and is free again', async () => {
  const order = await givenCalledBack({ products: [7], over: { method: 'card' } })
  expect(await states()).toEqual(['granted'])
  for (const _ of [1, 2]) await order.giveUp()
  expect(await states()).toEqual(['canceled_unpaid'])
  expect(await db.select().from(stockTable).orderBy(stockTable.variant_id)).toMatchObject([
    ...Array.from({ length: 3 }, () => ({ reserved: 0, on_hand: 10 })),
    { reserved: 0, on_hand: 4 },
  ])
  await order.hear('done')
  expect(await refunds()).toMatchObject([{ kind: 'late', amount: 80_000, reason: '취소하신 주문이에요.' }])
})

/** Staff cannot deliver one of the three lines. */
async function sellOut(order_id: number, nth: number) {
  const line = (await lines())[nth]
  const taken = [{ line_id: line?.id ?? 0, quantity: 1 }]
  await (await clerk()).staffClaims.soldOut({ params: { order_id }, body: { request_key: randomUUID(), lines: taken } })
}

test('the whole sum comes after staff have ended a line: its share goes back, once', async () => {
  const order = await givenCalledBack()
  await sellOut(order.order_id, 0)
  expect(await order.claims()).toMatchObject({ claims: [{ settled: { money: 0 } }] })
  for (const _ of [1, 2]) await order.hear('done')
  expect(await states()).toEqual(['sold_out', 'preparing', 'preparing'])
  expect(await refunds()).toMatchObject([{ kind: 'sold_out', amount: 20_000, claim_id: expect.any(Number) }])
  const rows = [
    { kind: 'goods', amount: 20_000 },
    { kind: 'total', amount: 20_000 },
  ]
  expect(await order.claims()).toMatchObject({ claims: [{ settled: { money: 20_000, rows } }] })
  // And too much of it, later.
  await order.hear('done', order.total_amount + 500)
  expect((await refunds()).map(({ amount }) => amount)).toEqual([20_000])
})

test('too much comes after staff have ended a line: what is over and its share go back', async () => {
  const order = await givenCalledBack()
  await sellOut(order.order_id, 0)
  for (const _ of [1, 2]) await order.hear('done', order.total_amount + 500)
  expect(await refunds()).toMatchObject([
    { kind: 'sold_out', amount: 20_000 },
    { kind: 'overpaid', amount: 500 },
  ])
})

test('who pays again pays only for what is left; what ends at the window goes back', async () => {
  const order = await givenCalledBack()
  await sellOut(order.order_id, 0)
  expect(await order.see()).toMatchObject({ due_amount: order.total_amount - 20_000 })
  await order.pay('card')
  await sellOut(order.order_id, 1)
  expect(await agree(order)).toMatchObject({ state: 'done', amount: order.total_amount - 20_000 })
  expect(await states()).toEqual(['sold_out', 'sold_out', 'preparing'])
  expect(await refunds()).toMatchObject([{ amount: 20_000, kind: 'sold_out' }])
  const paper = await order.buyer.orderStatement.show({ params: order.params, query: order.query })
  expect(paper).toMatchObject({ unpaid_amount: 20_000, refunding_amount: 20_000, left_amount: 20_000 })
  // The last one brings back what was paid for it, and no more.
  const left = (await lines()).find(({ state }) => state === 'preparing')
  const body = {
    kind: 'cancel' as const,
    reason: 'changed_mind' as const,
    lines: [{ line_id: left?.id ?? 0, quantity: 1 }],
  }
  const preview = await order.buyer.claim.preview({ params: order.params, query: order.query, body })
  expect(preview).toMatchObject({ money: 20_000 })
})

test('what was promised of money that was called back is promised no more', async () => {
  const order = await givenDeposited(shop, { buyer: await shop.as('hana'), days: -1 })
  await sellOut(order.order_id, 0)
  expect(await refunds()).toMatchObject([{ amount: 20_000, state: 'requested' }])
  await order.hear('waiting_for_deposit')
  expect(await refunds()).toEqual([])
  const hana = await shop.as('hana')
  expect(await hana.order.show({ params: { order_id: order.order_id } })).toMatchObject({
    due_amount: order.total_amount - 20_000,
  })
  await order.hear('done')
  expect(await refunds()).toMatchObject([{ amount: 20_000, kind: 'sold_out' }])
  expect(await payments()).toMatchObject([{ state: 'done', canceled_amount: 20_000 }])
})

test('an account that was closed empty is no money: what ends then is not asked for again', async () => {
  const order = await givenCalledBack()
  await db.update(paymentTable).set({ state: 'canceled' })
  await sellOut(order.order_id, 0)
  expect(await refunds()).toEqual([])
  expect(await order.see()).toMatchObject({ due_amount: order.total_amount - 20_000 })
})
