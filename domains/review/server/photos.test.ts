import { readdir } from 'node:fs/promises'
import { jobTable } from '@sillage/server-kit/tables.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import { reviewData } from './personal-data.ts'
import { keepPhotosInStep, redrawOlderPhotos } from './photos-shown.ts'

const shop = await testShop()
const { ctx, db } = shop
type Api = Awaited<ReturnType<typeof shop.as>>
let hana: Api
let clerk: Api

beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: ['reviews'] })
  await givenProduct(ctx, { id: 7 })
})

const hanaHerself = { mb_id: 'hana', mb_name: '하나', mb_hp: '', mb_email: '', pseudonym: 'left-1' }
const words = { stars: 5, body: '저녁마다 켜 두고 싶은 향이에요.' }
const photo = async () => fileOf(await photograph(), '초.jpg')
async function write() {
  const order_line_id = await givenLine(ctx, { mb_id: 'hana', product_id: 7 })
  return hana.review.create({ body: { order_line_id, ...words, photos: [await photo()] } })
}

/** Whatever waits is done, in the order in which it came or the other way round. */
async function work({ reversed = false } = {}) {
  const waiting = await db
    .select()
    .from(jobTable)
    .where(eq(jobTable.name, keepPhotosInStep.name))
    .orderBy(asc(jobTable.id))
  await db.delete(jobTable).where(eq(jobTable.name, keepPhotosInStep.name))
  for (const { payload } of reversed ? waiting.reverse() : waiting)
    await keepPhotosInStep.run(ctx, keepPhotosInStep.payload.parse(payload))
}

const originals = async () =>
  (await readdir(shop.filesDir, { recursive: true })).filter((name) => name.startsWith('pictures/review-'))
const photosOf = async (id: number) =>
  (await clerk.review.staff.list({ query: {} })).data.find((row) => row.id === id)?.photos

test('a buyer’s picture is shown as it was sent, and soon in the sizes that are asked for', async () => {
  const { id, photos } = await write()
  expect(photos).toMatchObject([{ src: expect.stringMatching(/^\/api\/v1\/review-photos\//), widths: [] }])
  await work()
  expect(await photosOf(id)).toMatchObject([
    { src: expect.stringMatching(/^\/media\/review-.*-\{width\}\.webp$/), also: ['avif', 'jpg'], height: 40 },
  ])
  expect(await originals()).toHaveLength(1)
})

test.each([{ reversed: false }, { reversed: true }])(
  'hidden and shown again at once ($reversed): it is there',
  async (order) => {
    const { id } = await write()
    await work()
    await clerk.review.staff.hide({ params: { id }, body: { reason: '얼굴이 보여요' } })
    await clerk.review.staff.show({ params: { id } })
    await work(order)
    expect(await photosOf(id)).toMatchObject([{ src: expect.stringContaining('/media/review-') }])
    expect(await originals()).toHaveLength(1)
  },
)

test('what is hidden, removed or left behind can no longer be seen', async () => {
  const gone = [
    async (id: number) => {
      await clerk.review.staff.hide({ params: { id }, body: { reason: '얼굴이 보여요' } })
      expect((await clerk.review.staff.list({ query: { hidden: 'true' } })).data).toMatchObject([
        { photos: [{ src: expect.stringMatching(/^\/api\//) }] },
      ])
    },
    (id: number) => hana.review.remove({ params: { id } }),
    (id: number) => hana.review.change({ params: { id }, body: { ...words, keep: [] } }),
    () => ctx.transaction((ctx) => reviewData.erase(ctx, hanaHerself)),
  ]
  for (const leave of gone) {
    const { id } = await write()
    await work()
    expect(await originals()).toHaveLength(1)
    await leave(id)
    await work()
    expect(await originals()).toEqual([])
  }
})

test('anyone who changes a review they opened before the sizes were drawn keeps its picture', async () => {
  const { id, photos } = await write()
  await work()
  const keep = photos.map(({ src }) => src)
  const changed = await hana.review.change({ params: { id }, body: { ...words, keep, photos: [await photo()] } })
  expect(changed.photos).toHaveLength(2)
  expect(changed.photos[0]?.src).toContain('/media/review-')
  await work()
  expect(await originals()).toHaveLength(2)
})

test('a picture sent before there were sizes, or whose job was lost, gets them on another day; a hidden one does not', async () => {
  const [older, hidden] = [await write(), await write()]
  await clerk.review.staff.hide({ params: { id: hidden.id }, body: { reason: '얼굴이 보여요' } })
  await db.delete(jobTable)
  await redrawOlderPhotos(ctx)
  await work()
  expect(await photosOf(older.id)).toMatchObject([{ src: expect.stringContaining('/media/review-') }])
  expect(await originals()).toHaveLength(1)
  await redrawOlderPhotos(ctx)
  expect(await db.$count(jobTable)).toBe(0)
})
