import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import { reviewTable } from './tables.ts'

const shop = await testShop()
const { ctx, db } = shop
type Api = Awaited<ReturnType<typeof shop.as>>
let hana: Api
let other: Api
let clerk: Api

beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  other = await shop.as('other')
  clerk = await shop.as('clerk', { permissions: ['reviews'] })
  await givenProduct(ctx, { id: 7 })
})

const words = { stars: 5, body: '저녁마다 켜 두고 싶은 향이에요.' }
const photo = async () => fileOf(await photograph(), '초.jpg')
const bought = (currency: 'krw' | 'usd' = 'krw') => givenLine(ctx, { mb_id: 'hana', product_id: 7, currency })
const write = async () => hana.review.create({ body: { order_line_id: await bought(), ...words } })
const balance = async () => (await hana.point.list({ query: {} })).balance
const listed = async () => {
  shop.tags.empty('all') // kept answers are emptied a moment after the commit
  return (await (await shop.as()).review.list({ query: { product_id: 7 } })).data
}

test('a vote counts once for each member, can be taken back, and is not for one’s own', async () => {
  const { id } = await write()
  const params = { id }
  const votes = Array.from({ length: 10 }, () => other.review.vote({ params, body: { helpful: true } }))
  await Promise.all(votes)
  expect(await listed()).toMatchObject([{ helpful: 1 }])
  expect(await clerk.review.vote({ params, body: { helpful: true } })).toEqual({ id, helpful: 2, voted: true })
  expect(await other.review.personal({ query: { ids: String(id) } })).toEqual({ mine: [], voted: [id] })
  expect(await hana.review.personal({ query: { ids: String(id) } })).toEqual({ mine: [id], voted: [] })
  await Promise.all(Array.from({ length: 5 }, () => other.review.vote({ params, body: { helpful: false } })))
  expect(await listed()).toMatchObject([{ helpful: 1 }])
  await expect(hana.review.vote({ params, body: { helpful: true } })).rejects.toMatchObject({ status: 422 })
})

test('a text brings 100 points, a picture 300, a picture added later the rest, and never again', async () => {
  const { id, order_line_id } = await write()
  expect(await balance()).toBe(100)
  await hana.review.change({ params: { id }, body: { ...words, photos: [await photo()] } })
  expect(await balance()).toBe(300)
  await hana.review.change({ params: { id }, body: { ...words, keep: [], photos: [await photo()] } })
  await hana.review.remove({ params: { id } })
  await hana.review.create({ body: { order_line_id, ...words, photos: [await photo()] } })
  expect(await balance()).toBe(300)
  await hana.review.create({ body: { order_line_id: await bought(), ...words, photos: [await photo()] } })
  expect(await balance()).toBe(600)
})

test('what was paid in dollars brings no points', async () => {
  const order_line_id = await bought('usd')
  expect((await hana.review.toWrite({ query: {} })).data).toMatchObject([{ points: null }])
  await hana.review.create({ body: { order_line_id, ...words } })
  expect(await balance()).toBe(0)
})

test('a reply stands under the review, reaches its author once, and can be taken back', async () => {
  const { id } = await write()
  await clerk.review.staff.reply({ params: { id }, body: { reply: '고맙습니다.' } })
  await clerk.review.staff.reply({ params: { id }, body: { reply: '정말 고맙습니다.' } })
  expect(await listed()).toMatchObject([{ reply: '정말 고맙습니다.', replied_at: expect.any(String) }])
  expect(await db.select().from(notificationTable)).toMatchObject([{ mb_id: 'hana', kind: 'product' }])
  await clerk.review.staff.reply({ params: { id }, body: { reply: '' } })
  expect(await listed()).toMatchObject([{ reply: null, replied_at: null }])
  expect(await db.select().from(auditTable)).toMatchObject([
    { action: 'review.reply', before: { reply: null }, after: { reply: '고맙습니다.' } },
    { before: { reply: '고맙습니다.' } },
    { after: { reply: null } },
  ])
})

