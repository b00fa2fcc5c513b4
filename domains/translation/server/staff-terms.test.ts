import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { categoryTable } from '../../catalog/server/tables.ts'
import { testShop } from '../../testing.ts'
import { createTranslateJob, createTranslator } from './machine.ts'
import { shipTerms } from './shipped.ts'
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

test('a word of the glossary that is said in another way is listed, and the translators follow the glossary', async () => {
  const staff = await clerk()
  const { glossary } = (await shop.as('clerk')).translation
  await glossary.save({ body: { korean: '안개', english: 'Mist', note: 'Never fog' } })
  expect(await staff.list({ query: { misses: 'true' } })).toMatchObject({
    misses: 1,
    data: [{ phrase: '가을 안개', misses: [{ korean: '안개', english: 'Mist' }] }],
  })
  await staff.change({ body: { phrase: '가을 안개', text: 'Autumn mist', was: 'Autumn fog' } })
  expect(await staff.list({ query: { misses: 'true' } })).toMatchObject({ misses: 0, data: [] })

  // Of two who write the same word, the second is told.
  await expect(glossary.save({ body: { korean: '안개', english: 'Haze' } })).rejects.toMatchObject({ status: 409 })
  await glossary.save({ body: { korean: '나무', english: 'Wood' } })
  await createTranslateJob(createTranslator({})).run(shop.ctx, {})
  expect(await staff.show({ query: { phrase: '나무' } })).toMatchObject({ text: 'Wood', state: 'machine' })
  await glossary.remove({ query: { korean: '안개' } })
  expect((await glossary.list()).data).toEqual([{ korean: '나무', english: 'Wood', note: '' }])
})

test('a term is stale once neither the code nor a name in the shop says its Korean', async () => {
  const staff = await clerk()
  await shipTerms(shop.ctx, { '가을 안개': 'Autumn fog' })
  await shop.db.insert(categoryTable).values({ id: 7, position: 0, name: '나무', name_en: 'Wood' })
  expect(await staff.list({ query: { stale: 'true' } })).toMatchObject({ stale: 0, data: [] })
  await shop.db.update(categoryTable).set({ name: '숲' })
  await shipTerms(shop.ctx, { '짙은 안개': 'Dense fog' })
  const { data } = await staff.list({ query: { stale: 'true' } })
  expect(data.map(({ phrase, stale }) => [phrase, stale])).toEqual([
    ['가을 안개', true],
    ['나무', true],
  ])
})

test('how much has English is counted for each area, and for each page that staff put together', async () => {
  const node = (id: string, innerText: string, innerText_en: string, children: object[] = []) => ({
    id,
    tag: 'p',
    option: { class: '', style: '', props: { innerText, innerText_en } },
    children,
  })
  const template = node('top', '', '', [node('a', '겨울', 'Winter'), node('b', '왁스', '')])
  await shop.db.execute(
    sql`insert into cms_page (name, template) values ('winter', ${JSON.stringify(template)}::jsonb)`,
  )
  await shop.db.insert(categoryTable).values([
    { id: 7, position: 0, name: '나무', name_en: 'Wood' },
    { id: 8, position: 1, name: '숲', name_en: '숲' },
  ])
  const { data } = await (await clerk()).coverage()
  expect(data).toContainEqual({ area: 'phrases', name: '', total: 2, english: 1 })
  expect(data).toContainEqual({ area: 'categories', name: '', total: 2, english: 1 })
  expect(data.filter(({ area }) => area === 'page')).toEqual([{ area: 'page', name: 'winter', total: 2, english: 1 }])
})
