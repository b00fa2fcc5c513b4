import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../../catalog/testing/products.ts'
import { expireOrders } from '../../../checkout/server/expire.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'
import { settle } from '../settle.ts'
import { paymentTable } from '../tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { match, matched, unmatch } = staffDeposits(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const emails = (template: string) =>
  db.$count(outboxTable, and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))
const ordered = async () => buy(await shop.as('hana'), await variantOf(db, 1), { method: 'bank_transfer' })
/** Matching it once more is the same money. */
const twice = async (amount: number) => {
  const deposit_id = await matched(amount)
  await match(deposit_id)
  return deposit_id
}
const takenAway = async (amount: number) => unmatch(await twice(amount))
const expire = () => expireOrders(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) }))

test('a buyer who pays by card after another’s deposit was unmatched is notified that it is paid', async () => {
  const { order_id, order_no } = await ordered()
  await takenAway(23_000)
  expect(await emails('order.paid')).toBe(1)
  const hana = await shop.as('hana')
  await hana.checkout.pay({ params: { order_id }, query: {}, body: { method: 'card', receipt: null } })
  const [card] = await db.select().from(paymentTable).orderBy(desc(paymentTable.id))
  const paid = { state: 'done', order_no, currency: 'krw', amount: 23_000 } as const
  for (const _ of [1, 2]) await settle(ctx, card?.id ?? 0, paid)
  expect(await emails('order.paid')).toBe(2)
})

test.each([
  ['order.short', 16_000, async () => {}],
  ['order.over', 30_000, async () => {}],
  ['order.late', 9_000, expire],
] as const)('%s is told again of the same sum that is their own', async (template, amount, before) => {
  await ordered()
  await before()
  await takenAway(amount)
  expect(await emails(template)).toBe(1)
  await twice(amount)
  expect(await emails(template)).toBe(2)
})
