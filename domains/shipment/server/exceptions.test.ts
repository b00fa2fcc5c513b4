import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq, like, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { type Buyer, requestFor } from '../../claim/testing/claims.ts'
import { stockMismatches } from '../../inventory/testing/stock.ts'
import { orderEventTable, orderLineTable, shipmentTable } from '../../order/server/tables.ts'
import { atOnce } from '../../order/testing/at-once.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10, no_return: 'opened_fragrance' })
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
})

/** Two pieces in a parcel that is in transit. */
async function givenSent() {
  const order = await buyPaid(ctx, hana, await variantOf(db, 1), { quantity: 2 })
  const parcel = { courier: 'cj' as const, tracking_no: '600000000001' }
  const { id } = await clerk.staffShipments.ship({ params: { order_id: order.order_id }, body: parcel })
  return { ...order, shipment_id: id, shown: { params: { order_id: order.order_id }, query: {} } }
}
const mark = (shipment_id: number, state: 'lost' | 'returned', by = clerk) =>
  by.staffShipments.lost({ params: { shipment_id }, body: { state, note: '택배사에서 알려 왔어요.' } })
const lines = () => db.select().from(orderLineTable).orderBy(asc(orderLineTable.id))
const emails = (template: string) =>
  db.$count(outboxTable, and(eq(outboxTable.channel, 'mail'), eq(outboxTable.template, template)))
const reported = () => db.$count(auditTable, like(auditTable.action, 'order.parcel-%'))

test('a parcel in transit cannot be claimed; once staff say it is lost, its buyer is notified and may claim', async () => {
  const { shipment_id, shown } = await givenSent()
  expect((await hana.claim.show(shown)).lines).toMatchObject([
    { delivery_exception: null, reasons: { return: [], exchange: [] } },
  ])
  expect(await mark(shipment_id, 'lost')).toMatchObject({ id: shipment_id, state: 'lost' })
  expect((await hana.shipment.list(shown)).data).toMatchObject([{ state: 'lost' }])
  expect((await hana.order.show({ params: shown.params })).lines).toMatchObject([
    { state: 'shipping', delivery_exception: 'lost' },
  ])
  const [line] = (await hana.claim.show(shown)).lines
  expect(line).toMatchObject({
    delivery_exception: 'lost',
    cancel: null,
    reasons: { cancel: [], return: ['lost'], exchange: ['lost'] },
    why_not: expect.stringContaining('분실'),
    variants: [{ variant_id: await variantOf(db, 1), available: 8 }],
  })
  expect(await emails('order.lost')).toBe(1)
  expect(await reported()).toBe(1)
  const events = await db.select().from(orderEventTable).where(eq(orderEventTable.kind, 'parcel_lost'))
  expect(events).toMatchObject([{ staff_id: 'clerk', note: '택배사에서 알려 왔어요.' }])
})

test('reported twice and at once it is one: one email, one row', async () => {
  const { shipment_id, order_id } = await givenSent()
  const row = sql`select id from orders where id = ${order_id}`
  await atOnce(
    db,
    row,
    Array.from({ length: 5 }, () => () => mark(shipment_id, 'lost')),
  )
  expect(await mark(shipment_id, 'lost')).toMatchObject({ state: 'lost' })
  expect({ emails: await emails('order.lost'), reported: await reported() }).toEqual({ emails: 1, reported: 1 })
})

test('lost and at the door at once: it is one of them for its buyer, and the door counts', async () => {
  const { shipment_id, order_id } = await givenSent()
  const row = sql`select id from orders where id = ${order_id}`
  await atOnce<unknown>(db, row, [
    () => mark(shipment_id, 'lost').catch((problem) => expect(problem).toMatchObject({ status: 409 })),
    () => clerk.staffShipments.deliver({ params: { shipment_id } }),
  ])
  expect(await db.select().from(shipmentTable)).toMatchObject([{ state: 'delivered' }])
  expect(await lines()).toMatchObject([{ state: 'delivered' }])
})

test('what arrived is not lost; what was lost may turn up; what was returned does not arrive', async () => {
  const { shipment_id, shown } = await givenSent()
  await mark(shipment_id, 'lost')
  await mark(shipment_id, 'returned')
  await expect(mark(shipment_id, 'lost')).rejects.toMatchObject({ status: 409, code: 'not_allowed' })
  await expect(clerk.staffShipments.deliver({ params: { shipment_id } })).rejects.toMatchObject({ status: 409 })
  const other = await givenSentAgain()
  await mark(other, 'lost')
  expect(await clerk.staffShipments.deliver({ params: { shipment_id: other } })).toMatchObject({ state: 'delivered' })
  await expect(mark(other, 'returned')).rejects.toMatchObject({ status: 409 })
  const first = (await hana.claim.show(shown)).lines
  expect(first).toMatchObject([{ delivery_exception: 'returned', reasons: { return: ['sent_back'] } }])
})

async function givenSentAgain() {
  const { order_id } = await buyPaid(ctx, hana, await variantOf(db, 1))
  const parcel = { courier: 'cj' as const, tracking_no: '600000000002' }
  return (await clerk.staffShipments.ship({ params: { order_id }, body: parcel })).id
}

