import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable, variantTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/testing/products.ts'
import { expireOrders } from '../../../checkout/server/expire.ts'
import { orderTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { settle } from '../settle.ts'
import { discrepancyTable, paymentTable, refundTable } from '../tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const { clerk, deposit, match } = staffDeposits(shop)
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const later = (days: number) => createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), days) })
const transferred = async (mb_id?: string) => buy(await shop.as(mb_id), variant_id, { method: 'bank_transfer' })
const payments = () => db.select().from(paymentTable).orderBy(asc(paymentTable.id))
const orders = () => db.select().from(orderTable).orderBy(asc(orderTable.id))
const promised = async () => (await db.select().from(refundTable).orderBy(asc(refundTable.id))).map((row) => row.amount)
const reserved = async () => (await db.select().from(stockTable))[0]?.reserved
const emails = (template: string) =>
  db.$count(outboxTable, and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))

const deposited = async (amount: number, payment_id?: number) => match(await deposit(amount), payment_id)

/** Staff refund the underpayment, as the list proposes. */
async function giveBackShort() {
  const [row] = await db.select().from(discrepancyTable)
  const staff = await clerk()
  return staff.staffReconciliation.repair({ params: { discrepancy_id: row?.id ?? 0 } })
}

/** An order that expired unpaid, with no claim since. */
async function expired() {
  await transferred()
  await expireOrders(later(4))
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
}

test('what fell short and is promised back does not pay with the rest: that goes back too', async () => {
  await transferred()
  await deposited(16_000)
  await Promise.all([giveBackShort(), giveBackShort()])
  expect(await promised()).toEqual([16_000])
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await reserved()).toBe(0)
  expect(await emails('order.canceled')).toBe(1)
  await deposited(7_000)
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid', paid_at: null }])
  expect(await promised()).toEqual([16_000, 7_000])
  expect(await payments()).toMatchObject([{ deposited_amount: 23_000, canceled_amount: 23_000 }])
  expect(await emails('order.late')).toBe(1)
})

test('after it was given back the whole sum pays, while the goods are there', async () => {
  await transferred()
  await deposited(16_000)
  await giveBackShort()
  await deposited(23_000)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await reserved()).toBe(1)
  expect(await promised()).toEqual([16_000])
  expect(await payments()).toMatchObject([{ deposited_amount: 39_000, canceled_amount: 16_000 }])
})

test('a late deposit in two parts goes back in two parts', async () => {
  await expired()
  await deposited(16_000)
  await deposited(7_000)
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await promised()).toEqual([16_000, 7_000])
  expect(await emails('order.late')).toBe(2)
})

test('a late deposit that goes back and then comes again: one of the two pays, the other goes back', async () => {
  await expired()
  await db.update(stockTable).set({ reserved: 10 })
  await deposited(23_000)
  expect(await promised()).toEqual([23_000])
  await db.update(stockTable).set({ reserved: 0 })
  await deposited(23_000)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await promised()).toEqual([23_000])
  // Each further sum is too much, whatever was promised before.
  await deposited(23_000)
  expect(await promised()).toEqual([23_000, 23_000])
  expect(await payments()).toMatchObject([{ deposited_amount: 69_000, canceled_amount: 46_000 }])
})

test('too much, and then more: each excess goes back once', async () => {
  await transferred()
  await deposited(25_000)
  const paidOn = new Date('2026-11-01T03:00:00Z')
  await db.update(paymentTable).set({ approved_at: paidOn })
  await deposited(4_000)
  expect(await payments()).toMatchObject([{ state: 'overpaid', approved_at: paidOn }])
  expect(await promised()).toEqual([2_000, 4_000])
})

test('each deposit by an abandoned method is refunded, and a repeated webhook adds nothing', async () => {
  const { order_id, order_no } = await transferred()
  const [transfer] = await payments()
  await db.update(paymentTable).set({ state: 'aborted' })
  const token = { return_token_hash: 'card', order_id, provider: 'toss' as const, method: 'card' as const }
  const [card] = await db
    .insert(paymentTable)
    .values({ ...token, currency: 'krw', amount: 23_000 })
    .returning()
  await settle(ctx, card?.id ?? 0, { state: 'done', order_no, currency: 'krw', amount: 23_000 })
  await deposited(23_000, transfer?.id)
  await deposited(10_000, transfer?.id)
  const again = { state: 'done' as const, order_no, currency: 'krw' as const, amount: 33_000 }
  await Promise.all([settle(ctx, transfer?.id ?? 0, again), settle(ctx, transfer?.id ?? 0, again)])
  expect(await promised()).toEqual([23_000, 10_000])
  expect(await orders()).toMatchObject([{ state: 'paid' }])
})

