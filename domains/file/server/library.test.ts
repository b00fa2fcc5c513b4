import { readdir } from 'node:fs/promises'
import type { Picture } from '@sillage/kit/schemas.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { productTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { storeTable } from '../../store/server/tables.ts'
import { testShop } from '../../testing.ts'
import { collectPictures } from './collect.ts'
import { sweepContentPictures } from './content-pictures.ts'
import { sweepLibraryPictures } from './library.ts'
import { libraryPictureTable } from './tables.ts'

const shop = await testShop()
type Api = Awaited<ReturnType<typeof shop.as>>
let clerk: Api
beforeEach(async () => {
  await shop.empty()
  clerk = await shop.as('clerk', { permissions: ['content'] })
})

const photo = await photograph()
const originals = async () =>
  (await readdir(shop.filesDir, { recursive: true })).filter((name) => name.startsWith('pictures/'))
const list = async (query: { keyword?: string; used?: string } = {}) =>
  (await clerk.pictureLibrary.list({ query })).data

async function sendForContent(name = '통영.jpg') {
  const [picture] = await clerk.staffPictures.uploadForContent({ body: { pictures: [fileOf(photo, name)] } })
  if (!picture) throw new Error('a picture was not kept')
  return picture
}

const givenPopup = (thumbnail_ko: Picture) =>
  clerk.popup.staff.add({ body: { type: 'daily', title: '봄맞이', thumbnail_ko } })

const remove = (id: number) => clerk.pictureLibrary.remove({ params: { id } })

async function onlyOne() {
  const [picture] = await list()
  if (!picture) throw new Error('the library is empty')
  return picture
}

test('what staff upload anywhere is in the library, the newest first, with where it is shown', async () => {
  const picture = await sendForContent()
  await clerk.pictureLibrary.upload({ body: { pictures: [fileOf(photo, '전주.jpg')] } })
  await givenPopup(picture)
  expect(await list()).toMatchObject([
    { name: '전주.jpg', uses: [] },
    { name: '통영.jpg', picture, uses: [{ place: 'popup', id: expect.any(String), title: '봄맞이' }] },
  ])
})

test('a picture on products, on a store and on the home page names each of them', async () => {
  const picture = await sendForContent()
  await givenProduct(shop.ctx, { id: 7, name: '달빛 캔들', pictures: [picture] })
  const names = {
    name: '종로',
    name_en: 'Jongno',
    address: '서울',
    address_en: 'Seoul',
    tel: '02',
    hours: '',
    hours_en: '',
  }
  await shop.db.insert(storeTable).values({ ...names, opening: [], lat: 37, lng: 127, pictures: [picture] })
  const { draft, draft_version } = await clerk.content.homePage.show()
  await clerk.content.homePage.save({
    body: { design: { ...draft, class_picture: picture }, based_on: draft_version },
  })
  const { uses } = await onlyOne()
  expect(uses.map(({ place, title }) => `${place} ${title}`.trim()).sort()).toEqual([
    'home',
    'product 달빛 캔들',
    'store 종로',
  ])
})

test('it is found by its name and by what is seen on it, and by whether it is shown', async () => {
  await givenPopup(await sendForContent('100%_봄.jpg'))
  await sendForContent('가을.jpg')
  expect((await list({ keyword: '0%_' })).map(({ name }) => name)).toEqual(['100%_봄.jpg'])
  expect((await list({ used: 'true' })).map(({ name }) => name)).toEqual(['100%_봄.jpg'])
  const [autumn] = await list({ used: 'false' })
  expect(autumn).toMatchObject({ name: '가을.jpg' })
  const body = { name: '가을', alt: '감나무 아래 캔들', alt_en: 'A candle under a persimmon tree' }
  const params = { id: autumn?.id ?? 0 }
  await clerk.pictureLibrary.change({ params, query: { based_on: autumn?.version }, body })
  expect(await list({ keyword: 'PERSIMMON' })).toMatchObject([body])
  await expect(
    clerk.pictureLibrary.change({ params, query: { based_on: autumn?.version }, body }),
  ).rejects.toMatchObject({ status: 409, code: 'outdated' })
})

