import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { claimLineTable, claimTable } from '../../claim/server/tables.ts'
import { lockOrder, moveLines } from '../../order/server/lines.ts'
import { orderEventTable, orderLineTable, orderTable, shipmentTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

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

const lines = () => db.select().from(orderLineTable).orderBy(asc(orderLineTable.id))
const states = async () => (await lines()).map(({ state, quantity }) => `${quantity} ${state}`)
const parcel = (tracking_no: string) => ({ courier: 'cj' as const, tracking_no })
const paid = async (quantity = 1) => buyPaid(ctx, await shop.as('hana'), variant_id, { quantity })

test('an order goes out: prepared, ready, given to the courier, with an email that says where it is', async () => {
  const { order_id, order_no } = await paid()
  const staff = await clerk()
  await staff.staffOrders.move({ params: { order_id }, body: { to: 'preparing' } })
  await staff.staffOrders.move({ params: { order_id }, body: { to: 'ready' } })
  const sent = await staff.staffShipments.ship({ params: { order_id }, body: parcel('6000-0000-0001') })
  expect(sent).toMatchObject({ tracking_no: '600000000001', courier_name: 'CJ대한통운', state: 'shipping' })
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 9, reserved: 0 }])
  const emails = await db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable.template, 'order.shipped'), eq(outboxTable.channel, 'mail')))
  expect(emails).toMatchObject([{ payload: { order_no, tracking_link: expect.stringContaining('600000000001') } }])
  const shown = await staff.staffOrders.show({ params: { order_id } })
  expect(shown).toMatchObject({ state: 'shipping', shipments: [{ id: sent.id }], payments: [{ state: 'done' }] })
  expect(shown.lines[0]?.picture?.src).toBeTypeOf('string')
  expect(shown.events.map(({ to_state }) => to_state)).toEqual([
    'pending_payment',
    'paid',
    'preparing',
    'ready',
    'shipping',
  ])
  expect(await db.$count(auditTable)).toBe(3)
  const hana = await shop.as('hana')
  const { data } = await hana.shipment.list({ params: { order_id }, query: {} })
  expect(data).toMatchObject([{ id: sent.id, lines: [{ quantity: 1 }] }])
})

test('an order in two parcels: a part of a line goes first, the rest later', async () => {
  const { order_id } = await paid(3)
  const staff = await clerk()
  const [line] = await lines()
  const first = { ...parcel('600000000001'), lines: [{ line_id: line?.id ?? 0, quantity: 1 }] }
  await staff.staffShipments.ship({ params: { order_id }, body: first })
  expect(await states()).toEqual(['2 paid', '1 shipping'])
  // Sent twice, the same parcel is the same parcel.
  await staff.staffShipments.ship({ params: { order_id }, body: first })
  expect(await states()).toEqual(['2 paid', '1 shipping'])
  const other = { ...first, lines: [{ line_id: line?.id ?? 0, quantity: 2 }] }
  await expect(staff.staffShipments.ship({ params: { order_id }, body: other })).rejects.toMatchObject({
    code: 'number_used',
  })
  await staff.staffShipments.ship({ params: { order_id }, body: parcel('600000000002') })
  expect(await states()).toEqual(['2 shipping', '1 shipping'])
  const sums = (await lines()).reduce((sum, { total_amount }) => sum + total_amount, 0)
  expect(sums).toBe(60_000)
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 7, reserved: 0 }])
})

test('of two parcels each names its contents, and the one that arrived delivers nothing of the other', async () => {
  const { order_id } = await paid(3)
  const staff = await clerk()
  const params = { order_id }
  const [line] = await lines()
  const part = { ...parcel('600000000001'), lines: [{ line_id: line?.id ?? 0, quantity: 1 }] }
  const first = await staff.staffShipments.ship({ params, body: part })
  await staff.staffShipments.ship({ params, body: parcel('600000000002') })
  const { data } = await (await shop.as('hana')).shipment.list({ params, query: {} })
  expect(data.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1], [2]])
  await staff.staffShipments.deliver({ params: { shipment_id: first.id } })
  expect(await states()).toEqual(['2 shipping', '1 delivered'])
})

test('shipping twice at once sends one parcel, and the second answer says that nothing is left', async () => {
  const { order_id } = await paid()
  const staff = await clerk()
  const tries = await Promise.allSettled(
    ['600000000001', '600000000002', '600000000003'].map((number) =>
      staff.staffShipments.ship({ params: { order_id }, body: parcel(number) }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db.$count(shipmentTable)).toBe(1)
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 9, reserved: 0 }])
  const same = await Promise.all(
    [1, 2, 3].map(async () => {
      const [{ courier, tracking_no } = { courier: '', tracking_no: '' }] = await db.select().from(shipmentTable)
      expect(courier).toBe('cj')
      return staff.staffShipments.ship({ params: { order_id }, body: parcel(tracking_no) })
    }),
  )
  expect(new Set(same.map(({ id }) => id)).size).toBe(1)
})

