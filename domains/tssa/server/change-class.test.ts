import { addDays } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { stockTable } from '../../catalog/server/tables.ts'
import { expireOrders } from '../../checkout/server/expire.ts'
import { previewClaim } from '../../claim/server/request.ts'
import { claimTable } from '../../claim/server/tables.ts'
import { requestFor } from '../../claim/testing/claims.ts'
import { classWaitTable, enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { weeklyFrom } from '../../course/words.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable, refundTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { at, bookSeats, givenCourse, givenStudios, inDays } from '../testing/school.ts'
import { transferBooking } from './transfer.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { db, ctx } = shop
type Session = Awaited<ReturnType<typeof givenCourse>>[number]
let sessions: Session[]
const nth = (at: number) => {
  const session = sessions[at]
  if (!session) throw new Error('there is no such session')
  return session
}
beforeEach(async () => {
  await shop.empty()
  await givenStudios(shop)
  sessions = await givenCourse(shop, [
    { starts_at: inDays(10), seats: 1, taken: 0, room_id: 1, teacher_id: 1 },
    { starts_at: inDays(17.5), seats: 2, taken: 0, room_id: 2, teacher_id: 2 },
  ])
})

const seatsLeft = async ({ variant_id }: Session) => {
  const [stock] = await db
    .select()
    .from(stockTable)
    .where(eq(stockTable.variant_id, variant_id ?? 0))
  return (stock?.on_hand ?? 0) - (stock?.reserved ?? 0)
}
const reported = async (mb_id: string) =>
  (await db.select().from(notificationTable).where(eq(notificationTable.mb_id, mb_id))).map(({ title }) => title)

async function cancelOrder(buyer: Awaited<ReturnType<typeof shop.as>>, order_id: number) {
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.order_id, order_id))
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  return requestFor(buyer, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines })
}

test('what the class page prints is refunded, one minute before and after each boundary', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await bookSeats(shop, hana, nth(0))
  const [line] = await db.select().from(orderLineTable)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  const asked = { kind: 'cancel' as const, reason: 'changed_mind' as const, lines }
  const backAt = async (days: number, minutes: number) => {
    const then = at(shop, new Date(addDays(nth(0).starts_at, days).getTime() + minutes * 60_000))
    const own = Object.assign(then, { member: { mb_id: 'hana', is_admin: false } })
    return previewClaim(own, { order_id, view_key: undefined }, asked).then(
      ({ money }) => money,
      ({ status }) => status,
    )
  }
  // Six meetings of two hours: one third has passed after the second, half after the third.
  expect(await backAt(0, -1)).toBe(90_000)
  expect(await backAt(0, 1)).toBe(60_000)
  expect(await backAt(7, 119)).toBe(60_000)
  expect(await backAt(7, 121)).toBe(45_000)
  expect(await backAt(14, 119)).toBe(45_000)
  expect(await backAt(14, 121)).toBe(409)
})

test('a booking moves to another session once, and its old seat can be bought', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  await bookSeats(shop, hana, nth(0))
  const [booked] = await hana.myClasses.list()
  const params = { line_id: booked?.line_id ?? 0 }
  expect([await seatsLeft(nth(0)), await seatsLeft(nth(1))]).toEqual([0, 2])
  await expect(juno.myClasses.transfer({ params, body: { session_id: nth(1).id } })).rejects.toMatchObject({
    status: 404,
  })
  const [moved] = await hana.myClasses.transfer({ params, body: { session_id: nth(1).id } })
  expect(moved).toMatchObject({ session_id: nth(1).id, studio: '망원 스튜디오', can_transfer: false })
  expect(moved?.participants).toEqual(booked?.participants)
  expect([await seatsLeft(nth(0)), await seatsLeft(nth(1))]).toEqual([1, 1])
  const [line] = await db.select().from(orderLineTable)
  expect(line?.option_name).toContain('망원 스튜디오')
  await expect(hana.myClasses.transfer({ params, body: { session_id: nth(0).id } })).rejects.toMatchObject({
    status: 409,
    code: 'moved_before',
  })
})

