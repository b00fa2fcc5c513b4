import { createClient } from '@sillage/kit/client.ts'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartLineTable } from '../../cart/server/tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { hashPassword } from '../../member/server/password.ts'
import { memberTable } from '../../member/server/tables.ts'
import { forgetCartLines } from '../../order/server/forget-cart-lines.ts'
import { orderCartLineTable, orderTable } from '../../order/server/tables.ts'
import { buy, filledForm } from '../../order/testing/buyer.ts'
import { hashToken } from '../../payment/server/payment-keys.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways, books, state } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let [small, large, other] = [0, 0, 0]
beforeEach(async () => {
  await shop.empty()
  books.clear()
  Object.assign(state, { mood: 'pays', confirms: 0, cancels: 0 })
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, price_krw: 20_000, stock: 3 })
  ;[small = 0, large = 0, other = 0] = await Promise.all([1, 2, 3].map((id) => variantOf(db, id)))
})

type Shopper = Awaited<ReturnType<typeof shop.as>>
const put = (shopper: Shopper, variant_id: number) =>
  shopper.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
const orders = () => db.select().from(orderTable).orderBy(asc(orderTable.id))
const reserved = async () => {
  const rows = await db.select().from(stockTable).orderBy(asc(stockTable.variant_id))
  return rows.map((row) => row.reserved)
}

/** The buyer of an order returns from the provider after approving the payment. */
async function comeBack(shopper: Shopper, order_id: number) {
  const token = `token-of-order-${order_id}-for-a-test`
  await db
    .update(paymentTable)
    .set({ return_token_hash: hashToken(token) })
    .where(eq(paymentTable.order_id, order_id))
  return shopper.payment.confirm({ body: { token, returned: {} } })
}

test('the same key with other goods at the same price is refused and says what differs', async () => {
  const hana = await shop.as('hana')
  await put(hana, small)
  const body = filledForm(23_000)
  const first = await hana.checkout.place({ body })
  await db.update(cartLineTable).set({ variant_id: large })
  await expect(hana.checkout.place({ body })).rejects.toMatchObject({
    status: 409,
    code: 'other_contents',
    errors: { lines: [expect.any(String)] },
  })
  const second = await hana.checkout.place({ body: { ...body, request_key: crypto.randomUUID() } })
  expect((await orders()).map(({ id, state }) => [id, state])).toEqual([
    [first.order_id, 'canceled_unpaid'],
    [second.order_id, 'pending_payment'],
  ])
  expect(await reserved()).toEqual([0, 1, 0])
})

test.each([
  ['total_amount', { total_amount: 50_000 }],
  ['receiver', { receiver: { ...filledForm(0).receiver, addr2: '2층' } }],
  ['receiver', { zip: '06236' }],
  ['buyer', { buyer: { ...filledForm(0).buyer, hp: '010-9999-8888' } }],
  ['points', { points: 1_000 }],
  ['coupons', { order_coupon_id: 7 }],
  ['delivery', { delivery: 'pickup' as const }],
])('the same key with another %s is refused', async (field, over) => {
  const hana = await shop.as('hana')
  await put(hana, small)
  const body = filledForm(23_000)
  await hana.checkout.place({ body })
  const refused = await hana.checkout.place({ body: { ...body, ...over } }).catch((problem) => problem)
  expect(refused).toMatchObject({ status: 409, code: 'other_contents' })
  expect(Object.keys(refused.errors)).toContain(field)
  // Only how it is paid may differ.
  expect(await hana.checkout.place({ body: { ...body, method: 'bank_transfer' } })).toMatchObject({
    start: { kind: 'deposit' },
  })
  expect(await db.$count(orderTable)).toBe(1)
})

test('lines that are not those of the cart any more order nothing, though the total is the same', async () => {
  const hana = await shop.as('hana')
  await put(hana, small)
  const { lines, total_amount } = await hana.checkout.quote({ body: {} })
  await db.update(cartLineTable).set({ variant_id: large })
  const body = filledForm(total_amount, { shown_lines: lines })
  await expect(hana.checkout.place({ body })).rejects.toMatchObject({ status: 409, code: 'changed' })
  expect(await db.$count(orderTable)).toBe(0)
})

test('two tabs that order one cart at once: one order can be paid, the other is refused before any money is taken', async () => {
  const guest = await shop.as()
  await put(guest, small)
  const placed = await Promise.all([1, 2, 3].map(() => guest.checkout.place({ body: filledForm(23_000) })))
  expect((await orders()).filter((order) => order.state === 'pending_payment')).toHaveLength(1)
  expect(await reserved()).toEqual([1, 0, 0])
  const outcomes = await Promise.all(placed.map(({ order_id }) => comeBack(guest, order_id)))
  expect(outcomes.map((outcome) => outcome.state).sort()).toEqual(['aborted', 'aborted', 'done'])
  expect(state.confirms).toBe(1)
  expect((await orders()).filter((order) => order.state === 'paid')).toHaveLength(1)
})

