import { jobTable, outboxTable } from '@sillage/server-kit/tables.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { changeSetTable } from '../../change-set/server/tables.ts'
import { claimLineTable, claimTable } from '../../claim/server/tables.ts'
import { lotTable } from '../../inventory/server/lot-tables.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { orderEventTable, orderLineTable, orderTable, shipmentTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { keepOrderChange } from './bulk-changes.ts'
import { shipmentLotTable } from './lot-tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const clerk = () => shop.as('clerk', { permissions: [...orderPermissions] })
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const paid = async (quantity = 1) => buyPaid(ctx, await shop.as('hana'), variant_id, { quantity })

/** All that a bulk change of orders may touch, as the database has it. */
const everything = async () => ({
  orders: await db.select().from(orderTable).orderBy(asc(orderTable.id)),
  lines: await db.select().from(orderLineTable).orderBy(asc(orderLineTable.id)),
  parcels: await db.select().from(shipmentTable),
  stock: await db.select().from(stockTable),
  lots: await db.select().from(lotTable),
  taken: await db.select().from(shipmentLotTable),
  messages: await db.select().from(outboxTable).orderBy(asc(outboxTable.id)),
  news: await db.select().from(notificationTable).orderBy(asc(notificationTable.id)),
})

async function upload(orders: { order_no: string }[]) {
  const rows = orders.map(({ order_no }, at) => ({ order_no, courier: 'cj', tracking_no: `60000000000${at}` }))
  const { change_set_id } = await (await clerk()).staffShipments.upload({ body: { rows, dry_run: false } })
  return { id: change_set_id ?? 0 }
}

async function move(orders: { order_id: number }[], to: 'preparing' | 'ready' | 'on_hold', more = {}) {
  const body = { order_ids: orders.map(({ order_id }) => order_id), to, dry_run: false, ...more }
  const { change_set_id } = await (await clerk()).staffOrders.moveMany({ body })
  return { id: change_set_id ?? 0 }
}

const undo = async (params: { id: number }, query: { rest?: 'true' } = {}) =>
  (await clerk()).changeSets.undo({ params, query })
const states = async () => (await db.select().from(orderTable).orderBy(asc(orderTable.id))).map(({ state }) => state)

test('parcels of a file are taken back byte for byte: lines, stock, lots, and what was to be said', async () => {
  const lot = { variant_id, lot: 'A-1', received: 5, on_hand: 5 }
  await db.insert(lotTable).values(lot)
  const orders = [await paid(), await paid(2)]
  const before = await everything()
  const params = await upload(orders)
  expect(await states()).toEqual(['shipping', 'shipping'])
  expect(await db.select().from(shipmentLotTable)).toHaveLength(2)
  const jobs = await db.select().from(jobTable).where(eq(jobTable.name, 'outbox.send'))
  const waiting = jobs.filter(({ run_at }) => run_at.getTime() > Date.now() + 9 * 60_000)
  expect(waiting.length).toBeGreaterThan(0)
  expect((await (await clerk()).changeSets.list({ query: {} })).data).toMatchObject([{ kind: 'orders.ship', rows: 2 }])
  expect(await undo(params)).toEqual({ message: '되돌렸어요.' })
  expect(await everything()).toEqual(before)
  const undone = await db.select().from(orderEventTable).where(eq(orderEventTable.kind, 'undone'))
  expect(undone).toMatchObject([
    { from_state: 'shipping', to_state: 'paid', staff_id: 'clerk' },
    { from_state: 'shipping', to_state: 'paid' },
  ])
  await expect(undo(params)).rejects.toMatchObject({ code: 'undone' })
  // The right file after it: everything is sent, and everyone is notified.
  await upload(orders)
  expect(await states()).toEqual(['shipping', 'shipping'])
})