test('it moves until three days before the start, and not into a full session', async () => {
  const hana = await shop.as('hana')
  await bookSeats(shop, hana, nth(0))
  const [booked] = await hana.myClasses.list()
  const tryAt = (minutes: number) => {
    const then = at(shop, new Date(addDays(nth(0).starts_at, -3).getTime() + minutes * 60_000))
    return transferBooking(then, eq(enrolmentTable.mb_id, 'hana'), {
      line_id: booked?.line_id ?? 0,
      session_id: nth(1).id,
    })
  }
  await expect(tryAt(1)).rejects.toMatchObject({ code: 'too_late' })
  const juno = await shop.as('juno')
  await bookSeats(shop, juno, nth(1), 2)
  await expect(tryAt(-1)).rejects.toMatchObject({ code: 'full' })
  expect([await seatsLeft(nth(0)), await seatsLeft(nth(1))]).toEqual([0, 0])
})

test('a freed seat goes to the first on the waiting list, then to the next, and to no one in between', async () => {
  const [hana, juno, mina, dodo] = await Promise.all(['hana', 'juno', 'mina', 'dodo'].map((id) => shop.as(id)))
  if (!hana || !juno || !mina || !dodo) throw new Error('there are four members')
  const body = { session_id: nth(0).id }
  await expect(juno.myClasses.wait({ body })).rejects.toMatchObject({ status: 409, code: 'seats_left' })
  const { order_id } = await bookSeats(shop, hana, nth(0))
  await Promise.all([juno.myClasses.wait({ body }), juno.myClasses.wait({ body })])
  await mina.myClasses.wait({ body })
  expect(await juno.myClasses.waits()).toMatchObject([{ before: 0, offer: null }])
  expect(await mina.myClasses.waits()).toMatchObject([{ before: 1, offer: null }])

  await cancelOrder(hana, order_id)
  const [offered] = await juno.myClasses.waits()
  expect(offered?.offer?.order_id).toBeGreaterThan(0)
  expect(await reported('juno')).toContain('기다리던 자리가 났어요')
  await expect(bookSeats(shop, dodo, nth(0))).rejects.toMatchObject({ status: 422 })

  // Twelve hours later the offer is over and the next has it.
  await expireOrders(at(shop, new Date(Date.now() + 12 * 3_600_000 + 60_000)))
  expect(await juno.myClasses.waits()).toEqual([])
  const [next] = await mina.myClasses.waits()
  const own = next?.offer?.order_id ?? 0
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, own))
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, own))
  if (!payment || !order) throw new Error('an offer is an order with a payment')
  expect(payment.amount).toBe(90_000)
  const paid = { state: 'done', order_no: order.order_no, currency: 'krw', amount: 90_000 } as const
  await settle(ctx, payment.id, paid)
  expect(await mina.myClasses.list()).toMatchObject([{ session_id: nth(0).id }])
  expect(await mina.myClasses.waits()).toEqual([])
  expect(await seatsLeft(nth(0))).toBe(0)
})

test('two seats freed at once are offered to two different members', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  await bookSeats(shop, hana, nth(1))
  await bookSeats(shop, juno, nth(1))
  const waiting = await Promise.all(['mina', 'dodo', 'rara'].map((id) => shop.as(id)))
  for (const each of waiting) await each.myClasses.wait({ body: { session_id: nth(1).id } })
  const [first, second] = await db.select().from(orderTable)
  await Promise.all([cancelOrder(hana, first?.id ?? 0), cancelOrder(juno, second?.id ?? 0)])
  const offers = await db.select().from(classWaitTable).orderBy(classWaitTable.id)
  expect(offers.map(({ order_id }) => order_id !== null)).toEqual([true, true, false])
  expect(new Set(offers.slice(0, 2).map(({ order_id }) => order_id)).size).toBe(2)
  expect(await seatsLeft(nth(1))).toBe(0)
})

test('staff cancel a session in one action: everyone is refunded in full and notified once', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  await bookSeats(shop, hana, nth(1))
  await bookSeats(shop, juno, nth(1))
  const call = () =>
    clerk.staffClasses.cancel({ params: { id: nth(1).id }, body: { reason: '최소 인원이 모이지 않았어요.' } })
  expect(await call()).toMatchObject({ refunded: 2, bookings: 2 })
  expect(await call()).toMatchObject({ refunded: 0 })
  expect((await db.select().from(refundTable)).map(({ amount }) => amount)).toEqual([90_000, 90_000])
  expect(await db.select().from(claimTable)).toMatchObject([{ fault: 'shop' }, { fault: 'shop' }])
  expect((await reported('hana')).filter((title) => title === '수업이 취소되었어요')).toHaveLength(1)
  expect(await hana.myClasses.list()).toEqual([])
  const upcoming = await hana.tssa.upcoming({ query: { product_id: 7 } })
  expect(upcoming.map(({ id }) => id)).toEqual([nth(0).id])
  await expect(bookSeats(shop, hana, nth(1))).rejects.toThrow()
})

