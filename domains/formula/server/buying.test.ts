import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cartLineTable } from '../../cart/server/tables.ts'
import { gradePriceTable } from '../../catalog/server/offer-tables.ts'
import { productTable, stockTable } from '../../catalog/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'

const shop = await testShop()
let [hana, other]: [Api, Api] = [await shop.as('hana'), await shop.as('other')]
let wax: number[] = []
let oil: number[] = []
let id = 0

const kilo = [
  { name: '1 kg', krw: 18_000, stock: 20 },
  { name: '5 kg', krw: 80_000, stock: 4 },
]
const flasks = [
  { name: '10 ml', krw: 4_000, stock: 9 },
  { name: '30 ml', krw: 10_000, stock: 5 },
]

beforeEach(async () => {
  ;({ hana, other } = await twoMembersAndAClerk(shop, 'formulas'))
  wax = await givenMaterial(shop.ctx, { id: 1, name: '왁스', sizes: kilo })
  oil = await givenMaterial(shop.ctx, { id: 2, name: '무화과', sizes: flasks, density: 1_000 })
  const lines = [
    { variant_id: wax[0] ?? 0, unit: 'percent', amount: 9_000 },
    { variant_id: oil[0] ?? 0, unit: 'grams', amount: 24_000 },
    { variant_id: null, name: '쑥 오일', unit: 'grams', amount: 6_000 },
  ] as const
  ;({ id } = await hana.formula.create({ body: draftOf([...lines]) }))
})

const cost = (query = {}) => hana.formula.cost({ params: { formula_id: id }, query })
const buy = (body = {}) => hana.formula.buy({ params: { formula_id: id }, body })
const inCart = async (api = hana) =>
  (await api.cart.show()).lines.map(({ variant_id, quantity }) => [variant_id, quantity])

test('it costs the packs that cover it, and says which part of them is used', async () => {
  const found = await cost()
  expect(
    found.needs.map(({ needed_mg, covered_mg, amount, used_amount, trouble, packs }) => [
      needed_mg,
      covered_mg,
      amount,
      used_amount,
      trouble,
      packs.map(({ option_name, quantity }) => `${quantity} × ${option_name}`).join(),
    ]),
  ).toEqual([
    [270_000, 1_000_000, 18_000, 4_860, null, '1 × 1 kg'],
    [24_000, 30_000, 10_000, 8_000, null, '1 × 30 ml'],
  ])
  expect(found).toMatchObject({ currency: 'krw', amount: 28_000, used_amount: 12_860, others: ['쑥 오일'] })
})

test('what is on the shelf is not bought again', async () => {
  const put = (variant_id: number | undefined, left_mg: number) =>
    hana.shelf.add({ body: { request_key: randomUUID(), variant_id: variant_id ?? null, name: '이름', left_mg } })
  await put(wax[0], 300_000)
  await put(oil[0], 15_000)
  const { needs } = await cost()
  expect(needs.map(({ needed_mg, shelf_mg, packs }) => [needed_mg, shelf_mg, packs.length])).toEqual([
    [270_000, 270_000, 0],
    [24_000, 15_000, 1],
  ])
  await buy()
  expect(await inCart()).toEqual([[oil[0], 1]])
})

test('a larger batch takes more packs, an old version what it was made of', async () => {
  const { needs } = await cost({ batch_mg: 3_000_000 })
  expect(needs.map(({ needed_mg }) => needed_mg)).toEqual([2_700_000, 240_000])
  expect(needs[0]?.packs).toMatchObject([{ option_name: '1 kg', quantity: 3 }])
  await expect(cost({ version: 2 })).rejects.toMatchObject({ status: 404 })
})

test('everyone sees their own price, the holder of a link too', async () => {
  const grade = { variant_id: wax[0] ?? 0, grade: 'wholesale', price_krw: 12_000, price_usd: 900 } as const
  await shop.db.insert(gradePriceTable).values(grade)
  await shop.db.update(memberTable).set({ grade: 'wholesale' }).where(eq(memberTable.mb_id, 'hana'))
  const { share_token } = await hana.formula.share({ params: { formula_id: id }, body: { shared: true } })
  const params = { token: share_token ?? '' }
  const visitor = await shop.as()
  expect((await cost()).needs[0]?.amount).toBe(12_000)
  expect((await visitor.formula.shared.cost({ params, query: {} })).needs[0]?.amount).toBe(18_000)
  expect((await other.formula.shared.cost({ params, query: {} })).needs[0]?.amount).toBe(18_000)
})

test('buying puts the packs in, once, however often it is pressed', async () => {
  const once = [
    [wax[0], 1],
    [oil[1], 1],
  ]
  const atOnce = await Promise.all([buy(), buy(), buy()])
  expect(atOnce.filter(({ cart }) => cart)).toMatchObject([{ cart: { count: 2 } }])
  expect(await inCart()).toEqual(once)
  expect((await buy()).cart).toBeNull()
  expect(await inCart()).toEqual(once)
  // Ten times as much is another wish.
  expect((await buy({ batch_mg: 3_000_000 })).in_cart).toContainEqual({ variant_id: wax[0], quantity: 3 })
})

test('what there is not enough of is put in as far as it goes, and said', async () => {
  await shop.db
    .update(stockTable)
    .set({ on_hand: 0 })
    .where(eq(stockTable.variant_id, oil[1] ?? 0))
  await shop.db
    .update(stockTable)
    .set({ on_hand: 2 })
    .where(eq(stockTable.variant_id, oil[0] ?? 0))
  const { cost } = await buy()
  expect(cost.needs[1]).toMatchObject({ covered_mg: 20_000, trouble: 'short' })
  expect(await inCart()).toContainEqual([oil[0], 2])
})

test.each([
  ['sold_out', () => shop.db.update(stockTable).set({ on_hand: 0 })],
  ['gone', () => shop.db.update(productTable).set({ visible: false })],
  ['sold_out', () => shop.db.update(productTable).set({ min_quantity: 50 })],
  ['content', () => shop.db.execute(`update variant set values = '["많이"]'`)],
] as const)('where it is %s nothing is put in, and that is said', async (trouble, make) => {
  await make()
  const { cost, cart } = await buy()
  expect(cost.needs.map((need) => need.trouble)).toEqual([trouble, trouble])
  expect(cart).toBeNull()
  expect(await inCart()).toEqual([])
})

test('the most and the least that are sold at once are kept to', async () => {
  await shop.db.update(productTable).set({ min_quantity: 2, max_quantity: 3 }).where(eq(productTable.id, 2))
  await buy()
  expect(await inCart()).toContainEqual([oil[0], 3])
  // Four are needed and three are sold: two of the larger ones then, but not beside the three.
  await buy({ batch_mg: 400_000 })
  expect((await inCart()).filter(([variant_id]) => oil.includes(variant_id ?? 0))).toEqual([[oil[0], 3]])
  await shop.db.delete(cartLineTable)
  await buy({ batch_mg: 400_000 })
  expect(await inCart()).toContainEqual([oil[1], 2])
})

test('who holds the link buys into their own cart', async () => {
  const { share_token } = await hana.formula.share({ params: { formula_id: id }, body: { shared: true } })
  await other.formula.shared.buy({ params: { token: share_token ?? '' }, body: {} })
  expect(await inCart(other)).toHaveLength(2)
  expect(await inCart()).toEqual([])
})
