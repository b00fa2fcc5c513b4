import { readdir } from 'node:fs/promises'
import { removeOrphans } from '@sillage/server-kit/stored-files.ts'
import { jobTable, storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, hostileFiles, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { memberTable } from '../../member/server/tables.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { type LineState, lineStates } from '../../order/words.ts'
import { testShop } from '../../testing.ts'
import { reviewable } from '../words.ts'
import { reviewCountTable, reviewTable } from './tables.ts'

const shop = await testShop()
const { ctx, db } = shop
type Api = Awaited<ReturnType<typeof shop.as>>
let hana: Api
let other: Api
let anyone: Api

beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  other = await shop.as('other')
  anyone = await shop.as()
  await givenProduct(ctx, { id: 7 })
  await givenProduct(ctx, { id: 8 })
})

const words = { stars: 5, body: '저녁마다 켜 두고 싶은 향이에요.' }
const photo = async (name = '초.jpg') => fileOf(await photograph(), name)
const line = (mb_id = 'hana', product_id = 7) => givenLine(ctx, { mb_id, product_id })
const write = async (changes: Partial<typeof words> & { photos?: File[] } = {}, by: Api = hana, mb_id = 'hana') =>
  by.review.create({ body: { order_line_id: await line(mb_id), ...words, ...changes } })
// Kept answers are emptied a moment after the commit: that they are is a test of its own.
const afresh = () => shop.tags.empty('all')
const ofProduct = (query: object = {}) => {
  afresh()
  return anyone.review.list({ query: { product_id: 7, ...query } })
}
const rating = async () => {
  afresh()
  return (await anyone.catalog.show({ params: { product_id: 7 } })).rating
}

test('a buyer’s review is shown to everybody with a masked name, and counted', async () => {
  await db.update(memberTable).set({ mb_name: '김하나' }).where(eq(memberTable.mb_id, 'hana'))
  expect(await ofProduct()).toMatchObject({ total: 0, data: [] })
  expect(await rating()).toBeNull()
  await write({ stars: 4 })
  expect(await ofProduct()).toMatchObject({
    total: 1,
    data: [{ author: '김*나', stars: 4, body: words.body, option_name: '180 g', product: { id: 7 }, helpful: 0 }],
  })
  expect(JSON.stringify(await ofProduct())).not.toContain('hana')
  expect(await rating()).toEqual({ average: 4, count: 1 })
  afresh()
  expect(await anyone.review.summary({ query: { product_id: 7 } })).toMatchObject({
    average: 4,
    count: 1,
    spread: [0, 0, 0, 1, 0],
    photos: 0,
  })
  afresh()
  expect((await anyone.review.list({ query: {} })).total).toBe(1)
})

test('what everybody sees follows every change', async () => {
  const query = { product_id: 7 }
  const seen = async () => [
    (await anyone.review.list({ query })).data.map(({ stars, helpful }) => [stars, helpful]),
    (await anyone.review.list({ query: {} })).total,
    (await anyone.review.summary({ query })).average,
    (await anyone.catalog.show({ params: query })).rating?.average ?? 0,
  ]
  const soon = (state: unknown) => expect.poll(seen).toEqual(state)
  await soon([[], 0, 0, 0])
  const { id } = await write({ stars: 4 })
  await soon([[[4, 0]], 1, 4, 4])
  await other.review.vote({ params: { id }, body: { helpful: true } })
  await soon([[[4, 1]], 1, 4, 4])
  await hana.review.change({ params: { id }, body: { ...words, stars: 2 } })
  await soon([[[2, 1]], 1, 2, 2])
  await hana.review.remove({ params: { id } })
  await soon([[], 0, 0, 0])
})

test('somebody who did not buy cannot write, nor does another’s order exist for them', async () => {
  const theirs = await line('other')
  const refused = hana.review.create({ body: { order_line_id: theirs, ...words } })
  await expect(refused).rejects.toMatchObject({ status: 404 })
  await expect(hana.review.create({ body: { order_line_id: 999, ...words } })).rejects.toMatchObject({ status: 404 })
  expect(await db.$count(reviewTable)).toBe(0)
})

test.each(lineStates)('a line that is %s', async (state: LineState) => {
  const order_line_id = await givenLine(ctx, { mb_id: 'hana', product_id: 7, state })
  const allowed = reviewable.some((each) => each === state)
  const { data } = await hana.review.toWrite({ query: {} })
  expect(data.map((each) => each.order_line_id)).toEqual(allowed ? [order_line_id] : [])
  const written = hana.review.create({ body: { order_line_id, ...words } })
  if (allowed) await expect(written).resolves.toMatchObject({ order_line_id })
  else await expect(written).rejects.toMatchObject({ status: 422, message: '상품을 받은 뒤에 리뷰를 쓸 수 있어요.' })
})