test('a hidden review is gone for everybody but its author, who reads why; shown again, it counts again', async () => {
  const { id } = await write()
  const params = { id }
  await clerk.review.staff.hide({ params, body: { reason: '다른 상품 이야기예요' } })
  expect(await listed()).toEqual([])
  const anyone = await shop.as()
  expect((await anyone.review.summary({ query: { product_id: 7 } })).count).toBe(0)
  expect((await anyone.catalog.show({ params: { product_id: 7 } })).rating).toBeNull()
  expect((await hana.review.mine({ query: {} })).data).toMatchObject([{ hidden_reason: '다른 상품 이야기예요' }])
  expect((await clerk.review.staff.list({ query: { hidden: 'true' } })).data).toMatchObject([{ id, mb_id: 'hana' }])
  await expect(other.review.vote({ params, body: { helpful: true } })).rejects.toMatchObject({ status: 404 })
  await expect(hana.review.change({ params, body: words })).rejects.toMatchObject({ status: 409 })
  await expect(hana.review.remove({ params })).rejects.toMatchObject({ status: 409, code: 'hidden' })
  await expect(clerk.review.staff.hide({ params, body: { reason: '다시' } })).rejects.toMatchObject({ status: 409 })
  expect(await balance()).toBe(100)
  await clerk.review.staff.show({ params })
  expect(await listed()).toMatchObject([{ id }])
  expect((await anyone.catalog.show({ params: { product_id: 7 } })).rating).toEqual({ average: 5, count: 1 })
  await hana.review.remove({ params })
  expect(await db.$count(reviewTable)).toBe(0)
})

test('hiding takes points back only where staff says so', async () => {
  const { id } = await write()
  await clerk.review.staff.hide({ params: { id }, body: { reason: '광고예요', revoke_points: true } })
  expect(await balance()).toBe(0)
  expect(await db.select().from(auditTable)).toMatchObject([{ after: { points_taken: 100 } }])
})

test('what hiding took comes back once the review is shown again, however often that happens', async () => {
  const { id } = await write()
  const params = { id }
  const balances: number[] = []
  for (const _ of [1, 2]) {
    await clerk.review.staff.hide({ params, body: { reason: '광고예요', revoke_points: true } })
    balances.push(await balance())
    const shown = await Promise.allSettled([clerk.review.staff.show({ params }), clerk.review.staff.show({ params })])
    expect(shown.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    balances.push(await balance())
  }
  expect(balances).toEqual([0, 100, 0, 100])
  expect((await db.select().from(auditTable)).at(-1)).toMatchObject({ after: { points_restored: 100 } })
  await clerk.review.staff.hide({ params, body: { reason: '다른 상품 이야기예요' } })
  await clerk.review.staff.show({ params })
  expect(await balance()).toBe(100)
})

test('hiding needs a reason and the permission', async () => {
  const { id } = await write()
  await expect(clerk.review.staff.hide({ params: { id }, body: { reason: ' ' } })).rejects.toMatchObject({
    status: 422,
  })
  await expect(other.review.staff.hide({ params: { id }, body: { reason: '싫어요' } })).rejects.toMatchObject({
    status: 403,
  })
})

test('staff narrow the list by stars, missing replies, words and member', async () => {
  const { id } = await write()
  const ids = async (query: object) => (await clerk.review.staff.list({ query })).data.map((row) => row.id)
  expect(await ids({})).toEqual([id])
  expect(await ids({ unanswered: 'true', stars: '5', mb_id: 'hana', keyword: words.body.slice(0, 5) })).toEqual([id])
  for (const query of [{ stars: '1' }, { mb_id: 'duri' }, { keyword: '%' }, { photo: 'true' }, { after: id }])
    expect(await ids(query)).toEqual([])
  await clerk.review.staff.reply({ params: { id }, body: { reply: '고맙습니다.' } })
  expect(await ids({ unanswered: 'true' })).toEqual([])
})
