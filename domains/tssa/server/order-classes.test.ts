import { addDays } from '@sillage/kit/time.ts'
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { bookSeats, givenCourse, inDays } from '../testing/school.ts'

const shop = await testShop({ gateways: testGateways().gateways })
beforeEach(shop.empty)

const days = [10, 11, 18].map(inDays)

/** A guest has paid two seats of a class that meets on days of its own. */
async function givenBooked() {
  const [session, other] = await givenCourse(
    shop,
    [
      { starts_at: days[0] ?? inDays(10), meets_at: days, seats: 5, taken: 0 },
      { starts_at: inDays(30), seats: 5, taken: 0 },
    ],
    { weeks: 3 },
  )
  const guest = await shop.as()
  const { order_id, view_key } = await bookSeats(shop, guest, { variant_id: session?.variant_id ?? 0 }, 2)
  const asked = { params: { order_id }, query: { view_key } }
  return { guest, order_id, asked, session, other, list: () => guest.orderClasses.list(asked) }
}

test('a guest who booked sees the tickets in the order, and no one without its key does', async () => {
  const { guest, order_id, asked, list } = await givenBooked()
  const [booked] = await list()
  expect(booked).toMatchObject({ order_id, title: '조향', can_transfer: true })
  expect(booked?.meetings.map(({ starts_at }) => starts_at)).toEqual(days.map((at) => at.toISOString()))
  expect(new Set(booked?.participants.map(({ code }) => code)).size).toBe(2)
  const keyless = { status: 404 }
  await expect(guest.orderClasses.list({ ...asked, query: {} })).rejects.toMatchObject(keyless)
  const juno = await shop.as('juno')
  await expect(juno.orderClasses.list({ ...asked, query: { view_key: 'another' } })).rejects.toMatchObject(keyless)
  // The key of one order opens no booking of another.
  const other = await bookSeats(shop, await shop.as('hana'), { variant_id: (await nextOf(guest))?.variant_id ?? 0 })
  const theirs = { ...asked, params: { order_id: other.order_id } }
  await expect(guest.orderClasses.list(theirs)).rejects.toMatchObject(keyless)
  const line_id = (await (await shop.as('hana')).myClasses.list())[0]?.line_id ?? 0
  const moved = { ...asked, params: { order_id, line_id }, body: { answer: 'refund' as const } }
  await expect(guest.orderClasses.answerMove(moved)).rejects.toMatchObject(keyless)
})

const nextOf = async (buyer: Awaited<ReturnType<typeof shop.as>>) =>
  (await buyer.tssa.upcoming({ query: { product_id: 7 } })).at(-1)

test('the calendar file of a guest has every meeting, on its own day', async () => {
  const { order_id, asked, list } = await givenBooked()
  const [booked] = await list()
  const url = `/api/v1/order-view/${order_id}/classes/${booked?.line_id}/calendar.ics`
  const file = await shop.app.inject({ url, query: asked.query })
  expect(file.headers['content-type']).toContain('text/calendar')
  const events = new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents('vevent')
  const starts = events.map((event) => new ICAL.Event(event).startDate.toJSDate().getTime())
  // A calendar counts seconds.
  expect(starts).toEqual(days.map((at) => Math.floor(at.getTime() / 1000) * 1000))
  expect((await shop.app.inject({ url })).statusCode).toBe(404)
})

test('a guest names who comes along, moves to another day once, and answers a move of staff', async () => {
  const { guest, order_id, asked, other, list } = await givenBooked()
  const [booked] = await list()
  const [, friend] = booked?.participants ?? []
  const rename = { params: { order_id, id: friend?.id ?? 0 }, query: asked.query, body: { name: '이준' } }
  expect((await guest.orderClasses.rename(rename))[0]?.participants[1]?.name).toBe('이준')
  const line = { order_id, line_id: booked?.line_id ?? 0 }
  const transfer = { params: line, query: asked.query, body: { session_id: other?.id ?? 0 } }
  expect(await guest.orderClasses.transfer(transfer)).toMatchObject([{ session_id: other?.id, can_transfer: false }])
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  const meets_at = [31, 33, 40].map((nth) => addDays(new Date(), nth).toISOString())
  await clerk.staffClasses.move({ params: { id: other?.id ?? 0 }, body: { meets_at } })
  expect(await list()).toMatchObject([{ asks_move: true }])
  const answer = { params: line, query: asked.query, body: { answer: 'refund' as const } }
  expect(await guest.orderClasses.answerMove(answer)).toEqual([])
})

test('a calendar that subscribed reads all classes of its member, until the address is renewed', async () => {
  const { session } = await givenBooked()
  const hana = await shop.as('hana')
  await bookSeats(shop, hana, { variant_id: session?.variant_id ?? 0 })
  const { url } = await hana.myClasses.calendarAddress({ body: {} })
  expect((await hana.myClasses.calendarAddress({ body: {} })).url).toBe(url)
  const read = (address: string) => shop.app.inject({ url: new URL(address).pathname })
  const file = await read(url)
  expect(new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents('vevent')).toHaveLength(3)
  const renewed = await hana.myClasses.calendarAddress({ body: { renew: true } })
  expect((await read(url)).statusCode).toBe(404)
  expect((await read(renewed.url)).statusCode).toBe(200)
})
