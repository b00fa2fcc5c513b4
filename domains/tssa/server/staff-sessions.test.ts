import { addDays } from '@sillage/kit/time.ts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { requestFor } from '../../claim/testing/claims.ts'
import { classTimes } from '../../course/server/class-times.ts'
import { weeklyFrom } from '../../course/words.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { lockOrder } from '../../order/server/lines.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { classRefundAt } from '../../setting/class-refunds.ts'
import { testShop } from '../../testing.ts'
import { at, bookSeats, givenCourse, givenStudios, inDays, sessionsOf, startedAgo } from '../testing/school.ts'
import { findByCode } from './scan.ts'

const shop = await testShop({ gateways: testGateways().gateways })
let clerk: Awaited<ReturnType<typeof shop.as>>
beforeEach(async () => {
  await shop.empty()
  await givenStudios(shop)
  clerk = await shop.as('clerk', { permissions: ['classes'] })
})

const inSeoul = (text: string) => new Date(`${text}:00+09:00`)
const timesOf = (order_id: number) =>
  shop.ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw new Error('an order that was placed is there')
    return classTimes(ctx, locked)
  })
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

test('a course meets on any days: in a row, twice a week or freely, and everything reads those days', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0, room_id: 1 }], { weeks: 3 })
  const first = inDays(20)
  const days = [0, 1, 5].map((nth) => addDays(first, nth))
  const open = (meets_at: readonly Date[]) =>
    clerk.staffClasses.open({
      params: { product_id: 7 },
      body: { sessions: [{ meets_at: meets_at.map((at) => at.toISOString()), seats: 4, room_id: 2 }] },
    })
  // Out of order is put in order; too few, too many or overlapping days are refused, and nothing is opened.
  const { ids } = await open([2, 0, 1].map((nth) => days[nth] ?? first))
  const refused = { status: 422, errors: { meets_at: expect.anything() } }
  await expect(open(days.slice(1))).rejects.toMatchObject(refused)
  await expect(open([...days, inDays(40)])).rejects.toMatchObject(refused)
  const overlapping = [inDays(50), new Date(inDays(50).getTime() + 60_000), inDays(52)]
  await expect(open(overlapping)).rejects.toMatchObject(refused)
  const [free] = (await sessionsOf(shop, 7)).filter(({ id }) => id === ids[0])
  const hana = await shop.as('hana')
  const [, listed] = await hana.tssa.upcoming({ query: { product_id: 7 } })
  expect(listed?.meets_at).toEqual(days.map((at) => at.toISOString()))
  const { order_id } = await bookSeats(shop, hana, { variant_id: free?.variant_id ?? 0 })
  const [booked] = await hana.myClasses.list()
  expect(booked?.meetings.map(({ starts_at }) => starts_at)).toEqual(days.map((at) => at.toISOString()))
  // The second day is taken in that room, for every other course too.
  await expect(open([days[1] ?? first, inDays(60), inDays(61)])).rejects.toMatchObject({ status: 409, code: 'booked' })
  // After two of the three days more than half of the hours are over. By the week it would be one of three.
  const [line] = await shop.db.select().from(orderLineTable).where(eq(orderLineTable.order_id, order_id))
  const classTime = (await timesOf(order_id)).get(line?.id ?? 0)
  expect(classTime && classRefundAt(classTime, addDays(first, 2))).toBeNull()
  expect(classTime && classRefundAt(classTime, addDays(first, 0.5))?.back).toEqual([1, 2])
  // Moved: every day of it, and the participant is asked.
  const moved = [0, 2, 4].map((nth) => addDays(first, 30 + nth).toISOString())
  await clerk.staffClasses.move({ params: { id: free?.id ?? 0 }, body: { meets_at: moved } })
  expect(await hana.myClasses.list()).toMatchObject([
    { asks_move: true, meetings: moved.map((starts_at) => ({ starts_at })) },
  ])
  expect(session?.id).not.toBe(free?.id)
})

