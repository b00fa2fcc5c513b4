import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { staffDeposits } from '../../payment/testing/staff-deposits.ts'
import { testShop } from '../../testing.ts'
import { givenLinesAt, linesOf, requestFor } from '../testing/claims.ts'
import { claimTable } from './tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const { clerk, matched, unmatch } = staffDeposits(shop)
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

test('an order with an open claim does not become unpaid; staff decide about the claim first', async () => {
  const hana = await shop.as('hana')
  const placed = await buy(hana, await variantOf(db, 1), { method: 'bank_transfer', quantity: 2 })
  const { deposit_id, ask } = await givenPacked(hana, placed)
  await ask()
  await expect(unmatch(deposit_id)).rejects.toMatchObject({ status: 409, code: 'in_claim' })
  const [claim] = await db.select().from(claimTable)
  const params = { claim_id: claim?.id ?? 0 }
  const staff = await clerk()
  await staff.staffClaims.reject({ params, body: { answer: '다른 분의 입금이었어요.' } })
  await unmatch(deposit_id)
  expect(await hana.claim.show({ params: { order_id: placed.order_id }, query: {} })).toMatchObject({
    lines: [],
    can_cancel_unpaid: true,
  })
  await expireOrders(createContext({ ...ctx, database: shop.database, now: () => addDays(new Date(), 4) }))
  expect((await linesOf(shop, placed.order_id)).map(({ state }) => state)).toEqual([
    'canceled_unpaid',
    'canceled_unpaid',
  ])
  expect(await staff.staffClaims.show({ params })).toMatchObject({ state: 'rejected', now: null })
})

test('a buyer who pays after all may ask again', async () => {
  const hana = await shop.as('hana')
  const placed = await buy(hana, await variantOf(db, 1), { method: 'bank_transfer' })
  const { deposit_id, ask } = await givenPacked(hana, placed)
  await unmatch(deposit_id)
  await expect(ask()).rejects.toMatchObject({ status: 409 })
  await matched(placed.total_amount)
  // It is not being packed yet: it is canceled at once.
  expect((await ask()).claims).toMatchObject([{ state: 'refunding' }])
})