test('shipping and canceling at the same time: one of them happens, and the stock agrees', async () => {
  for (const number of ['600000000001', '600000000002', '600000000003']) {
    const { order_id } = await paid()
    const staff = await clerk()
    const cancel = ctx.transaction(async (ctx) => {
      const locked = await lockOrder(ctx, order_id)
      if (locked) await moveLines(ctx, locked, locked.lines, { to: 'canceled', actor: 'buyer', kind: 'canceled' })
    })
    await Promise.allSettled([cancel, staff.staffShipments.ship({ params: { order_id }, body: parcel(number) })])
  }
  const ended = await states()
  const sent = ended.filter((state) => state === '1 shipping').length
  expect(ended.filter((state) => state === '1 canceled')).toHaveLength(3 - sent)
  expect(await db.$count(shipmentTable)).toBe(sent)
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 10 - sent, reserved: 0 }])
})

test('what a buyer wants canceled does not leave the house', async () => {
  const { order_id } = await paid()
  const [line] = await lines()
  const [claim] = await db
    .insert(claimTable)
    .values({
      order_id,
      kind: 'cancel',
      reason: 'changed_mind',
      fault: 'buyer',
      preview: sql`'{}'::jsonb`,
      request_key: 'one',
    })
    .returning()
  await db.insert(claimLineTable).values({ claim_id: claim?.id ?? 0, line_id: line?.id ?? 0, quantity: 1 })
  const staff = await clerk()
  const ship = (lines?: { line_id: number }[]) =>
    staff.staffShipments.ship({
      params: { order_id },
      body: { ...parcel('600000000001'), ...(lines ? { lines } : {}) },
    })
  await expect(ship()).rejects.toMatchObject({ code: 'nothing_left' })
  await expect(ship([{ line_id: line?.id ?? 0 }])).rejects.toMatchObject({ code: 'claimed' })
  await db.update(claimTable).set({ state: 'withdrawn' })
  expect(await ship()).toMatchObject({ state: 'shipping' })
})

test('a list of tracking numbers is rehearsed, then carried out, and read in again it changes nothing', async () => {
  const one = await paid()
  const two = await paid()
  const staff = await clerk()
  const rows = [
    { order_no: one.order_no.toLowerCase(), courier: 'CJ대한통운', tracking_no: '6000-0000-0001' },
    { order_no: one.order_no, courier: '04', tracking_no: '600000000009' },
    { order_no: two.order_no, courier: '번개', tracking_no: '600000000002' },
    { order_no: two.order_no.replace(/.$/, '!'), courier: 'cj', tracking_no: '600000000002' },
  ]
  const expected = ['done', 'refused', 'refused', 'refused']
  const rehearsal = await staff.staffShipments.upload({ body: { rows } })
  expect(rehearsal.rows.map(({ outcome }) => outcome)).toEqual(expected)
  expect(await states()).toEqual(['1 paid', '1 paid'])
  expect(await db.$count(shipmentTable)).toBe(0)
  const carriedOut = await staff.staffShipments.upload({ body: { rows, dry_run: false } })
  expect(carriedOut.rows).toEqual(rehearsal.rows)
  expect(await states()).toEqual(['1 shipping', '1 paid'])
  const again = await staff.staffShipments.upload({ body: { rows: rows.slice(0, 1), dry_run: false } })
  expect(again.rows).toMatchObject([{ outcome: 'known', reason: null }])
  expect(
    await db.$count(outboxTable, and(eq(outboxTable.template, 'order.shipped'), eq(outboxTable.channel, 'mail'))),
  ).toBe(1)
})

test('rows of a wrong file are refused one by one, each with a sentence, and nothing is shipped', async () => {
  const { order_no } = await paid()
  const staff = await clerk()
  const wrong = [
    { order_no, courier: 'cj', tracking_no: '6.00012E+11' },
    { order_no: '', courier: 'cj', tracking_no: '600000000001' },
    { order_no: '2026-11-18', courier: 'cj', tracking_no: '600000000001' },
    { order_no: '받는 분의 주소와 전하는 말이 여기에 있어요. '.repeat(5), courier: '번개', tracking_no: '' },
  ]
  for (const dry_run of [true, false]) {
    const { rows } = await staff.staffShipments.upload({ body: { rows: wrong, dry_run } })
    for (const row of rows) expect(row).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/요\.$/) })
  }
  const empty = await staff.staffShipments.upload({
    body: { rows: [{ order_no, courier: 'cj', tracking_no: '' }], dry_run: false },
  })
  expect(empty.rows).toMatchObject([{ outcome: 'refused' }])
  expect(await states()).toEqual(['1 paid'])
  expect(await db.$count(shipmentTable)).toBe(0)
})

test('many orders move at once, and each that cannot says why', async () => {
  const [one, two] = [await paid(), await paid()]
  const staff = await clerk()
  await staff.staffShipments.ship({ params: { order_id: two.order_id }, body: parcel('600000000001') })
  const order_ids = [one.order_id, two.order_id, 999_999]
  const rehearsal = await staff.staffOrders.moveMany({ body: { order_ids, to: 'preparing' } })
  expect(rehearsal.rows.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'refused'])
  expect(await states()).toEqual(['1 paid', '1 shipping'])
  await staff.staffOrders.moveMany({ body: { order_ids, to: 'preparing', dry_run: false } })
  expect(await states()).toEqual(['1 preparing', '1 shipping'])
})

