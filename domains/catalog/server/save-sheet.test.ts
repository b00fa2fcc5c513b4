import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenProduct, givenProducts } from '../testing/products.ts'

const { as, ctx, db, empty } = await testShop()
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

test('grade prices, quantity discounts, add-ons and the parts of a kit are saved with the sheet', async () => {
  await givenProduct(ctx, { id: 5, kind: 'kit', stock: 0 })
  const { staffProducts, catalog } = await clerk()
  const part = (await catalog.staff.show({ params: { product_id: 2 } })).variants[0]
  const kit = await catalog.staff.show({ params: { product_id: 5 } })
  const wholesale = { grade: 'wholesale', price_krw: 30_000, price_usd: 2_200 } as const
  const variant = { ...option, id: kit.variants[0]?.id, sku: 'KIT-5', values: [] }
  const saved = await staffProducts.save({
    params: { product_id: 5 },
    body: {
      based_on: kit.version,
      product: {},
      variants: [{ ...variant, grade_prices: [wholesale], parts: [{ variant_id: part?.id ?? 0, quantity: 2 }] }],
      tiers: [{ grade: 'general', min_quantity: 10, percent: 5 }],
      add_on_ids: [part?.id ?? 0],
    },
  })
  expect(saved).toMatchObject({
    variants: [{ grade_prices: [wholesale], parts: [{ variant_id: part?.id, quantity: 2 }] }],
    tiers: [{ grade: 'general', min_quantity: 10, percent: 5 }],
    add_on_ids: [part?.id],
  })
  // Options that are sent without them keep them.
  const again = await staffProducts.save({
    params: { product_id: 5 },
    body: { based_on: saved.version, product: {}, variants: [{ ...variant, weight_g: 200 }] },
  })
  expect(again.variants).toMatchObject([{ weight_g: 200, grade_prices: [wholesale], parts: [{ quantity: 2 }] }])
  // The products of this test were given their ids: the next one counts on from there.
  await db.execute(`select setval(pg_get_serial_sequence('product', 'id'), 100)`)
  const copy = await staffProducts.duplicate({ params: { product_id: 5 } })
  expect(copy).toMatchObject({
    visible: false,
    add_on_ids: [part?.id],
    variants: [{ grade_prices: [wholesale], parts: [{ variant_id: part?.id, quantity: 2 }] }],
  })
})

test('parts of what is no kit are refused, and the sheet stays as it was', async () => {
  const { staffProducts, catalog } = await clerk()
  const before = await catalog.staff.show({ params })
  const variants = [
    { ...option, id: before.variants[0]?.id, sku: 'SKU-1', values: [], parts: [{ variant_id: 1, quantity: 1 }] },
  ]
  const saving = staffProducts.save({ params, body: { based_on: before.version, product: { name: '새' }, variants } })
  await expect(saving).rejects.toMatchObject({ status: 422, errors: { parts: [expect.any(String)] } })
  expect(await catalog.staff.show({ params })).toEqual(before)
})

test('the history says what every field was before', async () => {
  const { staffProducts, catalog } = await clerk()
  const { version, variants } = await catalog.staff.show({ params })
  const variant = { ...option, id: variants[0]?.id, sku: 'SKU-1', values: [], weight_g: 320 }
  await staffProducts.save({
    params,
    body: { based_on: version, product: { price_krw: 39_000 }, variants: [variant], related_ids: [2] },
  })
  const [related, options, product] = await staffProducts.history({ params })
  expect(related).toMatchObject({ before: { related_ids: [] }, after: { related_ids: [2] } })
  expect(options).toMatchObject({ before: { variants: [{ weight_g: 300 }] }, after: { variants: [{ weight_g: 320 }] } })
  expect(product).toMatchObject({ before: { price_krw: 42_000 }, after: { price_krw: 39_000 } })
})

test('what is seen on a picture is saved in both languages', async () => {
  const { staffProducts, catalog } = await clerk()
  const { version, pictures } = await catalog.staff.show({ params })
  const described = pictures.map((picture) => ({ ...picture, alt: '창가의 초', alt_en: 'A candle at the window' }))
  await staffProducts.save({ params, body: { based_on: version, product: { pictures: described } } })
  await expect
    .poll(async () => (await visitor.catalog.show({ params })).pictures)
    .toMatchObject([{ alt: '창가의 초', alt_en: 'A candle at the window' }])
})
