import { startCourierEmulator } from '@sillage/emulators/courier/courier-emulator.ts'
import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { claimLineTable, claimTable } from '../../claim/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { orderEventTable, orderLineTable, orderTable, shipmentTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { pointEntryTable } from '../../point/server/tables.ts'
import { createTracker } from '../../shipping/server/tracker.ts'
import { testShop } from '../../testing.ts'
import { confirmDue } from './confirm-purchase.ts'
import { trackShipments } from './track.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const courier = await startCourierEmulator()
afterAll(() => courier.stop())
const tracker = createTracker(courier)
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const at = (now: Date) => createContext({ ...ctx, database: shop.database, now: () => now })
const earned = () => db.select().from(pointEntryTable).where(eq(pointEntryTable.reason, 'earned'))
const lineStates = async () => (await db.select().from(orderLineTable)).map(({ state }) => state)
let number = 700_000_000_000

/** An order in transit; a guest's if no member is given. */
async function shipped(mb_id?: string) {
  number += 1
  const placed = await buyPaid(ctx, await shop.as(mb_id), variant_id)
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const parcel = { courier: 'cj' as const, tracking_no: String(number) }
  const shipment = await clerk.staffShipments.ship({ params: { order_id: placed.order_id }, body: parcel })
  return { ...placed, ...parcel, shipment_id: shipment.id }
}

async function delivered(mb_id?: string) {
  const placed = await shipped(mb_id)
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  await clerk.staffShipments.deliver({ params: { shipment_id: placed.shipment_id } })
  return placed
}

test('the courier is asked until the parcel is at the door, and then the line is delivered, once', async () => {
  const { tracking_no, order_id, view_key } = await shipped()
  courier.put(tracking_no, 3)
  expect(await trackShipments(ctx, tracker)).toBe(1)
  const look = async () => (await (await shop.as()).shipment.list({ params: { order_id }, query: { view_key } })).data
  expect(await look()).toMatchObject([{ state: 'shipping', steps: [{}, {}, { status: '간선 상차' }] }])
  expect(await trackShipments(ctx, tracker)).toBe(0)
  courier.put(tracking_no, 1)
  expect(await trackShipments(at(new Date(Date.now() + 1_900_000)), tracker)).toBe(1)
  expect(await look()).toMatchObject([{ steps: { length: 3 } }])
  courier.put(tracking_no, 6)
  const later = at(new Date(Date.now() + 3_800_000))
  // Three instances at once.
  await Promise.all([1, 2, 3].map(() => trackShipments(later, tracker)))
  expect(await look()).toMatchObject([{ state: 'delivered', steps: { length: 6 } }])
  expect(await lineStates()).toEqual(['delivered'])
  expect(await db.$count(orderEventTable, eq(orderEventTable.to_state, 'delivered'))).toBe(1)
  expect(
    await db.$count(outboxTable, and(eq(outboxTable.template, 'order.delivered'), eq(outboxTable.channel, 'mail'))),
  ).toBe(1)
  expect(await trackShipments(later, tracker)).toBe(0)
})

test('a courier that does not answer keeps no other parcel waiting', async () => {
  const [first, second] = [await shipped(), await shipped()]
  courier.put(first.tracking_no, 6)
  courier.put(second.tracking_no, 6)
  courier.failNext('lost reply')
  expect(await trackShipments(ctx, tracker)).toBe(2)
  expect((await lineStates()).toSorted()).toEqual(['delivered', 'shipping'])
})

test('a purchase confirms itself at midnight in Seoul after the seventh day, and not a moment sooner', async () => {
  await delivered('hana')
  const arrival = startOfSeoulDay('2026-11-02')
  await db.update(orderLineTable).set({ delivered_at: new Date(arrival.getTime() + 10 * 3_600_000) })
  const midnight = startOfSeoulDay('2026-11-10')
  expect(await confirmDue(at(new Date(midnight.getTime() - 1000)))).toBe(0)
  expect(await confirmDue(at(midnight))).toBe(1)
  expect(await lineStates()).toEqual(['confirmed'])
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'confirmed' }])
})