test('only a later day is another one: participants are asked about that day', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0 }], { weeks: 2 })
  const hana = await shop.as('hana')
  await bookSeats(shop, hana, { variant_id: session?.variant_id ?? 0 })
  const first = session?.starts_at ?? new Date()
  const meets_at = [first, addDays(first, 3)].map((at) => at.toISOString())
  const params = { id: session?.id ?? 0 }
  await clerk.staffClasses.move({ params, body: { meets_at } })
  await clerk.staffClasses.move({ params, body: { meets_at } })
  const news = await shop.db
    .select()
    .from(notificationTable)
    .where(and(eq(notificationTable.mb_id, 'hana'), eq(notificationTable.title, '수업 날짜가 바뀌었어요')))
  expect(news).toHaveLength(1)
  expect(await hana.myClasses.list()).toMatchObject([{ asks_move: true }])
})

test('participants are told of another room once, and need not answer', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0, room_id: 1 }])
  const hana = await shop.as('hana')
  await bookSeats(shop, hana, { variant_id: session?.variant_id ?? 0 })
  const params = { id: session?.id ?? 0 }
  const meets_at = weeklyFrom(session?.starts_at ?? inDays(10), 6).map((at) => at.toISOString())
  const body = { meets_at, room_id: 2 }
  await clerk.staffClasses.move({ params, body })
  await clerk.staffClasses.move({ params, body })
  const news = await shop.db
    .select()
    .from(notificationTable)
    .where(and(eq(notificationTable.mb_id, 'hana'), eq(notificationTable.title, '수업 소식이에요')))
  expect(news).toMatchObject([{ body: expect.stringContaining('바뀐 장소: 망원 스튜디오 긴 탁자') }])
  expect(await hana.myClasses.list()).toMatchObject([{ asks_move: false, studio: '망원 스튜디오' }])
})

test('a copied month keeps how far apart the days of a session are', async () => {
  const days = ['2090-03-11T14:00', '2090-03-12T14:00', '2090-03-18T10:00'].map(inSeoul)
  await givenCourse(shop, [{ starts_at: days[0] ?? inDays(1), meets_at: days, seats: 8, taken: 0, room_id: 1 }], {
    weeks: 3,
  })
  await clerk.staffClasses.copyMonth({ body: { month: '2090-04' } })
  const [, copied] = await shop.as('hana').then((hana) => hana.tssa.upcoming({ query: { product_id: 7 } }))
  const expected = ['2090-04-08T14:00', '2090-04-09T14:00', '2090-04-15T10:00'].map(inSeoul)
  expect(copied?.meets_at).toEqual(expected.map((at) => at.toISOString()))
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

test('a list of sessions says who comes, who waits, what is below its minimum and what it brings in', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 3, taken: 0, minimum: 3 }], { weeks: 3 })
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  await bookSeats(shop, hana, { variant_id: session?.variant_id ?? 0 }, 2)
  const { order_id } = await bookSeats(shop, juno, { variant_id: session?.variant_id ?? 0 })
  await hana.myClasses.wait({ body: { session_id: session?.id ?? 0 } })
  const listed = async () => {
    const query = { from: inDays(-30).toISOString(), to: inDays(30).toISOString() }
    return (await clerk.staffClasses.sessions({ query }))[0]
  }
  const full = { participants: 3, waiting: 1, is_below_minimum: false, income_krw: 270_000, income_usd: 0 }
  expect(await listed()).toMatchObject(full)
  // Juno leaves after the first of three lessons: two thirds are refunded, the school keeps the rest.
  await startedAgo(shop, 7, 0.05)
  const [line] = await shop.db.select().from(orderLineTable).where(eq(orderLineTable.order_id, order_id))
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  await requestFor(juno, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines })
  expect(await listed()).toMatchObject({ participants: 2, is_below_minimum: true, income_krw: 180_000 + 30_000 })
})

test('staff write to everyone who comes, once however often it is pressed', async () => {
  const [session] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0 }])
  await bookSeats(shop, await shop.as('hana'), { variant_id: session?.variant_id ?? 0 }, 2)
  const params = { id: session?.id ?? 0 }
  const body = { text: '앞치마를 가져와 주세요.', request_key: crypto.randomUUID() }
  await clerk.staffClasses.message({ params, body })
  await clerk.staffClasses.message({ params, body })
  const news = await shop.db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'hana'))
  expect(news.filter(({ title }) => title === '수업 소식이에요')).toMatchObject([
    { body: expect.stringContaining('앞치마를 가져와 주세요.') },
  ])
})