test('an underpayment by an abandoned method is refunded, and the method chosen instead stays open', async () => {
  const { order_id, order_no } = await transferred()
  const [transfer] = await payments()
  await db.update(paymentTable).set({ state: 'aborted' })
  const way = { provider: 'toss' as const, method: 'virtual_account' as const, state: 'waiting_for_deposit' as const }
  const [account] = await db
    .insert(paymentTable)
    .values({ ...way, return_token_hash: 'account', order_id, currency: 'krw', amount: 23_000 })
    .returning()
  await deposited(16_000, transfer?.id)
  expect(await payments()).toMatchObject([{ state: 'aborted' }, { state: 'waiting_for_deposit' }])
  expect(await promised()).toEqual([16_000])
  expect((await db.select().from(refundTable))[0]?.reason).toBe('다른 방법으로 결제하기로 하신 주문이에요.')
  await settle(ctx, account?.id ?? 0, { state: 'done', order_no, currency: 'krw', amount: 23_000 })
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await promised()).toEqual([16_000])
})

test('what is missing counts without what goes back', async () => {
  await expired()
  await db.update(paymentTable).set({ state: 'expired', deposited_amount: 6_000, canceled_amount: 6_000 })
  const row = { bank_ref: 'rest', depositor: '김하나', amount: 17_000, deposited_at: new Date().toISOString() }
  const staff = await clerk()
  await staff.staffMoney.importDeposits({ body: { rows: [row] } })
  const { data } = await staff.staffMoney.listDeposits({ query: {} })
  expect(data[0]?.proposals).toMatchObject([{ missing_amount: 23_000, sureness: 'name' }])
})

test('an order that was only partly paid expires a day after its due day, once, and the part is refunded', async () => {
  await transferred('hana')
  await deposited(16_000)
  await expireOrders(later(3.5))
  expect(await orders()).toMatchObject([{ state: 'pending_payment' }])
  const found = await Promise.all([1, 2, 3].map(() => expireOrders(later(4.5))))
  expect(Math.max(...found)).toBe(1)
  expect(await expireOrders(later(4.5))).toBe(0)
  expect(await orders()).toMatchObject([{ state: 'canceled_unpaid', expires_at: null }])
  expect(await reserved()).toBe(0)
  expect(await promised()).toEqual([16_000])
  expect(await payments()).toMatchObject([{ state: 'expired', deposited_amount: 16_000, canceled_amount: 16_000 }])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ state: 'repaired' }])
  expect(await emails('order.expired')).toBe(1)
  expect(await emails('refund.account')).toBe(1)
  // The rest, when it comes at last, buys nothing; the whole sum would.
  await deposited(7_000)
  expect(await promised()).toEqual([16_000, 7_000])
  await deposited(23_000)
  expect(await orders()).toMatchObject([{ state: 'paid' }])
  expect(await promised()).toEqual([16_000, 7_000])
})

test('the rest that arrives on the last day pays, even while the job expires orders', async () => {
  await transferred()
  await deposited(16_000)
  await Promise.all([deposited(7_000), expireOrders(later(4.5)), expireOrders(later(4.5))])
  const [order] = await orders()
  const isPaid = order?.state === 'paid'
  expect(await promised()).toEqual(isPaid ? [] : [16_000, 7_000])
  expect(await reserved()).toBe(isPaid ? 1 : 0)
})

test('an order was paid on the day it was paid, however much more comes later', async () => {
  await transferred()
  await deposited(30_000)
  const paid_at = addDays(new Date(), -9)
  await db.update(orderTable).set({ paid_at })
  await deposited(5_000)
  expect(await orders()).toMatchObject([{ paid_at }])
  expect((await promised()).reduce((sum, each) => sum + each, 0)).toBe(12_000)
})
