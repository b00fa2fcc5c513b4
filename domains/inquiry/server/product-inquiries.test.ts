import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { productInquiryCountTable, productInquiryTable } from './tables.ts'

const shop = await testShop()
const { ctx, db } = shop
type Api = Awaited<ReturnType<typeof shop.as>>
let hana: Api
let other: Api
let anyone: Api
let clerk: Api

beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  other = await shop.as('other')
  anyone = await shop.as()
  clerk = await shop.as('clerk', { permissions: ['inquiries'] })
  await givenProduct(ctx, { id: 7 })
  await givenProduct(ctx, { id: 8 })
})

const ask = (changes: object = {}, by: Api = hana) =>
  by.productInquiry.create({ body: { product_id: 7, body: '작은 방에서 켜도 되나요?', secret: false, ...changes } })
const listOf = (by: Api, query: object = { product_id: 7 }) => {
  shop.tags.empty('all') // kept answers are emptied a moment after the commit: that they are is a test of its own
  return by.productInquiry.list({ query })
}

test('an open question is read by all, its author masked', async () => {
  expect(await listOf(anyone)).toMatchObject({ total: 0 })
  await ask()
  expect(await listOf(anyone)).toMatchObject({
    total: 1,
    data: [{ author: 'h**a', body: '작은 방에서 켜도 되나요?', secret: false, product: { id: 7 } }],
  })
  expect(JSON.stringify(await listOf(anyone, {}))).not.toContain('hana')
  expect((await listOf(anyone, { product_id: 8 })).total).toBe(0)
})

