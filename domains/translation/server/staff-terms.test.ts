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
const clerk = async () => (await shop.as('clerk', { permissions: ['translations'] })).translation.staff

test('staff list phrases by state and words, page by page, with counts', async () => {
  const staff = await clerk()
  const page = await staff.list({ query: { limit: 1 } })
  expect(page).toMatchObject({ data: [{ phrase: '가을 안개' }], counts: { machine: 1, queued: 1 } })
  expect((await staff.list({ query: { after: page.next_after ?? '' } })).data).toMatchObject([{ phrase: '나무' }])
  expect((await staff.list({ query: { keyword: 'FOG' } })).data).toHaveLength(1)
  expect((await staff.list({ query: { state: 'queued' } })).data).toMatchObject([{ phrase: '나무' }])
})

test('what a person wrote is published at once and not overwritten unseen', async () => {
  const staff = await clerk()
  const body = { phrase: '가을 안개', text: 'Autumn Mist', was: 'Autumn fog' }
  expect(await staff.change({ body })).toMatchObject({ state: 'reviewed', text: 'Autumn Mist' })
  const anyone = await shop.as()
  expect(await anyone.translation.package({ query: { locale: 'en' } })).toMatchObject({ '가을 안개': 'Autumn Mist' })
  await expect(staff.change({ body })).rejects.toMatchObject({ status: 409, code: 'outdated' })
  expect(await staff.show({ query: { phrase: body.phrase } })).toMatchObject({ text: 'Autumn Mist' })
  expect(await staff.change({ body: { ...body, was: 'Autumn Mist', locked: true } })).toMatchObject({ state: 'locked' })
})
