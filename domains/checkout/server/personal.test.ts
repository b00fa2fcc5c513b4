import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { mergeCart } from '../../cart/server/merge-cart.ts'
import { cartTable } from '../../cart/server/tables.ts'
import { tierPriceTable } from '../../catalog/server/offer-tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderData } from '../../order/server/personal-data.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const { ctx, db, as, empty } = await testShop({ gateways: testGateways().gateways })
type Client = Awaited<ReturnType<typeof as>>

const engraving = {
  key: 'engraving',
  kind: 'text' as const,
  name: '새길 문구',
  name_en: 'Engraving',
  required: true,
  max_length: 12,
  price_krw: 3_000,
  price_usd: 250,
}
const day = { ...engraving, key: 'day', kind: 'date' as const, name: '날짜', name_en: 'Date', required: false }
const picture = {
  ...engraving,
  key: 'picture',
  kind: 'file' as const,
  name: '사진',
  name_en: 'Picture',
  required: false,
}

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (problem) => problem.errors ?? problem.status,
  )

let bottle = 0
let clerk: Client
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 500 })
  bottle = await variantOf(db, 1)
  clerk = await as('clerk', { permissions: ['products', 'orders'] })
  await clerk.catalog.staff.personalFields({ params: { product_id: 1 }, body: { fields: [engraving, day, picture] } })
})

type Filled = { key: string; value: string }
const put = (client: Client, personal: Filled[], quantity = 1) =>
  client.cart.add({ body: { lines: [{ variant_id: bottle, quantity, personal }] } })
const engrave = (value: string) => [{ key: 'engraving', value }]

test('staff declare fields, and the page of the product asks for them', async () => {
  const visitor = await as()
  const { personal_fields } = await visitor.catalog.show({ params: { product_id: 1 } })
  expect(personal_fields.map(({ key, price_krw }) => [key, price_krw])).toEqual([
    ['engraving', 3_000],
    ['day', 3_000],
    ['picture', 3_000],
  ])
  const twice = { params: { product_id: 1 }, body: { fields: [engraving, engraving] } }
  expect(await refusalOf(clerk.catalog.staff.personalFields(twice))).toHaveProperty('fields')
  const other = await as('packer', { permissions: ['orders'] })
  expect(await refusalOf(other.catalog.staff.personalFields({ ...twice, body: { fields: [] } }))).toBe(403)
})

test('another text is another line, the same text more of the same', async () => {
  const visitor = await as()
  await put(visitor, engrave('하나'))
  await put(visitor, engrave('두리'))
  await put(visitor, engrave('하나'), 2)
  const { lines, goods_amount } = await visitor.cart.show()
  expect(lines.map(({ quantity, personal }) => [personal[0]?.value, quantity])).toEqual([
    ['하나', 3],
    ['두리', 1],
  ])
  expect(lines[0]).toMatchObject({ unit_amount: 23_000, list_amount: 23_000, seen_amount: null, trouble: null })
  expect(goods_amount).toBe(4 * 23_000)
})

test('what is missing, too long, unprintable or unknown is refused under its field', async () => {
  const visitor = await as()
  const refusals = [
    [[], 'personal.engraving'],
    [engrave('   '), 'personal.engraving'],
    [engrave('열세 글자는 너무 길어요요'), 'personal.engraving'],
    [engrave('<script>'), 'personal.engraving'],
    [engrave('하트😀'), 'personal.engraving'],
    [[...engrave('하나'), { key: 'day', value: '2026-02-30' }], 'personal.day'],
    [[...engrave('하나'), { key: 'picture', value: 'not-a-file' }], 'personal.picture'],
    [[...engrave('하나'), { key: 'other', value: 'x' }], 'personal'],
  ] as const
  for (const [personal, field] of refusals)
    expect(await refusalOf(put(visitor, [...personal])), JSON.stringify(personal)).toHaveProperty([field])
  await put(visitor, engrave('열두 글자까지 새겨 줘요'.slice(0, 12)))
  expect((await visitor.cart.show()).lines).toHaveLength(1)
})

test('a tier for everyone cuts the engraving too, and the trace can be replayed', async () => {
  await db.insert(tierPriceTable).values({ product_id: 1, grade: 'general', min_quantity: 10, percent: 10 })
  const visitor = await as()
  await put(visitor, engrave('하나'), 10)
  expect((await visitor.cart.show()).lines).toMatchObject([{ unit_amount: 20_700, list_amount: 23_000 }])
})

