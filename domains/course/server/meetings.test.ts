import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { givenCourse, givenStudios, inDays, sessionsOf } from '../../tssa/testing/school.ts'
import { weeklyFrom } from '../words.ts'

const shop = await testShop()
let clerk: Awaited<ReturnType<typeof shop.as>>
const first = inDays(10)
const room = { room_id: 1, teacher_id: 1 }

beforeEach(async () => {
  await shop.empty()
  clerk = await shop.as('clerk', { permissions: ['classes'] })
  await givenStudios(shop)
  await givenCourse(shop, [{ starts_at: first, seats: 5, taken: 0, ...room }])
})

const open = (starts_at: Date, over: object) =>
  clerk.staffClasses.open({
    params: { product_id: 7 },
    body: { sessions: [{ meets_at: weeklyFrom(starts_at, 6).map((at) => at.toISOString()), seats: 4, ...over }] },
  })
const later = (minutes: number) => new Date(first.getTime() + minutes * 60_000)

test('a room is never booked twice, also not by the fifth meeting of another course', async () => {
  const overlap = new Date(first.getTime() + 4 * 7 * 24 * 3_600_000 + 60 * 60_000)
  await expect(open(overlap, { room_id: 1 })).rejects.toMatchObject({ status: 409, code: 'booked' })
  await expect(open(later(119), { room_id: 1 })).rejects.toMatchObject({ status: 409 })
  // What begins when the other ends is no overlap.
  await open(later(120), { room_id: 1 })
  await open(first, { room_id: 2 })
  expect(await sessionsOf(shop, 7)).toHaveLength(3)
})

test('a teacher is never in two rooms', async () => {
  await expect(open(first, { room_id: 2, teacher_id: 1 })).rejects.toMatchObject({ status: 409, code: 'booked' })
  await open(first, { room_id: 2, teacher_id: 2 })
})

test('of ten staff who want the room at the same time one has it', async () => {
  const wanted = inDays(100)
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => open(wanted, { room_id: 2 })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('sessions of a course begin at the same time and place, and one of them moves', async () => {
  await open(first, {})
  await open(first, {})
  const sessions = await sessionsOf(shop, 7)
  expect(sessions).toHaveLength(3)
  const meets_at = weeklyFrom(inDays(200), 6).map((at) => at.toISOString())
  await clerk.staffClasses.move({ params: { id: sessions[2]?.id ?? 0 }, body: { meets_at } })
  const { variants, option_groups } = await clerk.catalog.show({ params: { product_id: 7 } })
  const names = option_groups[0]?.values.map(({ name }) => name) ?? []
  expect(names.toSorted()).toEqual(variants.map(({ values }) => values[0]).toSorted())
})

test('a canceled session gives its room back, and is opened again at the same time', async () => {
  const [session] = await sessionsOf(shop, 7)
  await clerk.staffClasses.cancel({ params: { id: session?.id ?? 0 }, body: { reason: '강사가 아파요' } })
  await open(first, room)
})
