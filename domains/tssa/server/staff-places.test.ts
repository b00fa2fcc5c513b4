import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenCourse, givenStudios, inDays } from '../testing/school.ts'

const shop = await testShop()
let clerk: Awaited<ReturnType<typeof shop.as>>
beforeEach(async () => {
  await shop.empty()
  clerk = await shop.as('clerk', { permissions: ['classes'] })
})

const room = { id: null, name: '큰 방', name_en: 'large room', seats: 12, rent_krw: 60_000, rent_usd: 4500 }
const studio = {
  name: '부산 스튜디오',
  name_en: 'Busan studio',
  about: '',
  about_en: '',
  address: '부산 수영구 광안로 1',
  address_en: '1 Gwangan-ro, Busan',
  hours: '',
  hours_en: '',
  latitude: 35.15,
  longitude: 129.11,
  equipment: [{ name: '저울', name_en: 'Scales' }],
  rooms: [room],
}
const teacher = {
  name: '조향 강사',
  name_en: 'Perfumery teacher',
  about: '',
  about_en: '',
  staff_id: null,
  active: true,
}

test('a shop without studios gets one from the console, with rooms to rent and to teach in', async () => {
  const { studios } = await clerk.staffPlaces.addStudio({ body: studio })
  expect(studios).toMatchObject([{ name: '부산 스튜디오', rooms: [{ seats: 12 }] }])
  const visitor = await shop.as('hana')
  const shown = await visitor.tssa.studios()
  expect(shown.studios).toMatchObject([{ equipment: [{ name: '저울' }], rooms: [{ rent_krw: 60_000 }] }])
})

test('a room is renamed and added, but not removed once a class was held there', async () => {
  const { studios } = await clerk.staffPlaces.addStudio({ body: studio })
  const [{ id, rooms } = { id: 0, rooms: [] }] = studios
  const renamed = rooms.map((each) => ({ ...each, name: '넓은 방' }))
  const change = (rooms: (typeof studio.rooms | typeof renamed)[number][]) =>
    clerk.staffPlaces.changeStudio({ params: { id }, query: {}, body: { ...studio, rooms } })
  const changed = await change([...renamed, { ...room, name: '작은 방' }])
  expect(changed.studios[0]?.rooms.map(({ name }) => name)).toEqual(['넓은 방', '작은 방'])
  await givenCourse(shop, [{ starts_at: inDays(10), seats: 5, taken: 0, room_id: rooms[0]?.id ?? 0 }])
  await expect(change([])).rejects.toMatchObject({ status: 409, code: 'room_used' })
  expect((await clerk.staffPlaces.list()).studios[0]?.rooms).toHaveLength(2)
})

test('of two who opened one studio or teacher the second does not overwrite what the first saved', async () => {
  const { studios } = await clerk.staffPlaces.addStudio({ body: studio })
  const [{ id, version } = { id: 0, version: '' }] = studios
  const save = (name: string, based_on: string) =>
    clerk.staffPlaces.changeStudio({ params: { id }, query: { based_on }, body: { ...studio, name, rooms: [] } })
  const now = (await save('해운대 스튜디오', version)).studios[0]
  await expect(save('수영 스튜디오', version)).rejects.toMatchObject({ status: 409, code: 'outdated' })
  expect((await save('수영 스튜디오', now?.version ?? '')).studios).toMatchObject([{ name: '수영 스튜디오' }])

  const { teachers } = await clerk.staffPlaces.addTeacher({ body: teacher })
  const rename = (name: string) =>
    clerk.staffPlaces.changeTeacher({
      params: { id: teachers[0]?.id ?? 0 },
      query: { based_on: teachers[0]?.version },
      body: { ...teacher, name },
    })
  await rename('향 강사')
  await expect(rename('캔들 강사')).rejects.toMatchObject({ status: 409, code: 'outdated' })
})

test('a room of another studio cannot be taken over', async () => {
  await givenStudios(shop)
  const { studios } = await clerk.staffPlaces.list()
  const [first, second] = studios
  const body = { ...studio, rooms: [...(first?.rooms ?? []), ...(second?.rooms ?? [])] }
  await expect(clerk.staffPlaces.changeStudio({ params: { id: 1 }, query: {}, body })).rejects.toMatchObject({
    status: 422,
  })
})

test('an account is one teacher at most, so the same person is never booked twice', async () => {
  await givenStudios(shop)
  const { teachers } = await clerk.staffPlaces.addTeacher({ body: { ...teacher, staff_id: 'clerk' } })
  const own = teachers.find(({ staff_id }) => staff_id === 'clerk')
  expect(own?.staff_name).toBeTruthy()
  await expect(clerk.staffPlaces.addTeacher({ body: { ...teacher, staff_id: 'clerk' } })).rejects.toMatchObject({
    status: 422,
    errors: { staff_id: expect.anything() },
  })
  await expect(clerk.staffPlaces.addTeacher({ body: { ...teacher, staff_id: 'hana' } })).rejects.toMatchObject({
    status: 422,
  })
  const booked = { seats: 4, taken: 0, teacher_id: own?.id ?? 0 }
  await givenCourse(shop, [{ ...booked, starts_at: inDays(10), room_id: 1 }])
  const again = { ...booked, starts_at: inDays(10), room_id: 2 }
  await expect(givenCourse(shop, [again], { product_id: 8 })).rejects.toMatchObject({ status: 409, code: 'booked' })
})

test('who no longer teaches is not named on the page, nor is an account ever', async () => {
  await clerk.staffPlaces.addTeacher({ body: { ...teacher, staff_id: 'clerk' } })
  const visitor = await shop.as('hana')
  const [shown] = (await visitor.tssa.studios()).teachers
  expect(shown).toEqual({ id: 1, name: '조향 강사', name_en: 'Perfumery teacher', about: '', about_en: '' })
  await clerk.staffPlaces.changeTeacher({ params: { id: 1 }, query: {}, body: { ...teacher, active: false } })
  expect((await visitor.tssa.studios()).teachers).toEqual([])
})
