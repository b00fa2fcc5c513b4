import { testDatabase } from '@sillage/server-kit/testing.ts'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contextAt } from '../../point/testing/context-at.ts'
import { givenCoupon } from '../testing/coupons.ts'
import { expireCoupons } from './expire.ts'
import { countUsableCoupons, listUsable } from './holdings.ts'
import { issueCoupon } from './issue.ts'
import { reserveCoupons, restoreCoupons, useCoupons } from './reserve.ts'
import { couponIssueTable } from './tables.ts'

const database = await testDatabase()
const { db, empty } = database
const on = (day: string) => contextAt(database, `${day}T03:00:00Z`)
const today = on('2026-11-15')
const mb_id = 'hana'
beforeEach(empty)

const issues = () => db.select().from(couponIssueTable).orderBy(asc(couponIssueTable.id))
const states = async () => (await issues()).map(({ state }) => state)

/** Three coupons in hana's hand, with the ids 1 to 3, to be used within ten days. */
async function givenThree() {
  const { id } = await givenCoupon(today, { member_limit: 3, days: 10 })
  for (const _ of [1, 2, 3]) await issueCoupon(today, { coupon_id: id, mb_id })
}

test('fifty orders at once for one coupon: one has it', async () => {
  await givenThree()
  const orders = Array.from({ length: 50 }, (_, index) => index + 1)
  const tries = await Promise.allSettled(
    orders.map((order_id) => reserveCoupons(today, { mb_id, issue_ids: [2], order_id })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tries.find((each) => each.status === 'rejected')?.reason).toMatchObject({ status: 422 })
  expect(await states()).toEqual(['issued', 'reserved', 'issued'])
})

test('orders that want the same coupons in any order get all of them or none', async () => {
  await givenThree()
  const wishes = [
    [1, 2],
    [2, 1],
    [3, 1],
    [2, 3],
    [1, 2, 3],
    [3, 2, 1],
  ]
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, index) =>
      reserveCoupons(today, { mb_id, issue_ids: wishes[index % wishes.length] ?? [], order_id: index + 1 }),
    ),
  )
  const won = tries.flatMap(({ status }, index) => (status === 'fulfilled' ? [index + 1] : []))
  expect(won).toHaveLength(1)
  const kept = (await issues()).filter(({ state }) => state === 'reserved')
  expect(kept.map(({ id }) => id)).toEqual(wishes[((won[0] ?? 1) - 1) % wishes.length]?.toSorted())
})

test('reserving again for the same order does nothing, and used is used once', async () => {
  await givenThree()
  await reserveCoupons(today, { mb_id, issue_ids: [1, 3], order_id: 9 })
  await reserveCoupons(today, { mb_id, issue_ids: [1, 3, 3], order_id: 9 })
  expect(await countUsableCoupons(today, mb_id)).toBe(1)
  await useCoupons(today, 9)
  const [first] = await issues()
  await useCoupons(on('2026-11-16'), 9)
  expect((await issues())[0]).toEqual(first)
  expect(await states()).toEqual(['used', 'issued', 'used'])
  await expect(reserveCoupons(today, { mb_id, issue_ids: [1], order_id: 9 })).rejects.toMatchObject({ status: 422 })
})

test('another member’s coupon cannot be applied to an order', async () => {
  await givenThree()
  await expect(reserveCoupons(today, { mb_id: 'duri', issue_ids: [1], order_id: 9 })).rejects.toMatchObject({
    errors: { coupons: ['쓸 수 없는 쿠폰이 있어요. 쿠폰을 다시 골라 주세요.'] },
  })
  expect(await states()).toEqual(['issued', 'issued', 'issued'])
})

test('an ended coupon is not usable, whether or not the job has said so; the job ends what is free', async () => {
  await givenThree()
  await reserveCoupons(today, { mb_id, issue_ids: [1], order_id: 9 })
  expect((await listUsable(on('2026-11-25'), mb_id)).map(({ issue }) => issue.id)).toEqual([2, 3])
  const later = on('2026-11-26')
  expect(await listUsable(later, mb_id)).toEqual([])
  await expect(reserveCoupons(later, { mb_id, issue_ids: [2], order_id: 8 })).rejects.toMatchObject({ status: 422 })
  await Promise.all([expireCoupons(later), expireCoupons(later)])
  await expireCoupons(later)
  expect(await states()).toEqual(['reserved', 'expired', 'expired'])
})

test('a canceled order gives its coupons back, all or some', async () => {
  await givenThree()
  await reserveCoupons(today, { mb_id, issue_ids: [1, 2], order_id: 9 })
  await reserveCoupons(today, { mb_id, issue_ids: [3], order_id: 10 })
  await useCoupons(today, 9)
  await restoreCoupons(today, { order_id: 9, issue_ids: [1, 3] })
  expect(await states()).toEqual(['issued', 'used', 'reserved'])
  await restoreCoupons(today, { order_id: 9 })
  await restoreCoupons(today, { order_id: 9 })
  expect(await states()).toEqual(['issued', 'issued', 'reserved'])
  expect((await issues())[0]).toMatchObject({ order_id: null, used_at: null })
})

test('a coupon restored after its end lives a week more if it was used, and has expired if it was only reserved', async () => {
  await givenThree()
  await reserveCoupons(today, { mb_id, issue_ids: [1], order_id: 9 })
  await reserveCoupons(today, { mb_id, issue_ids: [2], order_id: 10 })
  await useCoupons(today, 9)
  const later = on('2026-12-10')
  await restoreCoupons(later, { order_id: 9 })
  await restoreCoupons(later, { order_id: 10 })
  expect((await listUsable(later, mb_id)).map(({ issue }) => issue.id)).toEqual([1])
  expect((await issues())[0]?.expires_at).toEqual(new Date('2026-12-18T00:00:00+09:00'))
})