test.each([0, -1, 6, 3.5, ''])('%j stars are none', async (stars) => {
  const body = { order_line_id: await line(), ...words, stars: stars as number }
  await expect(hana.review.create({ body })).rejects.toMatchObject({
    status: 422,
    errors: { stars: [expect.any(String)] },
  })
})

test('no star at all is told in a sentence, and so are too few words', async () => {
  const body = { order_line_id: await line(), stars: 0, body: '좋아요' }
  await expect(hana.review.create({ body })).rejects.toMatchObject({
    errors: { stars: ['별점을 골라 주세요.'], body: ['리뷰는 10자 이상 써 주세요.'] },
  })
})

test('one line sent twenty times at once is one review', async () => {
  const order_line_id = await line()
  const tries = Array.from({ length: 20 }, () => hana.review.create({ body: { order_line_id, ...words } }))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ status: 409, code: 'already_written' })
  expect(await ofProduct()).toMatchObject({ total: 1 })
  expect((await hana.point.list({ query: {} })).balance).toBe(100)
})

test('counters equal the rows after many writers at once', async () => {
  const writers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => ({ api: await shop.as(`m${index}`), mb_id: `m${index}`, index })),
  )
  const lives = writers.map(async ({ api, mb_id, index }) => {
    const product_id = 7 + (index % 2)
    const one = await api.review.create({
      body: { order_line_id: await line(mb_id, product_id), ...words, stars: (index % 5) + 1 },
    })
    if (index % 3 === 0) await api.review.remove({ params: { id: one.id } })
    if (index % 3 === 1) await api.review.change({ params: { id: one.id }, body: { ...words, stars: 1 } })
  })
  await Promise.all(lives)
  const rows = await db.select().from(reviewTable)
  for (const { product_id, photos, ...counts } of await db.select().from(reviewCountTable)) {
    const mine = rows.filter((row) => product_id === 0 || row.product_id === product_id)
    const spread = [1, 2, 3, 4, 5].map((stars) => mine.filter((row) => row.stars === stars).length)
    expect(Object.values(counts)).toEqual(spread)
    expect(photos).toBe(0)
  }
  for (const { id, rating_count, rating_sum } of await db.select().from(productTable)) {
    const mine = rows.filter(({ product_id }) => product_id === id)
    expect([rating_count, rating_sum]).toEqual([mine.length, mine.reduce((sum, { stars }) => sum + stars, 0)])
  }
})

test('lists are sorted by newest, help and stars, and show pictures alone', async () => {
  const [a, b, c] = [
    await write({ stars: 3 }),
    await write({ stars: 5, photos: [await photo()] }),
    await write({ stars: 1 }),
  ]
  await other.review.vote({ params: { id: a.id }, body: { helpful: true } })
  const ids = async (query: object) => (await ofProduct(query)).data.map(({ id }) => id)
  expect(await ids({})).toEqual([c.id, b.id, a.id])
  expect(await ids({ sort: 'helpful' })).toEqual([a.id, c.id, b.id])
  expect(await ids({ sort: 'stars' })).toEqual([b.id, a.id, c.id])
  expect(await ids({ sort: 'stars', order: 'asc' })).toEqual([c.id, a.id, b.id])
  expect(await ofProduct({ photo: 'true' })).toMatchObject({ total: 1, data: [{ id: b.id }] })
  expect(await ofProduct({ per_page: 2, page: 2 })).toMatchObject({ total: 3, last_page: 2, data: [{ id: a.id }] })
  await expect(ofProduct({ sort: 'price' })).rejects.toMatchObject({ status: 422 })
})

const get = async (url: string, mb_id?: string) =>
  shop.app.inject({ url, ...(await browserOf(mb_id ? { ...shop, mb_id } : shop)) })

test('a picture opens for everybody while its review is shown, and never while it is hidden', async () => {
  const { id, photos } = await write({ photos: [await photo()] })
  const src = photos[0]?.src ?? ''
  expect(photos).toMatchObject([{ width: 80, height: 40 }])
  expect((await get(src)).headers['content-type']).toBe('image/jpeg')
  expect((await anyone.review.summary({ query: { product_id: 7 } })).strip).toMatchObject([{ review_id: id }])
  const clerk = await shop.as('clerk', { permissions: ['reviews'] })
  await clerk.review.staff.hide({ params: { id }, body: { reason: '얼굴이 보여요' } })
  expect((await get(src)).statusCode).toBe(404)
  expect((await get(src, 'other')).statusCode).toBe(404)
  expect((await get(src, 'hana')).statusCode).toBe(200)
  expect((await get(src, 'clerk')).statusCode).toBe(200)
  await clerk.review.staff.show({ params: { id } })
  expect((await get(src)).statusCode).toBe(200)
})

test('a file that hangs on anything else is no picture of a review', async () => {
  const inquiry = await hana.inquiry.create({
    body: { topic: 'other', title: '사진', body: '봐 주세요', files: [await photo()] },
  })
  const file = inquiry.messages[0]?.files[0]?.id
  expect((await get(`/api/v1/review-photos/${file}`, 'hana')).statusCode).toBe(404)
})