test('an order whose buyer was notified, whose parcel is with the courier or that is claimed stays, with the reason', async () => {
  const orders = [await paid(), await paid(), await paid(), await paid()]
  const [notified, scanned, claimed] = orders
  const params = await upload(orders)
  await db
    .update(outboxTable)
    .set({ state: 'sent' })
    .where(eq(outboxTable.about, `order:${notified?.order_id}`))
  const step = { at: new Date().toISOString(), place: '군포', status: '집하' }
  await db
    .update(shipmentTable)
    .set({ steps: [step] })
    .where(eq(shipmentTable.order_id, scanned?.order_id ?? 0))
  const [line] = await db
    .select()
    .from(orderLineTable)
    .where(eq(orderLineTable.order_id, claimed?.order_id ?? 0))
  const [asked] = await db
    .insert(claimTable)
    .values({
      order_id: claimed?.order_id ?? 0,
      kind: 'return',
      reason: 'changed_mind',
      fault: 'buyer',
      preview: sql`'{}'::jsonb`,
      request_key: 'one',
    })
    .returning()
  await db.insert(claimLineTable).values({ claim_id: asked?.id ?? 0, line_id: line?.id ?? 0, quantity: 1 })
  await expect(undo(params)).rejects.toMatchObject({ status: 409, code: 'changed' })
  const touched = await (await clerk()).changeSets.touched({ params })
  expect(touched).toMatchObject({ rows: 4, touched: 3 })
  expect(touched.stuck).toEqual(
    expect.arrayContaining([
      { name: notified?.order_no, reason: '손님에게 알림이 나갔어요.' },
      { name: scanned?.order_no, reason: '택배사에 접수된 택배예요.' },
      { name: claimed?.order_no, reason: '취소나 반품을 신청한 상품이 있어요.' },
    ]),
  )
  await undo(params, { rest: 'true' })
  expect(await states()).toEqual(['shipping', 'shipping', 'shipping', 'paid'])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 7, reserved: 1 }])
})

test('a message that is being sent at this moment stops the undo, and nothing is half undone', async () => {
  const order = await paid()
  const params = await upload([order])
  const [email] = await db.select().from(outboxTable).where(eq(outboxTable.template, 'order.shipped'))
  const jobs = await db.select().from(jobTable)
  const job = jobs.find(({ payload }) => JSON.stringify(payload).includes(`${email?.id}`))
  await db
    .update(jobTable)
    .set({ state: 'running' })
    .where(eq(jobTable.id, job?.id ?? 0))
  await expect(undo(params)).rejects.toMatchObject({ status: 409 })
  expect(await states()).toEqual(['shipping'])
})

test('moves of many orders are undone in one go; an order that moved on since is named and stays', async () => {
  const orders = [await paid(), await paid()]
  const before = await everything()
  await undo(await move(orders, 'preparing'))
  expect(await everything()).toEqual(before)
  await undo(await move(orders, 'on_hold', { note: '주소 확인', answer: '주소를 확인하고 있어요.' }))
  expect(await everything()).toEqual(before)
  const params = await move(orders, 'ready')
  const [, second] = orders
  const staff = await clerk()
  await staff.staffOrders.move({ params: { order_id: second?.order_id ?? 0 }, body: { to: 'on_hold', note: '파손' } })
  expect((await staff.changeSets.touched({ params })).stuck).toMatchObject([{ name: second?.order_no }])
  await undo(params, { rest: 'true' })
  expect(await states()).toEqual(['paid', 'on_hold'])
})

test('the same request again goes on with its change; once that was undone, it changes nothing', async () => {
  const orders = [await paid(), await paid()]
  const [first] = orders
  const request_key = crypto.randomUUID()
  const half = await move(first ? [first] : [], 'preparing', { request_key })
  expect(await move(orders, 'preparing', { request_key })).toEqual(half)
  // Moved on by hand and once more by the same request: what it was at first is what it goes back to.
  const staff = await clerk()
  const params = { order_id: first?.order_id ?? 0 }
  await staff.staffOrders.move({ params, body: { to: 'on_hold', note: '확인' } })
  expect(await move(orders, 'preparing', { request_key })).toEqual(half)
  await undo(half)
  expect(await states()).toEqual(['paid', 'paid'])
  await expect(move(orders, 'preparing', { request_key })).rejects.toMatchObject({ code: 'undone' })
  // Nothing moved: there is nothing to undo.
  expect((await move([{ order_id: 999_999 }], 'preparing')).id).toBe(0)
  expect(await db.$count(changeSetTable)).toBe(1)
})

test('undone while it is still being made, a bulk change goes no further', async () => {
  const [first, second] = [await paid(), await paid()]
  const request_key = crypto.randomUUID()
  const params = await move([first], 'preparing', { request_key })
  await undo(params)
  // What would go on in another process is refused order by order.
  const bulk = { change_set_id: params.id, not_before: new Date() }
  await expect(
    ctx.transaction(async (ctx) => {
      const locked = await lockOrder(ctx, second.order_id)
      if (locked) await keepOrderChange(ctx, bulk, locked, { lines: locked.lines, before: new Map() })
    }),
  ).rejects.toMatchObject({ code: 'undone' })
  expect(await states()).toEqual(['paid', 'paid'])
})
