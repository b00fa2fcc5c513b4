import { addDays } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenPaid, requestFor } from '../../claim/testing/claims.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { givenCourse, startedAgo } from '../testing/school.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { db } = shop
const starts_at = new Date('2027-03-06T05:00:00Z')
beforeEach(async () => {
  await shop.empty()
  await givenCourse(shop, [{ starts_at, seats: 5, taken: 0 }])
})

test('who has paid sees the class with its meetings and a participant for each seat, and no one else does', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  const { order_id } = await givenPaid(shop, hana, [[7, 2]])
  const [booked] = await hana.myClasses.list()
  expect(booked).toMatchObject({
    order_id,
    title: '조향',
    weeks: 6,
    studio: '성수',
    is_over: false,
    can_transfer: true,
  })
  expect(booked?.meetings.map((meeting) => meeting.starts_at)).toHaveLength(6)
  expect(booked?.meetings[5]).toEqual({
    starts_at: addDays(starts_at, 35).toISOString(),
    ends_at: new Date(addDays(starts_at, 35).getTime() + 120 * 60_000).toISOString(),
  })
  const [own, friend] = booked?.participants ?? []
  expect([own?.name, friend?.name]).toEqual([expect.stringMatching(/./), ''])
  expect(own?.code).not.toBe(friend?.code)
  expect(await juno.myClasses.list()).toEqual([])
  const named = await hana.myClasses.rename({ params: { id: friend?.id ?? 0 }, body: { name: ' 이준 ' } })
  expect(named[0]?.participants.map(({ name }) => name)).toEqual([own?.name, '이준'])
  await expect(juno.myClasses.rename({ params: { id: friend?.id ?? 0 }, body: { name: 'x' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a class that has started is refunded by the table: two thirds, one half, then nothing', async () => {
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[7, 1]])
  const where = { params: { order_id: paid.order_id }, query: {} }
  const [line] = await db.select().from(orderLineTable)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  const preview = () => hana.claim.preview({ ...where, body: { kind: 'cancel', reason: 'changed_mind', lines } })

  expect(await preview()).toMatchObject({ money: 90_000 })
  await startedAgo(shop, 7, 1)
  expect(await preview()).toMatchObject({
    money: 60_000,
    at_once: true,
    rows: [
      { kind: 'goods', amount: 90_000 },
      { kind: 'attended', amount: -30_000 },
      { kind: 'total', amount: 60_000 },
    ],
  })
  await startedAgo(shop, 7, 8)
  expect(await preview()).toMatchObject({ money: 45_000 })
  // A class is never late: no one gets all of it back by saying so.
  await expect(hana.claim.preview({ ...where, body: { kind: 'cancel', reason: 'late', lines } })).rejects.toMatchObject(
    {
      status: 422,
    },
  )
  await startedAgo(shop, 7, 15)
  await expect(preview()).rejects.toMatchObject({ status: 409 })
  expect((await hana.claim.show(where)).lines).toMatchObject([{ cancel: null }])

  await startedAgo(shop, 7, 1)
  const { claims } = await requestFor(hana, paid, { kind: 'cancel', reason: 'changed_mind', lines })
  expect(claims).toMatchObject([{ state: 'refunding', settled: { money: 60_000 } }])
  expect(await hana.myClasses.list()).toEqual([])
})

test('one of two seats canceled leaves the other with its participant', async () => {
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[7, 2]])
  const [before] = await hana.myClasses.list()
  const lines = [{ line_id: before?.line_id ?? 0, quantity: 1 }]
  await requestFor(hana, paid, { kind: 'cancel', reason: 'changed_mind', lines })
  const [after] = await hana.myClasses.list()
  expect(after?.participants).toEqual(before?.participants.slice(0, 1))
})
