import { startTranslationEmulator } from '@sillage/emulators/translation/translation-emulator.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { createTextTranslator } from '../../translation/server/machine.ts'

const service = await startTranslationEmulator({ key: 'the right key' })
afterAll(service.stop)
const shop = await testShop({ translator: createTextTranslator({ url: service.url, key: 'the right key' }) })
type Api = Awaited<ReturnType<typeof shop.as>>
let hana: Api
let anyone: Api
let clerk: Api

const question = '작은 방에서 켜도 되나요?'
const answer = '네, 괜찮아요.'
service.answer(question, 'May I burn it in a small room?')
service.answer(answer, 'Yes, you may.')

beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  anyone = await shop.as()
  clerk = await shop.as('clerk', { permissions: ['inquiries'] })
  await givenProduct(shop.ctx, { id: 7 })
})

const ask = (changes: object = {}) =>
  hana.productInquiry.create({ body: { product_id: 7, body: question, secret: false, ...changes } })
const translate = (id: number, by = anyone) => by.productInquiry.translation({ params: { id } })

test('a Korean question and its answer are put into English when a reader asks', async () => {
  const { id } = await ask()
  shop.tags.empty('all')
  expect((await anyone.productInquiry.list({ query: {} })).data).toMatchObject([{ id, translatable: true }])
  expect(await translate(id)).toEqual({ body: 'May I burn it in a small room?', answer: null })
  await clerk.productInquiry.staff.answer({ params: { id }, body: { answer } })
  expect(await translate(id)).toEqual({ body: 'May I burn it in a small room?', answer: 'Yes, you may.' })
})

test('a question that was changed is translated again', async () => {
  const { id } = await ask()
  await translate(id)
  service.answer('큰 방에서도 향이 나나요?', 'Does it fill a large room?')
  await hana.productInquiry.change({ params: { id }, body: { body: '큰 방에서도 향이 나나요?', secret: false } })
  expect(await translate(id)).toMatchObject({ body: 'Does it fill a large room?' })
})

test('a private question is translated for no one', async () => {
  const { id } = await ask({ secret: true })
  await expect(translate(id)).rejects.toMatchObject({ status: 404 })
  await expect(translate(id, hana)).rejects.toMatchObject({ status: 404 })
})
