import { randomUUID } from 'node:crypto'
import { outboxTable, storedFileTable } from '@sillage/server-kit/tables.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { expireQuotations } from './expire.ts'
import { quotationTable } from './tables.ts'

const shop = await testShop()
const { db, ctx } = shop
beforeEach(shop.empty)

const photo = await photograph()
const brief = {
  space: 'cafe',
  area_m2: 86,
  traits: ['door', 'ceiling'],
  mood: { warmth: 28, weight: 58, clarity: 36, nature: 22 },
  words: '비 오는 날 책방에 막 들어왔을 때',
  link: 'https://example.com/mood',
  budget: 'medium',
  opens_on: '2099-02-20',
} as const
const contact = { company: '달밤 카페', name: '김하나', hp: '010-1234-5678', email: 'hana@example.com', consent: true }
const asked = () => ({ ...contact, ...brief, traits: [...brief.traits], request_key: randomUUID() })
type Api = Awaited<ReturnType<typeof shop.as>>
const request = (api: Api, more = {}) =>
  api.quotation.requestBrief({ body: { ...asked(), ...more, files: [fileOf(photo, '가게.jpg')] } })

test('a business asks for the fragrance of its space, and reads what it asked for', async () => {
  const guest = await shop.as()
  const { quotation_id, view_key } = await request(guest)
  const query = { view_key: view_key ?? '' }
  const shown = await guest.quotation.show({ params: { quotation_id }, query })
  expect(shown).toMatchObject({ state: 'draft', source: 'fragrance_service', lines: [], brief, request_key: null })
  expect(shown.files).toMatchObject([{ name: '가게.jpg' }])
  const emails = await db
    .select()
    .from(outboxTable)
    .where(eq(outboxTable.template, 'quotation.brief_requested'))
    .orderBy(outboxTable.channel)
  expect(emails).toMatchObject([
    { channel: 'alimtalk', recipient: contact.hp },
    { channel: 'mail', recipient: contact.email },
  ])
  // Only staff answer it: sending it to oneself would be a quotation without lines.
  await expect(guest.quotation.send({ params: { quotation_id }, query })).rejects.toMatchObject({ status: 409 })
})

test('a brief becomes a quotation that its member accepts', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 320_000, kind: 'service', stock: 5 })
  const hana = await shop.as('hana')
  const clerk = await shop.as('clerk', { permissions: ['quotations'] })
  const { quotation_id, view_key } = await request(hana)
  expect(view_key).toBeNull()
  const params = { quotation_id }
  expect((await clerk.staffQuotations.show({ params })).brief).toEqual(brief)
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 1, unit_amount: 2_400_000 }]
  await clerk.staffQuotations.change({ params, body: { lines, reason: '공간의 향' } })
  await clerk.staffQuotations.send({ params, query: {} })
  const accepted = await hana.quotation.accept({ params, query: {}, body: { version: 1 } })
  expect(accepted).toMatchObject({ state: 'accepted', goods_amount: 2_400_000, brief })
  const mine = await hana.quotation.list({ query: {} })
  expect(mine.data).toMatchObject([{ id: quotation_id, source: 'fragrance_service' }])
})

test('the same brief sent twice at once is one request', async () => {
  const guest = await shop.as()
  const body = { ...asked(), files: [fileOf(photo, '가게.jpg')] }
  await Promise.all([guest.quotation.requestBrief({ body }), guest.quotation.requestBrief({ body })])
  expect([await db.$count(quotationTable), await db.$count(storedFileTable)]).toEqual([1, 1])
})

test.each([
  ['opens_on', { opens_on: '2020-01-01' }],
  ['link', { link: 'javascript:alert(1)' }],
  ['area_m2', { area_m2: 1 }],
  ['space', { space: 'moon' }],
  ['consent', { consent: false }],
  ['hp', { hp: '' }],
])('a wrong %s is refused under its field', async (field, more) => {
  const refused = request(await shop.as(), more)
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } })
  expect(await db.$count(quotationTable)).toBe(0)
})

test('a brief without a date or traits is fine, and a request stays longer than a draft', async () => {
  await request(await shop.as(), { opens_on: null, traits: [], link: '', words: '' })
  await db.update(quotationTable).set({ created_at: new Date(Date.now() - 60 * 86_400_000) })
  await expireQuotations(ctx)
  const [row] = await db.select().from(quotationTable)
  expect(row?.brief).toMatchObject({ opens_on: null, traits: [] })
})
