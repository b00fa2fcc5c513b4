import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { stockMovementTable, stockTable } from '../../catalog/server/tables.ts'
import { givenProducts, variantOf } from '../../catalog/testing/products.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const { as, ctx, db, empty } = await testShop({ gateways })
let wax = 0
beforeEach(async () => {
  await empty()
  await givenProducts(ctx, [
    { id: 1, name: '왁스', price_krw: 20_000, stock: 2 },
    { id: 2, stock: 0 },
  ])
  wax = await variantOf(db, 1)
})

const keeper = () => as('keeper', { permissions: ['stock'] })
type Received = { sku: string; counted: number; lot?: string; best_before?: string }
async function receive(...rows: Received[]) {
  const body = { mode: 'receive' as const, rows, dry_run: false, request_key: crypto.randomUUID() }
  return (await keeper()).staffStock.count({ body })
}
const lots = async (query: object = {}) => (await (await keeper()).staffLots.list({ query })).data
const onHand = async () => (await db.select().from(stockTable).orderBy(asc(stockTable.variant_id)))[0]?.on_hand

test('goods come in with a lot and a day, are found by it, and leave with their receipt when it is undone', async () => {
  const { change_set_id } = await receive(
    { sku: 'SKU-1', counted: 5, lot: ' SW-2510 ', best_before: '2030-01-31' },
    { sku: 'SKU-2', counted: 3 },
  )
  await receive({ sku: 'SKU-1', counted: 1, lot: 'sw-2510' })
  expect(await lots()).toMatchObject([
    {
      lot: 'SW-2510',
      best_before: '2030-01-31',
      sku: 'SKU-1',
      received: 6,
      on_hand: 6,
      blocked: false,
      expired: false,
    },
  ])
  expect(await lots({ keyword: 'sw-' })).toHaveLength(1)
  expect(await lots({ keyword: 'SKU-1', state: 'in_house' })).toHaveLength(1)
  expect(await lots({ state: 'expiring' })).toEqual([])
  const { changeSets } = await keeper()
  // Changed since: neither stock nor the lot is touched, nor what came with them.
  const params = { id: change_set_id ?? 0 }
  for (const query of [{}, { rest: 'true' }])
    await expect(changeSets.undo({ params, query })).rejects.toMatchObject({ status: 409, code: 'changed' })
  const { rows, touched, stuck } = await changeSets.touched({ params })
  expect([touched, stuck.map(({ name }) => name)]).toEqual([rows, ['SKU-1']])
  const later = await receive({ sku: 'SKU-2', counted: 4, lot: 'B-1' })
  await changeSets.undo({ params: { id: later.change_set_id ?? 0 }, query: {} })
  expect((await lots()).map(({ lot }) => lot)).toEqual(['SW-2510'])
  expect(await onHand()).toBe(8)
})

test('a lot number of spaces is refused in a sentence', async () => {
  await expect(receive({ sku: 'SKU-1', counted: 1, lot: '  ' })).rejects.toMatchObject({ status: 422 })
  expect(await onHand()).toBe(2)
})

test('a blocked lot leaves stock as far as no order has reserved it, and returns with the block', async () => {
  await receive({ sku: 'SKU-1', counted: 5, lot: 'SW-1' })
  await buyPaid(ctx, await as('hana'), wax, { quantity: 4 })
  const { staffLots } = await keeper()
  const [lot] = await lots()
  const params = { lot_id: lot?.id ?? 0 }
  expect(await staffLots.block({ params, body: { blocked: true } })).toMatchObject({ blocked: true, withdrawn: 3 })
  expect(await onHand()).toBe(4)
  await staffLots.block({ params, body: { blocked: true } })
  expect(await onHand()).toBe(4)
  expect(await staffLots.block({ params, body: { blocked: false } })).toMatchObject({ blocked: false, withdrawn: 0 })
  expect(await onHand()).toBe(7)
  const moved = await db.select().from(stockMovementTable).orderBy(asc(stockMovementTable.id))
  expect(moved.slice(-2)).toMatchObject([
    { on_hand: -3, reason: 'blocked', mb_id: 'keeper' },
    { on_hand: 3, reason: 'unblocked' },
  ])
})

test('what is left of a lot is corrected, and the log says by whom', async () => {
  await receive({ sku: 'SKU-1', counted: 5, lot: 'SW-1' })
  const [lot] = await lots()
  const { staffLots } = await keeper()
  expect(await staffLots.count({ params: { lot_id: lot?.id ?? 0 }, body: { on_hand: 2 } })).toMatchObject({
    on_hand: 2,
  })
  expect(await onHand()).toBe(7)
  const actions = (await db.select().from(auditTable)).map(({ action, mb_id }) => [action, mb_id])
  expect(actions).toContainEqual(['lot.count', 'keeper'])
  await expect(staffLots.show({ params: { lot_id: 999 } })).rejects.toMatchObject({ status: 404 })
})
