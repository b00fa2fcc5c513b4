import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { givenPolicy } from '../../content/testing/policies.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy, filledForm } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const day = (from: number) => seoulDay(addDays(new Date(), from))
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 5 })
  for (const [version, from] of [
    [1, -400],
    [2, -30],
    [3, 7],
  ] as const)
    await givenPolicy(ctx, { kind: 'terms', version, effective_from: day(from) })
  await givenPolicy(ctx, { kind: 'privacy', version: 1, effective_from: day(0) })
})
const kept = async () => (await db.select().from(orderTable).orderBy(orderTable.id)).map(({ terms }) => terms)

test('an order keeps which versions of the terms its buyer agreed to: those that hold today', async () => {
  await buy(await shop.as('hana'), await variantOf(db, 1))
  expect(await kept()).toEqual([{ terms: '2', privacy: '1' }])
})

test('what is published later is agreed to by later orders only', async () => {
  await buy(await shop.as('hana'), await variantOf(db, 1))
  await givenPolicy(ctx, { kind: 'privacy', version: 2, effective_from: day(0) })
  await buy(await shop.as(), await variantOf(db, 1))
  expect(await kept()).toEqual([
    { terms: '2', privacy: '1' },
    { terms: '2', privacy: '2' },
  ])
})

test('a form that names versions of its own is not believed', async () => {
  const hana = await shop.as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const forged = { terms: { terms: '1' } }
  await hana.checkout.place({ body: { ...filledForm(23_000), ...forged } })
  expect(await kept()).toEqual([{ terms: '2', privacy: '1' }])
})

test('without the required consent nothing is ordered', async () => {
  const hana = await shop.as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, 1), quantity: 1 }] } })
  const consents = { order: true, privacy: false, no_return: true }
  await expect(hana.checkout.place({ body: filledForm(23_000, { consents }) })).rejects.toMatchObject({
    status: 422,
    errors: { 'consents.privacy': [expect.any(String)] },
  })
  expect(await kept()).toEqual([])
})
