import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { discrepancyTable, paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { reconcile } from './reconcile.ts'

const { gateways: plain, books } = testGateways()
const [card, ...others] = plain.providers
if (!card) throw new Error('the test gateways takes cards')
// The same books also for what is paid into an account of its own.
const gateways = {
  ...plain,
  providers: [{ ...card, methods: ['card' as const, 'virtual_account' as const] }, ...others],
}
const shop = await testShop({ gateways })
const { ctx, db } = shop

test('what the provider gave back by itself is written down, and no one is asked where to send it', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  await buyPaid(ctx, await shop.as('hana'), await variantOf(db, 1), { method: 'virtual_account' })
  await db.update(paymentTable).set({ provider_key: 'va' })
  const [reported] = books.values()
  if (!reported) throw new Error('a payment was begun')
  books.set('va', { ...reported, key: 'va', state: 'partial_canceled', canceled_amount: 3_000 })
  await reconcile(ctx, gateways)
  const [row] = await db.select().from(discrepancyTable)
  expect(row).toMatchObject({ proposal: 'record_refund' })
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  await clerk.staffReconciliation.repair({ params: { discrepancy_id: row?.id ?? 0 } })
  expect(await db.select().from(refundTable)).toMatchObject([{ state: 'done', amount: 3_000 }])
  expect(await db.$count(outboxTable, eq(outboxTable.template, 'refund.account'))).toBe(0)
})