test('only staff for orders say so', async () => {
  const { shipment_id } = await givenSent()
  for (const by of [hana, await shop.as('writer', { permissions: ['content'] })])
    await expect(mark(shipment_id, 'lost', by)).rejects.toMatchObject({ status: 403 })
  await expect(mark(shipment_id, 'lost', await shop.as())).rejects.toMatchObject({ status: 401 })
  await expect(mark(999_999, 'lost')).rejects.toMatchObject({ status: 404 })
  expect(await db.select().from(shipmentTable)).toMatchObject([{ state: 'shipping' }])
})

test('a lost parcel is refunded in full, nothing is collected and nothing becomes stock', async () => {
  const order = await givenSent()
  await mark(order.shipment_id, 'lost')
  const [line] = await lines()
  const wanted = [{ line_id: line?.id ?? 0, quantity: 2 }]
  const asked = { kind: 'return', reason: 'lost', lines: wanted } as const
  const { claims } = await requestFor(hana, order, asked)
  expect(claims).toMatchObject([{ state: 'requested', fault: 'shop', preview: { money: order.total_amount } }])
  await expect(requestFor(hana, order, asked)).rejects.toMatchObject({ code: 'already_claimed' })
  const params = { claim_id: claims[0]?.id ?? 0 }
  await clerk.staffClaims.accept({ params, body: {} })
  expect(await emails('claim.accepted_exception')).toBe(1)
  await clerk.staffClaims.refund({ params, body: {} })
  expect(await db.select().from(refundTable)).toMatchObject([{ amount: order.total_amount }])
  expect(await lines()).toMatchObject([{ state: 'returned' }])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 8, reserved: 0 }])
  // It turns up after all: what was paid back stays paid back.
  await clerk.staffShipments.deliver({ params: { shipment_id: order.shipment_id } })
  expect(await lines()).toMatchObject([{ state: 'returned' }])
})

test('one of two is sent again: reserved again, sent as itself, and the other waits for a decision', async () => {
  const order = await givenSent()
  await mark(order.shipment_id, 'lost')
  const [line] = await lines()
  const wanted = { line_id: line?.id ?? 0, quantity: 1, variant_id: line?.variant_id ?? 0 }
  const { claims } = await requestFor(hana, order, { kind: 'exchange', reason: 'lost', lines: [wanted] })
  expect(claims).toMatchObject([{ preview: { money: 0, to_pay: 0, points: 0 } }])
  const params = { claim_id: claims[0]?.id ?? 0 }
  await clerk.staffClaims.accept({ params, body: {} })
  await clerk.staffClaims.reship({ params, body: {} })
  expect(await emails('claim.resending')).toBe(1)
  expect((await lines()).map(({ quantity, state }) => `${quantity} ${state}`).sort()).toEqual([
    '1 exchanged',
    '1 preparing',
    '1 shipping',
  ])
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 8, reserved: 1 }])
  const parcel = { courier: 'cj' as const, tracking_no: '600000000003' }
  await clerk.staffShipments.ship({ params: { order_id: order.order_id }, body: parcel })
  expect({ own: await emails('order.shipped'), other: await emails('order.exchange-shipped') }).toEqual({
    own: 2,
    other: 0,
  })
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 7, reserved: 0 }])
  expect(await stockMismatches(db, 10)).toEqual([])
  const left = (await hana.claim.show(order.shown)).lines.filter(({ delivery_exception }) => delivery_exception)
  expect(left).toMatchObject([{ quantity: 1, delivery_exception: 'lost' }])
})

test('returned goods are inspected, and become stock again', async () => {
  const order = await givenSent()
  await mark(order.shipment_id, 'returned')
  expect(await emails('order.sent-back')).toBe(1)
  const [line] = await lines()
  const line_id = line?.id ?? 0
  const wanted = [{ line_id, quantity: 2 }]
  const asked = { kind: 'return', reason: 'sent_back', lines: wanted } as const
  const params = { claim_id: (await requestFor(hana, order, asked)).claims[0]?.id ?? 0 }
  await clerk.staffClaims.accept({ params, body: {} })
  await clerk.staffClaims.collected({ params, body: {} })
  await clerk.staffClaims.inspect({ params, body: { lines: [{ line_id, condition: 'as_new' }] } })
  await clerk.staffClaims.refund({ params, body: {} })
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 10, reserved: 0 }])
  expect(await db.select().from(refundTable)).toMatchObject([{ amount: order.total_amount }])
})

test('what there is none of any more cannot be sent again, only paid back', async () => {
  const order = await givenSent()
  await mark(order.shipment_id, 'lost')
  await db.update(stockTable).set({ on_hand: 1 })
  const [line] = await lines()
  const lines2 = [{ line_id: line?.id ?? 0, quantity: 2, variant_id: line?.variant_id ?? 0 }]
  const both = requestFor(hana, order, { kind: 'exchange', reason: 'lost', lines: lines2 })
  await expect(both).rejects.toMatchObject({
    status: 422,
    errors: { lines: [expect.stringContaining('다시 보낼 상품이 부족해요')] },
  })
  await db.update(stockTable).set({ on_hand: 0 })
  expect((await hana.claim.show(order.shown)).lines).toMatchObject([{ reasons: { return: ['lost'], exchange: [] } }])
})
