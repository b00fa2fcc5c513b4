import { addDays, seoulDay } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'

const { as, ctx, db, empty } = await testShop()
const visitor = await as()
beforeEach(empty)

const day = (days: number) => seoulDay(addDays(new Date(), days))
const picture = { src: '/media/x-{width}.webp', width: 960, height: 1200, widths: [480], tone: '' }
const form = (title: string) => ({ type: 'daily' as const, title, thumbnail_ko: picture, link: '/contents/gift' })
const staff = async () => (await as('clerk', { permissions: ['content'] })).popup.staff
const titles = async () =>
  (await visitor.popup.list({ query: { active: '1', page: 1 } })).data.map(({ title }) => title)

test('staff make popups, change, order, hide and show them, and everybody sees it at once', async () => {
  const { add, change, order, switch: turn, list } = await staff()
  const [first, second] = [await add({ body: form('첫째') }), await add({ body: form('둘째') })]
  expect(await titles()).toEqual(['첫째', '둘째'])
  await order({ body: { ids: [second.id, first.id] } })
  expect(await titles()).toEqual(['둘째', '첫째'])
  await change({
    params: { id: first.id },
    query: {},
    body: { ...form('새 이름'), starts_on: day(0), ends_on: day(0) },
  })
  expect(await titles()).toEqual(['둘째', '새 이름'])
  await turn({ params: { id: second.id }, body: { active: false } })
  expect(await titles()).toEqual(['새 이름'])
  expect((await list()).data).toMatchObject([{ title: '둘째', active: false }, { title: '새 이름' }])
  await turn({ params: { id: second.id }, body: { active: true } })
  expect(await titles()).toEqual(['둘째', '새 이름'])
  const done = (await db.select().from(auditTable)).map(({ action }) => action)
  expect(done).toEqual(['popup.add', 'popup.add', 'popup.order', 'popup.change', 'popup.switch', 'popup.switch'])
})

test('a draft is seen by staff alone until it is published', async () => {
  const { add, change, list } = await staff()
  const { id } = await add({ body: { ...form('가을 소식'), active: false } })
  expect(await titles()).toEqual([])
  expect((await list()).data).toMatchObject([{ title: '가을 소식', active: false }])
  // What is written further stays a draft.
  await change({ params: { id }, query: {}, body: { ...form('가을 소식'), active: false, starts_on: day(0) } })
  expect(await titles()).toEqual([])
  await change({ params: { id }, query: {}, body: form('가을 소식') })
  expect(await titles()).toEqual(['가을 소식'])
})

test('of two who opened one popup the second does not overwrite what the first saved', async () => {
  const { add, change, list } = await staff()
  const { id, version } = await add({ body: form('가') })
  const save = (title: string, based_on: string) => change({ params: { id }, query: { based_on }, body: form(title) })
  const first = await save('나', version)
  await expect(save('다', version)).rejects.toMatchObject({ status: 409, code: 'outdated' })
  expect((await list()).data).toMatchObject([{ title: '나', version: first.version }])
  expect(await save('다', first.version)).toMatchObject({ title: '다' })
})

test('a new one comes last, also after the order was changed', async () => {
  const { add, order } = await staff()
  const ids = [(await add({ body: form('가') })).id, (await add({ body: form('나') })).id]
  await order({ body: { ids: ids.toReversed() } })
  await add({ body: form('다') })
  expect(await titles()).toEqual(['나', '가', '다'])
})

test('an order that misses one, or names a stranger, is refused', async () => {
  const { add, order } = await staff()
  const { id } = await add({ body: form('가') })
  const other = await add({ body: form('나') })
  for (const ids of [[id], [id, id], [id, other.id + 1]])
    await expect(order({ body: { ids } })).rejects.toMatchObject({ status: 422, errors: { ids: [expect.any(String)] } })
})

test.each([
  ['a link that runs', { link: 'javascript:alert(1)' }, 'link'],
  ['an English link to nowhere', { link_en: '//evil.example' }, 'link_en'],
  ['an end before the beginning', { starts_on: day(1), ends_on: day(0) }, 'ends_on'],
  ['no title', { title: ' ' }, 'title'],
])('%s is refused', async (_, wrong, field) => {
  const { add } = await staff()
  await expect(add({ body: { ...form('가'), ...wrong } })).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  })
})

test('a link to a class is corrected to where classes are, whichever way it was typed', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenProduct(ctx, { id: 8, kind: 'class' })
  const { add, change } = await staff()
  const links = { link: '/shop/product/8?from=popup#reviews', link_en: '/tssa/product/7' }
  const corrected = { link: '/tssa/product/8?from=popup#reviews', link_en: '/shop/product/7' }
  const popup = await add({ body: { ...form('수업'), ...links } })
  expect(popup).toMatchObject(corrected)
  expect(await change({ params: popup, query: {}, body: { ...form('수업'), ...links } })).toMatchObject(corrected)
  const unknown = { link: '/shop/product/99', link_en: '/shop/product/81' }
  expect(await add({ body: { ...form('없는 것'), ...unknown } })).toMatchObject(unknown)
})

test('what is not there cannot be changed', async () => {
  const { change } = await staff()
  await expect(change({ params: { id: 99 }, query: {}, body: form('가') })).rejects.toMatchObject({ status: 404 })
})
