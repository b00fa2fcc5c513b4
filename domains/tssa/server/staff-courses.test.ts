import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { bookSeats, givenCourse, givenStudios, inDays } from '../testing/school.ts'

const shop = await testShop({ gateways: testGateways().gateways })
type Client = Awaited<ReturnType<typeof shop.as>>
let clerk: Client
beforeEach(async () => {
  await shop.empty()
  await givenStudios(shop)
  clerk = await shop.as('clerk', { permissions: ['classes', 'content'] })
})

const form = {
  title: '향초',
  title_en: 'Candles',
  level: 'basic',
  format: 'studio',
  weeks: 4,
  minutes: 120,
  studio: '성수 스튜디오',
  studio_en: 'Seongsu studio',
  makes: [],
  syllabus: [{ name: '왁스', name_en: 'Wax', text: '', text_en: '' }],
  included: [],
  bring: [],
  kit: '',
  kit_en: '',
  why: '',
  why_en: '',
  required: [],
  opens: [],
} as const
const body = { ...form, makes: [], syllabus: [...form.syllabus], included: [], bring: [], required: [], opens: [] }

test('a class product becomes a course once, and two who edit it do not overwrite each other', async () => {
  await givenProduct(shop.ctx, { id: 30, kind: 'class', price_krw: 50_000, stock: 0 })
  await givenProduct(shop.ctx, { id: 31, price_krw: 10_000 })
  expect((await clerk.staffCourses.list()).without_course).toMatchObject([{ product_id: 30 }])
  await expect(clerk.staffCourses.create({ body: { ...body, product_id: 31 } })).rejects.toMatchObject({ status: 422 })
  const created = await clerk.staffCourses.create({ body: { ...body, product_id: 30, opens: [31] } })
  expect(created).toMatchObject({ version: 1, opens: [31] })
  await expect(clerk.staffCourses.create({ body: { ...body, product_id: 30 } })).rejects.toMatchObject({ status: 409 })
  const params = { product_id: 30 }
  const change = (title: string) =>
    clerk.staffCourses.change({ params, body: { ...body, title, version: 1, opens: [31] } })
  expect(await change('밀랍')).toMatchObject({ version: 2, title: '밀랍' })
  await expect(change('소이')).rejects.toMatchObject({ status: 409, code: 'changed' })
  const visitor = await shop.as('visitor')
  expect(await visitor.tssa.holders()).toMatchObject([{ product: { id: 31 }, required: [{ class_id: 30 }] }])
})

test('the number of meetings cannot change under those who have booked', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0 }])
  const params = { product_id: 7 }
  const { version } = await clerk.staffCourses.show({ params })
  await expect(clerk.staffCourses.change({ params, body: { ...body, weeks: 3, version } })).rejects.toMatchObject({
    status: 422,
    errors: { weeks: expect.anything() },
  })
  // A canceled session keeps the days it would have met on, and no one.
  await clerk.staffClasses.cancel({ params: { id: session?.id ?? 0 }, body: { reason: '강사가 아파요' } })
  expect(await clerk.staffCourses.change({ params, body: { ...body, weeks: 3, version } })).toMatchObject({ weeks: 3 })
})

test('staff upload a file that participants download, and no one else', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0 }])
  const hana = await shop.as('hana')
  await bookSeats(shop, hana, { variant_id: session?.variant_id ?? 0 })
  const file = new File(['%PDF-1.7 notes'], 'notes.pdf')
  const sheet = { title: '시향 노트', title_en: 'Scent notes', meeting: 1, file: [file] }
  const { materials } = await clerk.staffCourses.addMaterial({ params: { product_id: 7 }, body: sheet })
  expect(materials).toMatchObject([{ title: '시향 노트', name: 'notes.pdf' }])
  const id = materials[0]?.id ?? 0
  const read = async (mb_id: string) => {
    await shop.as(mb_id)
    const { cookies } = await browserOf({ ...shop, mb_id })
    return shop.app.inject({ url: `/api/v1/my-classes/materials/${id}`, cookies })
  }
  expect((await read('juno')).statusCode).toBe(404)
  expect((await read('hana')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await clerk.staffCourses.removeMaterial({ params: { id } })).materials).toEqual([])
  expect((await read('hana')).statusCode).toBe(404)
})

test('the calendar of a week names room and teacher, and canceled sessions are not in it', async () => {
  const starts_at = new Date('2027-03-03T05:00:00Z')
  const [session] = await givenCourse(shop, [{ starts_at, seats: 4, taken: 0, room_id: 1, teacher_id: 2 }])
  const week = (day: string) => clerk.staffCourses.meetings({ query: { week: day } })
  expect(await week('2027-03-01')).toMatchObject([{ session_id: session?.id, position: 1, room_id: 1, teacher_id: 2 }])
  expect(await week('2027-03-08')).toMatchObject([{ position: 2 }])
  await clerk.staffClasses.cancel({ params: { id: session?.id ?? 0 }, body: { reason: '강사가 아파요' } })
  expect(await week('2027-03-01')).toEqual([])
})
