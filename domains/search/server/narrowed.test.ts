import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'

const { ctx, as, empty } = await testShop()
const visitor = await as()

beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, name: '라벤더 캔들', price_krw: 20_000, sold_30d: 1 })
  await givenProduct(ctx, { id: 2, name: '라벤더 밤', price_krw: 45_000, sold_30d: 9 })
  await givenProduct(ctx, { id: 3, name: '라벤더 수업', price_krw: 29_000, kind: 'class' })
  await givenProduct(ctx, { id: 4, name: '무화과 그늘', price_krw: 30_000, sold_30d: 5 })
})

const find = async (keyword: string, query: object = {}) => {
  const { data, ...found } = await visitor.search.find({ query: { keyword, ...query } })
  return { ...found, ids: data.map(({ id }) => id) }
}

test('a search is narrowed like a category, and says what each choice would leave', async () => {
  expect((await find('라벤더', { kind: 'class' })).ids).toEqual([3])
  const facets = await visitor.search.facets({ query: { keyword: '라벤더' } })
  expect(facets).toMatchObject({ total: 3, counts: { kind: { goods: 2, class: 1, book: 0 } } })
  expect([facets.price?.min.krw.amount, facets.price?.max.krw.amount]).toEqual([20_000, 45_000])
  const classes = await visitor.search.facets({ query: { keyword: '라벤더', kind: 'class' } })
  expect(classes).toMatchObject({ total: 1, counts: { kind: { goods: 2, class: 1 } } })
  const cheap = await visitor.search.facets({ query: { keyword: '라벤더', price_max: 30_000 } })
  expect(cheap).toMatchObject({ total: 2, counts: { kind: { goods: 1, class: 1 } } })
})

test('what nothing is found for has nothing to be narrowed by', async () => {
  expect(await visitor.search.facets({ query: { keyword: '우주정거장' } })).toMatchObject({ total: 0, price: null })
})

test('a price alone finds what costs that, best sellers first', async () => {
  const found = await find('3만원')
  expect(found).toMatchObject({ by: 'price', correction: null, price: { currency: 'krw', price_max: 30_000 } })
  expect(found.ids).toEqual([4, 1, 3])
  expect(await visitor.search.facets({ query: { keyword: '3만원' } })).toMatchObject({ total: 3 })
})

test('a price beside a word narrows what the word finds; one that is chosen counts before it', async () => {
  expect((await find('3만원 이하 라벤더')).ids.toSorted()).toEqual([1, 3])
  expect((await find('라벤더 4만원대')).ids).toEqual([2])
  expect((await find('3만원 라벤더', { price_min: 40_000 })).ids).toEqual([2])
})

test('a price suggests what costs that, and no word that only looks alike', async () => {
  await givenProduct(ctx, { id: 5, name: '망원 산책', price_krw: 90_000 })
  const { products, words } = await visitor.search.suggest({ query: { keyword: '3만원' } })
  expect(products.map(({ id }) => id)).toEqual([4, 1, 3])
  expect(words).toEqual([])
})
