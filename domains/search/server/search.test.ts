import { paragraphs } from '@sillage/kit/rich-text.ts'
import { addDays } from '@sillage/kit/time.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenProduct, givenProducts } from '../../catalog/testing/products.ts'
import { promotionTable } from '../../content/server/promotion-tables.ts'
import { recipeTable, selectTable } from '../../content/server/tables.ts'
import { picture } from '../../content/testing/policies.ts'
import { noticeTable } from '../../notice/server/tables.ts'
import { testShop } from '../../testing.ts'
import { searchLimits } from '../words.ts'
import { forgetSearches } from './log.ts'
import { searchWordTable } from './tables.ts'

const { ctx, db, as, empty } = await testShop()
const visitor = await as()

type Given = Parameters<typeof givenProduct>[1]
const candle = (given: Given) => givenProduct(ctx, { type_label: '소이 캔들', type_label_en: 'Soy candle', ...given })

async function found(keyword: string, query: object = {}) {
  const reply = await visitor.search.find({ query: { keyword, ...query } })
  return { ...reply, ids: reply.data.map(({ id }) => id) }
}

/** A change empties what is kept by a notice, which takes its moment. */
const finds = (keyword: string) => expect.poll(async () => (await found(keyword)).ids)

beforeEach(async () => {
  await empty()
  await candle({ id: 1, name: '라벤더', name_en: 'Lavender', sold_30d: 1, category_ids: [2] })
  await candle({ id: 2, name: '라벤더 밤', name_en: 'Lavender Night', sold_30d: 5, category_ids: [2] })
  await candle({ id: 3, name: '깊은 라벤더', name_en: 'Deep Lavender', sold_30d: 90, category_ids: [6] })
  await candle({ id: 4, name: '보라벤더길', name_en: 'Violet Road', sold_30d: 100 })
  await candle({ id: 5, name: '무화과 그늘', name_en: 'Fig Shade', sold_30d: 50, category_ids: [6] })
})

test('the name itself, its beginning, a word, a middle: in this order, and then by sales', async () => {
  expect((await found('라벤더')).ids).toEqual([1, 2, 3, 4])
  expect((await found('캔들')).ids).toEqual([4, 3, 5, 2, 1])
})

describe.each([
  ['ㄹㅂㄷ', 'lead', null],
  ['라벤ㄷ', 'word', null],
  ['라베', 'word', null],
  ['라밴더', 'typo', '라벤더'],
  ['fkqpsej', 'keyboard', '라벤더'],
  ['ㅣㅁㅍ둥ㄷㄱ', 'keyboard', 'lavender'],
  ['라벤더를', 'word', null],
  ['라벤더향', 'word', null],
  ['라벤더향으로', 'word', null],
  ['라벤더에서는', 'word', null],
  ['라밴더향은', 'typo', '라벤더'],
  ['Ｌａｖｅｎｄｅｒ', 'word', null],
  ['ｆｋｑｐｓｅｊ', 'keyboard', '라벤더'],
  ['FKQPSEJ', 'keyboard', '라벤더'],
  ['Fkqpsej Thdl', 'keyboard', '라벤더 소이'],
  ['fkqpsej 캔들', 'keyboard', '라벤더 캔들'],
  ['라벤더 zosemf', 'keyboard', '라벤더 캔들'],
  ['lavender zosemf', 'keyboard', 'lavender 캔들'],
  ['소이, ㅣㅁㅍ둥ㄷㄱ', 'keyboard', '소이 lavender'],
  ['fkqpsej 200g', 'part', null],
  ['lavendar', 'typo', 'Lavender'],
  ['캔들 라벤더', 'word', null],
  ['라벤더캔들', 'word', null],
  ['라밴더캔들', 'typo', '라벤더 캔들'],
  ['라벤더 우주선', 'part', null],
])('%s', (keyword, by, correction) => {
  test(`finds lavender by ${by}`, async () => {
    const reply = await found(keyword)
    expect(reply).toMatchObject({ by, correction })
    expect(reply.ids).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(reply.ids).not.toContain(5)
  })
})

test('an article number finds its product, however it is written', async () => {
  for (const keyword of ['SKU-5', 'sku5', 'sku-5']) expect((await found(keyword)).ids[0]).toBe(5)
})

