import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { restockAlertTable } from '../../catalog/server/offer-tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProducts, variantOf } from '../../catalog/testing/products.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const { as, ctx, db, empty } = await testShop({ gateways })
beforeEach(async () => {
  await empty()
  await givenProducts(ctx, [
    { id: 1, name: '무화과', price_krw: 20_000, stock: 10 },
    { id: 2, stock: 0 },
    { id: 3, kind: 'kit', stock: 0 },
  ])
})

const keeper = () => as('keeper', { permissions: ['stock'] })
const list = async (query: object = {}) => (await keeper()).staffStock.list({ query })
const skus = async (query: object) => (await list(query)).data.map(({ sku }) => sku)

test('every option with a stock of its own is listed, and found by code, name or product', async () => {
  expect(await skus({})).toEqual(['SKU-2', 'SKU-1'])
  expect(await skus({ keyword: 'sku-1' })).toEqual(['SKU-1'])
  expect(await skus({ keyword: '화과' })).toEqual(['SKU-1'])
  expect(await skus({ keyword: '2' })).toEqual(['SKU-2'])
  expect(await skus({ stock: 'out' })).toEqual(['SKU-2'])
  const first = await list({ limit: 1 })
  expect(await skus({ limit: 1, after: first.next_after })).toEqual(['SKU-1'])
})

test('restock alerts are counted', async () => {
  const variant_id = await variantOf(db, 2)
  await as('hana')
  await db.insert(restockAlertTable).values({ variant_id, mb_id: 'hana' })
  expect((await list({ stock: 'waiting' })).data).toMatchObject([{ sku: 'SKU-2', waiting: 1 }])
})

test('a movement says why, and for which order', async () => {
  const variant_id = await variantOf(db, 1)
  const { order_id } = await buyPaid(ctx, await as('hana'), variant_id)
  const { staffStock } = await keeper()
  const params = { variant_id }
  const row = await staffStock.adjust({ params, body: { by: 5, reason: 'received' } })
  expect(row).toMatchObject({ on_hand: 15, reserved: 1, available: 14 })
  const { data } = await staffStock.movements({ params, query: {} })
  expect(data).toMatchObject([
    { on_hand: 5, reason: 'received', mb_id: 'keeper', order_id: null },
    { reserved: 1, order_id },
  ])
  const refused = staffStock.adjust({ params, body: { by: -15, reason: 'damaged' } })
  await expect(refused).rejects.toMatchObject({ status: 422 })
})

test('a level of its own says when stock is low', async () => {
  const params = { variant_id: await variantOf(db, 1) }
  expect(await skus({ stock: 'low' })).toEqual(['SKU-2'])
  await (await keeper()).staffStock.setLevel({ params, body: { low_at: 10 } })
  expect(await skus({ stock: 'low' })).toEqual(['SKU-2', 'SKU-1'])
})

test('a stocktake shows the differences, is applied as one and undone as one', async () => {
  const { staffStock, changeSets } = await keeper()
  const request_key = crypto.randomUUID()
  const counted = [
    { sku: 'sku-1', counted: 8 },
    { sku: 'SKU-2', counted: 0 },
    { sku: 'WHAT', counted: 1 },
  ]
  const look = await staffStock.count({ body: { rows: counted, dry_run: true, request_key } })
  expect(look.rows).toMatchObject([
    { outcome: 'changed', before: { on_hand: 10 }, after: { on_hand: 8 } },
    { outcome: 'same' },
    { outcome: 'refused', reason: '이 코드의 상품이 없어요.' },
  ])
  const rows = [{ sku: 'SKU-1', counted: 8, seen: 10 }]
  const { change_set_id } = await staffStock.count({ body: { rows, dry_run: false, request_key } })
  const onHand = async () =>
    (await db.select().from(stockTable).orderBy(stockTable.variant_id)).map((row) => row.on_hand)
  expect(await onHand()).toEqual([8, 0, 0])
  await changeSets.undo({ params: { id: change_set_id ?? 0 }, query: {} })
  expect(await onHand()).toEqual([10, 0, 0])
})

test('what was sold between counting and applying is not overwritten', async () => {
  const variant_id = await variantOf(db, 1)
  await db.update(stockTable).set({ on_hand: 9 }).where(eq(stockTable.variant_id, variant_id))
  const rows = [{ sku: 'SKU-1', counted: 10, seen: 10 }]
  const { staffStock } = await keeper()
  const reply = await staffStock.count({ body: { rows, dry_run: false, request_key: crypto.randomUUID() } })
  expect(reply).toMatchObject({ change_set_id: null, rows: [{ outcome: 'refused' }] })
})

test('goods that came in are added, seen beforehand, and taken back as one', async () => {
  const { staffStock, changeSets } = await keeper()
  const rows = [{ sku: 'SKU-1', counted: 5 }]
  const request_key = crypto.randomUUID()
  const send = (body: object) =>
    staffStock.count({ body: { mode: 'receive', rows, dry_run: false, request_key, ...body } })
  expect((await send({ dry_run: true })).rows).toMatchObject([{ before: { on_hand: 10 }, after: { on_hand: 15 } }])
  const seen = [{ sku: 'SKU-1', counted: 5, seen: 10 }]
  const { change_set_id } = await send({ rows: seen })
  // The same request sent twice adds once.
  await send({ rows: seen })
  const onHand = async () => (await list({ skus: 'sku-1' })).data.map(({ on_hand }) => on_hand)
  expect(await onHand()).toEqual([15])
  const params = { variant_id: await variantOf(db, 1) }
  const { data } = await staffStock.movements({ params, query: {} })
  expect(data).toMatchObject([{ on_hand: 5, reason: 'received', mb_id: 'keeper' }])
  await changeSets.undo({ params: { id: change_set_id ?? 0 }, query: {} })
  expect(await onHand()).toEqual([10])
})

test('goods are not added to a stock that has changed since it was seen', async () => {
  const { staffStock } = await keeper()
  const rows = [{ sku: 'SKU-1', counted: 5, seen: 9 }]
  const body = { mode: 'receive' as const, rows, dry_run: false, request_key: crypto.randomUUID() }
  expect((await staffStock.count({ body })).rows).toMatchObject([{ outcome: 'refused' }])
  expect((await list({ skus: 'SKU-1' })).data).toMatchObject([{ on_hand: 10 }])
})

test('staff see which order has reserved a piece until it is sent, and who waits for more', async () => {
  const variant_id = await variantOf(db, 1)
  const { order_id } = await buyPaid(ctx, await as('hana'), variant_id)
  await db.insert(restockAlertTable).values({ variant_id, mb_id: 'hana' })
  const { staffStock } = await keeper()
  const params = { variant_id }
  expect(await staffStock.reservations({ params })).toMatchObject([{ order_id, quantity: 1 }])
  expect(await staffStock.waiting({ params })).toMatchObject([{ mb_id: 'hana', name: 'hana' }])
  expect(await skus({ stock: 'reserved' })).toEqual(['SKU-1'])
  expect((await staffStock.allMovements({ query: { limit: 1 } })).data).toMatchObject([
    { sku: 'SKU-1', order_id, reserved: 1 },
  ])
})
