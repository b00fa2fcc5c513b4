import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable, variantTable } from '../../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../../catalog/testing/products.ts'
import type { BottleDesign } from '../../../custom/design-contract.ts'
import { filledForm } from '../../../order/testing/buyer.ts'
import { payPlaced } from '../../../order/testing/paid-order.ts'
import { testGateways } from '../../../payment/testing/gateways.ts'
import { testShop } from '../../../testing.ts'
import { openProductionSheet } from './production.ts'

const { ctx, db, as, empty } = await testShop({ gateways: testGateways().gateways })
type Client = Awaited<ReturnType<typeof as>>

const design: BottleDesign = {
  kind: 'bottle',
  vessel: 'moon',
  size: 100,
  glass: 'amber',
  cap: 'wood',
  label: { name: '봄밤', sub: 'No. 3', shape: 'rect', paper: 'cotton', font: 'serif', crest: 'moon' },
}
const field = {
  key: 'bottle',
  kind: 'design' as const,
  name: '디자인',
  name_en: 'Design',
  required: true,
  options: {
    'glass:amber': { krw: 600, usd: 45 },
    'crest:any': { krw: 400, usd: 30 },
    'cap:wood': { krw: 1_400, usd: 100 },
  },
}
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (problem) => problem.errors ?? problem.status,
  )

let jar = 0
let clerk: Client
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, price_krw: 24_000, stock: 500, kind: 'service' })
  jar = await variantOf(db, 1)
  await db
    .update(variantTable)
    .set({ values: ['달항아리', '100 ml'] })
    .where(eq(variantTable.id, jar))
  await db.update(productTable).set({ made_in_days: 10 }).where(eq(productTable.id, 1))
  clerk = await as('clerk', { permissions: ['products', 'orders'] })
  await clerk.catalog.staff.personalFields({ params: { product_id: 1 }, body: { fields: [field] } })
})

const put = (client: Client, made: unknown, quantity = 1) =>
  client.cart.add({
    body: { lines: [{ variant_id: jar, quantity, personal: [{ key: 'bottle', design: made as BottleDesign }] }] },
  })

test('a design is priced by its choices, and becomes a production sheet', async () => {
  const hana = await as('hana')
  await put(hana, design, 3)
  const cart = await hana.cart.show()
  expect(cart.lines).toMatchObject([{ unit_amount: 26_400, choices: [], personal: [{ value: '봄밤', design }] }])
  const { total_amount } = await hana.checkout.quote({ body: {} })
  const placed = await hana.checkout.place({ body: filledForm(total_amount) })
  expect((await clerk.staffProduction.list()).data).toEqual([])
  await payPlaced(ctx, placed)
  const { data } = await clerk.staffProduction.list()
  expect(data).toMatchObject([{ order_no: placed.order_no, quantity: 3, personal: [{ design }] }])
  expect(data[0]?.due_day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const { stream } = await openProductionSheet(ctx, data[0]?.line_id ?? 0)
  const pdf = (await buffer(stream)).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  // Vectors and shadings, no bitmap.
  expect(pdf).toContain('/ShadingType')
  expect(pdf).not.toContain('/Subtype /Image')
})

test('a design for another vessel, with markup or with too long a text is refused', async () => {
  const hana = await as('hana')
  const labelled = (name: string) => ({ ...design, label: { ...design.label, name } })
  const bad = [
    { ...design, vessel: 'cylinder' },
    { ...design, size: 50 },
    { ...design, glass: 'url(#x)' },
    labelled(''),
    labelled('<svg onload=alert(1)>'),
    labelled('"><script>'),
    labelled('javascript:\u0000'),
    labelled('열세 글자는 너무 길어요요'),
  ]
  for (const made of bad) expect(await refusalOf(put(hana, made)), JSON.stringify(made)).not.toBe('taken')
  expect((await hana.cart.show()).lines).toEqual([])
})

test('a saved design is opened by its code; only its owner lists it', async () => {
  const [hana, other, visitor] = [await as('hana'), await as('other'), await as()]
  const { code } = await hana.custom.save({ body: { design } })
  expect((await hana.custom.save({ body: { design } })).code).toBe(code)
  expect((await visitor.custom.save({ body: { design } })).code).not.toBe(code)
  expect((await visitor.custom.show({ params: { code } })).design).toEqual(design)
  const kind = { query: { kind: 'bottle' as const } }
  expect((await other.custom.list(kind)).data).toEqual([])
  expect((await hana.custom.list(kind)).data).toHaveLength(1)
  expect(await refusalOf(visitor.custom.show({ params: { code: 'unknown' } }))).toBe(404)
})

test('the page finds the product that a design is ordered as', async () => {
  const visitor = await as()
  expect((await visitor.catalog.designed({ params: { kind: 'bottle' } })).product?.id).toBe(1)
  expect((await visitor.catalog.designed({ params: { kind: 'fragrance' } })).product).toBeNull()
})
