import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { memberTable } from '../../member/server/tables.ts'
import { type Grade, grades } from '../../member/words.ts'
import { testShop } from '../../testing.ts'
import { unitPrice } from '../price.ts'
import { givenProduct } from '../testing/products.ts'
import { gradesWithPrices } from '../words.ts'

const shop = await testShop()
const { as, ctx, db, empty } = shop
beforeEach(empty)

const at = new Date()
const params = { product_id: 1 }
const clerk = async () => (await as('clerk', { permissions: ['products'] })).catalog

async function memberOf(grade: Grade) {
  const client = await as(`m_${grade}`)
  await db
    .update(memberTable)
    .set({ grade })
    .where(eq(memberTable.mb_id, `m_${grade}`))
  return client
}

/** A sale for everyone, a price for dealers, tiers for wholesalers. */
async function givenOffers() {
  await givenProduct(ctx, { id: 1, price_krw: 40_000, sale_price_krw: 36_000, sale_price_usd: 2_800, stock: 500 })
  await givenProduct(ctx, { id: 2, price_krw: 8_000 })
  const { staff } = await clerk()
  const [mine] = (await staff.show({ params })).variants
  const [beside] = (await staff.show({ params: { product_id: 2 } })).variants
  const variant = { product_id: 1, variant_id: mine?.id ?? 0 }
  const dealer = { grade: 'dealer', price_krw: 25_000, price_usd: 1_900 } as const
  await staff.gradePrices({ params: variant, body: { prices: [dealer] } })
  await staff.tiers({
    params,
    body: {
      tiers: [
        { grade: 'wholesale', min_quantity: 50, percent: 12 },
        { grade: 'wholesale', min_quantity: 10, percent: 5 },
      ],
    },
  })
  await staff.addOns({ params, body: { variant_ids: [beside?.id ?? 0] } })
  return { variant_id: variant.variant_id, beside_id: beside?.id ?? 0 }
}

const expected: Record<Grade, number> = {
  general: 36_000,
  silver: 36_000,
  gold: 36_000,
  dealer: 25_000,
  wholesale: 34_200,
}

test.each(grades)('the page and the cart agree on what a %s member pays for ten', async (grade) => {
  const { variant_id, beside_id } = await givenOffers()
  const member = await memberOf(grade)
  const mine = await member.catalog.myPrice({ params })
  expect(mine.grade).toBe(grade)
  expect(mine.variants.map(({ id }) => id).sort()).toEqual([variant_id, beside_id].sort())
  const rules = mine.variants.find(({ id }) => id === variant_id)?.rules.krw
  if (!rules) throw new Error('no price for the variant')
  expect(unitPrice(rules, { quantity: 10, at }).amount).toBe(expected[grade])
  await member.cart.add({ body: { lines: [{ variant_id, quantity: 10 }] } })
  expect((await member.cart.show()).lines).toMatchObject([{ unit_amount: expected[grade] }])
})

test('everyone’s page says everyone’s rules, and a sale that is over is none', async () => {
  const yesterday = new Date(Date.now() - 86_400_000)
  await givenProduct(ctx, { id: 1, price_krw: 40_000, sale_price_krw: 36_000, sale_price_usd: 2_800 })
  await givenProduct(ctx, {
    id: 2,
    price_krw: 40_000,
    sale_price_krw: 36_000,
    sale_price_usd: 2_800,
    sale_to: yesterday,
  })
  const visitor = (await as()).catalog
  const rulesOf = async (product_id: number) => (await visitor.show({ params: { product_id } })).variants[0]?.rules.krw
  expect(await rulesOf(1)).toMatchObject({
    base: 40_000,
    sale: { base: 40_000, price: 36_000 },
    grade: null,
    tiers: [],
  })
  expect(await rulesOf(2)).toMatchObject({ base: 40_000, sale: null })
})

test('when a sale ends is said while it is on, neither before nor afterwards', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const sale = { sale_price_krw: 36_000, sale_price_usd: 2_800 }
  const [on, tomorrow] = [inDays(2), inDays(1)]
  await givenProduct(ctx, { id: 1, ...sale, sale_from: inDays(-1), sale_to: on })
  await givenProduct(ctx, { id: 2, ...sale, sale_from: tomorrow, sale_to: on })
  await givenProduct(ctx, { id: 3, ...sale, sale_to: inDays(-1) })
  const visitor = (await as()).catalog
  const said = [1, 2, 3].map(async (product_id) => (await visitor.show({ params: { product_id } })).sale_to)
  expect(await Promise.all(said)).toEqual([on.toISOString(), null, null])
})

test('everyone may have tiers but no price of their own; one said twice is refused', async () => {
  const { variant_id } = await givenOffers()
  const { staff } = await clerk()
  const tier = { grade: 'general' as const, min_quantity: 5, percent: 5 }
  await staff.tiers({ params, body: { tiers: [tier] } })
  const shown = await (await as()).catalog.show({ params })
  expect(shown.variants[0]?.rules.krw.tiers).toEqual([{ min_quantity: 5, percent: 5 }])
  await expect(staff.tiers({ params, body: { tiers: [tier, tier] } })).rejects.toMatchObject({ status: 422 })
  const price = { grade: gradesWithPrices[0], price_krw: 1, price_usd: 1 }
  const twice = staff.gradePrices({ params: { ...params, variant_id }, body: { prices: [price, price] } })
  await expect(twice).rejects.toMatchObject({ status: 422, errors: { prices: ['같은 것을 두 번 적었어요.'] } })
})

test('documents are named to everyone, opened by members, and gone with their product', async () => {
  await givenProduct(ctx, { id: 1 })
  const { staff, change } = await clerk()
  const document = { name: 'MSDS', name_en: 'MSDS', lang: 'kr', version: '3' } as const
  await staff.addDocument({ params, body: { ...document, kind: 'msds', file: [fileOf(pdf, 'msds.pdf')] } })
  await staff.addDocument({ params, body: { ...document, kind: 'ifra' } })
  const { documents } = await (await as()).catalog.show({ params })
  expect(documents).toMatchObject([
    { kind: 'msds', has_file: true },
    { kind: 'ifra', has_file: false },
  ])
  const open = (id = 0) => ({ params: { document_id: id } })
  const hana = (await as('hana')).catalog
  await expect((await as()).catalog.documentFile(open(documents[0]?.id))).rejects.toMatchObject({ status: 401 })
  await expect(hana.documentFile(open(documents[1]?.id))).rejects.toMatchObject({ status: 404 })
  const url = `/api/v1/product-documents/${documents[0]?.id}/file`
  const opened = await shop.app.inject({ url, ...(await browserOf({ ...shop, mb_id: 'hana' })) })
  expect(opened).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } })
  expect(opened.rawPayload.equals(pdf)).toBe(true)
  await change({ params, body: { visible: false } })
  await expect(hana.documentFile(open(documents[0]?.id))).rejects.toMatchObject({ status: 404 })
  await staff.removeDocument({ params: { product_id: 1, document_id: documents[0]?.id ?? 0 } })
  expect((await staff.show({ params })).documents).toMatchObject([{ kind: 'ifra' }])
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