const hostile = (await hostileFiles()).filter(({ content }) => content.length < 1024 * 1024)

test.each(hostile)(
  '$what sent with a review leaves neither a review nor a file',
  async ({ content, name, message }) => {
    const sending = write({ photos: [fileOf(content, name)] })
    await expect(sending).rejects.toMatchObject({ status: 422, errors: { photos: [message] } })
    expect(await db.$count(reviewTable)).toBe(0)
    expect(await db.$count(storedFileTable)).toBe(0)
  },
)

test('a change keeps some pictures, adds others, and moves the counters', async () => {
  const { id, photos } = await write({ photos: [await photo('1.jpg'), await photo('2.jpg')] })
  const keep = photos.slice(1).map(({ src }) => src)
  const changed = await hana.review.change({
    params: { id },
    body: { ...words, stars: 2, keep, photos: [await photo('3.jpg')] },
  })
  expect(changed.photos).toHaveLength(2)
  expect(changed.photos[0]?.src).toBe(keep[0])
  expect(await rating()).toEqual({ average: 2, count: 1 })
  const six = await Promise.all(['1', '2', '3', '4'].map((name) => photo(`${name}.jpg`)))
  const tooMany = hana.review.change({
    params: { id },
    body: { ...words, keep: changed.photos.map(({ src }) => src), photos: six },
  })
  await expect(tooMany).rejects.toMatchObject({ status: 422, errors: { photos: [expect.any(String)] } })
  await hana.review.change({ params: { id }, body: { ...words, keep: [] } })
  expect(await ofProduct({ photo: 'true' })).toMatchObject({ total: 0, data: [] })
})

test('a removed review is gone with its pictures and counts, and its line can be written of again', async () => {
  const { id, order_line_id } = await write({ photos: [await photo()] })
  expect(await hana.review.remove({ params: { id } })).toEqual({ message: '리뷰를 지웠어요.' })
  for (const { payload } of await db.select().from(jobTable).where(eq(jobTable.name, removeOrphans.name)))
    await removeOrphans.run(ctx, removeOrphans.payload.parse(payload))
  const left = await readdir(shop.filesDir, { recursive: true })
  expect(left.filter((name) => name.endsWith('.jpg'))).toEqual([])
  expect(await ofProduct()).toMatchObject({ total: 0 })
  expect(await rating()).toBeNull()
  expect((await hana.review.toWrite({ query: { product_id: 7 } })).data).toMatchObject([{ order_line_id }])
})

test('no one changes or removes what another wrote', async () => {
  const { id } = await write()
  await expect(other.review.change({ params: { id }, body: words })).rejects.toMatchObject({ status: 404 })
  await expect(other.review.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await other.review.mine({ query: {} })).total).toBe(0)
  expect((await hana.review.mine({ query: {} })).total).toBe(1)
})

test('one of many is found by its number, by whose it is alone', async () => {
  const [oldest, second, third] = [await line(), await line(), await line()]
  for (const order_line_id of [second, third]) await hana.review.create({ body: { order_line_id, ...words } })
  const last = await hana.review.mine({ query: { page: 2, per_page: 1 } })
  expect(last).toMatchObject({ total: 2, last_page: 2, data: [{ order_line_id: second }] })
  const query = { id: last.data[0]?.id }
  expect(await hana.review.mine({ query })).toMatchObject({ total: 1, data: [{ order_line_id: second }] })
  expect(await other.review.mine({ query })).toMatchObject({ total: 0, data: [] })
  const unspoken = { query: { order_line_ids: `${oldest},${second}` } }
  expect(await hana.review.toWrite(unspoken)).toMatchObject({ total: 1, data: [{ order_line_id: oldest }] })
  expect(await hana.review.toWrite({ query: { order_line_ids: `${second}` } })).toMatchObject({ total: 0 })
  expect(await other.review.toWrite(unspoken)).toMatchObject({ total: 0, data: [] })
})

test('a product that is no longer shown leaves its reviews without a link', async () => {
  await write()
  const clerk = await shop.as('clerk', { permissions: ['products'] })
  await clerk.catalog.change({ params: { product_id: 7 }, body: { visible: false } })
  expect((await hana.review.mine({ query: {} })).data).toMatchObject([{ product_id: 7, product: null }])
})

test('who reads English sees English reviews first, the newest of each first', async () => {
  await write({ body: 'The first one, in English.' })
  await write({ body: '두 번째는 한국어로 썼어요.' })
  await write({ body: 'The third one, in English again.' })
  await write({ body: '네 번째도 한국어로 썼어요.' })
  const said = async (query: object) => (await anyone.review.list({ query })).data.map(({ body }) => body.slice(0, 9))
  expect(await said({ first: 'en' })).toEqual(['The third', 'The first', '네 번째도 한국어', '두 번째는 한국어'])
  expect(await said({})).toEqual(['네 번째도 한국어', 'The third', '두 번째는 한국어', 'The first'])
})
