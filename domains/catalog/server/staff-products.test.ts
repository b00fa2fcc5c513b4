import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenProduct } from '../testing/products.ts'
import { alsoBoughtTable, categoryTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const picture = { src: '/media/a-{width}.webp', width: 960, height: 1200, widths: [480, 960], tone: '' }
const form = {
  kind: 'goods' as const,
  slug: 'fig-shade',
  name: '무화과 그늘',
  name_en: 'Fig Shade',
  summary: '한낮의 그늘',
  summary_en: 'Noon shade',
  type_label: '소이 캔들',
  type_label_en: 'Soy candle',
  price_krw: 42_000,
  price_usd: 3_100,
  pictures: [picture],
}

const clerk = async () => (await as('clerk', { permissions: ['products'] })).catalog
const refused = (field: string) => ({ status: 422, errors: { [field]: [expect.any(String)] } })
const size = { name: '용량', name_en: 'Size', values: ['180 g', '250 g'].map((name) => ({ name, name_en: name })) }

async function givenMade(more: object = {}) {
  const { change, staff } = await clerk()
  const { id: product_id } = await staff.create({ body: { ...form, ...more } })
  return { change, staff, product_id, params: { product_id } }
}

test('a product is made hidden, given sizes and stock, and shown', async () => {
  const { change, staff, product_id, params } = await givenMade()
  await expect(visitor.catalog.show({ params })).rejects.toMatchObject({ status: 404 })
  await staff.options({ params, body: { option_groups: [size] } })
  await staff.addVariant({ params, body: { sku: 'fig-180', values: ['180 g'], weight_g: 180, price_krw: 30_000 } })
  const sheet = await staff.addVariant({
    params,
    body: { sku: 'FIG-250', values: ['250 g'], weight_g: 250, on_hand: 4 },
  })
  expect(sheet.variants).toMatchObject([
    { sku: 'FIG-180', on_hand: 0, price_krw: 30_000, position: 0 },
    { sku: 'FIG-250', on_hand: 4, price_krw: null, position: 1 },
  ])
  await change({ params, body: { visible: true } })
  const product = await visitor.catalog.show({ params })
  expect(product).toMatchObject({ sold_out: false, variants: [{ sold_out: true, left: null }, { left: 4 }] })
  expect((await visitor.catalog.list({ query: {} })).data).toMatchObject([{ id: product_id }])
  const log = await db.select().from(auditTable).orderBy(auditTable.id)
  expect(log.map(({ action }) => action)).toEqual([
    'product.create',
    'product.options',
    'product.variant',
    'product.variant',
    'product.change',
  ])
})

test.each([
  ['a sale price in one currency only', { sale_price_krw: 30_000 }, 'sale_price_usd'],
  ['a sale that is dearer', { sale_price_krw: 50_000, sale_price_usd: 3_000 }, 'sale_price_krw'],
  [
    'a sale that ends before it begins',
    { sale_from: '2026-12-02T00:00:00Z', sale_to: '2026-12-01T00:00:00Z' },
    'sale_to',
  ],
  ['more at least than at most', { min_quantity: 5, max_quantity: 3 }, 'max_quantity'],
  ['a price below nothing', { price_krw: -1 }, 'price_krw'],
  ['no picture', { pictures: [] }, 'pictures'],
  ['a picture of nobody', { pictures: [{ ...picture, src: 'https://example.com/a.jpg' }] }, 'pictures.0.src'],
  ['a picture outside of the media', { pictures: [{ ...picture, src: '/media/../api/v1/logout' }] }, 'pictures.0.src'],
  ['a tone that is no colour', { pictures: [{ ...picture, tone: 'url(//evil.example)' }] }, 'pictures.0.tone'],
  ['a blur that is no picture', { pictures: [{ ...picture, blur: '"><script>' }] }, 'pictures.0.blur'],
  ['a picture without a size', { pictures: [{ ...picture, height: 0 }] }, 'pictures.0.height'],
  ['a lost picture', { pictures: [{ ...picture, src: `/media/photo-${'0'.repeat(16)}-{width}.webp` }] }, 'pictures'],
  ['no name', { name: ' ' }, 'name'],
])('%s is refused', async (_, body, field) => {
  const { change, params } = await givenMade()
  await expect(change({ params, body })).rejects.toMatchObject(refused(field))
})

test('names and codes are given once', async () => {
  const { staff, params } = await givenMade()
  await expect(staff.create({ body: form })).rejects.toMatchObject(refused('slug'))
  await staff.addVariant({ params, body: { sku: 'FIG-1', values: [], weight_g: 1 } })
  const again = staff.addVariant({ params, body: { sku: 'FIG-2', values: [], weight_g: 1 } })
  await expect(again).rejects.toMatchObject(refused('values'))
  await givenProduct(ctx, { id: 9_000 })
  const other = { product_id: 9_000 }
  await staff.options({ params: other, body: { option_groups: [] } })
  const taken = staff.changeVariant({
    params: { ...params, variant_id: (await staff.show({ params })).variants[0]?.id ?? 0 },
    body: { sku: 'SKU-9000' },
  })
  await expect(taken).rejects.toMatchObject(refused('sku'))
})

test('a variant is made of its product’s options, and those it is made of stay', async () => {
  const { staff, params } = await givenMade()
  await staff.options({ params, body: { option_groups: [size] } })
  const wrong = staff.addVariant({ params, body: { sku: 'FIG-1', values: ['500 g'], weight_g: 1 } })
  await expect(wrong).rejects.toMatchObject(refused('values'))
  await staff.addVariant({ params, body: { sku: 'FIG-1', values: ['180 g'], weight_g: 1 } })
  const without = { ...size, values: size.values.slice(1) }
  const taking = staff.options({ params, body: { option_groups: [without] } })
  await expect(taking).rejects.toMatchObject(refused('option_groups'))
})

test('a retired variant leaves the page, and what is bought no longer finds it', async () => {
  const { change, staff, product_id, params } = await givenMade({ visible: true })
  const { variants } = await staff.addVariant({ params, body: { sku: 'FIG-1', values: [], weight_g: 1, on_hand: 9 } })
  const variant_id = variants[0]?.id ?? 0
  await visitor.cart.add({ body: { lines: [{ variant_id, quantity: 1 }] } })
  await staff.changeVariant({ params: { product_id, variant_id }, body: { retired: true } })
  expect((await visitor.cart.show()).lines).toMatchObject([{ trouble: 'gone' }])
  await change({ params, body: {} })
  await expect.poll(async () => (await visitor.catalog.show({ params })).variants).toEqual([])
  expect((await staff.show({ params })).variants).toMatchObject([{ retired: true, on_hand: 9 }])
  const foreign = staff.changeVariant({ params: { product_id: 999, variant_id }, body: {} })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
})

test('a product stands in the categories above its own, too', async () => {
  const { staff, params } = await givenMade({ visible: true })
  await db.insert(categoryTable).values([
    { id: 2, position: 0, name: '캔들', name_en: 'Candles' },
    { id: 20, parent_id: 2, position: 0, name: '소이', name_en: 'Soy' },
  ])
  expect((await staff.categories({ params, body: { category_ids: [20] } })).category_ids).toEqual([2, 20])
  expect((await visitor.catalog.list({ query: { category: 2 } })).total).toBe(1)
  const none = staff.categories({ params, body: { category_ids: [77] } })
  await expect(none).rejects.toMatchObject(refused('category_ids'))
})

test('a hidden product is gone from lists, search, its page, its price and what stands beside others', async () => {
  const { change, staff } = await clerk()
  await givenProduct(ctx, { id: 1, category_ids: [2] })
  await givenProduct(ctx, { id: 2, category_ids: [2] })
  const variant_id = (await staff.show({ params: { product_id: 2 } })).variants[0]?.id ?? 0
  const of = { params: { product_id: 1 } }
  const it = { params: { product_id: 2 } }
  await staff.related({ ...of, body: { product_ids: [2] } })
  await staff.addOns({ ...of, body: { variant_ids: [variant_id] } })
  await db.insert(alsoBoughtTable).values({ product_id: 1, other_id: 2, together: 3 })
  const member = (await as('hana')).catalog
  expect(await visitor.catalog.related(of)).toMatchObject([{ id: 2 }])
  expect(await visitor.catalog.alsoBought(of)).toMatchObject([{ id: 2 }])
  const find = async () => (await visitor.search.find({ query: { keyword: '상품 2' } })).data.map(({ id }) => id)
  expect(await find()).toContain(2)
  expect((await visitor.catalog.show(of)).add_ons).toMatchObject([{ product_id: 2 }])
  await change({ ...it, body: { visible: false } })
  await expect.poll(() => visitor.catalog.related(of)).toEqual([])
  expect(await visitor.catalog.alsoBought(of)).toEqual([])
  expect(await find()).not.toContain(2)
  expect((await visitor.catalog.show(of)).add_ons).toEqual([])
  expect((await visitor.catalog.list({ query: { category: 2 } })).data).toMatchObject([{ id: 1 }])
  expect(await visitor.catalog.cards({ query: { ids: '1,2' } })).toMatchObject([{ id: 1 }])
  await expect(visitor.catalog.show(it)).rejects.toMatchObject({ status: 404 })
  await expect(member.myPrice(it)).rejects.toMatchObject({ status: 404 })
})

test('a new price is on the page at once, and on the pages where it is offered beside', async () => {
  const { change, staff } = await clerk()
  await givenProduct(ctx, { id: 1 })
  await givenProduct(ctx, { id: 2, price_krw: 8_000 })
  const variant_id = (await staff.show({ params: { product_id: 2 } })).variants[0]?.id ?? 0
  await staff.addOns({ params: { product_id: 1 }, body: { variant_ids: [variant_id] } })
  const beside = async () => (await visitor.catalog.show({ params: { product_id: 1 } })).add_ons[0]?.price.krw.amount
  await expect.poll(beside).toBe(8_000)
  await change({ params: { product_id: 2 }, body: { price_krw: 9_000 } })
  await expect.poll(beside).toBe(9_000)
  expect((await visitor.catalog.show({ params: { product_id: 2 } })).price.krw.amount).toBe(9_000)
})

test('pictures are put in another order, and the first stands for the product', async () => {
  await givenProduct(ctx, { id: 1, pictures: [picture, { ...picture, src: '/media/b-{width}.webp' }] })
  const { change } = await clerk()
  const params = { product_id: 1 }
  const { pictures } = await visitor.catalog.show({ params })
  const turned = await change({ params, body: { pictures: pictures.toReversed() } })
  expect(turned.picture.src).toBe('/media/b-{width}.webp')
})

test('of the old state the log keeps what changed', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 42_000 })
  await (await clerk()).change({ params: { product_id: 1 }, body: { price_krw: 45_000 } })
  const [entry] = await db.select().from(auditTable).where(eq(auditTable.subject, 'product:1'))
  expect(entry).toMatchObject({ mb_id: 'clerk', before: { price_krw: 42_000 }, after: { price_krw: 45_000 } })
})