test('two lines that were put in by a visitor stay two when they sign in', async () => {
  const visitor = await as()
  await put(visitor, engrave('하나'))
  await put(visitor, engrave('두리'))
  const [cart] = await db.select().from(cartTable)
  const cart_key = cart?.owner.replace('key:', '') ?? ''
  const hana = await as('hana')
  await put(hana, engrave('하나'), 2)
  await mergeCart({ ...ctx, visitor: { ...ctx.visitor, cookies: { cart_key } } }, 'hana')
  const { lines } = await hana.cart.show()
  expect(lines.map(({ quantity, personal }) => [personal[0]?.value, quantity])).toEqual([
    ['하나', 2],
    ['두리', 1],
  ])
})

test('the order, the packer and the documents know what to engrave; it cannot be returned', async () => {
  const hana = await as('hana')
  await put(hana, [...engrave('하나'), { key: 'day', value: '2026-05-01' }])
  const quote = await hana.checkout.quote({ body: {} })
  expect(quote.lines).toMatchObject([
    { no_return: 'custom_made', unit_amount: 26_000, personal: [{ value: '하나' }, {}] },
  ])
  await hana.cart.remove({ params: { line_id: quote.lines[0]?.line_id ?? 0 } })
  const personal = [...engrave('하나'), { key: 'day', value: '2026-05-01' }]
  const { order_id } = await buyPaid(ctx, hana, bottle, { personal })
  const [line] = (await hana.order.show({ params: { order_id } })).lines
  expect(line?.personal).toMatchObject([
    { name: '새길 문구', value: '하나' },
    { name: '날짜', value: '2026-05-01' },
  ])
  const packed = await clerk.staffOrders.show({ params: { order_id } })
  expect(packed.lines).toMatchObject([{ no_return: 'custom_made', personal: [{ value: '하나' }, {}] }])
  const statement = await hana.orderStatement.show({ params: { order_id }, query: {} })
  expect(JSON.stringify(statement)).toContain('새길 문구: 하나')
})

test('what is made for one buyer is not ordered before they agree that it cannot be returned', async () => {
  const hana = await as('hana')
  await put(hana, engrave('하나'))
  const { total_amount } = await hana.checkout.quote({ body: {} })
  const consents = { order: true, privacy: true, no_return: false }
  expect(await refusalOf(hana.checkout.place({ body: filledForm(total_amount, { consents }) }))).toHaveProperty([
    'consents.no_return',
  ])
  expect(await refusalOf(hana.checkout.place({ body: filledForm(total_amount) }))).toBe('taken')
})

test('ordering the same again asks for the same text', async () => {
  const hana = await as('hana')
  const { order_id } = await buyPaid(ctx, hana, bottle, { personal: engrave('하나') })
  await hana.reorder.add({ params: { order_id }, query: {} })
  await hana.reorder.add({ params: { order_id }, query: {} })
  expect((await hana.cart.show()).lines).toMatchObject([{ quantity: 1, personal: [{ value: '하나' }] }])
})

test('a quotation of the cart carries the text into the order', async () => {
  const hana = await as('hana')
  await put(hana, engrave('하나'), 3)
  const body = { request_key: crypto.randomUUID(), from: 'cart' as const, email: 'hana@example.com' }
  const { id } = await hana.quotation.save({ body })
  const params = { quotation_id: id }
  const sent = await hana.quotation.send({ params, query: {} })
  expect(sent.lines).toMatchObject([{ unit_amount: 23_000, personal: [{ value: '하나' }] }])
  await hana.quotation.accept({ params, query: {}, body: { version: sent.version } })
  const quotation = { id, view_key: null }
  const { total_amount } = await hana.checkout.quote({ body: { quotation } })
  const { order_id } = await hana.checkout.place({ body: filledForm(total_amount, { quotation }) })
  const lines = await db.select().from(orderLineTable).where(eq(orderLineTable.order_id, order_id))
  expect(lines).toMatchObject([{ personal: [{ value: '하나' }], no_return: 'custom_made' }])
})

test('a file is uploaded first, and only for this', async () => {
  const visitor = await as()
  const { id, name } = await visitor.custom.addFile({ body: { file: [fileOf(await photograph(), '문장.jpg')] } })
  await put(visitor, [...engrave('하나'), { key: 'picture', value: id }])
  const [line] = (await visitor.cart.show()).lines
  expect(line?.personal[1]).toMatchObject({ key: 'picture', value: name, file_id: id })
  expect(await refusalOf(visitor.custom.addFile({ body: { file: [] } }))).toHaveProperty('file')
})

const person = { mb_name: '김하나', mb_hp: '', mb_email: 'hana@example.com', pseudonym: 'x' }

test('a member’s personal values are erased when they leave', async () => {
  const hana = await as('hana')
  const { order_id } = await buyPaid(ctx, hana, bottle, { personal: engrave('김하나') })
  await orderData.erase(ctx, { ...person, mb_id: 'hana' })
  const lines = await db.select().from(orderLineTable).where(eq(orderLineTable.order_id, order_id))
  expect(lines).toMatchObject([{ personal: [] }])
})
