import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notificationTable } from '../../notification/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { at, bookSeats, givenCourse, givenStudios, inDays, sessionsOf } from '../testing/school.ts'
import { findByCode } from './scan.ts'

const shop = await testShop({ gateways: testGateways().gateways })
let clerk: Awaited<ReturnType<typeof shop.as>>
beforeEach(async () => {
  await shop.empty()
  await givenStudios(shop)
  clerk = await shop.as('clerk', { permissions: ['classes'] })
})

const inSeoul = (text: string) => new Date(`${text}:00+09:00`)
const startsOf = async () => (await sessionsOf(shop, 7)).map(({ starts_at }) => starts_at.toISOString())

test('a month is copied to the same weekdays of the next; what is there or taken is skipped', async () => {
  const opened = { seats: 8, taken: 0 }
  await givenCourse(
    shop,
    [
      // The second Saturday, the fourth Wednesday, and a fifth Friday that April does not have.
      { ...opened, starts_at: inSeoul('2090-03-11T14:00'), minimum: 3, room_id: 1, teacher_id: 1 },
      { ...opened, starts_at: inSeoul('2090-03-22T19:00'), room_id: 2 },
      { ...opened, starts_at: inSeoul('2090-03-31T10:00') },
    ],
    { weeks: 1 },
  )
  // Another class has the long table on the fourth Wednesday of April.
  await givenCourse(shop, [{ ...opened, starts_at: inSeoul('2090-04-26T18:00'), room_id: 2 }], {
    product_id: 8,
    weeks: 1,
  })
  const body = { month: '2090-04' }
  expect(await clerk.staffClasses.copyMonth({ body })).toEqual({ ids: [expect.any(Number)], skipped: 1 })
  const copied = (await sessionsOf(shop, 7)).at(-1)
  expect(copied).toMatchObject({ minimum: 3, seats: 8, taken: 0, room_id: 1, teacher_id: 1 })
  expect(copied?.starts_at).toEqual(inSeoul('2090-04-08T14:00'))
  const before = await startsOf()
  expect(await clerk.staffClasses.copyMonth({ body })).toEqual({ ids: [], skipped: 2 })
  expect(await startsOf()).toEqual(before)
})

test('whoever has a seat is told of another room, once, and nothing is asked', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0, room_id: 1 }])
  const hana = await shop.as('hana')
  await bookSeats(shop, hana, { variant_id: session?.variant_id ?? 0 })
  const params = { id: session?.id ?? 0 }
  const body = { starts_at: session?.starts_at.toISOString() ?? '', room_id: 2 }
  await clerk.staffClasses.move({ params, body })
  await clerk.staffClasses.move({ params, body })
  const news = await shop.db
    .select()
    .from(notificationTable)
    .where(and(eq(notificationTable.mb_id, 'hana'), eq(notificationTable.title, '수업 소식이에요')))
  expect(news).toMatchObject([{ body: expect.stringContaining('바뀐 장소: 망원 스튜디오 긴 탁자') }])
  expect(await hana.myClasses.list()).toMatchObject([{ asks_move: false, studio: '망원 스튜디오' }])
})

test('a code at the door finds the meeting of today, and says who has been ticked', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0, room_id: 1 }])
  const hana = await shop.as('hana')
  await bookSeats(shop, hana, { variant_id: session?.variant_id ?? 0 })
  const [booked] = await hana.myClasses.list()
  const code = booked?.participants[0]?.code ?? ''
  const params = { id: session?.id ?? 0 }
  const { meetings, participants } = await clerk.staffClasses.roster({ params })
  const scanned = (minutes: number, nth = 0) => {
    const starts_at = new Date(meetings[nth]?.starts_at ?? 0)
    return findByCode(at(shop, new Date(starts_at.getTime() + minutes * 60_000)), code)
  }
  expect(await scanned(-20)).toMatchObject({ title: '조향', place: '성수 스튜디오 큰 방', present: false })
  expect((await scanned(-20)).meeting_id).toBe(meetings[0]?.id)
  expect((await scanned(30, 1)).meeting_id).toBe(meetings[1]?.id)
  // Three days before, no one is ticked by accident.
  expect(await scanned(-3 * 24 * 60)).toMatchObject({ meeting_id: null, starts_at: null })
  const marks = [{ enrolment_id: participants[0]?.id ?? 0, meeting_id: meetings[0]?.id ?? 0, present: true }]
  await clerk.staffClasses.attendance({ params, body: { marks } })
  expect([(await scanned(5)).present, (await scanned(5, 1)).present]).toEqual([true, false])
})

test('of thirty who join a waiting list at once each has a place of their own', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 1, taken: 0 }])
  await bookSeats(shop, await shop.as('hana'), { variant_id: session?.variant_id ?? 0 })
  const waiting = await Promise.all(Array.from({ length: 30 }, (_, nth) => shop.as(`waiting${nth}`)))
  await Promise.all(waiting.map((each) => each.myClasses.wait({ body: { session_id: session?.id ?? 0 } })))
  const places = await Promise.all(waiting.map(async (each) => (await each.myClasses.waits())[0]?.before ?? -1))
  expect(places.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, nth) => nth))
})
