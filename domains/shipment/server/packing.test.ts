import { beforeEach, expect, test } from 'vitest'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const clerk = () => shop.as('clerk', { permissions: ['orders', 'shipments'] })
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})
const paid = async (quantity: number) => buyPaid(ctx, await shop.as('hana'), variant_id, { quantity })
const listed = async (orders?: number[]) => {
  const { data } = await (await clerk()).staffPacking.list({ query: { ...(orders && { orders: orders.join(',') }) } })
  return data.map(({ id, lines }) => [id, lines.map(({ quantity }) => quantity)])
}

test('what is being prepared is listed, or what was chosen; what has left the house is not', async () => {
  const first = await paid(1)
  const second = await paid(2)
  const staff = await clerk()
  expect(await listed()).toEqual([])
  await staff.staffOrders.move({ params: { order_id: second.order_id }, body: { to: 'preparing' } })
  expect(await listed()).toEqual([[second.order_id, [2]]])
  expect(await listed([second.order_id, first.order_id])).toEqual([
    [first.order_id, [1]],
    [second.order_id, [2]],
  ])
  const parcel = { courier: 'cj' as const, tracking_no: '600000000001' }
  await staff.staffShipments.ship({ params: { order_id: second.order_id }, body: parcel })
  expect(await listed([first.order_id, second.order_id])).toEqual([[first.order_id, [1]]])
})

test('more than two hundred at once, or no numbers, are refused in a sentence', async () => {
  const staff = await clerk()
  const many = Array.from({ length: 201 }, (_, index) => index + 1).join(',')
  await expect(staff.staffPacking.list({ query: { orders: many } })).rejects.toMatchObject({ status: 422 })
  await expect(staff.staffPacking.list({ query: { orders: '1;drop' } })).rejects.toMatchObject({ status: 422 })
})
