import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { termTable } from './tables.ts'

const shop = await testShop()
beforeEach(async () => {
  await shop.empty()
  await shop.db.insert(termTable).values([
    { locale: 'en', phrase: '가을 안개', text: 'Autumn fog', state: 'machine' },
    { locale: 'en', phrase: '나무', text: '', state: 'queued' },
  ])
})
const clerk = async () => (await shop.as('clerk', { permissions: ['translations'] })).translation.desk

test('staff list phrases by state and words, page by page, with counts', async () => {
  const desk = await clerk()
  const page = await desk.list({ query: { limit: 1 } })
  expect(page).toMatchObject({ data: [{ phrase: '가을 안개' }], counts: { machine: 1, queued: 1 } })
  expect((await desk.list({ query: { after: page.next_after ?? '' } })).data).toMatchObject([{ phrase: '나무' }])
  expect((await desk.list({ query: { keyword: 'FOG' } })).data).toHaveLength(1)
  expect((await desk.list({ query: { state: 'queued' } })).data).toMatchObject([{ phrase: '나무' }])
})

test('what a person wrote is published at once and not overwritten unseen', async () => {
  const desk = await clerk()
  const body = { phrase: '가을 안개', text: 'Autumn Mist', was: 'Autumn fog' }
  expect(await desk.change({ body })).toMatchObject({ state: 'reviewed', text: 'Autumn Mist' })
  const anyone = await shop.as()
  expect(await anyone.translation.package({ query: { locale: 'en' } })).toMatchObject({ '가을 안개': 'Autumn Mist' })
  await expect(desk.change({ body })).rejects.toMatchObject({ status: 409 })
  expect(await desk.change({ body: { ...body, was: 'Autumn Mist', locked: true } })).toMatchObject({ state: 'locked' })
})
