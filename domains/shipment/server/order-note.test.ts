import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(shop.empty)

async function givenOrder() {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [variant] = await db.select().from(variantTable)
  await buyPaid(ctx, await shop.as('hana'), variant?.id ?? 0, { quantity: 1 })
  const [order] = await db.select().from(orderTable)
  return { order_id: order?.id ?? 0 }
}

test('of two people who change the note of an order the second is told, and nothing of the first is lost', async () => {
  const params = await givenOrder()
  const mina = (await shop.as('mina', { permissions: ['orders'] })).staffOrders
  const jun = (await shop.as('jun', { permissions: ['orders'] })).staffOrders
  expect((await mina.show({ params })).note).toMatchObject({ note: '', version: 0 })
  const first = await mina.saveNote({ params, body: { note: '선물이라 값은 빼기', version: 0 } })
  expect(first).toMatchObject({ version: 1, staff_id: 'mina' })
  await expect(jun.saveNote({ params, body: { note: '전화 뒤에 보내기', version: 0 } })).rejects.toMatchObject({
    status: 409,
    code: 'outdated',
  })
  expect((await jun.show({ params })).note).toMatchObject({ note: '선물이라 값은 빼기', staff_id: 'mina' })
  const both = '선물이라 값은 빼기\n전화 뒤에 보내기'
  expect(await jun.saveNote({ params, body: { note: both, version: 1 } })).toMatchObject({ note: both, version: 2 })
  expect(await db.select({ action: auditTable.action }).from(auditTable)).toEqual([
    { action: 'order.note' },
    { action: 'order.note' },
  ])
})

test('at the same moment one of two first notes is written, and the same text twice is one change', async () => {
  const params = await givenOrder()
  const staff = (await shop.as('mina', { permissions: ['orders'] })).staffOrders
  const answers = await Promise.allSettled(
    ['하나', '둘'].map((note) => staff.saveNote({ params, body: { note, version: 0 } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { note } = await staff.show({ params })
  expect(await staff.saveNote({ params, body: { note: note.note, version: 0 } })).toMatchObject({ version: 1 })
})
