import { readdir } from 'node:fs/promises'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { storeForm as form } from '../testing/stores.ts'
import { listPickupStores } from './pickup-stores.ts'
import { sweepStorePictures } from './pictures.ts'

const shop = await testShop()
type Api = Awaited<ReturnType<typeof shop.as>>
let visitor: Api
let clerk: Api

beforeEach(async () => {
  await shop.empty()
  visitor = await shop.as()
  clerk = await shop.as('clerk', { permissions: ['stores'] })
})

const names = async () => (await visitor.store.list()).map(({ name }) => name)

test('a store that is added, changed and hidden is seen so at once, by everybody', async () => {
  expect(await names()).toEqual([])
  const { id } = await clerk.store.staff.create({ body: form })
  expect(await names()).toEqual(['성수 매장'])
  await clerk.store.staff.change({ params: { id }, query: {}, body: { ...form, name: '성수 본점' } })
  expect(await names()).toEqual(['성수 본점'])
  await clerk.store.staff.hide({ params: { id }, body: { hidden: true } })
  expect(await names()).toEqual([])
  expect(await clerk.store.staff.list()).toMatchObject([{ id, hidden: true }])
  expect(await shop.db.select().from(auditTable).orderBy(asc(auditTable.id))).toMatchObject([
    { action: 'store.create' },
    { action: 'store.change', before: { name: '성수 매장' }, after: { name: '성수 본점' } },
    { action: 'store.hide', before: { hidden: false }, after: { hidden: true } },
  ])
})

test('of two who opened one store the second does not overwrite what the first saved', async () => {
  const { id, version } = await clerk.store.staff.create({ body: form })
  const save = (name: string, based_on: string) =>
    clerk.store.staff.change({ params: { id }, query: { based_on }, body: { ...form, name } })
  const [stored] = await clerk.store.staff.list()
  expect(stored?.version).toBe(version)
  await save('성수 본점', version)
  await expect(save('성수 2층', version)).rejects.toMatchObject({ status: 409, code: 'outdated' })
  // Hidden meanwhile: nothing of the form has changed.
  const hidden = await clerk.store.staff.hide({ params: { id }, body: { hidden: true } })
  expect(await save('성수 2층', hidden.version)).toMatchObject({ name: '성수 2층', hidden: true })
})

test('orders are fetched where a store offers it and is not hidden', async () => {
  const { id } = await clerk.store.staff.create({ body: form })
  const [quiet] = [await clerk.store.staff.create({ body: { ...form, name: '픽업 없는 매장', pickup: false } })]
  const offered = async () => (await listPickupStores(shop.ctx)).map((store) => store.id)
  expect(await offered()).toEqual([id])
  await clerk.store.staff.hide({ params: { id }, body: { hidden: true } })
  expect(await offered()).toEqual([])
  await clerk.store.staff.change({ params: { id: quiet.id }, query: {}, body: { ...form, pickup: true } })
  expect(await offered()).toEqual([quiet.id])
})

test('stores stand in the order staff give them', async () => {
  await clerk.store.staff.create({ body: { ...form, name: '둘', position: 2 } })
  await clerk.store.staff.create({ body: { ...form, name: '하나', position: 1 } })
  expect(await names()).toEqual(['하나', '둘'])
})

test.each([
  ['a day written twice', { opening: [...form.opening, { day: 5, open: '10:00', close: '12:00' }] }],
  ['closing before it opens', { opening: [{ day: 1, open: '20:00', close: '11:00' }] }],
  ['a time that is none', { opening: [{ day: 1, open: '9', close: '25:00' }] }],
  ['a place outside the world', { lat: 137 }],
  ['a telephone number that is a script', { tel: 'javascript:1' }],
  ['no name', { name: ' ' }],
])('%s is refused', async (_, wrong) => {
  await expect(clerk.store.staff.create({ body: { ...form, ...wrong } })).rejects.toMatchObject({ status: 422 })
  expect(await names()).toEqual([])
})

test('pictures are added once each, and taken out again', async () => {
  const { id } = await clerk.store.staff.create({ body: form })
  const photo = fileOf(await photograph(), '매장.jpg')
  await clerk.store.staff.addPictures({ params: { id }, body: { pictures: [photo] } })
  const { pictures } = await clerk.store.staff.addPictures({ params: { id }, body: { pictures: [photo] } })
  expect(pictures).toHaveLength(1)
  expect((await visitor.store.list())[0]?.pictures).toEqual(pictures)
  const src = pictures[0]?.src ?? ''
  await clerk.store.staff.removePicture({ params: { id }, body: { src } })
  await expect(clerk.store.staff.removePicture({ params: { id }, body: { src } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await visitor.store.list())[0]?.pictures).toEqual([])
})

const originals = async () =>
  (await readdir(shop.filesDir, { recursive: true })).filter((name) => name.startsWith('pictures/'))
/** What the workers would do once everything has settled. */
const sweep = () => runWaiting(shop.ctx, sweepStorePictures)

test('the original of a picture goes when no store shows it any more, and not before', async () => {
  const [one, two] = [await clerk.store.staff.create({ body: form }), await clerk.store.staff.create({ body: form })]
  const photo = fileOf(await photograph(), '매장.jpg')
  const add = (id: number) => clerk.store.staff.addPictures({ params: { id }, body: { pictures: [photo] } })
  const { pictures } = await add(one.id)
  await add(two.id)
  await add(one.id) // the same once more, which is left out
  expect(await originals()).toHaveLength(3)
  await sweep()
  expect(await originals()).toHaveLength(2)
  await clerk.store.staff.removePicture({ params: { id: one.id }, body: { src: pictures[0]?.src ?? '' } })
  await sweep()
  expect(await originals()).toHaveLength(1)
  expect((await visitor.store.list())[1]?.pictures).toHaveLength(1)
})

test('pictures of a store that is not there leave nothing behind', async () => {
  const photo = fileOf(await photograph(), '매장.jpg')
  const adding = clerk.store.staff.addPictures({ params: { id: 99 }, body: { pictures: [photo] } })
  await expect(adding).rejects.toMatchObject({ status: 404 })
  await sweep()
  expect(await originals()).toEqual([])
})
