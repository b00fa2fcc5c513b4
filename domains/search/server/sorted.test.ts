import { beforeAll, expect, test } from 'vitest'
import { givenProducts } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { searchLimits } from '../words.ts'

const { ctx, as } = await testShop()
const visitor = await as()

/**
 * Of 900 products all are quiet candles, 450 smell of lavender (fewer than are worth walking for), 430 of them at night. What
 * sells worst is the cheapest and the newest, and would be left out were the best sellers picked first.
 */
const shop = Array.from({ length: 900 }, (_, index) => ({
  id: index + 1,
  name: index % 2 === 0 ? (index < 860 ? `라벤더 밤 ${index}` : `라벤더 ${index}`) : `무화과 ${index}`,
  name_en: `Quiet ${index}`,
  sold_30d: 5_000 - index,
  price_krw: 900_000 - index * 7 + (index % 3) * 5_000,
  price_usd: 1_000 + index * 3 + (index % 5) * 1_000,
  created_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
  category_ids: [index % 3 === 0 ? 2 : 6],
  stock: index % 7 === 0 ? 0 : 5,
}))
type Made = (typeof shop)[number]

beforeAll(() => givenProducts(ctx, shop), 0)

const sorts = {
  'best desc': (a: Made, b: Made) => b.sold_30d - a.sold_30d,
  'best asc': (a: Made, b: Made) => a.sold_30d - b.sold_30d,
  'newest desc': (a: Made, b: Made) => b.id - a.id,
  'newest asc': (a: Made, b: Made) => a.id - b.id,
  'price desc': (a: Made, b: Made) => b.price_krw - a.price_krw || b.id - a.id,
  'price asc': (a: Made, b: Made) => a.price_krw - b.price_krw || a.id - b.id,
  'price asc usd': (a: Made, b: Made) => a.price_usd - b.price_usd || a.id - b.id,
}
const words = {
  캔들: () => true,
  라벤더: ({ name }: Made) => name.startsWith('라벤더'),
  '라벤더 캔들': ({ name }: Made) => name.startsWith('라벤더'),
  '밤 캔들': ({ name }: Made) => name.includes('밤'),
  'quiet 캔들': () => true,
}
const cases = Object.keys(words).flatMap((word) => Object.keys(sorts).map((by) => [word, by] as const))

async function everyPage(keyword: string, by: string, narrowed: object = {}) {
  const [sort, order, currency = 'krw'] = by.split(' ')
  const query = { keyword, sort, order, currency, ...narrowed } as { keyword: string } // the names above are the contract's
  const first = await visitor.search.find({ query })
  const ids = first.data.map(({ id }) => id)
  for (let page = 2; page <= first.last_page; page += 1)
    ids.push(...(await visitor.search.find({ query: { ...query, page } })).data.map(({ id }) => id))
  return { ids, capped: first.capped, total: first.total }
}

/** The first of them, as someone would find them by hand. */
const truly = (word: string, by: string, isLeft: (made: Made) => boolean = () => true) =>
  shop
    .filter((made) => words[word as keyof typeof words](made) && isLeft(made)) // a word of the list above
    .toSorted(sorts[by as keyof typeof sorts]) // an order of the list above
    .slice(0, searchLimits.found)
    .map(({ id }) => id)

test.each(cases)('more match than are shown: %s by %s begins with the true first', async (word, by) => {
  const { ids, capped, total } = await everyPage(word, by)
  expect(ids).toEqual(truly(word, by))
  expect({ capped, total }).toEqual({ capped: true, total: searchLimits.found })
})

test('so it does on a shelf, in stock only, and between two prices', async () => {
  const narrowed = { category: 6, in_stock: 'true' }
  const isLeft = ({ category_ids, stock }: Made) => category_ids[0] === 6 && stock > 0
  for (const [word, by] of cases) expect((await everyPage(word, by, narrowed)).ids).toEqual(truly(word, by, isLeft))
  const cheap = await everyPage('라벤더', 'newest desc', { price_max: 895_000 })
  expect(cheap.ids).toEqual(truly('라벤더', 'newest desc', ({ price_krw }) => price_krw <= 895_000))
})
