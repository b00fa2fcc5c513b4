import { addDays } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { bookSeats, givenCourse, inDays } from '../../tssa/testing/school.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})
const paid = async () => buyPaid(ctx, await shop.as('hana'), variant_id, { quantity: 1 })

test('everybody of the staff reads the queues they may work on, with the oldest of each', async () => {
  await paid()
  const { order_id } = await paid()
  // A Thursday: three working days later is a Tuesday.
  const oldest = new Date('2026-11-12T03:00:00Z')
  await db.update(orderTable).set({ paid_at: oldest }).where(eq(orderTable.id, order_id))
  const packer = await shop.as('packer', { permissions: ['orders'] })
  expect(await packer.today.queues()).toEqual({
    queues: [
      {
        name: 'orders',
        to: '/orders',
        count: 2,
        oldest_at: oldest.toISOString(),
        due_at: '2026-11-17T03:00:00.000Z',
      },
    ],
  })
  const editor = await shop.as('editor', { permissions: ['content'] })
  expect(await editor.today.queues()).toEqual({ queues: [] })
  const owner = await shop.as('owner', { permissions: ['*'] })
  expect((await owner.today.queues()).queues.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'orders 2',
    'claims 0',
    'deposits 0',
    'refunds 0',
    'inquiries 0',
    'product_inquiries 0',
    'classes 0',
    'applications 0',
    'discrepancies 0',
  ])
  await packer.staffOrders.move({ params: { order_id }, body: { to: 'preparing' } })
  expect((await packer.today.queues()).queues).toMatchObject([{ count: 1 }])
})

test('sales are what was paid, by the hour and by the day, beside the period before', async () => {
  const { order_id } = await paid()
  await paid()
  const [order] = await db.select().from(orderTable)
  const staff = await shop.as('owner', { permissions: ['*'] })
  const sales = await staff.today.sales()
  expect(sales.orders).toBe(2)
  expect(sales.hours.now).toHaveLength(24)
  expect(sales.hours.now[sales.hour]).toBe((order?.total_amount ?? 0) * 2)
  expect(sales.days.now).toHaveLength(sales.day)
  expect(sales.days.now.at(-1)).toBe((order?.total_amount ?? 0) * 2)
  await db
    .update(orderTable)
    .set({ paid_at: addDays(new Date(), -7) })
    .where(eq(orderTable.id, order_id))
  const later = await staff.today.sales()
  expect(later.hours.before[later.hour]).toBe(order?.total_amount)
  const packer = await shop.as('packer', { permissions: ['orders'] })
  await expect(packer.today.sales()).rejects.toMatchObject({ status: 403 })
})

test('a class without its minimum waits from a week before it begins, until enough have booked', async () => {
  const session = { seats: 8, taken: 1, minimum: 3 }
  const [soon] = await givenCourse(shop, [
    { ...session, starts_at: inDays(3) },
    { ...session, starts_at: inDays(9) },
    { ...session, starts_at: inDays(4), minimum: 1 },
  ])
  if (!soon) throw new Error('no session was opened')
  const staff = await shop.as('owner', { permissions: ['*'] })
  const waiting = async () => (await staff.today.queues()).queues.find(({ name }) => name === 'classes')
  const since = addDays(soon.starts_at, -7).toISOString()
  expect(await waiting()).toMatchObject({ to: '/classes', count: 1, oldest_at: since })
  await bookSeats(shop, await shop.as('hana'), soon, 2)
  expect(await waiting()).toMatchObject({ count: 0 })
})

test('the first screen tells of what happened in each part of the shop that one may see', async () => {
  const { order_id } = await paid()
  const packer = await shop.as('packer', { permissions: ['orders'] })
  await packer.staffOrders.move({ params: { order_id }, body: { to: 'preparing' } })
  const owner = await shop.as('owner', { permissions: ['*'] })
  await owner.staffProducts.archive({ params: { product_id: 1 }, body: { archived: true } })
  const { data } = await owner.today.events()
  expect(data[0]).toMatchObject({ kind: 'staff', what: 'product.archive', name: 'product:1', staff_id: 'owner' })
  expect(data[1]).toMatchObject({ kind: 'order', id: order_id, to_state: 'preparing', staff_id: 'packer' })
  // What was done to an order is told once.
  expect(data.filter(({ what }) => what.startsWith('order.'))).toEqual([])
  expect(new Set((await packer.today.events()).data.map(({ kind }) => kind))).toEqual(new Set(['order']))
  const editor = await shop.as('editor', { permissions: ['content'] })
  expect(await editor.today.events()).toEqual({ data: [] })
})
