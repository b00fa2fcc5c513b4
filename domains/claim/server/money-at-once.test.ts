import { randomUUID } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { orderTable } from '../../order/server/tables.ts'
import { atOnce } from '../../order/testing/at-once.ts'
import { buy } from '../../order/testing/buyer.ts'
import { bankDepositTable, paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { staffDeposits } from '../../payment/testing/staff-deposits.ts'
import { findBalance } from '../../point/server/balance.ts'
import { confirmDue } from '../../shipment/server/confirm-purchase.ts'
import { testShop } from '../../testing.ts'
import { givenLinesAt, givenPaid, linesOf } from '../testing/claims.ts'
import { claimTable } from './tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const { clerk, deposit, match } = staffDeposits(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const refunds = () => db.select().from(refundTable).orderBy(asc(refundTable.id))
const orders = () => db.select().from(orderTable)
const orderRow = (order_id: number) => sql`select 1 from orders where id = ${order_id}`
const reserved = async () => (await db.select().from(stockTable))[0]?.reserved
const later = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
/** Returns only whether it went through: the second request is refused. */
const tried = (action: () => Promise<unknown>) => () =>
  action().then(
    () => true,
    () => false,
  )

async function delivered() {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[1, 1]])
  await givenLinesAt(shop, order_id, 'delivered')
  const [line] = await linesOf(shop, order_id)
  const where = { params: { order_id }, query: {} }
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  const wish = { kind: 'return' as const, reason: 'changed_mind' as const, lines }
  const { money, points } = await hana.claim.preview({ ...where, body: wish })
  const body = { ...wish, request_key: randomUUID(), agreed: { money, points, to_pay: 0 } }
  return {
    order_id,
    send: tried(() => hana.claim.ask({ ...where, body })),
    keep: tried(() => hana.shipment.confirm({ ...where, body: {} })),
  }
}

/** Staff take it back, and press the last button ten times at once. */
async function walkBack() {
  const { staffClaims } = await clerk()
  const [claim] = await db.select().from(claimTable)
  const params = { claim_id: claim?.id ?? 0 }
  const { lines } = await staffClaims.accept({ params, body: {} })
  await staffClaims.collect({ params, body: { courier: 'cj', tracking_no: '123456789012' } })
  await staffClaims.collected({ params, body: {} })
  const seen = lines.map(({ line_id }) => ({ line_id, condition: 'as_new' as const }))
  await staffClaims.inspect({ params, body: { lines: seen } })
  const clicks = Array.from(
    { length: 10 },
    tried(() => staffClaims.refund({ params, body: {} })),
  )
  expect(await Promise.all(clicks)).toContain(true)
}

/** Confirmed first, it may still go back within its days: then what it earned goes back with it. */
async function expectOneWay(isSent: boolean) {
  expect(await db.$count(claimTable)).toBe(isSent ? 1 : 0)
  expect(await refunds()).toEqual([])
  if (isSent) await walkBack()
  expect(await refunds()).toHaveLength(isSent ? 1 : 0)
  expect(await findBalance(ctx, 'hana')).toBe(isSent ? 0 : 200)
}

test.each([1, 2, 3, 4])(
  'sent back and kept at once (%i): money goes back once, and points stay for what was kept',
  async () => {
    const { order_id, send, keep } = await delivered()
    const [isSent = false] = await atOnce(db, orderRow(order_id), [send, keep, keep])
    await expectOneWay(isSent)
  },
)

test('the night confirms while its buyer sends it back: money goes back once, and no points stay', async () => {
  const { order_id, send } = await delivered()
  const [isSent = false] = await atOnce(db, orderRow(order_id), [send, tried(() => confirmDue(later(30)))])
  await expectOneWay(isSent)
})

async function transferred() {
  const hana = await shop.as('hana')
  const [variant] = await db.select().from(variantTable)
  const { order_id, total_amount } = await buy(hana, variant?.id ?? 0, { method: 'bank_transfer' })
  const deposit_id = await deposit(total_amount)
  const cancelUnpaid = tried(() => hana.claim.cancelUnpaid({ params: { order_id }, query: {} }))
  return { order_id, total_amount, cancelUnpaid, matching: tried(() => match(deposit_id)) }
}

/** Either it is paid and its goods are reserved, or it is over and every won that came is promised back. */
async function expectAgreement(amount: number) {
  const [order] = await orders()
  const [payment] = await db.select().from(paymentTable)
  const [came] = await db.select().from(bankDepositTable)
  const promised = (await refunds()).reduce((sum, each) => sum + each.amount, 0)
  if (order?.state === 'paid') {
    expect([payment?.state, payment?.deposited_amount, promised, await reserved()]).toEqual(['done', amount, 0, 1])
    return
  }
  expect(order?.state).toBe('canceled_unpaid')
  expect(await reserved()).toBe(0)
  // Not matched, it still stands in the list of staff; matched, it goes back.
  expect(promised).toBe(came?.payment_id ? amount : 0)
}

test.each([1, 2, 3, 4])(
  'canceled while its deposit is matched (%i): it is paid, or every won is refunded',
  async () => {
    const { order_id, total_amount, cancelUnpaid, matching } = await transferred()
    await atOnce(db, orderRow(order_id), [cancelUnpaid, matching, matching, cancelUnpaid])
    await expectAgreement(total_amount)
  },
)

test('its day is over while its deposit is matched: it is paid, or every won goes back', async () => {
  const { total_amount, matching } = await transferred()
  await db.update(orderTable).set({ expires_at: addDays(new Date(), -1) })
  await Promise.all([tried(() => expireOrders(ctx))(), matching(), tried(() => expireOrders(ctx))()])
  await expectAgreement(total_amount)
})

test("a guest's order opens for its own number and password alone, also for a member and another guest", async () => {
  const guest = await shop.as()
  const [variant] = await db.select().from(variantTable)
  const placed = await buy(guest, variant?.id ?? 0, { guest_password: '작은 새 여덟 마리' })
  const other = await buy(await shop.as(), variant?.id ?? 0, { guest_password: '다른 새 아홉 마리' })
  const missing = { status: 404 }
  const wrong = { message: '주문 번호나 비밀번호가 맞지 않아요.' }
  for (const somebody of [await shop.as(), await shop.as('mallory')]) {
    const find = (order_no: string, password: string) => somebody.checkout.find({ body: { order_no, password } })
    await expect(find(placed.order_no, '다른 새 아홉 마리')).rejects.toMatchObject(wrong)
    await expect(find(other.order_no, '작은 새 여덟 마리')).rejects.toMatchObject(wrong)
    const where = { params: { order_id: placed.order_id } }
    for (const view_key of [undefined, other.view_key, `${placed.view_key}x`])
      await expect(somebody.checkout.view({ ...where, query: { view_key } })).rejects.toMatchObject(missing)
  }
  const hers = await (await shop.as()).checkout.find({
    body: { order_no: placed.order_no, password: '작은 새 여덟 마리' },
  })
  expect(hers).toMatchObject({ order_id: placed.order_id })
  // A member's order has no password, and none opens it.
  const own = await buy(await shop.as('hana'), variant?.id ?? 0)
  for (const password of ['', '작은 새 여덟 마리'])
    await expect((await shop.as()).checkout.find({ body: { order_no: own.order_no, password } })).rejects.toMatchObject(
      {
        status: expect.toBeOneOf([404, 422]),
      },
    )
})
