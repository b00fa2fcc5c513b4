import { paragraphs } from '@sillage/kit/rich-text.ts'
import { beforeEach, expect, test } from 'vitest'
import { wordsOf } from '../../board/server/posts.ts'
import { testShop } from '../../testing.ts'
import { noticeTable } from './tables.ts'

const { as, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

type More = Partial<typeof noticeTable.$inferInsert>
const given = (title: string, more: More = {}) => {
  const texts = { title, title_en: title, body: paragraphs(['본문']), body_en: paragraphs(['Body']) }
  return db.insert(noticeTable).values({ board: 'customer', ...texts, words: wordsOf({ ...texts, ...more }), ...more })
}
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title)

test('the newest notices of a board come first, five of them for the footer', async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) await given(`공지 ${day}`, { created_at: new Date(`2026-11-0${day}`) })
  await given('수업 공지', { board: 'tssa', created_at: new Date('2026-11-09') })
  const page = await visitor.notice.list({ query: { perPage: '5', page: '1', sort: 'created_at', order: 'desc' } })
  expect(titles(page)).toEqual(['공지 6', '공지 5', '공지 4', '공지 3', '공지 2'])
  expect(page).toMatchObject({ total: 6, last_page: 2, per_page: 5 })
})

test('a pinned notice stays where its day is, unless a page wants it first', async () => {
  await given('새 글', { created_at: new Date('2026-11-02') })
  await given('꼭 읽을 글', { created_at: new Date('2026-11-01'), pinned: true })
  expect(titles(await visitor.notice.list({ query: {} }))).toEqual(['새 글', '꼭 읽을 글'])
  expect(titles(await visitor.notice.list({ query: { first: 'pinned' } }))).toEqual(['꼭 읽을 글', '새 글'])
})

test('a notice is found by its topic, and by any words of its title and texts, in both languages', async () => {
  await given('제주 배송', { topic: 'delivery', body: paragraphs(['섬은 이틀 더 걸려요.']) })
  await given('Jeju store 100%', { topic: 'store', body_en: paragraphs(['A House with a Courtyard']) })
  const found = async (query: object) => titles(await visitor.notice.list({ query }))
  expect(await found({ topic: 'delivery' })).toEqual(['제주 배송'])
  expect(await found({ keyword: '이틀 제주' })).toEqual(['제주 배송'])
  expect(await found({ keyword: 'COURTYARD' })).toEqual(['Jeju store 100%'])
  expect(await found({ keyword: '제주'.normalize('NFD') })).toEqual(['제주 배송'])
  expect(await found({ keyword: '100%' })).toEqual(['Jeju store 100%'])
  expect(await found({ keyword: '_' })).toEqual([])
  expect(await found({ keyword: '제주 courtyard' })).toEqual([])
  expect(await found({ keyword: '제주', topic: 'store' })).toEqual([])
})

test('a notice is read with its text and its neighbours; one that is not there is not found', async () => {
  for (const day of [1, 2, 3]) await given(`공지 ${day}`, { created_at: new Date(`2026-11-0${day}`) })
  await given('수업', { board: 'tssa', created_at: new Date('2026-11-02') })
  const middle = await visitor.notice.show({ params: { id: 2 } })
  expect(middle).toMatchObject({
    title: '공지 2',
    body: paragraphs(['본문']),
    files: [],
    version: 1,
    previous: { id: 1, title: '공지 1' },
    next: { id: 3, title: '공지 3' },
  })
  expect(middle).not.toHaveProperty('words')
  expect(await visitor.notice.show({ params: { id: 1 } })).toMatchObject({ previous: null, next: { id: 2 } })
  expect(await visitor.notice.show({ params: { id: 4 } })).toMatchObject({ previous: null, next: null })
  await expect(visitor.notice.show({ params: { id: 9 } })).rejects.toMatchObject({ status: 404 })
})

test('notices of the same moment are neighbours by their numbers, and none is its own', async () => {
  const created_at = new Date('2026-11-01')
  for (const number of [1, 2]) await given(`공지 ${number}`, { created_at })
  await given('지금', {})
  expect(await visitor.notice.show({ params: { id: 1 } })).toMatchObject({ previous: null, next: { id: 2 } })
  expect(await visitor.notice.show({ params: { id: 3 } })).toMatchObject({ previous: { id: 2 }, next: null })
})
