import { outboxTable } from '@sillage/server-kit/tables.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProducts, variantOf } from '../../catalog/testing/products.ts'
import { claimTable } from '../../claim/server/tables.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import type { Api } from '../../testing-people.ts'
import { carryOutRecall } from './carry-out.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
let clerk: Api
let wax = 0
beforeEach(async () => {
  await shop.empty()
  await givenProducts(ctx, [{ id: 1, name: '왁스', price_krw: 20_000, stock: 0 }])
  wax = await variantOf(db, 1)
  clerk = await shop.as('clerk', { permissions: ['stock', ...orderPermissions] })
})

async function receive(lot: string, counted: number, best_before: string | null = null) {
  const rows = [{ sku: 'SKU-1', counted, lot, best_before }]
  await clerk.staffStock.count({
    body: { mode: 'receive', rows, dry_run: false, request_key: crypto.randomUUID() },
  })
}
const lotNamed = async (name: string) => {
  const { data } = await clerk.staffLots.list({ query: { keyword: name } })
  return data[0]?.id ?? 0
}
let parcels = 600_000_000_000
async function sell(buyer: Api, quantity: number) {
  const bought = await buyPaid(ctx, buyer, wax, { quantity })
  parcels += 1
  const parcel = { courier: 'cj' as const, tracking_no: String(parcels) }
  const shipment = await clerk.staffShipments.ship({ params: bought, body: parcel })
  return { ...bought, shipment_id: shipment.id }
}
const lotsOf = async (shipment_id: number) => {
  const { data } = await clerk.staffParcelLots.list({ params: { shipment_id } })
  return data.flatMap(({ lots }) =>
    lots.filter(({ quantity }) => quantity > 0).map((each) => [each.lot, each.quantity]),
  )
}
const said = { reason: '불순물이 나왔어요.', reason_en: 'Impurities were found.' }
const recall = async (lot: string, dry_run = false) =>
  clerk.staffRecalls.start({ params: { lot_id: await lotNamed(lot) }, body: { ...said, dry_run } })
const messages = () =>
  db.select().from(outboxTable).where(eq(outboxTable.template, 'order.lot-return')).orderBy(asc(outboxTable.id))

test('a parcel takes what expires first, the packer reads it beforehand and may say what was taken instead', async () => {
  await receive('LATE', 5, '2031-01-01')
  await receive('SOON', 2, '2030-01-01')
  await receive('GONE', 2, '2020-01-01')
  const hana = await shop.as('hana')
  const { order_id } = await buyPaid(ctx, hana, wax, { quantity: 3 })
  const { data } = await clerk.staffPacking.list({ query: { orders: String(order_id) } })
  const planned = [
    { lot: 'SOON', quantity: 2 },
    { lot: 'LATE', quantity: 1 },
  ]
  expect(data[0]?.lines[0]?.lots).toEqual(planned)
  const parcel = { courier: 'cj' as const, tracking_no: '600000000001' }
  const { id: shipment_id } = await clerk.staffShipments.ship({ params: { order_id }, body: parcel })
  expect(await lotsOf(shipment_id)).toEqual([
    ['SOON', 2],
    ['LATE', 1],
  ])
  const change = (lots: { lot_id: number; quantity: number }[]) =>
    clerk.staffParcelLots.change({ params: { shipment_id }, body: { lots } })
  const [soon, late] = [await lotNamed('SOON'), await lotNamed('LATE')]
  await change([{ lot_id: late, quantity: 3 }])
  expect(await lotsOf(shipment_id)).toEqual([['LATE', 3]])
  const left = async (lot_id: number) => (await clerk.staffLots.show({ params: { lot_id } })).lot.on_hand
  expect([await left(soon), await left(late)]).toEqual([2, 2])
  await expect(change([{ lot_id: late, quantity: 4 }])).rejects.toMatchObject({ status: 422 })
  await expect(change([{ lot_id: 999, quantity: 1 }])).rejects.toMatchObject({ status: 422 })
  await change([])
  await expect(change([{ lot_id: soon, quantity: 3 }])).rejects.toMatchObject({ code: 'lot_short' })
})

