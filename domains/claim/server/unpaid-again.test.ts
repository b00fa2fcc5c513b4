import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/server/testing.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { depositDesk } from '../../payment/testing/staff-deposits.ts'
import { testShop } from '../../testing.ts'
import { givenLinesAt, linesOf, requestFor } from '../testing/claims.ts'
import { claimTable } from './tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, matched, unmatch } = depositDesk(shop)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const account = { bank: '하나은행', number: '110123456789', holder: '김하나' }

type Client = Awaited<ReturnType<typeof shop.as>>

/** Paid by what turns out to be another's, and being packed; one piece of it may be asked back. */
async function givenPacked(buyer: Client, placed: { order_id: number; total_amount: number }) {
  const deposit_id = await matched(placed.total_amount)
  await givenLinesAt(shop, placed.order_id, 'preparing')
  const [line] = await linesOf(shop, placed.order_id)
  const ask = () => {
    const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
    return requestFor(buyer, placed, { kind: 'cancel', reason: 'changed_mind', lines }, { account })
  }
  return { deposit_id, ask }
}

test.each([
  ['kr', '다른 분의 입금'],
  ['en', 'somebody else’s'],
] as const)('a cancel of what turns out to be unpaid comes to nothing, and says why (%s)', async (lang, words) => {
  const hana = await shop.as('hana')
  const placed = await buy(hana, await variantOf(db, 1), { method: 'bank_transfer', quantity: 2 })
  await db.update(orderTable).set({ lang })
  const { deposit_id, ask } = await givenPacked(hana, placed)
  await ask()
  const staff = await clerk()
  await unmatch(deposit_id)
  const [claim] = await db.select().from(claimTable)
  expect(claim).toMatchObject({ state: 'rejected', account: null, answer: expect.stringContaining(words) })
  const told = and(eq(outboxTable.template, 'claim.rejected'), eq(outboxTable.channel, 'mail'))
  expect(await db.select().from(outboxTable).where(told)).toMatchObject([{ payload: { answer: claim?.answer } }])

  await expireOrders(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) }))
  expect((await linesOf(shop, placed.order_id)).map(({ state }) => state)).toEqual([
    'canceled_unpaid',
    'canceled_unpaid',
  ])
  const params = { claim_id: claim?.id ?? 0 }
  expect(await staff.staffClaims.show({ params })).toMatchObject({ state: 'rejected', now: null })
  await expect(staff.staffClaims.accept({ params, body: {} })).rejects.toMatchObject({ status: 409 })
})

test('of an order that is over with it nobody is told that it waits', async () => {
  const hana = await shop.as('hana')
  const placed = await buy(hana, await variantOf(db, 1), { method: 'bank_transfer' })
  await expireOrders(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) }))
  const { deposit_id, ask } = await givenPacked(hana, placed)
  await ask()
  await unmatch(deposit_id)
  expect(await linesOf(shop, placed.order_id)).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(await db.select().from(claimTable)).toMatchObject([
    { state: 'rejected', answer: expect.stringContaining('다시 취소됐어요') },
  ])
})

test('who pays after all may ask again', async () => {
  const hana = await shop.as('hana')
  const placed = await buy(hana, await variantOf(db, 1), { method: 'bank_transfer' })
  const { deposit_id, ask } = await givenPacked(hana, placed)
  await ask()
  await unmatch(deposit_id)
  await matched(placed.total_amount)
  // Nobody has begun with it: it is done at once.
  expect((await ask()).claims).toMatchObject([{ state: 'rejected' }, { state: 'refunding' }])
})
