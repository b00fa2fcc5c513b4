import { addDays } from '@sillage/kit/time.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenPaid } from '../../claim/testing/claims.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { bookMeetings } from './meetings.ts'
import { closeSessions, scheduleSessions } from './schedule.ts'
import { classSessionTable, courseTable } from './tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const at = (days: number) => new Date(`2027-03-${String(days).padStart(2, '0')}T05:00:00Z`)
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 7, kind: 'class', price_krw: 80_000, stock: 9 })
  const course = { title: '조향', title_en: 'Perfumery', weeks: 1, studio: '성수', studio_en: 'Seongsu' }
  await db.insert(courseTable).values({ product_id: 7, ...course })
  await scheduleSessions(ctx, 7, [
    { meets_at: [at(6)], seats: 2, taken: 1 },
    { meets_at: [at(13)], seats: 5, taken: 0 },
  ])
})

const variants = () =>
  db.select().from(variantTable).where(eq(variantTable.product_id, 7)).orderBy(variantTable.position)

test('a session is what is bought: cart, order and its line say when and where, in both languages', async () => {
  const hana = await shop.as('hana')
  const [, second] = await variants()
  await hana.cart.add({ body: { lines: [{ variant_id: second?.id ?? 0, quantity: 1 }] } })
  const reported = {
    option_name: '2027.03.13 (토) 14:00 · 성수',
    option_name_en: 'Sat 13 Mar 2027, 14:00 KST · Seongsu',
  }
  const { lines } = await hana.cart.show()
  expect(lines).toMatchObject([reported])
  // Another session is another choice of the same line.
  expect(lines[0]?.choices.map(({ option_name }) => option_name)).toEqual([
    '2027.03.06 (토) 14:00 · 성수',
    reported.option_name,
  ])
  const { order_id } = await buyPaid(ctx, hana, second?.id ?? 0)
  expect(await hana.order.show({ params: { order_id } })).toMatchObject({ lines: [reported] })
  expect(await hana.orderStatement.show({ params: { order_id }, query: {} })).toMatchObject({ lines: [reported] })
})

test('each session has seats of its own', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  await givenPaid(shop, hana, [[7, 1]])
  await expect(givenPaid(shop, juno, [[7, 1]])).rejects.toMatchObject({ status: 422 })
  const sessions = await juno.tssa.upcoming({ query: { product_id: 7 } })
  expect(sessions.map(({ seats_left }) => seats_left)).toEqual([0, 5])
})

test('what has begun is no longer sold, and what was bought of it is not canceled any more', async () => {
  const hana = await shop.as('hana')
  const { order_id } = await givenPaid(shop, hana, [[7, 1]])
  const then = createContext({ ...ctx, database: shop.database, now: () => addDays(at(6), 1) })
  expect(await closeSessions(then)).toBe(1)
  expect(await closeSessions(then)).toBe(0)
  expect((await variants()).map(({ retired }) => retired)).toEqual([true, false])
  const product = await hana.catalog.show({ params: { product_id: 7 } })
  expect(product.variants.map(({ values }) => values)).toEqual([['2027.03.13 (토) 14:00 · 성수']])
  const [line] = await db.select().from(orderLineTable)
  expect(line).toMatchObject({ order_id, option_name: '2027.03.06 (토) 14:00 · 성수' })
  const asked = { params: { order_id }, query: {} }
  expect((await hana.claim.show(asked)).lines).toMatchObject([{ cancel: 'at_once' }])
  // Its own session counts, whatever else is still to come.
  const starts_at = addDays(new Date(), -1)
  const own = eq(classSessionTable.variant_id, line?.variant_id ?? 0)
  const [session] = await db.update(classSessionTable).set({ starts_at }).where(own).returning()
  await bookMeetings(ctx, {
    id: session?.id ?? 0,
    room_id: null,
    teacher_id: null,
    meets_at: [starts_at],
    minutes: 120,
  })
  expect((await hana.claim.show(asked)).lines).toMatchObject([{ cancel: null }])
})

test('staff say which event of the calendar a session is, and who looks next is told', async () => {
  const [clerk, hana] = [await shop.as('clerk', { permissions: ['classes'] }), await shop.as('hana')]
  const asked = () => hana.tssa.upcoming({ query: { product_id: 7 } })
  const [first] = await asked()
  const params = { id: first?.id ?? 0 }
  await clerk.staffClasses.nameEvent({ params, body: { event_id: ' event-1 ' } })
  expect((await asked()).map(({ event_id }) => event_id)).toEqual(['event-1', null])
  await expect(clerk.staffClasses.nameEvent({ params, body: { event_id: ' ' } })).rejects.toMatchObject({ status: 422 })
  await expect(clerk.staffClasses.nameEvent({ params: { id: 999 }, body: { event_id: 'x' } })).rejects.toMatchObject({
    status: 404,
  })
  await clerk.staffClasses.nameEvent({ params, body: { event_id: null } })
  expect((await asked()).map(({ event_id }) => event_id)).toEqual([null, null])
})
