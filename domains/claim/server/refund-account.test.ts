import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { recordRefund } from '../../payment/server/refund.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { givenPaid } from '../testing/claims.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000 })
})

test('a refund without an account waits for its buyer to name one, and for nothing else', async () => {
  const [hana, other] = [await shop.as('hana'), await shop.as('other')]
  const { order_id } = await givenPaid(shop, hana, [[1, 1]], { method: 'bank_transfer' })
  const [payment] = await db.select().from(paymentTable)
  if (!payment) throw new Error('an order has a payment')
  const refund = await recordRefund(ctx, {
    payment,
    order: { id: order_id },
    kind: 'goodwill',
    amount: 900,
    reason: '',
  })
  // An email asks for it, once, and staff see that it is waited for.
  const asked = and(eq(outboxTable.template, 'refund.account'), eq(outboxTable.channel, 'mail'))
  expect(await db.select().from(outboxTable).where(asked)).toMatchObject([{ recipient: 'hana@example.com' }])
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const open = async () =>
    (await clerk.staffMoney.listRefunds({ query: {} })).data.map((each) => each.waits_for_account)
  expect(await open()).toEqual([true])
  const where = { params: { order_id }, query: {} }
  const waiting = { waiting_refunds: [{ id: refund?.id, amount: 900, currency: 'krw' }] }
  expect(await hana.claim.show(where)).toMatchObject(waiting)
  // A provider that was asked without one has refused.
  await db.update(refundTable).set({ state: 'failed', failure: 'INVALID_REFUND_ACCOUNT_INFO' })
  const account = { bank: '하나은행' as const, number: '110-482-903317', holder: '김하나' }
  const reported = { params: { order_id, refund_id: refund?.id ?? 0 }, query: {}, body: { account } }
  await expect(other.claim.refundAccount(reported)).rejects.toMatchObject({ status: 404 })
  const short = { ...reported, body: { account: { ...account, number: '123' } } }
  await expect(hana.claim.refundAccount(short)).rejects.toMatchObject({ status: 422 })
  expect(await hana.claim.refundAccount(reported)).toMatchObject({ waiting_refunds: [] })
  expect(await db.select().from(refundTable)).toMatchObject([
    { state: 'requested', account: { number: '110482903317' } },
  ])
  expect(await open()).toEqual([false])
  await db.update(refundTable).set({ state: 'done' })
  await expect(hana.claim.refundAccount(reported)).rejects.toMatchObject({ status: 409 })
})
