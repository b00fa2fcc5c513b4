import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { expireQuotations } from './expire.ts'
import { quotationTable } from './tables.ts'
import { draftOf } from './testing.ts'

const shop = await testShop()
const { db, ctx } = shop
beforeEach(shop.empty)

const photo = await photograph()
const { lines: _, ...asked } = draftOf([])
type Api = Awaited<ReturnType<typeof shop.as>>
const request = (api: Api) =>
  api.quotation.request({ body: { ...asked, list: '주문 제작 용기 300', files: [fileOf(photo, '도면.jpg')] } })
const newest = async () => (await db.select().from(quotationTable))[0]?.id ?? 0

test('what comes with a request is for those who answer it, and for nobody else', async () => {
  const clerk = await shop.as('clerk', { permissions: ['quotation'] })
  await shop.as('packer', { permissions: ['orders'] })
  await request(await shop.as())
  const { files } = await clerk.quotationDesk.show({ params: { quotation_id: await newest() } })
  expect(files).toMatchObject([{ name: '도면.jpg', type: 'image/jpeg' }])
  const open = async (mb_id: string) =>
    (await shop.app.inject({ url: files[0]?.url ?? '', ...(await browserOf({ ...shop, mb_id })) })).statusCode
  expect([await open('clerk'), await open('packer')]).toEqual([200, 404])
})

test('the same request sent at once with its files is one request, with its files once', async () => {
  const guest = await shop.as()
  await Promise.all([request(guest), request(guest)])
  expect(await db.$count(quotationTable)).toBe(1)
  expect(await db.$count(storedFileTable)).toBe(1)
})

test('a member whose request is declined reads why in the notifications', async () => {
  const clerk = await shop.as('clerk', { permissions: ['quotation'] })
  await request(await shop.as('hana'))
  const quotation_id = await newest()
  await clerk.quotationDesk.decline({ params: { quotation_id }, body: { reason: '그 용기는 더 만들지 않아요.' } })
  const told = await db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'hana'))
  expect(told).toMatchObject([{ link: `/shop/quotation?id=${quotation_id}`, body: '그 용기는 더 만들지 않아요.' }])
})

test('a request nobody went on with is forgotten after a year, with its files', async () => {
  await request(await shop.as())
  await db.execute(sql`update quotation set created_at = now() - interval '364 days'`)
  await expireQuotations(ctx)
  expect(await db.$count(storedFileTable)).toBe(1)
  await db.execute(sql`update quotation set created_at = now() - interval '366 days'`)
  await expireQuotations(ctx)
  expect([await db.$count(quotationTable), await db.$count(storedFileTable)]).toEqual([0, 0])
})