test('holding an order needs a reason, and it does not go out while it is held', async () => {
  const { order_id } = await paid()
  const staff = await clerk()
  const move = (body: Parameters<typeof staff.staffOrders.move>[0]['body']) =>
    staff.staffOrders.move({ params: { order_id }, body })
  await expect(move({ to: 'on_hold' })).rejects.toMatchObject({ status: 422 })
  await move({ to: 'on_hold', note: '주소가 이상해요' })
  const ship = () => staff.staffShipments.ship({ params: { order_id }, body: parcel('600000000001') })
  await expect(ship()).rejects.toMatchObject({ code: 'nothing_left' })
  await move({ to: 'preparing' })
  await ship()
  await expect(move({ to: 'preparing' })).rejects.toMatchObject({ status: 409 })
})

test('a pickup order sends a message when it is ready, and is delivered when it is handed over', async () => {
  const { order_id } = await paid()
  await db.update(orderTable).set({ delivery: 'pickup', store_id: 1 })
  const staff = await clerk()
  await staff.staffOrders.move({ params: { order_id }, body: { to: 'ready' } })
  expect(
    await db.$count(outboxTable, and(eq(outboxTable.template, 'order.ready'), eq(outboxTable.channel, 'mail'))),
  ).toBe(1)
  const ship = staff.staffShipments.ship({ params: { order_id }, body: parcel('600000000001') })
  await expect(ship).rejects.toMatchObject({ code: 'pickup' })
  const bag = await staff.staffShipments.handOver({ params: { order_id }, body: {} })
  expect(bag).toMatchObject({ state: 'delivered', link: null })
  expect(await states()).toEqual(['1 delivered'])
  await expect(staff.staffShipments.handOver({ params: { order_id }, body: {} })).rejects.toMatchObject({ status: 409 })
})

test('orders are found by state, day, number, name and phone, a page after the other', async () => {
  const placed = [await paid(), await paid(), await paid()]
  const staff = await clerk()
  const ids = async (query: Parameters<typeof staff.staffOrders.list>[0]['query']) =>
    (await staff.staffOrders.list({ query })).data.map(({ id }) => id)
  const newestFirst = placed.map(({ order_id }) => order_id).reverse()
  expect(await ids({ state: 'paid' })).toEqual(newestFirst)
  expect(await ids({ state: 'shipping' })).toEqual([])
  expect(await ids({ keyword: placed[1]?.order_no.toLowerCase() })).toEqual([placed[1]?.order_id])
  expect(await ids({ keyword: '김하나' })).toEqual(newestFirst)
  expect(await ids({ keyword: '01012345678' })).toEqual(newestFirst)
  expect(await ids({ keyword: '%' })).toEqual([])
  expect(await ids({ day: '2001-01-01' })).toEqual([])
  const newest = await ids({})
  const [oldest] = (await staff.staffOrders.list({ query: { limit: 1, sort: 'oldest' } })).data
  expect(oldest?.id).toBe(newest.at(-1))
  expect(await ids({ sort: 'oldest', after: oldest?.id })).toEqual(newest.toReversed().slice(1))
  const page = await staff.staffOrders.list({ query: { limit: 2 } })
  expect(await ids({ limit: 2, after: page.next_after ?? 0 })).toEqual(newestFirst.slice(2))
})

test('a memo stands among what happened, and no buyer reads it', async () => {
  const { order_id } = await paid()
  const staff = await clerk()
  await staff.staffOrders.memo({ params: { order_id }, body: { note: '전화로 확인함' } })
  expect((await staff.staffOrders.show({ params: { order_id } })).events.at(-1)).toMatchObject({
    note: '전화로 확인함',
  })
  const seen = await (await shop.as('hana')).order.show({ params: { order_id } })
  expect(JSON.stringify(seen)).not.toContain('전화로')
})

test('a corrected tracking number is sent to the buyer, and belongs to the same parcel', async () => {
  const { order_id } = await paid()
  const staff = await clerk()
  const { id } = await staff.staffShipments.ship({ params: { order_id }, body: parcel('600000000001') })
  const renumber = (tracking_no: string) =>
    staff.staffShipments.changeNumber({ params: { shipment_id: id }, body: parcel(tracking_no) })
  expect(await renumber('600000000007')).toMatchObject({ id, tracking_no: '600000000007' })
  expect(
    await db.$count(outboxTable, and(eq(outboxTable.template, 'order.shipped'), eq(outboxTable.channel, 'mail'))),
  ).toBe(2)
  await expect(renumber('12')).rejects.toMatchObject({ status: 422 })
  await staff.staffShipments.deliver({ params: { shipment_id: id } })
  await staff.staffShipments.deliver({ params: { shipment_id: id } })
  expect(await db.$count(orderEventTable, eq(orderEventTable.to_state, 'delivered'))).toBe(1)
  await expect(renumber('600000000008')).rejects.toMatchObject({ status: 409 })
})