test('nothing is like it: then the nearest word is proposed', async () => {
  expect(await found('우주선')).toMatchObject({ total: 0, by: 'nothing', correction: null })
  for (const [keyword, correction] of [
    ['무화꽈글눌', '무화과 그늘'],
    ['레벤도', '라벤더'],
    ['렙엔더', '라벤더'],
    ['levendur', 'Lavender'],
    ['fpqpseh', '라벤더'],
    ['레벤도 켄둘', '라벤더 캔들'],
  ])
    expect(await found(keyword ?? '')).toMatchObject({ total: 0, correction })
})

test('signs alone, percent and backslash mean nothing and do no harm', async () => {
  for (const keyword of ['%', '_', '\\', "'", '!!', '( )']) expect((await found(keyword)).total).toBe(0)
  expect((await found("라벤더'; drop table product; --")).by).toBe('part')
})

test('a hidden product is found by nothing, and is found again when it is shown', async () => {
  const staff = await as('staff', { permissions: ['products'] })
  await staff.catalog.change({ params: { product_id: 5 }, body: { visible: false } })
  for (const keyword of ['무화과', 'ㅁㅎㄱ', 'fig', 'SKU-5', '무하과']) await finds(keyword).not.toContain(5)
  expect((await visitor.search.suggest({ query: { keyword: '무화' } })).words).toEqual([])
  await staff.catalog.change({ params: { product_id: 5 }, body: { visible: true } })
  await finds('무화과').toEqual([5])
})

test('a new name is found at once and the old one no longer, and words are counted truly', async () => {
  const staff = await as('staff', { permissions: ['products'] })
  expect((await found('그늘')).ids).toEqual([5])
  await staff.catalog.change({ params: { product_id: 5 }, body: { name: '살구 마당' } })
  await finds('살구').toEqual([5])
  await finds('그늘').toEqual([])
  const words = await db.select().from(searchWordTable)
  const count = (word: string) => words.find((row) => row.word === word && row.place !== 0)?.products
  expect([count('살구'), count('그늘'), count('캔들')]).toEqual([1, 0, 5])
})

test('a product may have more words than an index holds: it is found by its name, on its shelf, in every order', async () => {
  const notes = Array.from({ length: 900 }, (_, n) => ({
    name: `향조${n}`,
    name_en: `Accord${n}`,
    stage: 'base' as const,
  }))
  await candle({ id: 6, name: '천 가지 향', name_en: 'Thousand Scents', category_ids: [2], notes })
  await finds('천 가지').toEqual([6])
  for (const sort of ['best', 'newest', 'price'])
    expect((await found('thousand', { sort, category: 2 })).ids).toEqual([6])
})

test('what a product is sorted by follows it: its price, and what it sells', async () => {
  const staff = await as('staff', { permissions: ['products'] })
  await staff.catalog.change({ params: { product_id: 5 }, body: { price_krw: 1_000 } })
  await expect.poll(async () => (await found('캔들', { sort: 'price', order: 'asc' })).ids[0]).toBe(5)
  await staff.catalog.change({ params: { product_id: 5 }, body: { price_krw: 900_000 } })
  await expect.poll(async () => (await found('캔들', { sort: 'price', order: 'desc' })).ids[0]).toBe(5)
})

test('a category narrows, an unknown one is not found', async () => {
  expect((await found('라벤더', { category: 2 })).ids).toEqual([1, 2])
  await expect(found('라벤더', { category: 999 })).rejects.toMatchObject({ status: 404 })
})

test('results stand in the order asked for, page by page, and past the end is nothing', async () => {
  expect((await found('캔들', { sort: 'best', order: 'asc' })).ids).toEqual([1, 2, 5, 3, 4])
  const second = await found('캔들', { per_page: 2, page: 2 })
  expect(second).toMatchObject({ ids: [5, 2], total: 5, last_page: 3, capped: false })
  expect(await found('캔들', { per_page: 2, page: 9 })).toMatchObject({ ids: [], total: 5, by: 'word' })
  await expect(found('캔들', { page: 1 + searchLimits.found / 24 })).rejects.toMatchObject({
    status: 422,
    errors: { page: ['더 좁혀서 찾아 주세요.'] },
  })
})

