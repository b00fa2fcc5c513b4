import { noText, paragraphs } from '@sillage/kit/rich-text.ts'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'

const shop = await testShop()
beforeEach(() => shop.empty())
const text = (line: string) => JSON.stringify(paragraphs([line]))

test('staff list the posts of a board page by page and find those without English', async () => {
  const { notice } = await shop.as('clerk', { permissions: ['boards'] })
  const place = { board: 'tssa', topic: 'class', pinned: true } as const
  const whole = { title: '휴강', title_en: 'No class', body: text('쉬어요'), body_en: text('Closed') }
  await notice.create({ body: { ...place, ...whole } })
  const korean = { title: '개강', title_en: '', body: text('열어요'), body_en: JSON.stringify(noText) }
  await notice.create({ body: { ...place, ...korean, board: 'customer', topic: 'guide' } })
  const page = await notice.staffList({ query: { limit: 1 } })
  expect(page.data).toMatchObject([{ title: '개강', board: 'customer', topic: 'guide', missing_english: true }])
  const next = await notice.staffList({ query: { after: page.next_after ?? 0 } })
  expect(next).toMatchObject({ data: [{ title: '휴강', board: 'tssa', missing_english: false }], next_after: null })
  const found = async (query: object) => (await notice.staffList({ query })).data.map(({ title }) => title)
  expect(await found({ missing_english: 'true' })).toEqual(['개강'])
  expect(await found({ keyword: '쉬어' })).toEqual(['휴강'])
  expect(await found({ topic: 'class' })).toEqual(['휴강'])
})
