import { browserOf } from '@sillage/server-kit/testing.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { memberTable } from '../../member/server/tables.ts'
import { countQueries } from '../../member/testing/count-queries.ts'
import { type Grade, grades } from '../../member/words.ts'
import { testShop } from '../../testing.ts'
import { givenProduct, variantOf } from '../testing/products.ts'
import { myPricesMax } from '../words.ts'
import { gradePriceTable, tierPriceTable } from './offer-tables.ts'
import { stockTable, variantTable } from './tables.ts'

const shop = await testShop()
const { as, ctx, db, empty } = shop
beforeEach(empty)

async function memberOf(grade: Grade) {
  const member = await as(`m_${grade}`)
  await db
    .update(memberTable)
    .set({ grade })
    .where(eq(memberTable.mb_id, `m_${grade}`))
  return member
}

const onSale = { price_krw: 40_000, sale_price_krw: 36_000, sale_price_usd: 2_800 }
const dealers = (variant_id: number, price_krw = 25_000) => ({
  variant_id,
  grade: 'dealer' as const,
  price_krw,
  price_usd: 1_900,
})

/** On sale for everyone, a price for dealers; and one that wholesalers buy by the ten. */
async function givenOffers() {
  await givenProduct(ctx, { id: 1, ...onSale, stock: 500 })
  await givenProduct(ctx, { id: 2, price_krw: 10_000, min_quantity: 10, stock: 500 })
  await db.insert(gradePriceTable).values(dealers(await variantOf(db, 1)))
  await db.insert(tierPriceTable).values({ product_id: 2, grade: 'wholesale', min_quantity: 10, percent: 5 })
}

test.each(grades)('a %s member’s card says what the cart will', async (grade) => {
  await givenOffers()
  const member = await memberOf(grade)
  const mine = await member.catalog.myPrices({ query: { ids: '1,2' } })
  const lines = [
    { variant_id: await variantOf(db, 1), quantity: 1 },
    { variant_id: await variantOf(db, 2), quantity: 10 },
  ]
  await member.cart.add({ body: { lines } })
  const paid = (await member.cart.show()).lines.map(({ unit_amount }) => unit_amount)
  expect(mine.map(({ price }) => price.krw.amount)).toEqual(paid.toSorted((a, b) => b - a))
})

test('what is cheaper for the member says what it was; in dollars, too', async () => {
  await givenOffers()
  const dealer = await memberOf('dealer')
  expect(await dealer.catalog.myPrices({ query: { ids: '1' } })).toEqual([
    {
      id: 1,
      price: { krw: { amount: 25_000, currency: 'krw' }, usd: { amount: 1_900, currency: 'usd' } },
      list_price: { krw: { amount: 40_000, currency: 'krw' }, usd: { amount: 3_100, currency: 'usd' } },
    },
  ])
})

test('a member of no grade of their own reads what is on everyone’s card', async () => {
  await givenOffers()
  const { catalog } = await memberOf('general')
  const cards = await catalog.cards({ query: { ids: '1,2' } })
  const shared = cards.map(({ id, price, list_price }) => ({ id, price, list_price }))
  expect(await catalog.myPrices({ query: { ids: '1,2' } })).toEqual(shared)
})

test('it is the price of the option the card speaks of: one that can be bought', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 40_000, stock: 0 })
  const large = {
    product_id: 1,
    sku: 'SKU-1-L',
    position: 1,
    values: [],
    weight_g: 900,
    price_krw: 90_000,
    price_usd: 7_000,
  }
  const [other] = await db.insert(variantTable).values(large).returning()
  const variant_id = other?.id ?? 0
  await db.insert(gradePriceTable).values([dealers(await variantOf(db, 1)), dealers(variant_id, 70_000)])
  const dealer = await memberOf('dealer')
  const amount = async () => (await dealer.catalog.myPrices({ query: { ids: '1' } }))[0]?.price.krw.amount
  expect(await amount()).toBe(25_000) // sold out, like the other
  await db.insert(stockTable).values({ variant_id, on_hand: 3 })
  expect(await amount()).toBe(70_000)
})

test('what is hidden or unknown is left out; visitors are sent to sign in', async () => {
  await givenProduct(ctx, { id: 1 })
  await givenProduct(ctx, { id: 2, visible: false })
  const { catalog } = await memberOf('dealer')
  expect((await catalog.myPrices({ query: { ids: '2,1,999' } })).map(({ id }) => id)).toEqual([1])
  await expect((await as()).catalog.myPrices({ query: { ids: '1' } })).rejects.toMatchObject({ status: 401 })
})

test.each(['', 'a', '1,', Array.from({ length: myPricesMax + 1 }, (_, id) => id + 1).join()])(
  'asking for %j is refused',
  async (ids) => {
    const { catalog } = await memberOf('dealer')
    await expect(catalog.myPrices({ query: { ids } })).rejects.toMatchObject({ status: 422 })
  },
)

test('a page of cards costs as many queries as one card, and no proxy caches the answer', async () => {
  const ids = Array.from({ length: 24 }, (_, index) => index + 1)
  for (const id of ids) await givenProduct(ctx, { id })
  await memberOf('dealer')
  const browser = await browserOf({ ...shop, mb_id: 'm_dealer' })
  const queries = countQueries(shop.database)
  const asked = async (some: number[]) => {
    const before = queries.count()
    const reply = await shop.app.inject({ url: `/api/v1/products/my-prices?ids=${some.join()}`, ...browser })
    expect(reply.json()).toHaveLength(some.length)
    expect(reply.headers['cache-control']).toBe('private, no-cache')
    return queries.count() - before
  }
  await asked([1])
  const forOne = await asked([1])
  expect(await asked(ids)).toBe(forOne)
  // Who is asking, and what it costs them.
  expect(forOne).toBe(2)
  queries.stop()
})