test('what is cheap is cheap in the currency one pays in', async () => {
  await candle({ id: 6, name: '라벤더 여섯', price_krw: 10_000, price_usd: 9_900 })
  await candle({ id: 7, name: '라벤더 일곱', price_krw: 90_000, price_usd: 100 })
  const cheapest = async (query: object) => (await found('라벤더', { sort: 'price', order: 'asc', ...query })).ids[0]
  expect([await cheapest({}), await cheapest({ currency: 'usd' })]).toEqual([6, 7])
})

test('in stock only, and between two prices', async () => {
  await candle({ id: 6, name: '라벤더 품절', stock: 0, price_krw: 10_000 })
  expect((await found('라벤더', { in_stock: 'true' })).ids).not.toContain(6)
  expect((await found('라벤더', { price_max: 20_000 })).ids).toEqual([6])
})

test('what staff say a word means holds at once, until they take it back', async () => {
  const staff = await as('finder', { permissions: ['search'] })
  await finds('피그트리').toEqual([])
  const added = await staff.search.addSynonym({ body: { word: '피그 트리', meanings: ['무화과'] } })
  await finds('피그트리').toEqual([5])
  await staff.search.changeSynonym({ params: { id: added.id }, body: { word: '피그트리', meanings: ['깊은'] } })
  await finds('피그트리').toEqual([3])
  expect((await staff.search.synonyms()).data).toEqual([{ id: added.id, word: '피그트리', meanings: ['깊은'] }])
  await staff.search.removeSynonym({ params: { id: added.id } })
  await finds('피그트리').toEqual([])
})

test('a word has one entry, and does not mean itself', async () => {
  const staff = await as('finder', { permissions: ['search'] })
  await staff.search.addSynonym({ body: { word: '초', meanings: ['캔들'] } })
  const refused = { status: 422 }
  await expect(staff.search.addSynonym({ body: { word: ' 초 ', meanings: ['라벤더'] } })).rejects.toMatchObject(refused)
  await expect(staff.search.addSynonym({ body: { word: '밤', meanings: ['밤'] } })).rejects.toMatchObject(refused)
  await expect(staff.search.addSynonym({ body: { word: '!!', meanings: ['밤'] } })).rejects.toMatchObject(refused)
})

test('suggestions: products, shelves and words that begin like it', async () => {
  const { products, words, categories } = await visitor.search.suggest({ query: { keyword: '라ㅂ' } })
  expect(products.map(({ id }) => id)).toEqual([2, 1, 3])
  expect(words).toEqual(['라벤더', '라벤더 밤'])
  expect(categories).toEqual([])
  const named = await visitor.search.suggest({ query: { keyword: '분류' } })
  expect(named.categories.map(({ id }) => id)).toEqual([2, 6])
})

test('selects are suggested by their titles, once they are published', async () => {
  const words = { intro: '소개', intro_en: 'Intro', items: [] }
  await db.insert(selectTable).values([
    { id: 1, title: '비 오는 날의 향', title_en: 'For a rainy day', published_at: new Date(), ...words },
    { id: 2, title: '비 갠 뒤의 향', title_en: 'After the rain', published_at: null, ...words },
  ])
  for (const keyword of ['비 오', 'rain', 'ㅂㅇㄴ'])
    expect((await visitor.search.suggest({ query: { keyword } })).contents).toEqual([
      { kind: 'select', title: '비 오는 날의 향', title_en: 'For a rainy day', href: '/contents/select/1' },
    ])
})

test('a recipe is suggested by its title for as long as it is shown', async () => {
  const words = { summary: '부어요', summary_en: 'Pour', minutes: 90, level: 1, picture, materials: [], steps: [] }
  await db.insert(recipeTable).values([
    { id: 1, slug: 'a', title: '첫 캔들 만들기', title_en: 'A first candle', ...words },
    { id: 2, slug: 'b', title: '둘째 캔들 만들기', title_en: 'A second candle', visible: false, ...words },
  ])
  const { contents } = await visitor.search.suggest({ query: { keyword: '캔들 만' } })
  expect(contents.map(({ href }) => href)).toEqual(['/contents/diy/1'])
})

