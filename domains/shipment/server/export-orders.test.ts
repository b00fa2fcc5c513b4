import { sessionTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/server/testing.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

test('all pages of a list become one file for staff who proved themselves, and who took it is known', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [variant] = await db.select().from(variantTable)
  const { order_no } = await buyPaid(ctx, await shop.as('hana'), variant?.id ?? 0, { quantity: 1 })
  const [order] = await db.select().from(orderTable)
  if (!order) throw new Error('nothing was bought')
  const { id: _, ...row } = order
  const copies = Array.from({ length: 2050 }, (_, nth) => ({ ...row, order_no: `X-${nth}`, request_key: `x ${nth}` }))
  for (const from of [0, 500, 1000, 1500, 2000]) await db.insert(orderTable).values(copies.slice(from, from + 500))
  await shop.as('clerk', { permissions: ['orders'] })
  const asked = { url: '/api/v1/staff/orders/export', ...(await browserOf({ ...shop, mb_id: 'clerk' })) }
  await db.update(sessionTable).set({ proved_at: new Date(Date.now() - 11 * 60_000) })
  expect((await shop.app.inject(asked)).json()).toMatchObject({ code: 'proof_needed' })
  await db.update(sessionTable).set({ proved_at: new Date() })
  const answer = await shop.app.inject(asked)
  expect(answer.headers['content-type']).toContain('text/csv')
  const lines = answer.body.trim().split('\r\n')
  expect(lines).toHaveLength(2052)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2052)
  expect(lines.at(-1)).toContain(order_no)
  expect(await db.select().from(auditTable)).toMatchObject([{ action: 'order.export' }])
})
