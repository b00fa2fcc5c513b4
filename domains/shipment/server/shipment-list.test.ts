import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { shipmentTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { paymentWebhookTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

test('parcels of all orders: in transit, overdue from the oldest on, lost; and payments with their webhooks', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const staff = await shop.as('clerk', { permissions: [...orderPermissions] })
  const hana = await shop.as('hana')
  const sent = []
  for (const number of ['600000000001', '600000000002', '600000000003', '600000000004']) {
    const { order_id, order_no } = await buyPaid(ctx, hana, await variantOf(db, 1))
    const { id } = await staff.staffShipments.ship({
      params: { order_id },
      body: { courier: 'cj', tracking_no: number },
    })
    sent.push({ id, order_id, order_no })
  }
  const [one, two, three, four] = sent.map(({ id }) => id)
  const longAgo = new Date(Date.now() - 6 * 24 * 3_600_000)
  for (const id of [one, two])
    await db
      .update(shipmentTable)
      .set({ shipped_at: longAgo })
      .where(eq(shipmentTable.id, id ?? 0))
  await staff.staffShipments.lost({ params: { shipment_id: three ?? 0 }, body: { state: 'lost' } })
  const list = async (query: Parameters<typeof staff.staffShipments.list>[0]['query']) =>
    (await staff.staffShipments.list({ query })).data.map(({ id }) => id)
  expect(await list({ view: 'on_the_way' })).toEqual([four, two, one])
  expect(await list({ view: 'overdue' })).toEqual([one, two])
  expect(await list({ view: 'overdue', after: one })).toEqual([two])
  expect(await list({ view: 'exceptions' })).toEqual([three])
  expect(await list({ keyword: '6000-0000-0004' })).toEqual([four])
  expect(await list({ keyword: sent[1]?.order_no })).toEqual([two])

  const { data } = await staff.staffPayments.list({ query: { keyword: sent[0]?.order_no } })
  expect(data).toMatchObject([{ order_id: sent[0]?.order_id, state: 'done', amount: 23_000 }])
  const payment_id = data[0]?.id ?? 0
  const notice = { provider: 'toss', event_key: 'event-1', kind: 'PAYMENT_STATUS_CHANGED', payment_id } as const
  await db.insert(paymentWebhookTable).values({ ...notice, outcome: 'done', handled_at: new Date() })
  expect(await staff.staffPayments.show({ params: { payment_id } })).toMatchObject({
    webhooks: [{ kind: 'PAYMENT_STATUS_CHANGED', outcome: 'done' }],
  })
})
