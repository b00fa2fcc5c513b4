import { listening, openStream } from '@sillage/server-kit/event-stream-testing.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
const url = `${await listening(shop.app)}/api/v1/staff/today/changes`

test('an open console hears of a paid order and of what a colleague did', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const clerk = await shop.as('clerk', { permissions: ['orders'] })
  await shop.as('packer', { permissions: ['shipments'] })
  const { next, leave } = await openStream(url, await browserOf({ ...shop, mb_id: 'packer' }))
  const first = await next()
  const { order_id } = await buyPaid(ctx, await shop.as('hana'), await variantOf(db, 1))
  const paid = await next()
  expect(paid).not.toEqual(first)
  await clerk.staffOrders.memo({ params: { order_id }, body: { note: '포장 주의' } })
  expect(await next()).not.toEqual(paid)
  leave()
})
