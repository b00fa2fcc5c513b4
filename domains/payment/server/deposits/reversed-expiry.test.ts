import { randomUUID } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/server/testing.ts'
import { expireReversedOrders } from '../../../claim/server/expire-reversed-orders.ts'
import { classSessionTable, courseTable } from '../../../course/server/tables.ts'
import { stockMismatches } from '../../../inventory/testing/stock.ts'
import { noonOf } from '../../../message/server/testing.ts'
import { orderLineTable, orderTable } from '../../../order/server/tables.ts'
import { reconcile } from '../../../reconciliation/server/reconcile.ts'
import { testShop } from '../../../testing.ts'
import { givenDeposited } from '../../testing/deposits.ts'
import { testGateways } from '../../testing/gateways.ts'
import { depositDesk } from '../../testing/staff-deposits.ts'
import { remindBuyers } from '../remind.ts'
import { discrepancyTable, paymentTable, refundTable } from '../tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const { clerk } = depositDesk(shop)
beforeEach(async () => {
  await shop.empty()
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, price_krw: 20_000, stock: 10 })
  await givenProduct(ctx, { id: 7, kind: 'class', price_krw: 80_000, stock: 4 })
})

const after = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
const rows = () => db.select().from(orderLineTable).orderBy(orderLineTable.position, orderLineTable.id)
const states = async () => (await rows()).map(({ state }) => state)
const found = () => db.select().from(discrepancyTable).orderBy(discrepancyTable.id)
const refunds = () => db.select().from(refundTable).orderBy(refundTable.id)
const letters = (template: string) =>
  db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))
const told = async (...templates: string[]) => Promise.all(templates.map(async (each) => (await letters(each)).length))

const given = async (over: Partial<Parameters<typeof givenDeposited>[1]> = {}) =>
  givenDeposited(shop, { buyer: await shop.as('hana'), days: -1, ...over })
type Given = Awaited<ReturnType<typeof given>>

async function repair() {
  const open = (await found()).find(({ state }) => state === 'open')
  return (await clerk()).staffReconciliation.repair({ params: { discrepancy_id: open?.id ?? 0 } })
}

/** One of its lines goes off. */
async function ship({ order_id }: Given, nth = 0) {
  const lines = [{ line_id: (await rows())[nth]?.id ?? 0 }]
  await (await clerk()).staffShipments.ship({
    params: { order_id },
    body: { courier: 'cj', tracking_no: `60000000000${nth}`, lines },
  })
}

/** Staff cannot deliver some of its lines. */
async function sellOut({ order_id }: Given, ...nths: number[]) {
  const all = await rows()
  const lines = nths.map((nth) => ({ line_id: all[nth]?.id ?? 0, quantity: 1 }))
  await (await clerk()).staffClaims.soldOut({ params: { order_id }, body: { request_key: randomUUID(), lines } })
}

const seat = { products: [7], over: { method: 'card' as const } }

test('staff give it up: shelves are free, its buyer reads why, and it is done once', async () => {
  const order = await given()
  await order.hear('waiting_for_deposit')
  expect(await found()).toMatchObject([{ proposal: 'give_up', state: 'open' }])
  expect(await repair()).toMatchObject({ state: 'repaired' })
  expect(await states()).toEqual(['canceled_unpaid', 'canceled_unpaid', 'canceled_unpaid'])
  expect(await told('order.unpaid', 'order.canceled', 'order.expired')).toEqual([1, 0, 0])
  expect(await stockMismatches(db, 34)).toEqual([])
  await expireReversedOrders(after(9))
  await reconcile(after(9), gateways)
  expect(await found()).toMatchObject([{ state: 'repaired', staff_id: 'clerk', note: 'give_up' }])
  expect(await told('order.unpaid')).toEqual([1])
})

test('staff give a granted seat up while its class has not begun, and not afterwards', async () => {
  const order = await given(seat)
  await order.hear('waiting_for_deposit')
  await db.insert(courseTable).values({
    product_id: 7,
    title: '조향',
    title_en: 'Scent',
    studio: '성수',
    studio_en: 'Seongsu',
    weeks: 1,
  })
  const variant_id = (await rows())[0]?.variant_id ?? 0
  await db
    .insert(classSessionTable)
    .values({ product_id: 7, variant_id, seats: 4, starts_at: addDays(new Date(), -0.1) })
  await expect(repair()).rejects.toMatchObject({ status: 409, code: 'left' })
  await expireReversedOrders(after(4))
  expect([await states(), (await found())[0]?.state]).toEqual([['granted'], 'open'])
  await db.update(classSessionTable).set({ starts_at: addDays(new Date(), 20) })
  await repair()
  expect(await states()).toEqual(['canceled_unpaid'])
  const [shelf] = await db.select().from(stockTable).where(eq(stockTable.variant_id, variant_id))
  expect(shelf).toMatchObject({ on_hand: 4, reserved: 0 })
})

