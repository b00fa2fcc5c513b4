import { beforeAll, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import type { ProductCard } from '../contract.ts'
import { givenProduct } from '../testing/products.ts'
import { facetGroups, productKinds, scentFamilies } from '../words.ts'
import { categoryTable } from './tables.ts'

const { as, ctx } = await testShop()
const visitor = await as()

type Given = { card: ProductCard; categories: number[]; created_at: Date; sold: number }
type Query = NonNullable<Parameters<typeof visitor.catalog.list>[0]>['query']
let shop: Given[]

/** The same numbers at every run: a failure can be looked at again. */
let seed = 20_261_115
function random(below: number) {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
const oneOf = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value // never empty here
const someOf = <Value>(values: readonly Value[], most: number) =>
  values.toSorted(() => random(3) - 1).slice(0, 1 + random(most))
const maybe = <Value>(value: Value): Value | undefined => (random(3) === 0 ? value : undefined)

beforeAll(async () => {
  const row = (id: number) => ({ id, position: id, name: `분류 ${id}`, name_en: `Category ${id}` })
  await ctx.db.insert(categoryTable).values([2, 3, 4].map(row))
  const givens = Array.from({ length: 300 }, (_, index) => ({
    id: index + 1,
    kind: oneOf(productKinds),
    category_ids: someOf([2, 3, 4], 3),
    stock: random(3),
    price_krw: (1 + random(60)) * 1_000,
    price_usd: (1 + random(60)) * 100,
    sold_30d: random(40),
    ...(random(4) === 0 && { sale_price_krw: 900, sale_price_usd: 90 }),
    badges: random(2) ? [] : someOf(['new', 'best'] as const, 2),
    visible: random(10) > 0,
    trail: random(3) ? { hours: 3, families: scentFamilies.toSorted(() => random(3) - 1).slice(0, 3) } : null,
    created_at: new Date(Date.now() - random(120) * 86_400_000),
  }))
  for (const given of givens) await givenProduct(ctx, given)
  const cards: ProductCard[] = []
  for (const page of [1, 2, 3]) cards.push(...(await visitor.catalog.list({ query: { page, per_page: 100 } })).data)
  shop = givens
    .filter(({ visible }) => visible)
    .map(({ id, category_ids, created_at, sold_30d }) => {
      const card = cards.find((card) => card.id === id)
      if (!card) throw new Error(`product ${id} is on no page`)
      return { card, categories: category_ids, created_at, sold: sold_30d }
    })
})

function randomQuery(): Query {
  const words = (values: readonly string[]) => maybe(someOf(values, 3).join(','))
  return {
    category: maybe(oneOf([2, 3, 4])),
    fresh: maybe('true'),
    in_stock: maybe('true'),
    currency: oneOf(['krw', 'usd'] as const),
    price_min: maybe(random(30) * 100),
    price_max: maybe(random(600) * 100),
    family: words(scentFamilies),
    kind: words(productKinds),
    badge: words(facetGroups.badge.values),
    sort: oneOf(['newest', 'best', 'price'] as const),
    order: oneOf(['asc', 'desc'] as const),
    page: 1 + random(3),
    per_page: 10,
  }
}

const has = (chosen: string | undefined, own: readonly string[]) =>
  chosen === undefined || chosen.split(',').some((word) => own.includes(word))

/** What the list must hold, by looking at every product of the shop. */
function matching(query: Query, leaveOut?: 'family' | 'kind' | 'badge' | 'stock') {
  const { category, fresh, in_stock, currency = 'krw', price_min, price_max, family, kind, badge } = query
  const newSince = Date.now() - 61 * 86_400_000
  return shop.filter(({ card, categories, created_at }) => {
    const amount = card.price[currency].amount
    return (
      (category === undefined || categories.includes(Number(category))) &&
      (!fresh || created_at.getTime() > newSince) &&
      (leaveOut === 'stock' || !in_stock || !card.sold_out) &&
      (price_min === undefined || amount >= Number(price_min)) &&
      (price_max === undefined || amount <= Number(price_max)) &&
      (leaveOut === 'family' || has(family, card.trail?.families ?? [])) &&
      (leaveOut === 'kind' || has(kind, [card.kind])) &&
      (leaveOut === 'badge' || has(badge, card.badges))
    )
  })
}

function sorted(found: Given[], { sort, order, currency = 'krw' }: Query) {
  const keyOf = ({ card, created_at, sold }: Given) =>
    sort === 'newest' ? created_at.getTime() : sort === 'best' ? sold : card.price[currency].amount
  const sign = order === 'asc' ? 1 : -1
  return found.toSorted((a, b) => sign * (keyOf(a) - keyOf(b) || a.card.id - b.card.id)).map(({ card }) => card.id)
}

test('two hundred random choices find what looking at every product finds, in its order', async () => {
  for (let round = 0; round < 200; round += 1) {
    const query = randomQuery()
    const wanted = sorted(matching(query), query)
    const page = await visitor.catalog.list({ query })
    const from = (Number(query.page) - 1) * 10
    expect({ query, total: page.total }).toEqual({ query, total: wanted.length })
    expect({ query, ids: page.data.map(({ id }) => id) }).toEqual({ query, ids: wanted.slice(from, from + 10) })
  }
})

test('and every count says what choosing that word would leave', async () => {
  for (let round = 0; round < 100; round += 1) {
    const { sort: _, order: __, page: ___, per_page: ____, ...query } = randomQuery()
    const { counts, total } = await visitor.catalog.facets({ query })
    expect({ query, total }).toEqual({ query, total: matching(query).length })
    const count = (group: 'family' | 'kind' | 'badge', own: (card: ProductCard) => readonly string[]) =>
      Object.fromEntries(
        facetGroups[group].values.map((word) => [
          word,
          matching(query, group).filter(({ card }) => own(card).includes(word)).length,
        ]),
      )
    expect({ query, counts }).toEqual({
      query,
      counts: {
        family: count('family', ({ trail }) => trail?.families ?? []),
        kind: count('kind', ({ kind }) => [kind]),
        badge: count('badge', ({ badges }) => badges),
        stock: { in_stock: matching(query, 'stock').filter(({ card }) => !card.sold_out).length },
      },
    })
  }
})

test('the cheapest and the dearest of a category are said, whatever is chosen', async () => {
  const ends = (currency: 'krw' | 'usd') => {
    const amounts = matching({ category: 3 }).map(({ card }) => card.price[currency].amount)
    return { min: Math.min(...amounts), max: Math.max(...amounts) }
  }
  const { price } = await visitor.catalog.facets({ query: { category: 3, currency: 'usd', price_min: 900 } })
  for (const currency of ['krw', 'usd'] as const)
    expect({ min: price?.min[currency].amount, max: price?.max[currency].amount }).toEqual(ends(currency))
})

test('the order of the words does not matter, and an unknown one is refused under its field', async () => {
  const [one, other] = await Promise.all(
    ['wood,smoke', 'smoke,wood,smoke'].map((family) => visitor.catalog.list({ query: { family } })),
  )
  expect(one).toEqual(other)
  for (const wrong of [{ family: 'colour' }, { badge: 'new,' }, { price_min: -1 }, { page: 1_001 }])
    await expect(
      visitor.catalog.list({ query: { per_page: 10, ...wrong } }),
      JSON.stringify(wrong),
    ).rejects.toMatchObject({ status: 422, errors: { [Object.keys(wrong)[0] ?? '']: [expect.any(String)] } })
})

test('facets of a category that is none are not found', async () => {
  await expect(visitor.catalog.facets({ query: { category: 99 } })).rejects.toMatchObject({ status: 404 })
})
