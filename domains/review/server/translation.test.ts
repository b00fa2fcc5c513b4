import { startTranslationEmulator } from '@sillage/emulators/translation/translation-emulator.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import { createTextTranslator } from '../../translation/server/machine.ts'
import { reviewTable } from './tables.ts'

const service = await startTranslationEmulator({ key: 'the right key' })
afterAll(service.stop)
const shop = await testShop({ translator: createTextTranslator({ url: service.url, key: 'the right key' }) })
const withoutService = await testShop()
type Api = Awaited<ReturnType<typeof shop.as>>
let hana: Api
let anyone: Api

const korean = '저녁마다 켜 두고 싶은 향이에요.'
const english = 'A scent I want to burn every evening.'
service.answer(korean, english)

beforeEach(async () => {
  await shop.empty()
  await withoutService.empty()
  hana = await shop.as('hana')
  anyone = await shop.as()
  for (const { ctx } of [shop, withoutService]) await givenProduct(ctx, { id: 7 })
})

const write = async (body = korean, { ctx } = shop, by = hana) =>
  by.review.create({ body: { order_line_id: await givenLine(ctx, { mb_id: 'hana', product_id: 7 }), stars: 5, body } })
const translate = (id: number, by = anyone) => by.review.translation({ params: { id } })
const listed = async (by = anyone) => {
  shop.tags.empty('all')
  return (await by.review.list({ query: {} })).data
}

test('a Korean review is put into English when a reader asks, and the service is asked once', async () => {
  const { id } = await write()
  expect(await listed()).toMatchObject([{ id, translatable: true }])
  const before = service.requests().length
  expect(await translate(id)).toEqual({ body: english, reply: null })
  expect(await translate(id)).toEqual({ body: english, reply: null })
  expect(service.requests().length - before).toBe(1)
})

test('the shop’s reply is translated too, and a new one again', async () => {
  const { id } = await write()
  await translate(id)
  const clerk = await shop.as('clerk', { permissions: ['reviews'] })
  service.answer('고맙습니다.', 'Thank you.')
  await clerk.review.staff.reply({ params: { id }, body: { reply: '고맙습니다.' } })
  expect(await translate(id)).toEqual({ body: english, reply: 'Thank you.' })
  service.answer('정말 고맙습니다.', 'Thank you so much.')
  await clerk.review.staff.reply({ params: { id }, body: { reply: '정말 고맙습니다.' } })
  expect(await translate(id)).toMatchObject({ reply: 'Thank you so much.' })
})

test('what its author changes is translated again', async () => {
  const { id } = await write()
  await translate(id)
  service.answer('아침에 켜기 좋은 향이에요.', 'Good to burn in the morning.')
  await hana.review.change({ params: { id }, body: { stars: 5, body: '아침에 켜기 좋은 향이에요.' } })
  expect(await translate(id)).toMatchObject({ body: 'Good to burn in the morning.' })
})

test('a review in English needs no translation', async () => {
  const { id } = await write('Calm, dry and long lasting.')
  expect(await listed()).toMatchObject([{ id, translatable: false }])
  expect(await translate(id)).toEqual({ body: null, reply: null })
})

test('a hidden review is not translated, nor one that does not exist', async () => {
  const { id } = await write()
  await shop.db.update(reviewTable).set({ hidden_reason: '광고' }).where(eq(reviewTable.id, id))
  await expect(translate(id)).rejects.toMatchObject({ status: 404 })
  await expect(translate(id + 1)).rejects.toMatchObject({ status: 404 })
})

test('while the service is down a reader is told so, and may ask again', async () => {
  const { id } = await write()
  service.failNext(500)
  await expect(translate(id)).rejects.toMatchObject({ status: 503 })
  expect(await translate(id)).toMatchObject({ body: english })
})

test('one visitor cannot have everything translated at once', async () => {
  const { id } = await write('Calm, dry and long lasting.')
  for (let nth = 0; nth < 60; nth++) await translate(id)
  await expect(translate(id)).rejects.toMatchObject({ status: 429 })
})

test('a shop without a translation service offers no translation', async () => {
  const [author, reader] = [await withoutService.as('hana'), await withoutService.as()]
  const { id } = await write(korean, withoutService, author)
  expect((await reader.review.list({ query: {} })).data).toMatchObject([{ id, translatable: false }])
  await expect(translate(id, reader)).rejects.toMatchObject({ status: 503 })
})