test('who waits for a canceled session waits no more, and what was offered or not yet paid cannot be paid', async () => {
  const [hana, juno, mina, dodo] = await Promise.all(['hana', 'juno', 'mina', 'dodo'].map((id) => shop.as(id)))
  if (!hana || !juno || !mina || !dodo) throw new Error('there are four members')
  const body = { session_id: nth(0).id }
  const { order_id } = await bookSeats(shop, hana, nth(0))
  await juno.myClasses.wait({ body })
  await mina.myClasses.wait({ body })
  await cancelOrder(hana, order_id)
  expect((await juno.myClasses.waits())[0]?.offer).not.toBeNull()
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  await clerk.staffClasses.cancel({ params: { id: nth(0).id }, body: { reason: '강사가 아파요.' } })
  expect([await juno.myClasses.waits(), await mina.myClasses.waits()]).toEqual([[], []])
  const unpaid = await db.select().from(orderTable).where(eq(orderTable.mb_id, 'juno'))
  expect(unpaid).toMatchObject([{ state: 'canceled_unpaid' }])
  expect(
    await db
      .select()
      .from(paymentTable)
      .where(eq(paymentTable.order_id, unpaid[0]?.id ?? 0)),
  ).toMatchObject([{ state: 'aborted' }])
  // Its seat is free, and no one is offered it.
  const waits = await db.select().from(classWaitTable).orderBy(classWaitTable.id)
  expect(waits.map(({ order_id }) => order_id !== null)).toEqual([true, false])
  await expect(dodo.myClasses.wait({ body })).rejects.toMatchObject({ status: 409, code: 'over' })
})

test('while a seat is freed, ten who try to buy it get none: it is offered to who waits', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  const others = await Promise.all(Array.from({ length: 10 }, (_, at) => shop.as(`other${at}`)))
  const { order_id } = await bookSeats(shop, hana, nth(0))
  await juno.myClasses.wait({ body: { session_id: nth(0).id } })
  const tries = await Promise.allSettled([
    cancelOrder(hana, order_id),
    ...others.map((each) => bookSeats(shop, each, nth(0))),
  ])
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', ...others.map(() => 'rejected')])
  expect((await juno.myClasses.waits())[0]?.offer).not.toBeNull()
  expect(await seatsLeft(nth(0))).toBe(0)
})

test('a moved session asks: who cannot come gets everything back, who agrees stays', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  await bookSeats(shop, hana, nth(1))
  await bookSeats(shop, juno, nth(1))
  const starts_at = inDays(30)
  const meets_at = weeklyFrom(starts_at, 6).map((at) => at.toISOString())
  await clerk.staffClasses.move({ params: { id: nth(1).id }, body: { meets_at } })
  const [mine] = await hana.myClasses.list()
  expect(mine).toMatchObject({ asks_move: true, meetings: expect.arrayContaining([]) })
  expect(mine?.meetings[0]?.starts_at).toBe(starts_at.toISOString())
  expect(await reported('hana')).toContain('수업 날짜가 바뀌었어요')
  const params = { line_id: mine?.line_id ?? 0 }
  expect(await hana.myClasses.answerMove({ params, body: { answer: 'refund' } })).toEqual([])
  expect((await db.select().from(refundTable)).map(({ amount }) => amount)).toEqual([90_000])
  const [other] = await juno.myClasses.list()
  const answer = { params: { line_id: other?.line_id ?? 0 }, body: { answer: 'agree' } } as const
  expect(await juno.myClasses.answerMove(answer)).toMatchObject([{ asks_move: false }])
  // Having agreed, the ordinary table applies again.
  await expect(juno.myClasses.answerMove({ ...answer, body: { answer: 'refund' } })).rejects.toMatchObject({
    status: 409,
  })
  expect((await db.select().from(enrolmentTable)).map(({ state }) => state).sort()).toEqual(['canceled', 'enrolled'])
})
