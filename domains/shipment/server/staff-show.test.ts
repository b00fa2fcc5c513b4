import { expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { memberTable } from '../../member/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { paymentTable, paymentWebhookTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

test('an order explains its total, its prices and its webhooks, and says what its buyer bought before', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, sale_price_krw: 15_000, sale_price_usd: 1_100, stock: 10 })
  const hana = await shop.as('hana')
  const variant_id = await variantOf(db, 1)
  await buyPaid(ctx, hana, variant_id, { quantity: 1 })
  const { order_id } = await buyPaid(ctx, hana, variant_id, { quantity: 2 })
  await db.update(memberTable).set({ grade: 'gold' })
  const [payment] = await db.select().from(paymentTable).orderBy(paymentTable.id).offset(1)
  const received = { provider: 'toss' as const, payment_id: payment?.id ?? 0, kind: 'PAYMENT_STATUS_CHANGED' }
  await db.insert(paymentWebhookTable).values([
    { ...received, event_key: 'one', received_at: new Date('2026-11-19T01:00:00Z'), handled_at: new Date() },
    { ...received, event_key: 'two', received_at: new Date('2026-11-19T02:00:00Z') },
  ])
  const { staffOrders } = await shop.as('clerk', { permissions: [...orderPermissions] })
  const order = await staffOrders.show({ params: { order_id } })
  expect(order.rows.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['goods', 30_000],
    ['shipping', order.shipping_amount],
    ['total', order.total_amount],
  ])
  expect(order.lines[0]?.price_steps).toMatchObject([
    { step: 'base', amount: 20_000 },
    { step: 'sale', amount: 15_000 },
  ])
  expect(order.payments).toMatchObject([{ webhooks: { count: 2, open: 1, last_at: '2026-11-19T02:00:00.000Z' } }])
  expect(order.history).toMatchObject({ grade: 'gold', orders: 2, returns: 0 })
})