test('a recall reaches every buyer of the lot once, with a return prepared, and keeps what is left', async () => {
  await receive('SW-1', 6)
  const [hana, guest, other] = [await shop.as('hana'), await shop.as(), await shop.as('other')]
  const bought = [await sell(hana, 2), await sell(guest, 1)]
  await receive('SW-2', 5)
  const mixed = await sell(other, 4)
  expect(await lotsOf(mixed.shipment_id)).toEqual([
    ['SW-1', 3],
    ['SW-2', 1],
  ])
  const counts = { orders: 3, pieces: 6, messages: 3, claims: 3, in_house: 0 }
  expect(await recall('SW-1', true)).toEqual(counts)
  expect(await db.$count(claimTable)).toBe(0)
  expect(await recall('SW-1')).toEqual(counts)
  await runWaiting(ctx, carryOutRecall)
  // Pressed again, it reaches no one twice.
  expect(await recall('SW-1')).toMatchObject({ messages: 0, claims: 0 })
  await runWaiting(ctx, carryOutRecall)
  const claims = await db.select().from(claimTable).orderBy(asc(claimTable.order_id))
  expect(claims).toMatchObject(
    [...bought, mixed].map(({ order_id }) => ({ order_id, kind: 'return', reason: 'recalled', state: 'requested' })),
  )
  expect(claims.map(({ fault }) => fault)).toEqual(['shop', 'shop', 'shop'])
  const sent = await messages()
  expect(sent.filter(({ channel }) => channel === 'mail').map(({ payload }) => payload)).toMatchObject(
    [...bought, mixed].map(({ order_no }) => ({ order_no, lot: 'SW-1', reason: said.reason })),
  )
  expect(
    (await db.select().from(notificationTable)).filter(({ title }) => title === '받으신 상품을 회수해요'),
  ).toMatchObject([{ mb_id: 'hana' }, { mb_id: 'other' }])
  const shown = await clerk.staffRecalls.show({ params: { lot_id: await lotNamed('SW-1') } })
  expect(shown).toMatchObject({ recall: { notified: 3, claims: 3, done_at: expect.any(String), ...said } })
  expect((await db.select().from(auditTable)).filter(({ action }) => action === 'lot.recall')).toHaveLength(2)
})

test('what is left of a recalled lot is not sold or sent, and what comes back of it is not restocked', async () => {
  await receive('SW-1', 5)
  const hana = await shop.as('hana')
  const { order_id } = await sell(hana, 1)
  const waiting = await buyPaid(ctx, hana, wax, { quantity: 1 })
  await recall('SW-1')
  await runWaiting(ctx, carryOutRecall)
  const lot_id = await lotNamed('SW-1')
  expect((await clerk.staffLots.show({ params: { lot_id } })).lot).toMatchObject({
    on_hand: 4,
    withdrawn: 3,
    recalled: true,
  })
  const [stock] = await db.select().from(stockTable)
  expect(stock).toMatchObject({ on_hand: 1, reserved: 1 })
  const parcel = { courier: 'cj' as const, tracking_no: '600000000009' }
  const ship = () => clerk.staffShipments.ship({ params: waiting, body: parcel })
  await expect(ship()).rejects.toMatchObject({ code: 'lot_blocked' })
  const unblock = clerk.staffLots.block({ params: { lot_id }, body: { blocked: false } })
  await expect(unblock).rejects.toMatchObject({ code: 'recalled' })
  await receive('SW-2', 1)
  expect(await lotsOf((await ship()).id)).toEqual([['SW-2', 1]])
  const [claim] = await db.select().from(claimTable).where(eq(claimTable.order_id, order_id))
  expect(claim).toMatchObject({ reason: 'recalled' })
})

test('staff of the stockroom see which orders, and not who', async () => {
  await receive('SW-1', 2)
  await sell(await shop.as('hana'), 1)
  const query = { lot_id: await lotNamed('SW-1') }
  expect((await clerk.staffRecalls.buyers({ query })).data).toMatchObject([{ quantity: 1, name: expect.any(String) }])
  const keeper = await shop.as('keeper', { permissions: ['stock'] })
  expect((await keeper.staffRecalls.buyers({ query })).data).toMatchObject([{ name: null, hp: null, email: null }])
  const started = keeper.staffRecalls.start({ params: query, body: { ...said, dry_run: true } })
  await expect(started).rejects.toMatchObject({ status: 403 })
})
