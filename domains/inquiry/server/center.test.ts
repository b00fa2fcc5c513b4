import { expect, test } from 'vitest'
import { sentText } from '../../board/testing/texts.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
const visitor = await shop.as()
const clerk = await shop.as('clerk', { permissions: ['boards'] })
const texts = { title_en: '', body: sentText('로트를 확인해요.'), body_en: sentText('') }

test('one word finds questions, notices of both boards and documents', async () => {
  await clerk.faq.create({ body: { ...texts, title: '질문', topic: 'scent' } })
  await clerk.notice.create({ body: { ...texts, title: '공지', board: 'customer', topic: 'guide' } })
  await clerk.notice.create({ body: { ...texts, title: '학교', board: 'tssa', topic: 'class' } })
  await clerk.document.create({ body: { ...texts, title: '문서', kind: 'coa' } })
  const found = await visitor.center.search({ query: { keyword: '로트' } })
  expect(found.faq.data).toMatchObject([{ title: '질문' }])
  expect(found.notice).toMatchObject({ total: 1, data: [{ title: '공지', board: 'customer' }] })
  expect(found.school).toMatchObject({ total: 1, data: [{ title: '학교', board: 'tssa' }] })
  expect(found.document).toMatchObject({ total: 1, data: [{ title: '문서' }] })
})

test('what is written again is found at once, and no word finds nothing', async () => {
  const before = await visitor.center.search({ query: { keyword: '새말' } })
  expect(before.faq.total).toBe(0)
  await clerk.faq.create({ body: { ...texts, title: '새말이 있나요?', topic: 'scent' } })
  expect((await visitor.center.search({ query: { keyword: '새말' } })).faq.total).toBe(1)
  expect(await visitor.center.search({ query: { keyword: ' ' } })).toMatchObject({ faq: { total: 0 } })
})
