import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable, variantTable } from '../../../catalog/server/tables.ts'
import { givenProduct } from '../../../catalog/server/testing.ts'
import { testShop } from '../../../testing.ts'
import { refundTable } from '../payment-tables.ts'
import { orderLineTable, orderTable } from '../tables.ts'
import { testCashier } from '../testing-cashier.ts'
import { finishClaims } from './finish.ts'
import { askFor, type Buyer, givenLinesAt, givenPaid, linesOf } from './testing.ts'

const shop = await testShop({ cashier: testCashier().cashier })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: ['order'] })
})

const desk = () => clerk.claimDesk
const refunds = () => db.select().from(refundTable).orderBy(refundTable.id)
const collection = { courier: 'cj', tracking_no: '123456789012' } as const
const stockOf = async (variant_id: number) => {
  const [row] = await db.select().from(stockTable).where(eq(stockTable.variant_id, variant_id))
  return [row?.on_hand, row?.reserved]
}

async function givenSizes() {
  await givenProduct(ctx, { id: 5, price_krw: 40_000, stock: 5 })
  await db
    .update(variantTable)
    .set({ values: ['큰'] })
    .where(eq(variantTable.product_id, 5))
  const other = { product_id: 5, weight_g: 200 }
  const added = await db
    .insert(variantTable)
    .values([
      { ...other, sku: 'SMALL', position: 1, values: ['작은'], price_krw: 30_000 },
      { ...other, sku: 'ROUND', position: 2, values: ['둥근'] },
      { ...other, sku: 'DEAR', position: 3, values: ['큰'], price_krw: 90_000 },
    ])
    .returning()
  await db.insert(stockTable).values(added.map(({ id }) => ({ variant_id: id, on_hand: 3 })))
  return added.map(({ id }) => id)
}

async function givenExchange(variant_id: number, reason: 'wrong_choice' | 'broken') {
  const paid = await givenPaid(shop, hana, [[5, 2]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line_id = 0] = (await linesOf(shop, paid.order_id)).map(({ id }) => id)
  const { claims } = await askFor(hana, paid, {
    kind: 'exchange',
    reason,
    lines: [{ line_id, quantity: 1, variant_id }],
  })
  const params = { claim_id: claims[0]?.id ?? 0 }
  await desk().accept({ params, body: {} })
  await desk().collect({ params, body: collection })
  await desk().collected({ params, body: {} })
  const part = claims[0]?.lines[0]?.line_id ?? 0
  await desk().inspect({ params, body: { lines: [{ line_id: part, condition: 'as_new' }] } })
  return { ...paid, params, claim: claims[0] }
}

test('an exchange sends the other variant out, holds it, and gives the difference back', async () => {
  const [small = 0] = await givenSizes()
  const { params, order_id, claim } = await givenExchange(small, 'broken')
  expect(claim?.preview).toMatchObject({ money: 10_000, to_pay: 0 })
  for (const _ of [1, 2]) await desk().reship({ params, body: {} })
  expect(await refunds()).toMatchObject([{ kind: 'exchange', amount: 10_000 }])
  const lines = await linesOf(shop, order_id)
  expect(lines.map(({ state, unit_amount, quantity }) => [state, unit_amount, quantity])).toEqual([
    ['delivered', 40_000, 1],
    ['exchanged', 40_000, 1],
    ['preparing', 30_000, 1],
  ])
  expect(await stockOf(small)).toEqual([3, 1])
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'preparing' }])
  await db.update(refundTable).set({ state: 'done' })
  expect(await finishClaims(ctx)).toBe(0)
  await db
    .update(orderLineTable)
    .set({ state: 'shipping' })
    .where(and(eq(orderLineTable.order_id, order_id), eq(orderLineTable.state, 'preparing')))
  expect(await finishClaims(ctx)).toBe(1)
  expect(await desk().show({ params })).toMatchObject({ state: 'done' })
})

test('who chose wrongly pays both ways before the other variant leaves; dearer ones are not offered', async () => {
  const [, round = 0, dear = 0] = await givenSizes()
  const { params, claim, order_id } = await givenExchange(round, 'wrong_choice')
  expect(claim?.preview).toMatchObject({ money: 0, to_pay: 6_000 })
  const { lines } = await hana.claim.show({ params: { order_id }, query: {} })
  expect(lines[0]?.variants.map(({ variant_id }) => variant_id)).not.toContain(dear)
  await expect(desk().reship({ params, body: {} })).rejects.toMatchObject({ status: 409, code: 'to_pay' })
  expect(await desk().reship({ params, body: { paid: true } })).toMatchObject({ state: 'reshipping' })
})

test('an exchange whose other variant is gone becomes a refund that costs the buyer nothing', async () => {
  const [small = 0] = await givenSizes()
  const { params } = await givenExchange(small, 'wrong_choice')
  await db.update(stockTable).set({ on_hand: 0 }).where(eq(stockTable.variant_id, small))
  await expect(desk().reship({ params, body: { paid: true } })).rejects.toMatchObject({ code: 'sold_out' })
  expect(await desk().refund({ params, body: {} })).toMatchObject({ kind: 'return', settled: { money: 40_000 } })
})
