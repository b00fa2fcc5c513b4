import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

async function givenOrder() {
  const { order_id } = await buyPaid(ctx, await shop.as('hana'), await variantOf(db, 1))
  const staff = await shop.as('clerk', { permissions: [...orderPermissions] })
  const params = { order_id }
  const { receiver } = await staff.staffOrders.show({ params })
  const { country: _, ...rest } = receiver
  const was = { city: '', state: '', ...rest }
  return { staff, params, was }
}

test('the receiver is changed before it leaves, with the reason in its history and in the log', async () => {
  const { staff, params, was } = await givenOrder()
  const receiver = { ...was, zip: '06236', addr1: '테헤란로 152', addr2: '3층' }
  const body = { receiver, was, note: '전화로 부탁' }
  const shown = await staff.staffOrders.changeReceiver({ params, body })
  expect(shown.receiver).toMatchObject({ zip: '06236', addr1: '테헤란로 152', country: 'KR' })
  expect(shown.events.at(-1)).toMatchObject({ kind: 'receiver_changed', staff_id: 'clerk', note: '전화로 부탁' })
  // Sent twice it is one change.
  await staff.staffOrders.changeReceiver({ params, body })
  const entries = await db.select().from(auditTable).where(eq(auditTable.action, 'order.receiver'))
  expect(entries).toMatchObject([{ after: { changed: ['zip', 'addr1', 'addr2'] } }])
})

test('of two changes at once the second is refused, and nothing is overwritten', async () => {
  const { staff, params, was } = await givenOrder()
  await staff.staffOrders.changeReceiver({ params, body: { receiver: { ...was, name: '하나' }, was, note: '이름' } })
  const late = { receiver: { ...was, memo: '문 앞에' }, was, note: '메모' }
  await expect(staff.staffOrders.changeReceiver({ params, body: late })).rejects.toMatchObject({ code: 'outdated' })
  expect((await staff.staffOrders.show({ params })).receiver).toMatchObject({ name: '하나', memo: was.memo })
})

test('an order that has left keeps its receiver, and an address must be whole', async () => {
  const { staff, params, was } = await givenOrder()
  const change = (receiver: typeof was) =>
    staff.staffOrders.changeReceiver({ params, body: { receiver, was, note: '이사' } })
  await expect(change({ ...was, zip: '1' })).rejects.toMatchObject({
    status: 422,
    errors: { zip: [expect.anything()] },
  })
  await staff.staffShipments.ship({ params, body: { courier: 'cj', tracking_no: '600000000001' } })
  await expect(change({ ...was, addr2: '4층' })).rejects.toMatchObject({ code: 'shipped' })
})
