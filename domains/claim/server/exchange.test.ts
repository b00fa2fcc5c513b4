import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf } from '../testing/claims.ts'
import { givenExchange as exchanging, givenSizes } from '../testing/exchange.ts'
import { finishClaims } from './finish.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
})

const staff = () => clerk.staffClaims
const refunds = () => db.select().from(refundTable).orderBy(refundTable.id)
const stockOf = async (variant_id: number) => {
  const [row] = await db.select().from(stockTable).where(eq(stockTable.variant_id, variant_id))
  return [row?.on_hand, row?.reserved]
}

type Reason = 'wrong_choice' | 'broken'
const givenExchange = (variant_id: number, reason: Reason) =>
  exchanging(shop, { buyer: hana, clerk, variant_id, reason })

test('an exchange sends another variant of the same price, reserves it, and moves no money', async () => {
  const { round } = await givenSizes(shop)
  const { params, order_id, claim } = await givenExchange(round, 'broken')
  expect(claim?.preview).toMatchObject({ money: 0, points: 0, to_pay: 0 })
  for (const _ of [1, 2]) await staff().reship({ params, body: {} })
  expect(await refunds()).toEqual([])
  const lines = await linesOf(shop, order_id)
  expect(lines.map(({ state, unit_amount, quantity }) => [state, unit_amount, quantity])).toEqual([
    ['delivered', 40_000, 1],
    ['exchanged', 40_000, 1],
    ['preparing', 40_000, 1],
  ])
  expect(await stockOf(round)).toEqual([3, 1])
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'preparing' }])
  expect(await finishClaims(ctx)).toBe(0)
  await db
    .update(orderLineTable)
    .set({ state: 'shipping' })
    .where(and(eq(orderLineTable.order_id, order_id), eq(orderLineTable.state, 'preparing')))
  expect(await finishClaims(ctx)).toBe(1)
  expect(await staff().show({ params })).toMatchObject({ state: 'done' })
})

test('a variant of another price is not offered, and cannot be asked for', async () => {
  const { small, round, square } = await givenSizes(shop)
  const paid = await givenPaid(shop, hana, [[5, 2]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const { lines } = await hana.claim.show({ params: { order_id: paid.order_id }, query: {} })
  const offered = lines[0]?.variants.filter(({ same }) => !same).map(({ variant_id }) => variant_id)
  expect(offered).toEqual([round, square])
  await expect(givenExchange(small, 'broken')).rejects.toMatchObject({ status: 422 })
})

test('a buyer who chose wrongly transfers the fee for both ways, and staff confirm it when they send the exchange', async () => {
  const { round } = await givenSizes(shop)
  const { params, claim, order_id } = await givenExchange(round, 'wrong_choice')
  expect(claim?.preview).toMatchObject({ money: 0, to_pay: 6_000 })
  const seen = await hana.claim.show({ params: { order_id }, query: {} })
  expect(seen.claims).toMatchObject([{ due: 6_000 }])
  expect(seen.fee_account).toMatchObject({ holder: expect.any(String), number: expect.any(String) })
  await expect(staff().reship({ params, body: {} })).rejects.toMatchObject({ status: 409, code: 'to_pay' })
  for (const _ of [1, 2])
    expect(await staff().reship({ params, body: { paid: true } })).toMatchObject({ state: 'reshipping', due: 0 })
})

test('an exchange whose other variant is gone becomes a refund that costs the buyer nothing', async () => {
  const { round } = await givenSizes(shop)
  const { params } = await givenExchange(round, 'wrong_choice')
  await db.update(stockTable).set({ on_hand: 0 }).where(eq(stockTable.variant_id, round))
  await expect(staff().reship({ params, body: { paid: true } })).rejects.toMatchObject({ code: 'sold_out' })
  expect(await staff().refund({ params, body: {} })).toMatchObject({ kind: 'return', settled: { money: 40_000 } })
})

test('what came broken and has no options is sent once more, for nothing; who chose wrongly gets no second of the same', async () => {
  await givenProduct(ctx, { id: 5, price_krw: 40_000, stock: 5 })
  const variant_id = await variantOf(db, 5)
  const paid = await givenPaid(shop, hana, [[5, 2]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const where = { params: { order_id: paid.order_id }, query: {} }
  const [line] = (await hana.claim.show(where)).lines
  expect(line?.variants).toMatchObject([{ variant_id, same: true }])
  expect(line?.reasons.exchange).toEqual(['broken', 'wrong_item', 'not_as_described'])
  const { params, order_id, claim } = await exchanging(shop, { buyer: hana, clerk, variant_id, reason: 'broken' })
  expect(claim.preview).toMatchObject({ money: 0, points: 0, to_pay: 0 })
  await staff().reship({ params, body: {} })
  expect((await linesOf(shop, order_id)).map(({ state, unit_amount }) => [state, unit_amount])).toEqual([
    ['delivered', 40_000],
    ['exchanged', 40_000],
    ['preparing', 40_000],
  ])
  expect(await refunds()).toEqual([])
})

test('with other options, the same again is still not for who chose wrongly', async () => {
  await givenSizes(shop)
  const variant_id = await variantOf(db, 5)
  const wrong = givenExchange(variant_id, 'wrong_choice')
  await expect(wrong).rejects.toMatchObject({ status: 422, errors: { lines: [expect.stringContaining('같은 상품')] } })
})