test('only what nothing shows can be deleted, and its original goes with it', async () => {
  const popup = await givenPopup(await sendForContent())
  const { id } = await onlyOne()
  await expect(remove(id)).rejects.toMatchObject({ status: 409, message: expect.stringContaining('쓰이고 있는') })
  const body = { type: 'daily' as const, title: '봄맞이', thumbnail_ko: await sendForContent('새것.jpg') }
  await clerk.popup.staff.change({ params: { id: popup.id }, query: {}, body })
  await remove(id)
  await runWaiting(shop.ctx, sweepLibraryPictures)
  expect((await list()).map(({ name }) => name)).toEqual(['새것.jpg'])
  expect(await originals()).toHaveLength(1)
  await expect(remove(id)).rejects.toMatchObject({ status: 404 })
  const [event] = await shop.db.select().from(auditTable).where(eq(auditTable.action, 'picture.remove'))
  expect(event).toMatchObject({ mb_id: 'clerk', subject: `picture:${id}`, before: { name: '통영.jpg' } })
})

test('deleted and shown again before its original went, it stays and is back in the library', async () => {
  const picture = await sendForContent()
  await remove((await onlyOne()).id)
  await givenPopup(picture)
  await runWaiting(shop.ctx, sweepLibraryPictures)
  expect(await originals()).toHaveLength(1)
  await collectPictures(shop.ctx)
  expect(await onlyOne()).toMatchObject({ picture, uses: [{ place: 'popup' }] })
})

test('a picture of a content that only a product shows is not swept away', async () => {
  const picture = await sendForContent()
  await givenProduct(shop.ctx, { id: 7, pictures: [picture] })
  await sendForContent('쓰지 않음.jpg')
  await runWaiting(shop.ctx, sweepContentPictures)
  expect(await originals()).toHaveLength(1)
  expect((await list()).map(({ name }) => name)).toEqual(['통영.jpg'])
})

test('what was shown before there was a library is collected once, with what is seen on it and a name', async () => {
  const words = { alt: '향초', alt_en: 'A candle' }
  await givenProduct(shop.ctx, { id: 7, pictures: [{ ...(await sendForContent()), ...words }] })
  await givenPopup(await sendForContent())
  await shop.db.delete(libraryPictureTable)
  await collectPictures(shop.ctx)
  await collectPictures(shop.ctx)
  const found = await list()
  expect(found).toHaveLength(2)
  const name = '상품 7'
  expect(found.find(({ alt }) => alt)).toMatchObject({ name, ...words, uses: [{ place: 'product', id: '7' }] })
})

test('who writes products sees the library too, and neither changes it', async () => {
  await sendForContent()
  const { id } = await onlyOne()
  const maker = await shop.as('maker', { permissions: ['products'] })
  expect((await maker.pictureLibrary.listForProducts({ query: {} })).data).toMatchObject([{ id }])
  await expect(maker.pictureLibrary.list({ query: {} })).rejects.toMatchObject({ status: 403 })
  await expect(maker.pictureLibrary.remove({ params: { id } })).rejects.toMatchObject({ status: 403 })
})

test('a product does not take a picture that was deleted', async () => {
  const picture = await sendForContent()
  await givenProduct(shop.ctx, { id: 7 })
  await remove((await onlyOne()).id)
  await runWaiting(shop.ctx, sweepLibraryPictures)
  const maker = await shop.as('maker', { permissions: ['products'] })
  const [product] = await shop.db.select().from(productTable).where(eq(productTable.id, 7))
  const body = { based_on: product?.version ?? 0, product: { pictures: [picture] } }
  const changing = maker.staffProducts.save({ params: { product_id: 7 }, body })
  await expect(changing).rejects.toMatchObject({ status: 422, errors: { pictures: [expect.any(String)] } })
})
