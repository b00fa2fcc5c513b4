import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { libraryPictureTable } from '../../file/server/tables.ts'
import { applyFiles } from '../../file-jobs.ts'
import { testShop } from '../../testing.ts'
import type { NewProduct, RowToChange } from '../staff-contract.ts'
import { givenProducts, picture } from '../testing/products.ts'
import { categoryTable, productTable, stockTable, variantTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(async () => {
  await empty()
  await givenProducts(ctx, [{ id: 1 }])
  await db.execute(sql`select setval('product_id_seq', 100), setval('variant_id_seq', 100)`)
  await db.insert(libraryPictureTable).values({ stem: 'wax', picture, name: 'wax.jpg' })
})

const clerk = () => as('clerk', { permissions: ['products', 'stock'] })
async function send(rows: RowToChange[], dry_run = false) {
  const body = { rows, from: 'import' as const, dry_run, request_key: crypto.randomUUID() }
  const reply = await (await clerk()).staffProducts.changeMany({ body })
  await runWaiting(ctx, applyFiles)
  return reply
}

const nothing: NewProduct = {
  slug: '',
  kind: '',
  category: '',
  summary: '',
  summary_en: '',
  option: '',
  option_en: '',
  pictures: '',
}
const prices = { name: '겨울 왁스', name_en: 'Winter wax', price_krw: 12_000, price_usd: 900 }
const red = { sku: 'WAX-R', set: { ...prices, on_hand: 3, visible: true, barcode: '8801234567893' } }
const blue = { sku: 'WAX-B', set: { ...prices, on_hand: 4, visible: true, variant_price_krw: 13_000 } }
const wax: RowToChange[] = [
  { ...red, add: { ...nothing, slug: 'winter-wax', option: '색: 빨강', option_en: 'Color: Red', pictures: 'wax.jpg' } },
  { ...blue, add: { ...nothing, slug: 'winter-wax', option: '색: 파랑', option_en: 'Color: Blue' } },
]

test('rows of unknown codes become a product with its options that buyers find, and one undo takes it out again', async () => {
  const dry = await send(wax, true)
  expect(dry.rows.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
  expect(await db.$count(productTable)).toBe(1)

  const { change_set_id } = await send(wax)
  const [made] = await db.select().from(productTable).where(eq(productTable.slug, 'winter-wax'))
  expect(made).toMatchObject({ name: '겨울 왁스', kind: 'goods', visible: true, archived: false })
  const shown = await visitor.catalog.show({ params: { product_id: made?.id ?? 0 } })
  expect(shown.option_groups).toEqual([
    {
      name: '색',
      name_en: 'Color',
      values: [
        { name: '빨강', name_en: 'Red' },
        { name: '파랑', name_en: 'Blue' },
      ],
    },
  ])
  const variants = await db
    .select({ sku: variantTable.sku, barcode: variantTable.barcode, on_hand: stockTable.on_hand })
    .from(variantTable)
    .innerJoin(stockTable, eq(stockTable.variant_id, variantTable.id))
    .where(eq(variantTable.product_id, made?.id ?? 0))
    .orderBy(asc(variantTable.id))
  expect(variants).toEqual([
    { sku: 'WAX-R', barcode: '8801234567893', on_hand: 3 },
    { sku: 'WAX-B', barcode: null, on_hand: 4 },
  ])

  await (await clerk()).changeSets.undo({ params: { id: change_set_id ?? 0 }, query: {} })
  await expect(visitor.catalog.show({ params: { product_id: made?.id ?? 0 } })).rejects.toMatchObject({ status: 404 })
  // No one had bought it, put it into a cart or worked on it: nothing is left of it, not even an archived product.
  expect(await db.$count(productTable)).toBe(1)
  expect(await db.$count(variantTable)).toBe(1)
  const again = await send(wax)
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
})

test('of new products that are undone, one that someone wished for or staff worked on stays, archived', async () => {
  const files = ['W-1', 'W-2', 'W-3'].map((sku) => ({
    sku,
    set: { ...prices, name: sku, visible: true },
    add: { ...nothing, pictures: 'wax.jpg' },
  }))
  const { change_set_id } = await send(files)
  const idOf = async (slug: string) =>
    (await db.select().from(productTable).where(eq(productTable.slug, slug)))[0]?.id ?? 0
  const [first, second] = [await idOf('w-1'), await idOf('w-2')]
  await (await as('hana')).wish.add({ body: { product_id: first } })
  await (await clerk()).catalog.change({ params: { product_id: second }, body: { summary: '다시 쓴 글' } })
  await (await clerk()).changeSets.undo({ params: { id: change_set_id ?? 0 }, query: {} })
  const left = await db.select().from(productTable).orderBy(asc(productTable.id))
  expect(left).toMatchObject([{ id: 1 }, { id: first, archived: true }, { id: second, archived: true }])
})

test('the same file again changes what is there and makes nothing twice', async () => {
  await send(wax)
  const later = wax.map((row) => ({ ...row, set: { ...row.set, price_krw: 15_000 } }))
  const { rows } = await send(later)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
  expect(await db.$count(productTable)).toBe(2)
})

test('a category is found by its name or by the way to it, with those above it', async () => {
  const [top] = await db.insert(categoryTable).values({ position: 0, name: '재료', name_en: 'Materials' }).returning()
  await db.insert(categoryTable).values({ parent_id: top?.id ?? null, position: 0, name: '왁스', name_en: 'Wax' })
  await send([{ sku: 'W-1', set: prices, add: { ...nothing, category: '재료 > 왁스' } }])
  const { data } = await (await clerk()).staffProducts.list({ query: { category: top?.id } })
  expect(data).toMatchObject([{ name: '겨울 왁스', visible: false, categories: [{ name: '왁스' }] }])
})

test.each([
  ['no name', { sku: 'W-1', set: { price_krw: 1, price_usd: 1 } }, {}, '새 상품에는 이름이 필요해요.'],
  ['no dollars', { sku: 'W-1', set: { name: '왁스', price_krw: 1 } }, {}, '새 상품에는 원과 달러 가격이 필요해요.'],
  ['a category that is none', { sku: 'W-1', set: prices }, { category: '없는 것' }, '이 이름의 카테고리가 없어요.'],
  [
    'a picture that is none',
    { sku: 'W-1', set: prices },
    { pictures: 'lost.jpg' },
    '사진 라이브러리에 이 이름의 사진이 없어요.',
  ],
  [
    'nothing to show',
    { sku: 'W-1', set: { ...prices, visible: true } },
    {},
    '사진이 없는 상품은 보일 수 없어요. 사진 이름을 적거나 숨김으로 바꿔 주세요.',
  ],
  [
    'options in other words',
    { sku: 'W-1', set: prices },
    { option: '빨강' },
    '옵션은 색: 빨강 / 크기: 큼처럼 적어 주세요.',
  ],
  ['a class', { sku: 'W-1', set: prices }, { kind: '클래스' }, '엑셀로는 상품, 책, 주문 제작만 만들 수 있어요.'],
])(
  'a new product with %s is refused with the reason, and nothing of the file is applied',
  async (_, row, add, reason) => {
    const { rows, change_set_id } = await send([...wax, { ...row, add: { ...nothing, ...add } }])
    expect(rows[2]).toMatchObject({ outcome: 'refused', reason })
    expect(change_set_id).toBeNull()
    expect(await db.$count(productTable)).toBe(1)
  },
)

test('a barcode belongs to one option', async () => {
  await send(wax)
  const { rows } = await send([{ sku: 'SKU-1', set: { barcode: '8801234567893' } }], true)
  expect(rows).toMatchObject([{ outcome: 'refused', reason: '다른 옵션의 바코드예요.' }])
  const { data } = await (await clerk()).staffStock.list({ query: { skus: '8801234567893' } })
  expect(data.map(({ sku }) => sku)).toEqual(['WAX-R'])
})
