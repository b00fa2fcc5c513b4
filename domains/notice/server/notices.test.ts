import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { noticeTable } from './tables.ts'

const { as, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const given = (title: string, more: Partial<typeof noticeTable.$inferInsert> = {}) =>
  db
    .insert(noticeTable)
    .values({ board: 'customer', title, title_en: title, body: ['본문'], body_en: ['Body'], ...more })

test('the newest notices of a board come first, five of them for the footer', async () => {
  for (const day of [1, 2, 3, 4, 5, 6]) await given(`공지 ${day}`, { created_at: new Date(`2026-11-0${day}`) })
  await given('수업 공지', { board: 'tssa', created_at: new Date('2026-11-09') })
  const page = await visitor.notice.list({ query: { perPage: '5', page: '1', sort: 'created_at', order: 'desc' } })
  expect(page.data.map(({ title }) => title)).toEqual(['공지 6', '공지 5', '공지 4', '공지 3', '공지 2'])
  expect(page).toMatchObject({ total: 6, last_page: 2, per_page: 5 })
})

test('a notice is read with its text; one that is not there is not found', async () => {
  await given('공지')
  expect(await visitor.notice.show({ params: { id: 1 } })).toMatchObject({ title: '공지', body: ['본문'] })
  await expect(visitor.notice.show({ params: { id: 2 } })).rejects.toMatchObject({ status: 404 })
})
