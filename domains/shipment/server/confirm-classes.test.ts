import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { claimLineTable, claimTable } from '../../claim/server/tables.ts'
import { givenPaid } from '../../claim/testing/claims.ts'
import { bookMeetings } from '../../course/server/meetings.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { weeklyFrom } from '../../course/words.ts'
import { orderEventTable, orderLineTable, orderTable } from '../../order/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { pointEntryTable } from '../../point/server/tables.ts'
import { testShop } from '../../testing.ts'
import { confirmDue } from './confirm-purchase.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 7, kind: 'class', price_krw: 80_000, stock: 4 })
  const course = { product_id: 7, title: '수업', title_en: 'Class', studio: '성수', studio_en: 'Seongsu' }
  await db.insert(courseTable).values({ ...course, weeks: 1 })
})

const at = (now: Date) => createContext({ ...ctx, database: shop.database, now: () => now })
const earned = () => db.select().from(pointEntryTable).where(eq(pointEntryTable.reason, 'earned'))
const lineStates = async () => (await db.select().from(orderLineTable)).map(({ state }) => state)

/** A seat in a class that begins on a day in Seoul, at seven in the evening. */
async function seatOn(day: string, weeks = 1) {
  await db.update(courseTable).set({ weeks })
  const paid = await givenPaid(shop, await shop.as('hana'), [[7, 1]])
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.order_id, paid.order_id))
  if (!line) throw new Error('an order has a line')
  const starts_at = new Date(startOfSeoulDay(day).getTime() + 19 * 3_600_000)
  const meets_at = weeklyFrom(starts_at, weeks)
  const [session] = await db
    .insert(classSessionTable)
    .values({ product_id: 7, variant_id: line.variant_id, starts_at, seats: 4 })
    .returning()
  await bookMeetings(ctx, { id: session?.id ?? 0, meets_at, minutes: 120, room_id: null, teacher_id: null })
  return { ...paid, line_id: line.id }
}

test('a class confirms itself at midnight after its day, once, and brings its points once', async () => {
  const { line_id } = await seatOn('2031-03-04')
  const midnight = startOfSeoulDay('2031-03-05')
  expect(await confirmDue(at(new Date(midnight.getTime() - 1000)))).toBe(0)
  expect(await lineStates()).toEqual(['granted'])
  expect(await earned()).toEqual([])
  const done = await Promise.all([1, 2, 3].map(() => confirmDue(at(midnight))))
  expect(done.toSorted()).toEqual([0, 0, 1])
  expect(await confirmDue(at(addDays(midnight, 1)))).toBe(0)
  expect(await lineStates()).toEqual(['confirmed'])
  expect(await db.select().from(orderTable)).toMatchObject([{ state: 'confirmed' }])
  expect(await earned()).toMatchObject([{ mb_id: 'hana', amount: 800, occasion: `line:${line_id}` }])
  expect(await db.$count(orderEventTable, eq(orderEventTable.to_state, 'confirmed'))).toBe(1)
})

test('a course of three weeks is over after its third meeting', async () => {
  await seatOn('2031-03-04', 3)
  expect(await confirmDue(at(startOfSeoulDay('2031-03-18')))).toBe(0)
  expect(await confirmDue(at(startOfSeoulDay('2031-03-19')))).toBe(1)
})

test('a seat without a session confirms itself as goods do, counted from the payment', async () => {
  await givenPaid(shop, await shop.as('hana'), [[7, 1]])
  await db.update(orderTable).set({ paid_at: startOfSeoulDay('2031-03-04') })
  const midnight = startOfSeoulDay('2031-03-12')
  expect(await confirmDue(at(new Date(midnight.getTime() - 1000)))).toBe(0)
  expect(await confirmDue(at(midnight))).toBe(1)
  expect(await earned()).toHaveLength(1)
})

test('a class with an open claim is not confirmed automatically', async () => {
  const { order_id, line_id } = await seatOn('2031-03-04')
  const wish = { kind: 'cancel', reason: 'other', fault: 'buyer', request_key: 'one' } as const
  const [claim] = await db
    .insert(claimTable)
    .values({ order_id, ...wish, preview: sql`'{}'::jsonb` })
    .returning()
  await db.insert(claimLineTable).values({ claim_id: claim?.id ?? 0, line_id, quantity: 1 })
  const later = at(startOfSeoulDay('2031-04-01'))
  expect(await confirmDue(later)).toBe(0)
  expect(await lineStates()).toEqual(['granted'])
  await db.update(claimTable).set({ state: 'rejected' })
  expect(await confirmDue(later)).toBe(1)
})
