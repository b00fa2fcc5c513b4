import { randomUUID } from 'node:crypto'
import { outboxTable, storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { draftOf } from '../testing/quotations.ts'
import { expireQuotations } from './expire.ts'
import { quotationTable } from './tables.ts'

const shop = await testShop()
const { db, ctx } = shop
beforeEach(shop.empty)

const photo = await photograph()
const { lines: _, ...asked } = draftOf([])
type Api = Awaited<ReturnType<typeof shop.as>>
const request = (api: Api) =>
  api.quotation.request({ body: { ...asked, list: '주문 제작 용기 300', files: [fileOf(photo, '도면.jpg')] } })
const notifiedHana = () =>
  db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'hana')).orderBy(notificationTable.id)
const newest = async () => (await db.select().from(quotationTable))[0]?.id ?? 0

test('what comes with a request is for those who answer it, and for no one else', async () => {
  const clerk = await shop.as('clerk', { permissions: ['quotations'] })
  await shop.as('packer', { permissions: ['orders'] })
  await request(await shop.as())
  const { files } = await clerk.staffQuotations.show({ params: { quotation_id: await newest() } })
  expect(files).toMatchObject([{ name: '도면.jpg', type: 'image/jpeg' }])
  const open = async (mb_id: string) =>
    (await shop.app.inject({ url: files[0]?.url ?? '', ...(await browserOf({ ...shop, mb_id })) })).statusCode
  expect([await open('clerk'), await open('packer')]).toEqual([200, 404])
})

test('who asked sees what was sent along: a member signed in, anyone else by the key of the email', async () => {
  const opened = async (url: string, mb_id?: string) =>
    (await shop.app.inject({ url, ...(await browserOf(mb_id ? { ...shop, mb_id } : shop)) })).statusCode
  const guest = await shop.as()
  const { quotation_id, view_key } = await request(guest)
  const params = { quotation_id }
  const query = { view_key: view_key ?? '' }
  const [file] = (await guest.quotation.show({ params, query })).files
  expect(file).toMatchObject({ name: '도면.jpg', type: 'image/jpeg' })
  expect(await opened(`${file?.url}?${new URLSearchParams(query)}`)).toBe(200)
  expect([await opened(file?.url ?? ''), await opened(`${file?.url}?view_key=x`)]).toEqual([404, 404])
  const [email] = await db.select().from(outboxTable).where(eq(outboxTable.template, 'quotation.requested'))
  expect(JSON.stringify(email?.payload)).toContain(`/shop/quotation?id=${quotation_id}&key=`)

  const [hana] = [await shop.as('hana'), await shop.as('other')]
  const mine = await hana.quotation.request({
    body: { ...asked, request_key: randomUUID(), list: '병 50', files: [fileOf(photo, '병.jpg')] },
  })
  expect(mine.view_key).toBeNull()
  const { files } = await hana.quotation.show({ params: { quotation_id: mine.quotation_id }, query: {} })
  expect(files).toMatchObject([{ name: '병.jpg' }])
  expect([await opened(files[0]?.url ?? '', 'hana'), await opened(files[0]?.url ?? '', 'other')]).toEqual([200, 404])
  // A key opens the files of its own request and of no other.
  const foreign = `/api/v1/quotations/${quotation_id}/files/${files[0]?.id}?${new URLSearchParams(query)}`
  expect(await opened(foreign)).toBe(404)
})

test('the same request sent at once with its files is one request, with its files once', async () => {
  const guest = await shop.as()
  await Promise.all([request(guest), request(guest)])
  expect(await db.$count(quotationTable)).toBe(1)
  expect(await db.$count(storedFileTable)).toBe(1)
})

test('a member whose request is declined reads why in the notifications, by mail and on the phone', async () => {
  const clerk = await shop.as('clerk', { permissions: ['quotations'] })
  await request(await shop.as('hana'))
  const quotation_id = await newest()
  await clerk.staffQuotations.decline({ params: { quotation_id }, body: { reason: '그 용기는 더 만들지 않아요.' } })
  const reported = await notifiedHana()
  const link = `/shop/quotation?id=${quotation_id}`
  expect(reported).toMatchObject([
    { link, title: '대량 구매 요청을 받았어요' },
    { link, title: '이번에는 견적을 드리기 어려워요', body: '그 용기는 더 만들지 않아요.' },
  ])
  const emails = await db
    .select()
    .from(outboxTable)
    .where(eq(outboxTable.template, 'quotation.declined'))
    .orderBy(outboxTable.id)
  expect(emails).toMatchObject([
    { channel: 'mail', payload: { reason: '그 용기는 더 만들지 않아요.' } },
    { channel: 'alimtalk', recipient: asked.hp },
  ])
})

test('a member whose request is answered by a quotation reads of it in the notifications', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000 })
  const clerk = await shop.as('clerk', { permissions: ['quotations'] })
  const hana = await shop.as('hana')
  await request(hana)
  const params = { quotation_id: await newest() }
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 300, unit_amount: 15_000 }]
  await clerk.staffQuotations.change({ params, body: { lines, reason: '대량' } })
  expect(await notifiedHana()).toHaveLength(1)
  const { quotation_no } = await clerk.staffQuotations.send({ params, query: {} })
  expect(await notifiedHana()).toMatchObject([
    { title: '대량 구매 요청을 받았어요' },
    {
      title: '견적서가 도착했어요',
      body: `${quotation_no} · 4,500,000원`,
      link: `/shop/quotation?id=${params.quotation_id}`,
    },
  ])
})

test('a request no one went on with is forgotten after a year, with its files', async () => {
  await request(await shop.as())
  await db.execute(sql`update quotation set created_at = now() - interval '364 days'`)
  await expireQuotations(ctx)
  expect(await db.$count(storedFileTable)).toBe(1)
  await db.execute(sql`update quotation set created_at = now() - interval '366 days'`)
  await expireQuotations(ctx)
  expect([await db.$count(quotationTable), await db.$count(storedFileTable)]).toEqual([0, 0])
})
