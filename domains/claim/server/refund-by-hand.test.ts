import { desc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { bankDepositTable, paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { depositDesk } from '../../payment/testing/staff-deposits.ts'
import { testShop } from '../../testing.ts'
import { givenExchange, givenSizes } from '../testing/exchange.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { db } = shop
const { clerk, deposit, match, unmatch } = depositDesk(shop)
beforeEach(() => shop.empty())

const newest = async () => (await db.select().from(paymentTable).orderBy(desc(paymentTable.id)))[0]

test.each([
  ['as much as', 50_000],
  ['less than', 30_000],
  ['more than', 70_000],
])('another’s deposit of %s staff said came for an exchange can be taken away', async (_, amount) => {
  const staff = await clerk()
  const { dear } = await givenSizes(shop)
  const given = { buyer: await shop.as('hana'), clerk: staff, variant_id: dear, reason: 'broken' } as const
  const { params } = await givenExchange(shop, given)
  await staff.staffClaims.reship({ params, body: { paid: true } })
  const before = await newest()
  expect(before).toMatchObject({ state: 'done', method: 'bank_transfer', amount: 50_000, deposited_amount: 50_000 })
  const deposit_id = await deposit(amount)
  await match(deposit_id, before?.id)
  const taken = await unmatch(deposit_id)
  expect(taken).toMatchObject({ payment_id: null, payment_state: 'done', deposited_amount: 50_000 })
  expect(await newest()).toMatchObject({ state: 'done', deposited_amount: 50_000, canceled_amount: 0 })
  expect(await db.select().from(refundTable)).toEqual([])
  expect(await db.select().from(bankDepositTable)).toMatchObject([{ payment_id: null }])
})
