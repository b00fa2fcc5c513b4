import { addDays } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/server/testing.ts'
import { givenPaid, requestFor } from '../../claim/testing/claims.ts'
import { scheduleSessions } from '../../course/server/schedule.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const starts_at = new Date('2027-03-06T05:00:00Z')
const course = { title: '조향', title_en: 'Perfumery', weeks: 6, minutes: 120, studio: '성수', studio_en: 'Seongsu' }
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 7, kind: 'class', name: '조향', name_en: 'Perfumery', price_krw: 90_000, stock: 9 })
  await givenProduct(ctx, { id: 8, price_krw: 30_000 })
  await db.insert(courseTable).values({ product_id: 7, ...course })
  await scheduleSessions(ctx, 7, [{ starts_at, seats: 5, taken: 0 }])
})

const startedAgo = (days: number) =>
  db
    .update(classSessionTable)
    .set({ starts_at: addDays(new Date(), -days) })
    .where(eq(classSessionTable.product_id, 7))

test('a member sees the classes they have booked, and no one else’s', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  const { order_id } = await givenPaid(shop, hana, [
    [7, 2],
    [8, 1],
  ])
  const { data, total } = await hana.tssa.bookings({ query: {} })
  expect(total).toBe(1)
  expect(data).toMatchObject([
    {
      order_id,
      name: '조향',
      quantity: 2,
      state: 'granted',
      session: { starts_at: starts_at.toISOString(), weeks: 6, minutes: 120, studio: '성수', studio_en: 'Seongsu' },
    },
  ])
  expect((await juno.tssa.bookings({ query: {} })).data).toEqual([])
})

test('a class that has started is refunded by the table: two thirds, one half, then nothing', async () => {
  const hana = await shop.as('hana')
  const paid = await givenPaid(shop, hana, [[7, 1]])
  const where = { params: { order_id: paid.order_id }, query: {} }
  const [line] = await db.select().from(orderLineTable)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  const preview = () => hana.claim.preview({ ...where, body: { kind: 'cancel', reason: 'changed_mind', lines } })

  expect(await preview()).toMatchObject({ money: 90_000 })
  await startedAgo(1)
  expect(await preview()).toMatchObject({
    money: 60_000,
    at_once: true,
    rows: [
      { kind: 'goods', amount: 90_000 },
      { kind: 'attended', amount: -30_000 },
      { kind: 'total', amount: 60_000 },
    ],
  })
  await startedAgo(8)
  expect(await preview()).toMatchObject({ money: 45_000 })
  // A class is never late: nobody gets all of it back by saying so.
  await expect(hana.claim.preview({ ...where, body: { kind: 'cancel', reason: 'late', lines } })).rejects.toMatchObject(
    {
      status: 422,
    },
  )
  await startedAgo(15)
  await expect(preview()).rejects.toMatchObject({ status: 409 })
  expect((await hana.claim.show(where)).lines).toMatchObject([{ cancel: null }])

  await startedAgo(1)
  const { claims } = await requestFor(hana, paid, { kind: 'cancel', reason: 'changed_mind', lines })
  expect(claims).toMatchObject([{ state: 'refunding', settled: { money: 60_000 } }])
  expect((await hana.tssa.bookings({ query: {} })).data).toMatchObject([{ state: 'canceled' }])
})