test('what is not paid again ends by itself after its days, once, however many look', async () => {
  const order = await given()
  await order.hear('waiting_for_deposit')
  await expireReversedOrders(after(2.9))
  expect(await states()).toEqual(['held', 'held', 'held'])
  await Promise.all([1, 2, 3].map(() => expireReversedOrders(after(3.2))))
  expect(await states()).toEqual(['canceled_unpaid', 'canceled_unpaid', 'canceled_unpaid'])
  expect(await told('order.unpaid', 'order.expired')).toEqual([1, 0])
  expect(await found()).toMatchObject([{ state: 'repaired' }])
  expect(await stockMismatches(db, 34)).toEqual([])
})

test('who has begun to pay again has days of their own', async () => {
  const order = await given()
  await order.hear('waiting_for_deposit')
  await db.update(orderTable).set({ created_at: addDays(new Date(), -5), expires_at: addDays(new Date(), 0.5) })
  const buyer = await shop.as('hana')
  await buyer.checkout.pay({ params: { order_id: order.order_id }, query: {}, body: { method: 'bank_transfer' } })
  await expireReversedOrders(after(2.9))
  expect(await states()).toEqual(['held', 'held', 'held'])
  await expireReversedOrders(after(3.2))
  expect(await states()).toEqual(['canceled_unpaid', 'canceled_unpaid', 'canceled_unpaid'])
  expect((await db.select().from(paymentTable)).map(({ state }) => state)).toEqual(['aborted', 'expired'])
})

test('a seat and goods that ended together come back together with late money', async () => {
  const order = await given({ products: [1, 7], over: { method: 'card' } })
  await order.hear('waiting_for_deposit')
  await expireReversedOrders(after(4))
  expect(await states()).toEqual(['canceled_unpaid', 'canceled_unpaid'])
  for (const _ of [1, 2]) await order.hear('done')
  expect((await states()).sort()).toEqual(['granted', 'paid'])
  expect(await refunds()).toEqual([])
})

test('late money for what ended in two ways holds only what comes back, and the rest goes back', async () => {
  const order = await given()
  await order.hear('waiting_for_deposit')
  await sellOut(order, 0)
  await expireReversedOrders(after(4))
  expect(await states()).toEqual(['sold_out', 'canceled_unpaid', 'canceled_unpaid'])
  for (const _ of [1, 2]) await order.hear('done')
  expect(await states()).toEqual(['sold_out', 'paid', 'paid'])
  expect(await refunds()).toMatchObject([{ kind: 'sold_out', amount: 20_000 }])
  expect((await db.select().from(stockTable)).map(({ reserved }) => reserved).sort()).toEqual([0, 0, 1, 1])
})

test('what has left the house does not end, and is reported until somebody has closed it', async () => {
  const order = await given()
  await ship(order)
  await order.hear('waiting_for_deposit')
  expect(await found()).toMatchObject([{ proposal: 'look', state: 'open' }])
  await expireReversedOrders(after(9))
  expect(await states()).toEqual(['shipping', 'held', 'held'])
  await db.update(discrepancyTable).set({ state: 'repaired' })
  for (const days of [30, 31]) await reconcile(after(days), gateways)
  expect((await found()).map(({ state }) => state)).toEqual(['repaired', 'open'])
  const params = { discrepancy_id: (await found())[1]?.id ?? 0 }
  await (await clerk()).staffReconciliation.dismiss({ params, body: { note: '구매자와 통화했어요.' } })
  await reconcile(after(60), gateways)
  expect((await found()).map(({ state }) => state)).toEqual(['repaired', 'dismissed'])
})

test.each([-1, 2])('who has the goods reads that money is missing, not that they are kept (%i days)', async (days) => {
  const order = await given({ days })
  await ship(order)
  for (const _ of [1, 2]) await order.hear('waiting_for_deposit')
  expect(await told('order.owed', 'order.bounced', 'order.unmatched')).toEqual([1, 0, 0])
  const shown = await (await shop.as('hana')).order.show({ params: { order_id: order.order_id } })
  expect(shown).toMatchObject({ called_back: 'left', can_pay_again: true })
  await db.update(paymentTable).set({ expires_at: addDays(noonOf('2030-01-02'), 0.5) })
  await remindBuyers(createContext({ ...ctx, database: shop.database, now: () => noonOf('2030-01-02') }))
  expect(await told('order.reminder')).toEqual([0])
})

test('where everything is over nobody is asked for money, and nobody has to look', async () => {
  const order = await given({ days: 2 })
  await sellOut(order, 0, 1, 2)
  for (const _ of [1, 2]) await order.hear('waiting_for_deposit')
  expect(await told('order.owed', 'order.bounced', 'order.unmatched')).toEqual([0, 0, 0])
  expect(await found()).toEqual([])
  await reconcile(after(1), gateways)
  expect(await found()).toEqual([])
})

test('where a line has ended the sum named is what is owed, and not the account that takes another', async () => {
  const order = await given({ days: 2 })
  await sellOut(order, 0)
  await order.hear('waiting_for_deposit')
  expect(await told('order.unmatched', 'order.bounced')).toEqual([0, 1])
  const owed = order.total_amount - 20_000
  const [letter] = await letters('order.bounced')
  expect(letter?.payload).toMatchObject({ total: `${owed.toLocaleString('ko')}원`, due: expect.any(String) })
  const shown = await (await shop.as('hana')).order.show({ params: { order_id: order.order_id } })
  expect(shown).toMatchObject({ called_back: 'here', due_amount: owed })
})