test('on several instances at once points are earned once, by the grade of that day', async () => {
  await delivered('hana')
  await delivered()
  await db.update(memberTable).set({ grade: 'gold' }).where(eq(memberTable.mb_id, 'hana'))
  const late = at(addDays(new Date(), 9))
  await Promise.all(Array.from({ length: 5 }, () => confirmDue(late)))
  expect(await lineStates()).toEqual(['confirmed', 'confirmed'])
  const [line] = await db.select().from(orderLineTable)
  expect(await earned()).toMatchObject([{ mb_id: 'hana', amount: 400, occasion: `line:${line?.id}` }])
})

test('what was sent back, or is wanted back, does not confirm itself', async () => {
  const [back, wanted] = [await delivered('hana'), await delivered('hana')]
  await delivered('hana')
  await db.update(orderLineTable).set({ state: 'returned' }).where(eq(orderLineTable.order_id, back.order_id))
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.order_id, wanted.order_id))
  const [claim] = await db
    .insert(claimTable)
    .values({
      order_id: wanted.order_id,
      kind: 'return',
      reason: 'broken',
      fault: 'shop',
      request_key: 'one',
      preview: sql`'{}'::jsonb`,
    })
    .returning()
  await db.insert(claimLineTable).values({ claim_id: claim?.id ?? 0, line_id: line?.id ?? 0, quantity: 1 })
  expect(await confirmDue(at(addDays(new Date(), 9)))).toBe(1)
  expect((await lineStates()).toSorted()).toEqual(['confirmed', 'delivered', 'returned'])
  expect(await earned()).toHaveLength(1)
  const asked = { params: { order_id: wanted.order_id }, query: {}, body: {} }
  await expect((await shop.as('hana')).shipment.confirm(asked)).rejects.toMatchObject({ code: 'claimed' })
})

test('an order whose deposit was reversed cannot be confirmed, and earns no points, until it is paid', async () => {
  const { order_id } = await delivered('hana')
  await db.update(orderTable).set({ paid_at: null })
  const later = at(addDays(new Date(), 9))
  expect(await confirmDue(later)).toBe(0)
  const confirm = (await shop.as('hana')).shipment.confirm({ params: { order_id }, query: {}, body: {} })
  await expect(confirm).rejects.toMatchObject({ status: 409, code: 'not_paid' })
  expect(await earned()).toEqual([])
  await db.update(orderTable).set({ paid_at: new Date() })
  expect(await confirmDue(later)).toBe(1)
  expect(await earned()).toHaveLength(1)
})

test('a buyer confirms early, and only the buyer can', async () => {
  const { order_id } = await delivered('hana')
  const [hana, duri] = [await shop.as('hana'), await shop.as('duri')]
  const asked = { params: { order_id }, query: {}, body: {} }
  await expect(duri.shipment.confirm(asked)).rejects.toMatchObject({ status: 404 })
  await expect((await shop.as()).shipment.confirm(asked)).rejects.toMatchObject({ status: 404 })
  const answers = await Promise.all([1, 2, 3].map(() => hana.shipment.confirm(asked)))
  expect(answers.map(({ confirmed, points }) => [confirmed, points]).toSorted()).toEqual([
    [0, 0],
    [0, 0],
    [1, 200],
  ])
  expect(await earned()).toHaveLength(1)
})

test('a guest confirms with the key of the order, and earns nothing', async () => {
  const { order_id, view_key } = await delivered()
  const guest = await shop.as()
  const done = await guest.shipment.confirm({ params: { order_id }, query: { view_key }, body: {} })
  expect(done).toEqual({ confirmed: 1, points: 0 })
})

test('what is still in transit cannot be confirmed', async () => {
  const { order_id } = await shipped('hana')
  const hana = await shop.as('hana')
  const [line] = await db.select().from(orderLineTable)
  const named = { params: { order_id }, query: {}, body: { line_ids: [line?.id ?? 0] } }
  await expect(hana.shipment.confirm(named)).rejects.toMatchObject({ status: 409 })
  expect(await db.select().from(shipmentTable)).toMatchObject([{ state: 'shipping' }])
})
