import { beforeEach, expect, test } from 'vitest'
import { sentText } from '../../board/server/testing.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const visitor = await shop.as()
beforeEach(shop.empty)
const clerkOf = () => shop.as('clerk', { permissions: ['boards'] })

const form = {
  ...{ topic: 'delivery' as const, title: '제주도 되나요?', title_en: 'Do you ship to Jeju?', position: 2 },
  ...{ body: sentText('네, 이틀 더 걸려요.'), body_en: sentText('Yes, two days later.') },
}

test('questions stand in the order staff gave them, by topic and by words', async () => {
  const clerk = await clerkOf()
  await clerk.faq.create({ body: form })
  await clerk.faq.create({ body: { ...form, title: '심지는요?', topic: 'scent', position: 1 } })
  const titles = async (query: object) => (await visitor.faq.list({ query })).data.map(({ title }) => title)
  expect(await titles({})).toEqual(['심지는요?', '제주도 되나요?'])
  expect(await titles({ topic: 'delivery' })).toEqual(['제주도 되나요?'])
  expect(await titles({ keyword: '제주도 이틀' })).toEqual(['제주도 되나요?'])
  expect(await titles({ keyword: 'nothing' })).toEqual([])
})

test('a change is seen at once; one made from an older version is refused', async () => {
  const clerk = await clerkOf()
  const { id, version } = await clerk.faq.create({ body: form })
  await visitor.faq.show({ params: { id } })
  await clerk.faq.change({ params: { id }, body: { ...form, title: '섬도 되나요?', version } })
  expect(await visitor.faq.show({ params: { id } })).toMatchObject({ title: '섬도 되나요?', version: 2 })
  const late = clerk.faq.change({ params: { id }, body: { ...form, version } })
  await expect(late).rejects.toMatchObject({ status: 409, code: 'changed' })
})

test('a deleted question is gone, and a second time not found', async () => {
  const clerk = await clerkOf()
  const { id } = await clerk.faq.create({ body: form })
  expect(await clerk.faq.remove({ params: { id } })).toEqual({ message: '질문을 지웠어요.' })
  await expect(clerk.faq.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(visitor.faq.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('an answer without words, or to no topic, is told under its field', async () => {
  const clerk = await clerkOf()
  const refused = (body: object) => clerk.faq.create({ body: { ...form, ...body } })
  await expect(refused({ body: sentText(' ') })).rejects.toMatchObject({ errors: { body: ['내용을 입력해 주세요.'] } })
  await expect(refused({ topic: 'x' })).rejects.toMatchObject({ errors: { topic: ['종류를 골라 주세요.'] } })
})
