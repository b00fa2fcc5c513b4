import { randomUUID } from 'node:crypto'
import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../../audit/permissions.ts'
import { givenProduct } from '../../../catalog/server/testing.ts'
import { noonOf } from '../../../message/server/testing.ts'
import { orderLineTable, orderReceiptTable, orderTable } from '../../../order/server/tables.ts'
import { issueReceipts } from '../../../receipt/server/issue.ts'
import { testReceipts } from '../../../receipt/testing/receipts.ts'
import { reconcile } from '../../../reconciliation/server/reconcile.ts'
import { testShop } from '../../../testing.ts'
import { givenDeposited } from '../../testing/deposits.ts'
import { remindBuyers } from '../remind.ts'
import { discrepancyTable, paymentTable, refundTable } from '../tables.ts'

const { gateways, books } = await testReceipts()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  for (const id of [1, 2, 3]) await givenProduct(ctx, { id, price_krw: 20_000, stock: 10 })
})

const noon = noonOf(seoulDay(addDays(new Date(), 1)))
const at = (now: Date) => createContext({ ...ctx, database: shop.database, now: () => now })
const clerk = () => shop.as('clerk', { permissions: [...orderPermissions] })
const states = async () =>
  (await db.select().from(orderLineTable).orderBy(orderLineTable.position)).map(({ state }) => state)
const told = (template: string) =>
  db.$count(outboxTable, and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))

const receipt = { kind: 'cash_income' as const, number: '010-1234-5678', company: null }
const given = async (days?: number) =>
  givenDeposited(shop, { buyer: await shop.as('hana'), over: { receipt }, ...(days && { days }) })

test('a deposit that its bank took back stops what is still here, until it comes again', async () => {
  const { order_id, hear } = await given()
  const staff = await clerk()
  const [first, second, third] = await db.select().from(orderLineTable).orderBy(orderLineTable.position)
  const move = (to: 'held' | 'ready', line_id = 0) =>
    staff.staffOrders.move({ params: { order_id }, body: { to, note: '확인', lines: [{ line_id }] } })
  await move('ready', first?.id)
  await move('held', second?.id)
  await issueReceipts(ctx, gateways)
  expect(await db.select().from(orderReceiptTable)).toMatchObject([{ state: 'issued' }])
  for (const _ of [1, 2]) await hear('waiting_for_deposit')
  expect(await states()).toEqual(['held', 'held', 'held'])
  expect(await db.select().from(orderTable)).toMatchObject([{ paid_at: null }])
  expect(await told('order.unmatched')).toBe(1)
  await issueReceipts(ctx, gateways)
  expect(await db.select().from(orderReceiptTable)).toMatchObject([{ state: 'requested' }])
  const body = { courier: 'cj' as const, tracking_no: '600000000001', lines: [{ line_id: third?.id ?? 0 }] }
  const packing = { params: { order_id }, body: { to: 'preparing', note: '', lines: body.lines } } as const
  await expect(staff.staffOrders.move(packing)).rejects.toMatchObject({ code: 'not_paid' })
  await expect(staff.staffShipments.ship({ params: { order_id }, body })).rejects.toMatchObject({ code: 'not_paid' })
  for (const _ of [1, 2]) await hear('done')
  // What staff had held for another reason stays held.
  expect(await states()).toEqual(['preparing', 'held', 'preparing'])
  expect(await db.select().from(orderTable)).toMatchObject([{ paid_at: expect.any(Date) }])
  expect(await db.select().from(paymentTable)).toMatchObject([{ state: 'done' }])
  expect(await db.select().from(discrepancyTable)).toMatchObject([{ state: 'repaired' }])
  expect(await told('order.paid')).toBe(2)
  await staff.staffShipments.ship({ params: { order_id }, body })
})

test('money that comes for an order that was ended meanwhile goes back, whole or not', async () => {
  const { order_id, total_amount, hear } = await given()
  const staff = await clerk()
  await hear('waiting_for_deposit')
  const lines = (await db.select().from(orderLineTable)).map(({ id, quantity }) => ({ line_id: id, quantity }))
  await staff.staffClaims.soldOut({ params: { order_id }, body: { request_key: randomUUID(), lines } })
  expect(await states()).toEqual(['sold_out', 'sold_out', 'sold_out'])
  expect(await db.select().from(refundTable)).toEqual([])
  for (const _ of [1, 2]) await hear('done', 5_000)
  for (const _ of [1, 2]) await hear('done')
  // And all of it once more.
  for (const _ of [1, 2]) await hear('done', 2 * total_amount)
  const reason = '이미 끝난 주문이에요.'
  expect(await db.select().from(refundTable).orderBy(refundTable.id)).toMatchObject([
    { kind: 'late', amount: 5_000, reason },
    { kind: 'late', amount: total_amount - 5_000, reason },
    { kind: 'late', amount: total_amount, reason },
  ])
  expect(await db.select().from(paymentTable)).toMatchObject([
    { state: 'late_deposit', deposited_amount: 2 * total_amount, canceled_amount: 2 * total_amount },
  ])
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'sold_out', paid_at: null }])
  expect([await told('order.paid'), await told('order.short'), await told('order.late')]).toEqual([1, 0, 3])
})

test('called back after its day, its buyer is not asked to pay by a day that is past', async () => {
  const { hear } = await given(-1)
  for (const _ of [1, 2]) await hear('waiting_for_deposit')
  expect(await states()).toEqual(['held', 'held', 'held'])
  expect([await told('order.unmatched'), await told('order.bounced')]).toEqual([0, 1])
})

test('a call-back of which no notice came is followed by the next look at the books, and told', async () => {
  const { order_id } = await given()
  const [payment] = await db.update(paymentTable).set({ provider_key: 'va' }).returning()
  const [order] = await db.select().from(orderTable)
  books.set('va', {
    key: 'va',
    order_no: order?.order_no ?? '',
    amount: payment?.amount ?? 0,
    currency: 'krw',
    method: 'virtual_account',
    state: 'waiting_for_deposit',
    canceled_amount: 0,
    approved_at: null,
    details: payment?.details ?? {},
  })
  for (const _ of [1, 2]) await reconcile(at(addDays(new Date(), 0.1)), gateways)
  expect(await states()).toEqual(['held', 'held', 'held'])
  expect(await db.select().from(orderTable)).toMatchObject([{ id: order_id, paid_at: null }])
  expect(await told('order.unmatched')).toBe(1)
})

test('of an order that was ended nobody is reminded to pay', async () => {
  const { order_id, hear } = await given()
  await hear('waiting_for_deposit')
  await db.update(paymentTable).set({ expires_at: addDays(noon, 0.5), created_at: addDays(noon, -1) })
  const lines = (await db.select().from(orderLineTable)).map(({ id, quantity }) => ({ line_id: id, quantity }))
  await (await clerk()).staffClaims.soldOut({ params: { order_id }, body: { request_key: randomUUID(), lines } })
  await remindBuyers(at(noon))
  expect(await told('order.reminder')).toBe(0)
})