test('a secret question is nowhere for others: not in a list, not in a count, not in a search, not by its number', async () => {
  await ask()
  const { id } = await ask({ secret: true, body: '제 주소 비밀번호는 1234예요' })
  for (const by of [anyone, other, hana, clerk])
    for (const query of [{}, { product_id: 7 }, { answered: 'false' }, { per_page: 100 }, { order: 'asc' }]) {
      const found = await listOf(by, query)
      expect(found).toMatchObject({ total: 1, last_page: 1 })
      expect(found.data).toHaveLength(1)
      expect(JSON.stringify(found)).not.toContain('1234')
    }
  expect((await other.productInquiry.mine({ query: {} })).total).toBe(0)
  const change = { params: { id }, body: { body: '훔쳐보기', secret: false } }
  await expect(other.productInquiry.change(change)).rejects.toMatchObject({ status: 404 })
  await expect(other.productInquiry.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const word = encodeURIComponent('비밀번호')
  for (const url of [
    '/api/v1/product-inquiry',
    '/api/v1/products/7',
    '/api/v1/search?keyword=1234&page=1',
    `/api/v1/search?keyword=${word}&page=1`,
    `/api/v1/center/search?keyword=${word}`,
  ]) {
    const { body, statusCode } = await shop.app.inject({ url })
    expect(statusCode, url).toBe(200)
    expect(body, url).not.toContain('1234예요')
  }
  // The numbers an author sees: everyone's, and their own secret ones.
  const secret = await hana.productInquiry.mine({ query: { product_id: 7, secret: 'true' } })
  expect(secret).toMatchObject({ total: 1, data: [{ id, secret: true }] })
  expect((await listOf(hana)).total + secret.total).toBe(2)
  expect((await clerk.productInquiry.staff.list({ query: {} })).data).toMatchObject([{ secret: false }, { id }])
})

test('what everybody sees follows every change, and a secret one changes nothing', async () => {
  const seen = async () => {
    const [one, all] = [{ product_id: 7 }, {}].map((query) => anyone.productInquiry.list({ query }))
    return [(await one)?.total, (await all)?.data.map(({ answer }) => answer)]
  }
  const soon = (state: unknown) => expect.poll(seen).toEqual(state)
  await soon([0, []])
  await ask({ secret: true })
  await soon([0, []])
  const { id } = await ask()
  await soon([1, [null]])
  await clerk.productInquiry.staff.answer({ params: { id }, body: { answer: '네' } })
  await soon([1, ['네']])
  await clerk.productInquiry.staff.hide({ params: { id }, body: { reason: '광고' } })
  await soon([0, []])
})

test('an answered secret question stays unseen and uncounted', async () => {
  const { id } = await ask({ secret: true })
  await clerk.productInquiry.staff.answer({ params: { id }, body: { answer: '네, 괜찮아요.' } })
  expect(await listOf(anyone, { answered: 'true' })).toMatchObject({ total: 0, data: [] })
  expect((await hana.productInquiry.mine({ query: {} })).data).toMatchObject([{ id, answer: '네, 괜찮아요.' }])
})

test('what becomes secret leaves every list, and comes back when it is opened', async () => {
  const { id } = await ask()
  const change = (secret: boolean) =>
    hana.productInquiry.change({ params: { id }, body: { body: '바꾼 질문', secret } })
  await change(true)
  expect(await listOf(anyone)).toMatchObject({ total: 0, data: [] })
  await change(false)
  expect(await listOf(anyone)).toMatchObject({ total: 1, data: [{ body: '바꾼 질문' }] })
})

test('an answer is shown, notified once, logged, and ends changing', async () => {
  const { id } = await ask()
  const params = { id }
  await clerk.productInquiry.staff.answer({ params, body: { answer: '네, 창을 조금 열어 두세요.' } })
  await clerk.productInquiry.staff.answer({ params, body: { answer: '네, 한 시간에 한 번 환기해 주세요.' } })
  expect(await listOf(anyone, { answered: 'true' })).toMatchObject({
    total: 1,
    data: [{ answer: '네, 한 시간에 한 번 환기해 주세요.', answered_at: expect.any(String) }],
  })
  expect((await listOf(anyone, { answered: 'false' })).total).toBe(0)
  expect(await db.select().from(notificationTable)).toMatchObject([
    { mb_id: 'hana', kind: 'inquiry', link: '/my-page/product-inquiry' },
  ])
  expect(await db.select().from(auditTable)).toMatchObject([
    { action: 'product_inquiry.answer', before: { answer: null } },
    { before: { answer: '네, 창을 조금 열어 두세요.' } },
  ])
  const body = { body: '바꿀래요', secret: true }
  await expect(hana.productInquiry.change({ params, body })).rejects.toMatchObject({ status: 409 })
  await expect(hana.productInquiry.remove({ params })).rejects.toMatchObject({ status: 409 })
})

test('a hidden question is gone for others, and its author reads why', async () => {
  const { id } = await ask()
  const params = { id }
  await clerk.productInquiry.staff.hide({ params, body: { reason: '전화번호가 있어요' } })
  expect(await listOf(anyone)).toMatchObject({ total: 0, data: [] })
  const mine = await hana.productInquiry.mine({ query: {} })
  expect(mine.data).toMatchObject([{ hidden_reason: '전화번호가 있어요' }])
  await expect(clerk.productInquiry.staff.hide({ params, body: { reason: '또' } })).rejects.toMatchObject({
    status: 409,
  })
  await clerk.productInquiry.staff.show({ params })
  expect(await listOf(anyone)).toMatchObject({ total: 1 })
  await expect(clerk.productInquiry.staff.show({ params })).rejects.toMatchObject({ status: 409 })
})

test('counters equal the rows after many have written at once', async () => {
  const lives = Array.from({ length: 15 }, async (_, index) => {
    const product_id = 7 + (index % 2)
    const by = index % 3 === 0 ? other : hana
    const { id } = await ask({ product_id, secret: index % 4 === 0 }, by)
    if (index % 5 === 1) await by.productInquiry.remove({ params: { id } })
    if (index % 5 === 2) await clerk.productInquiry.staff.answer({ params: { id }, body: { answer: '네' } })
    if (index % 5 === 3)
      await by.productInquiry.change({ params: { id }, body: { body: '다시', secret: index % 2 === 0 } })
    if (index % 5 === 4) await clerk.productInquiry.staff.hide({ params: { id }, body: { reason: '광고' } })
  })
  await Promise.all(lives)
  const rows = (await db.select().from(productInquiryTable)).filter((row) => !row.secret && row.hidden_reason === null)
  const counts = await db.select().from(productInquiryCountTable)
  expect(counts).toHaveLength(3)
  for (const { product_id, open, answered } of counts) {
    const mine = rows.filter((row) => product_id === 0 || row.product_id === product_id)
    expect({ open, answered }).toEqual({
      open: mine.length,
      answered: mine.filter(({ answer }) => answer !== null).length,
    })
  }
})

test('a change and an answer at once: the question is never changed under its answer', async () => {
  const { id } = await ask()
  const [, change] = await Promise.allSettled([
    clerk.productInquiry.staff.answer({ params: { id }, body: { answer: '네' } }),
    hana.productInquiry.change({ params: { id }, body: { body: '다른 질문', secret: false } }),
  ])
  const { data } = await listOf(anyone)
  expect(data).toMatchObject([
    { answer: '네', body: change.status === 'fulfilled' ? '다른 질문' : '작은 방에서 켜도 되나요?' },
  ])
})

test('no one asks of a product that is not shown, nor without words', async () => {
  await givenProduct(ctx, { id: 9, visible: false })
  await expect(ask({ product_id: 9 })).rejects.toMatchObject({ status: 404 })
  await expect(ask({ body: '  ' })).rejects.toMatchObject({ errors: { body: ['내용을 입력해 주세요.'] } })
  await expect(ask({}, anyone)).rejects.toMatchObject({ status: 401 })
})
