import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rebuildCards } from '../../catalog/server/cards.ts'
import { gradePriceTable } from '../../catalog/server/offer-tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'
import { picture } from '../testing/policies.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(async () => {
  await empty()
  for (const id of [1, 2]) await givenProduct(ctx, { id })
})

const body = {
  slug: 'two-candles',
  title: '캔들 두 개',
  summary: '부어요.',
  minutes: 90,
  level: 1,
  makes: '두 개',
  picture,
  materials: [
    { product_id: 1, sku: 'SKU-1', quantity: 2, uses: '300 g' },
    { product_id: 2, sku: 'SKU-2', quantity: 1 },
  ],
  steps: [{ text: '녹여요.' }, { text: '부어요.' }],
}
const staff = async () => (await as('clerk', { permissions: ['content'] })).content.recipes.staff
const show = (id: number) => visitor.content.recipes.show({ params: { id } })

test('a recipe says how it is made and what would go into the cart, and that can be put there', async () => {
  const { id } = await (await staff()).add({ body })
  const recipe = await show(id)
  expect(recipe).toMatchObject({
    minutes: 90,
    level: 1,
    makes: '두 개',
    steps: [{ text: '녹여요.' }, { text: '부어요.' }],
  })
  expect(recipe.materials).toMatchObject([
    { product: { id: 1 }, quantity: 2, uses: '300 g', price: { krw: { amount: 84_000 } }, sold_out: false },
    { product: { id: 2 }, variant_id: await variantOf(db, 2), price: { usd: { amount: 3_100 } } },
  ])
  const lines = recipe.materials.map(({ variant_id, quantity }) => ({ variant_id, quantity }))
  expect(await visitor.cart.add({ body: { lines } })).toMatchObject({ count: 2 })
})

test('what is sold out, or not there in that number, is said; what is hidden is left out', async () => {
  const { id } = await (await staff()).add({ body })
  await db
    .update(stockTable)
    .set({ on_hand: 1 })
    .where(eq(stockTable.variant_id, await variantOf(db, 1)))
  await rebuildCards(ctx, [1])
  await expect.poll(async () => (await show(id)).materials.map(({ sold_out }) => sold_out)).toEqual([true, false])
  await givenProduct(ctx, { id: 3, visible: false })
  const added = [...body.materials, { product_id: 3, sku: 'SKU-3', quantity: 1 }]
  await (await staff()).change({ params: { id }, query: {}, body: { ...body, materials: added } })
  expect((await show(id)).materials).toHaveLength(2)
})

test('prices are everybody’s, no matter who asks first', async () => {
  const { id } = await (await staff()).add({ body })
  const dealer = await as('dealer')
  expect((await dealer.content.recipes.show({ params: { id } })).materials[0]?.price.krw.amount).toBe(84_000)
})

test('a member of a grade is told what the materials cost them, each size and number as the cart would', async () => {
  const { id } = await (await staff()).add({ body })
  const variant_id = await variantOf(db, 1)
  await db.insert(gradePriceTable).values({ variant_id, grade: 'wholesale', price_krw: 30_000, price_usd: 2_000 })
  const maker = await as('maker')
  await db.update(memberTable).set({ grade: 'wholesale' }).where(eq(memberTable.mb_id, 'maker'))
  const mine = await maker.content.recipes.myPrices({ params: { id } })
  expect(mine).toMatchObject([
    { variant_id, price: { krw: { amount: 60_000 }, usd: { amount: 4_000 } } },
    { variant_id: await variantOf(db, 2), price: { krw: { amount: 42_000 } } },
  ])
  const lines = (await show(id)).materials.map(({ variant_id, quantity }) => ({ variant_id, quantity }))
  const { goods_amount } = await maker.cart.add({ body: { lines } }).then(() => maker.cart.show())
  expect(mine.reduce((sum, { price }) => sum + price.krw.amount, 0)).toBe(goods_amount)
  await expect(maker.content.recipes.myPrices({ params: { id: id + 1 } })).rejects.toMatchObject({ status: 404 })
})

test('what staff hide is gone from the list and from its page, and comes back', async () => {
  const { add, switch: turn, list } = await staff()
  const { id } = await add({ body })
  await turn({ params: { id }, body: { visible: false } })
  expect((await visitor.content.recipes.list({ query: {} })).total).toBe(0)
  await expect(show(id)).rejects.toMatchObject({ status: 404 })
  expect((await list({ query: {} })).data).toMatchObject([{ id, visible: false }])
  await turn({ params: { id }, body: { visible: true } })
  expect((await visitor.content.recipes.list({ query: {} })).data).toMatchObject([
    { id, materials: [{ quantity: 2 }, {}] },
  ])
})

test.each([
  ['a product that is not there', { materials: [{ product_id: 9, sku: 'SKU-9', quantity: 1 }] }, 'materials'],
  ['an option of another product', { materials: [{ product_id: 1, sku: 'SKU-2', quantity: 1 }] }, 'materials'],
  ['no materials', { materials: [] }, 'materials'],
  ['no steps', { steps: [] }, 'steps'],
  ['a level nobody has', { level: 4 }, 'level'],
  ['no time', { minutes: 0 }, 'minutes'],
])('%s is refused', async (_, change, field) => {
  const { add } = await staff()
  await expect(add({ body: { ...body, ...change } })).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  })
})

test('a name belongs to one recipe', async () => {
  const { add } = await staff()
  await add({ body })
  await expect(add({ body })).rejects.toMatchObject({ status: 422, errors: { slug: ['이미 있는 이름이에요.'] } })
})
