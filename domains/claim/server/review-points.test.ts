import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { findBalance } from '../../point/server/balance.ts'
import { earnPoints } from '../../point/server/earn.ts'
import { takePoints } from '../../point/server/spend.ts'
import { pointEntryTable } from '../../point/server/tables.ts'
import { revokeReturnedReward } from '../../review/server/reward.ts'
import { reviewTable } from '../../review/server/tables.ts'
import { testShop } from '../../testing.ts'
import { type Buyer, givenLinesAt, givenPaid, linesOf, requestFor } from '../testing/claims.ts'

const { gateways, books } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop
let hana: Buyer
let clerk: Buyer
let reader: Buyer
beforeEach(async () => {
  await shop.empty()
  books.clear()
  await givenProduct(ctx, { id: 1, price_krw: 30_000, stock: 20 })
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  reader = await shop.as('reader', { permissions: ['reviews'] })
})

const balance = () => findBalance(ctx, 'hana')
const words = { stars: 5, body: '저녁마다 켜 두고 싶은 향이에요.' }
const hiding = { reason: '광고예요', revoke_points: true }

async function givenReviewed(bought = 1) {
  const paid = await givenPaid(shop, hana, [[1, bought]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line] = await linesOf(shop, paid.order_id)
  const order_line_id = line?.id ?? 0
  const { id } = await hana.review.create({ body: { order_line_id, ...words } })
  const giveBack = async () => {
    const lines = [{ line_id: order_line_id, quantity: 1 }]
    const { claims } = await requestFor(hana, paid, { kind: 'return', reason: 'broken', lines })
    const params = { claim_id: claims.at(-1)?.id ?? 0 }
    await clerk.staffClaims.accept({ params, body: {} })
    await clerk.staffClaims.refund({ params, body: {} })
    return balance()
  }
  return { order_line_id, params: { id }, giveBack }
}

test('what a review brought goes back with the last piece, once, and nothing comes after it', async () => {
  await earnPoints(ctx, { mb_id: 'hana', amount: 500, reason: 'granted', occasion: 'a gift' })
  const { order_line_id, params, giveBack } = await givenReviewed(2)
  expect([await giveBack(), await giveBack()]).toEqual([600, 500])
  const again = () => revokeReturnedReward(ctx, { mb_id: 'hana', order_line_id })
  await Promise.all([again(), again()])
  const photos = [fileOf(await photograph(), '초.jpg')]
  await hana.review.change({ params, body: { ...words, photos } })
  await reader.review.staff.hide({ params, body: hiding })
  expect(await balance()).toBe(500)
})

test('what a hidden review lost is not taken again when the goods come back, nor given back after that', async () => {
  const { params, giveBack } = await givenReviewed()
  await reader.review.staff.hide({ params, body: hiding })
  await earnPoints(ctx, { mb_id: 'hana', amount: 70, reason: 'granted', occasion: 'a gift' })
  expect(await giveBack()).toBe(70)
  await reader.review.staff.show({ params })
  expect(await balance()).toBe(70)
})

test('a review shown again has its points back, and they go when the goods come back', async () => {
  const { params, giveBack } = await givenReviewed()
  await reader.review.staff.hide({ params, body: hiding })
  await reader.review.staff.show({ params })
  expect(await balance()).toBe(100)
  expect(await giveBack()).toBe(0)
})

test('of what a review brought, only what its author has not spent goes when the goods come back', async () => {
  const { giveBack } = await givenReviewed()
  await takePoints(ctx, { mb_id: 'hana', amount: 60, reason: 'deducted', occasion: 'spent elsewhere' })
  expect(await balance()).toBe(40)
  expect(await giveBack()).toBe(0)
  expect(await db.select().from(pointEntryTable).where(eq(pointEntryTable.reason, 'revoked'))).toMatchObject([
    { amount: -40, missing: 60 },
  ])
})

test('a part that was claimed, or was sent by itself, is no other purchase to speak of', async () => {
  const paid = await givenPaid(shop, hana, [[1, 3]])
  await givenLinesAt(shop, paid.order_id, 'delivered')
  const [line] = await linesOf(shop, paid.order_id)
  const order_line_id = line?.id ?? 0
  const toWrite = async () => (await hana.review.toWrite({ query: {} })).data.map((each) => each.order_line_id)
  for (const _ of [1, 2]) {
    const lines = [{ line_id: order_line_id, quantity: 1 }]
    const { claims } = await requestFor(hana, paid, { kind: 'return', reason: 'changed_mind', lines })
    const claim_id = claims.find(({ state }) => state === 'requested')?.id ?? 0
    await hana.claim.withdraw({ params: { order_id: paid.order_id, claim_id }, query: {} })
  }
  const ids = (await linesOf(shop, paid.order_id)).map(({ id }) => id)
  expect(ids).toHaveLength(3)
  const tries = await Promise.allSettled(ids.map((id) => hana.review.create({ body: { order_line_id: id, ...words } })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await balance(), await toWrite()]).toEqual([100, []])
  // Nor once it was removed, for its points.
  const [{ order_line_id: first, id } = { order_line_id: 0, id: 0 }] = await db.select().from(reviewTable)
  await hana.review.remove({ params: { id } })
  const other = ids.find((each) => each !== first) ?? 0
  await expect(hana.review.create({ body: { order_line_id: other, ...words } })).rejects.toMatchObject({ status: 409 })
  await hana.review.create({ body: { order_line_id: first, ...words } })
  expect(await balance()).toBe(100)
})
