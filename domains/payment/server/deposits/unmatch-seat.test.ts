import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/testing/products.ts'
import { expireOrders } from '../../../checkout/server/expire.ts'
import { scheduleSessions } from '../../../course/server/schedule.ts'
import { classSessionTable, courseTable } from '../../../course/server/tables.ts'
import { orderLineTable } from '../../../order/server/tables.ts'
import { buy } from '../../../order/testing/buyer.ts'
import { testShop } from '../../../testing.ts'
import { testGateways } from '../../testing/gateways.ts'
import { staffDeposits } from '../../testing/staff-deposits.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { deposit, match, matched, unmatch } = staffDeposits(shop)
let variant_id = 0
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 7, kind: 'class', name: '조향 첫걸음', price_krw: 80_000 })
  const course = { product_id: 7, title: '조향 첫걸음', title_en: 'First scent', studio: '성수', studio_en: 'Seongsu' }
  await db.insert(courseTable).values({ ...course, weeks: 1 })
  await scheduleSessions(ctx, 7, [{ meets_at: [addDays(new Date(), 20)], seats: 12, taken: 0 }])
  const [session] = await db.select().from(classSessionTable)
  variant_id = session?.variant_id ?? 0
})

const states = async () => (await db.select().from(orderLineTable)).map(({ state }) => state)
const seats = async () => {
  const [stock] = await db.select().from(stockTable).where(eq(stockTable.variant_id, variant_id))
  return [stock?.on_hand, stock?.reserved]
}
const emails = (template: string) =>
  db.$count(outboxTable, and(eq(outboxTable.template, template), eq(outboxTable.channel, 'mail')))

/** Two seats by transfer; another's money was laid to them. */
async function givenGranted() {
  const { total_amount } = await buy(await shop.as('hana'), variant_id, { method: 'bank_transfer', quantity: 2 })
  const deposit_id = await matched(total_amount)
  expect([await states(), await seats()]).toEqual([['granted'], [10, 0]])
  return { total_amount, unmatch: () => unmatch(deposit_id) }
}

test('seats that another’s money had paid wait again, and are granted when the own money has come', async () => {
  const { unmatch, total_amount } = await givenGranted()
  for (const _ of [1, 2])
    await unmatch().catch((problem) => expect(problem).toMatchObject({ status: 409, code: 'not_matched' }))
  expect([await states(), await seats()]).toEqual([['pending_payment'], [12, 2]])
  expect(await emails('order.unmatched')).toBe(1)
  await match(await deposit(total_amount))
  expect([await states(), await seats()]).toEqual([['granted'], [10, 0]])
  expect([await emails('order.paid-class'), await emails('class.granted')]).toEqual([2, 2])
})

test('seats that are not paid after that are free for others', async () => {
  const { unmatch } = await givenGranted()
  await unmatch()
  await expireOrders(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) }))
  expect([await states(), await seats()]).toEqual([['canceled_unpaid'], [12, 0]])
})

test('what pays a class that has begun is not taken away', async () => {
  const { unmatch } = await givenGranted()
  await db.update(classSessionTable).set({ starts_at: addDays(new Date(), -0.01) })
  await expect(unmatch()).rejects.toMatchObject({ status: 409, code: 'too_late' })
  expect([await states(), await seats()]).toEqual([['granted'], [10, 0]])
})