test('a promotion is suggested by its title while it runs, and no longer once staff hide it', async () => {
  const given = { summary: '모았어요.', picture, items: [] }
  const day = (days: number) => addDays(new Date(), days)
  await db.insert(promotionTable).values([
    { id: 1, title: '불 켜는 주간', title_en: 'Week of lights', starts_at: day(-1), ends_at: day(1), ...given },
    { id: 2, title: '불 켜는 주말', starts_at: day(1), ends_at: day(2), ...given },
    { id: 3, title: '불 켜는 하루', starts_at: day(-3), ends_at: day(-1), ...given },
    { id: 4, title: '불 켜는 밤', starts_at: day(-1), ends_at: day(1), visible: false, ...given },
  ])
  const suggested = async () => (await visitor.search.suggest({ query: { keyword: '불 켜' } })).contents
  expect(await suggested()).toEqual([
    { kind: 'promotion', title: '불 켜는 주간', title_en: 'Week of lights', href: '/contents/promotion/1' },
  ])
  const staff = await as('staff', { permissions: ['content'] })
  await staff.content.promotions.staff.switch({ params: { id: 1 }, body: { visible: false } })
  await expect.poll(suggested).toEqual([])
})

test('a notice is suggested by its title, on the board it stands on', async () => {
  const post = { body: paragraphs(['글']), body_en: paragraphs(['Text']), words: '' }
  await db.insert(noticeTable).values([
    { id: 1, board: 'customer', title: '설 연휴 배송 안내', title_en: 'Parcels over the new year', ...post },
    { id: 2, board: 'tssa', title: '설 연휴 수업 안내', title_en: 'Lessons over the new year', ...post },
  ])
  const { contents } = await visitor.search.suggest({ query: { keyword: '설 연휴' } })
  expect(contents.map(({ kind, href }) => [kind, href])).toEqual([
    ['notice', '/tssa/notice/2'],
    ['notice', '/customer/notice/1'],
  ])
})

test('what is missed and what is opened is counted by word and day, and only if it is true', async () => {
  const staff = await as('finder', { permissions: ['search'] })
  for (const keyword of ['우주선', '우주선 ', '라벤더', '010-1234-5678', 'a@b.kr'])
    await visitor.search.miss({ body: { keyword } })
  for (const keyword of ['02) 123-4567', '010 1234 5678']) await visitor.search.miss({ body: { keyword } })
  expect(await staff.search.missed({ query: {} })).toMatchObject([{ keyword: '우주선', times: 2 }])
  await visitor.search.miss({ body: { keyword: '우주 1000g' } })
  expect((await staff.search.missed({ query: {} })).map(({ keyword }) => keyword)).toContain('우주 1000g')
  for (const product_id of [5, 5, 5, 1]) await visitor.search.click({ body: { keyword: '무화과', product_id } })
  expect(await staff.search.clicked({ query: {} })).toMatchObject([{ keyword: '무화과', product_id: 5, times: 3 }])
})

test('what is opened on a late page counts too', async () => {
  const staff = await as('finder', { permissions: ['search'] })
  const lastOf = async (page: number) => (await found('캔들', { page, per_page: 100 })).ids.at(-1) ?? 0
  const others = Array.from({ length: 105 }, (_, index) => ({ id: 100 + index, name: `초 ${index}`, sold_30d: 300 }))
  await givenProducts(ctx, others)
  await expect.poll(() => lastOf(2)).toBe(1)
  for (const product_id of [1, 999]) await visitor.search.click({ body: { keyword: '캔들', product_id } })
  expect(await staff.search.clicked({ query: {} })).toMatchObject([{ keyword: '캔들', product_id: 1, times: 1 }])
})

test('what was opened three times is popular from the next day on, and forgotten in the end', async () => {
  expect(await visitor.search.popular()).toEqual([])
  for (let times = 0; times < 3; times += 1) await visitor.search.click({ body: { keyword: '무화과', product_id: 5 } })
  await forgetSearches(ctx)
  expect(await (await as()).search.popular()).toEqual(['무화과'])
  const later = { ...ctx, now: () => new Date(Date.now() + (searchLimits.logDays + 2) * 86_400_000) }
  await forgetSearches(later)
  const staff = await as('finder', { permissions: ['search'] })
  expect(await staff.search.clicked({ query: {} })).toEqual([])
})
