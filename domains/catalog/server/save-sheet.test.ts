import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct, givenProducts } from './testing.ts'

const { as, ctx, empty } = await testShop()
const visitor = await as()
beforeEach(async () => {
  await empty()
  await givenProducts(ctx, [{ id: 1, category_ids: [2] }, { id: 2 }])
})

const params = { product_id: 1 }
const clerk = () => as('clerk', { permissions: ['products'] })
const size = (...names: string[]) => [
  { name: '용량', name_en: 'Size', values: names.map((name) => ({ name, name_en: name })) },
]
const option = { price_krw: null, price_usd: null, weight_g: 180, retired: false }

test('a sheet is saved as one: texts, options, categories and what stands beside it', async () => {
  const { staffProducts, catalog } = await clerk()
  const sheet = await catalog.staff.show({ params })
  const saved = await staffProducts.save({
    params,
    body: {
      based_on: sheet.version,
      product: { name: '무화과 그늘', price_krw: 39_000 },
      option_groups: size('180 g', '250 g'),
      variants: [
        { ...option, id: sheet.variants[0]?.id, sku: 'FIG-180', values: ['180 g'] },
        { ...option, sku: 'FIG-250', values: ['250 g'], price_krw: 50_000, on_hand: 3 },
      ],
      category_ids: [],
      related_ids: [2],
    },
  })
  expect(saved).toMatchObject({
    name: '무화과 그늘',
    category_ids: [],
    related_ids: [2],
    variants: [
      { sku: 'FIG-180', on_hand: 5 },
      { sku: 'FIG-250', on_hand: 3, price_krw: 50_000 },
    ],
  })
  expect(saved.version).toBeGreaterThan(sheet.version)
  await expect.poll(async () => (await visitor.catalog.show({ params })).name).toBe('무화과 그늘')
  const history = await staffProducts.history({ params })
  expect(history[0]).toMatchObject({ mb_id: 'clerk', action: 'product.related' })
})

test('saving an outdated version is refused, and nothing is overwritten', async () => {
  const { staffProducts, catalog } = await clerk()
  const { version: based_on } = await catalog.staff.show({ params })
  await staffProducts.save({ params, body: { based_on, product: { name: '먼저' } } })
  const late = staffProducts.save({ params, body: { based_on, product: { name: '나중', price_krw: 1 } } })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'changed' })
  expect(await catalog.staff.show({ params })).toMatchObject({ name: '먼저', price_krw: 42_000 })
})

test('of two saves at once one is refused', async () => {
  const { staffProducts, catalog } = await clerk()
  const { version: based_on } = await catalog.staff.show({ params })
  const sent = ['하나', '둘'].map((name) => staffProducts.save({ params, body: { based_on, product: { name } } }))
  expect((await Promise.allSettled(sent)).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('what is refused leaves the whole sheet as it was', async () => {
  const { staffProducts, catalog } = await clerk()
  const before = await catalog.staff.show({ params })
  const [first] = before.variants
  const wrong = [
    { variants: [{ ...option, id: first?.id, sku: 'SKU-2', values: [] }] },
    { option_groups: size('180 g') },
    { related_ids: [77] },
    { category_ids: [77] },
    { variants: [{ ...option, id: 999_999, sku: 'NEW-1', values: [] }] },
  ]
  for (const part of wrong) {
    const saving = staffProducts.save({ params, body: { based_on: before.version, product: { name: '새' }, ...part } })
    await expect(saving).rejects.toMatchObject({ status: expect.any(Number) })
  }
  expect(await catalog.staff.show({ params })).toEqual(before)
})

test('a value is renamed in the group and in its option at once', async () => {
  const { staffProducts, catalog } = await clerk()
  const { version, variants } = await catalog.staff.show({ params })
  const save = (based_on: number, name: string) =>
    staffProducts.save({
      params,
      body: {
        based_on,
        product: {},
        option_groups: size(name),
        variants: [{ ...option, id: variants[0]?.id, sku: 'SKU-1', values: [name] }],
      },
    })
  const first = await save(version, '180 g')
  expect((await save(first.version, '200 g')).variants).toMatchObject([{ values: ['200 g'] }])
})

test('products are listed by their ids, hidden ones too', async () => {
  await givenProduct(ctx, { id: 3, visible: false })
  const { data } = await (await clerk()).staffProducts.list({ query: { ids: '1,3' } })
  expect(data.map(({ id }) => id)).toEqual([3, 1])
})
