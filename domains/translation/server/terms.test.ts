import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { categoryTable } from '../../catalog/server/tables.ts'
import { testShop } from '../../testing.ts'
import { shipTerms } from './shipped.ts'
import { termTable } from './tables.ts'

const { as, ctx, db, empty, tags } = await testShop()
const visitor = await as()
beforeEach(empty)

const english = () => visitor.translation.package({ query: { locale: 'en' } })

test('what ships with the code is in the package', async () => {
  await shipTerms(ctx, { 장바구니: 'Bag' })
  expect(await english()).toEqual({ 장바구니: 'Bag' })
})

test('a better wording in the code replaces the old one, a person’s own stays', async () => {
  await shipTerms(ctx, { 장바구니: 'Cart', 찜: 'Wish' })
  await db.update(termTable).set({ text: 'Favourites', state: 'reviewed' }).where(eq(termTable.phrase, '찜'))
  await shipTerms(ctx, { 장바구니: 'Bag', 찜: 'Wishes' })
  await expect.poll(english).toEqual({ 장바구니: 'Bag', 찜: 'Favourites' })
})

test('missing phrases that the shop shows are queued once, and shown to no one', async () => {
  await db.insert(categoryTable).values({ position: 1, name: '새 분류', name_en: '' })
  const terms = { '새 분류': '새 분류', '': '', 'no Korean at all': 'x' }
  expect(await visitor.translation.terms({ body: { locale: 'en', terms } })).toEqual({ queued: 1 })
  expect(await visitor.translation.terms({ body: { locale: 'en', terms } })).toEqual({ queued: 0 })
  tags.empty('all')
  expect(await english()).toEqual({})
})

test('what strangers make up is not stored, however often they send it', async () => {
  await shipTerms(ctx, { 장바구니: 'Bag' })
  for (let call = 0; call < 10; call += 1) {
    const terms = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [`장바구니 ${call} · ${at} ${'가'.repeat(400)}`, 'x']),
    )
    expect(await visitor.translation.terms({ body: { locale: 'en', terms } })).toEqual({ queued: 0 })
  }
  expect(await db.$count(termTable)).toBe(1)
  expect(await english()).toEqual({ 장바구니: 'Bag' })
})

test('too many or too long phrases are refused', async () => {
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`문장 ${index}`, 'x']))
  await expect(visitor.translation.terms({ body: { locale: 'en', terms: many } })).rejects.toMatchObject({
    status: 422,
  })
  const long = { ['가'.repeat(501)]: 'x' }
  await expect(visitor.translation.terms({ body: { locale: 'en', terms: long } })).rejects.toMatchObject({
    status: 422,
  })
})

test('a flood from one address is stopped', async () => {
  const send = () => visitor.translation.terms({ body: { locale: 'en', terms: { 하나: '' } } })
  for (let call = 0; call < 30; call += 1) await send()
  await expect(send()).rejects.toMatchObject({ status: 429 })
})