test('while an order is being paid its cart is not ordered once more', async () => {
  const guest = await shop.as()
  const { order_id } = await buy(guest, small)
  await db.update(paymentTable).set({ state: 'in_progress', claimed_at: new Date() })
  const again = guest.checkout.place({ body: filledForm(23_000) })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'in_progress' })
  expect(await orders()).toMatchObject([{ id: order_id, state: 'pending_payment' }])
})

test('which lines an order was made of is forgotten a day later, once it is decided and they have left the cart', async () => {
  const hana = await shop.as('hana')
  const paid = await buy(hana, small)
  await comeBack(hana, paid.order_id)
  const waiting = await buy(hana, large)
  const ordersKnown = async () => (await db.select().from(orderCartLineTable)).map(({ order_id }) => order_id)
  const tomorrow = createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 2) })
  await forgetCartLines(ctx)
  expect((await ordersKnown()).sort()).toEqual([paid.order_id, waiting.order_id])
  await forgetCartLines(tomorrow)
  expect(await ordersKnown()).toEqual([waiting.order_id])
  // Canceled, its line is still in the cart, and late money takes it out.
  await db.update(orderTable).set({ state: 'canceled_unpaid' }).where(eq(orderTable.id, waiting.order_id))
  await forgetCartLines(tomorrow)
  expect(await ordersKnown()).toEqual([waiting.order_id])
  await db.delete(cartLineTable)
  await forgetCartLines(tomorrow)
  expect(await ordersKnown()).toEqual([])
})

test('two orders of different things in one cart are both paid', async () => {
  const hana = await shop.as('hana')
  const first = await buy(hana, small)
  // "Buy now" chooses one thing alone and leaves the rest in the cart.
  await hana.cart.select({ body: { selected: false } })
  const second = await buy(hana, other)
  expect((await orders()).map((order) => order.state)).toEqual(['pending_payment', 'pending_payment'])
  for (const { order_id } of [first, second])
    expect(await comeBack(hana, order_id)).toMatchObject({ order_id, state: 'done' })
  expect(await db.$count(cartLineTable)).toBe(0)
})

test('an attempt whose goods were taken out of the cart makes room for the next order', async () => {
  const hana = await shop.as('hana')
  const first = await buy(hana, small)
  await db.delete(cartLineTable)
  await buy(hana, other)
  expect((await orders()).map((order) => order.state)).toEqual(['canceled_unpaid', 'pending_payment'])
  expect(await comeBack(hana, first.order_id)).toMatchObject({ state: 'aborted' })
  expect(state.confirms).toBe(0)
})

test('a guest who orders, signs in and orders again has one order to pay', async () => {
  const mb_password = '머무는 향기 2026'
  const password_hash = await hashPassword(mb_password)
  await db.insert(memberTable).values({ mb_id: 'hana', mb_name: '김하나', mb_email: 'hana@example.com', password_hash })
  await db.update(stockTable).set({ on_hand: 1 })
  const browser = await browserOf(shop)
  const guest = createClient(contract, injectTransport(shop.app, browser))
  const { order_id } = await buy(guest, small)
  await guest.member.login({ body: { mb_id: 'hana', mb_password } })
  const hana = await shop.as('hana')
  await hana.checkout.place({ body: filledForm(23_000) })
  expect((await orders()).map(({ mb_id, state }) => [mb_id, state])).toEqual([
    [null, 'canceled_unpaid'],
    ['hana', 'pending_payment'],
  ])
  expect(await comeBack(guest, order_id)).toMatchObject({ state: 'aborted' })
})

test('the same transfer order sent again names the same account and sends no second message', async () => {
  const hana = await shop.as('hana')
  await put(hana, small)
  const body = filledForm(23_000, { method: 'bank_transfer' })
  const first = await hana.checkout.place({ body })
  const { length } = await db.select().from(outboxTable)
  expect(length).toBeGreaterThan(0)
  const again = await Promise.all([1, 2, 3].map(() => hana.checkout.place({ body })))
  const { order_id } = first
  again.push(await hana.checkout.pay({ params: { order_id }, query: {}, body: { method: 'bank_transfer' } }))
  // The key to the order says in which second it was made.
  for (const reply of again) expect(reply).toEqual({ ...first, view_key: expect.any(String) })
  expect(await db.select().from(outboxTable)).toHaveLength(length)
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'waiting_for_deposit' }])
})
