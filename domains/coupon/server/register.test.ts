import { addDays } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { rateLimits } from '../../rate-limits.ts'
import { testShop } from '../../testing.ts'
import { givenCoupon } from '../testing/coupons.ts'
import { countUsableCoupons } from './holdings.ts'
import { couponIssueTable, couponTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

const yesterday = addDays(new Date(), -1)
const tomorrow = addDays(new Date(), 1)
const refused = (sentence: string) => ({ status: 422, errors: { code: [sentence] } })

test('a code is taken in any emails, and the coupon is there at once', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenCoupon(ctx, { code: 'SILLAGE', kind: 'product', target_ids: [7], days: 30, minimum_krw: 20_000 })
  const hana = await as('hana')
  const registered = await hana.coupon.register({ body: { code: ' sillage ' } })
  expect(registered).toMatchObject({ state: 'issued', amount_krw: 3_000, minimum_krw: 20_000, days_left: 30 })
  expect(registered.targets).toEqual([{ id: 7, kind: 'goods', name: '상품 7', name_en: 'Product 7' }])
  expect((await hana.coupon.list({ query: {} })).data).toEqual([registered])
  expect(await countUsableCoupons(ctx, 'hana')).toBe(1)
})

test.each([
  ['a code nobody made', 'NOTHING', '없는 쿠폰 코드예요. 다시 확인해 주세요.'],
  ['one that was switched off', 'OFF', '없는 쿠폰 코드예요. 다시 확인해 주세요.'],
  ['one that has not begun', 'EARLY', '아직 시작하지 않은 쿠폰이에요.'],
  ['one that is over', 'LATE', '기간이 끝난 쿠폰이에요.'],
  ['one that ran out', 'EMPTY', '준비한 쿠폰이 모두 소진됐어요.'],
  ['one already held', 'MINE', '이미 받은 쿠폰이에요.'],
])('%s is refused in its own words', async (_, code, sentence) => {
  await givenCoupon(ctx, { code: 'OFF', active: false })
  await givenCoupon(ctx, { code: 'EARLY', starts_at: tomorrow })
  await givenCoupon(ctx, { code: 'LATE', ends_at: yesterday })
  await givenCoupon(ctx, { code: 'EMPTY', issue_limit: 1, issued: 1 })
  await givenCoupon(ctx, { code: 'MINE' })
  const hana = await as('hana')
  await hana.coupon.register({ body: { code: 'MINE' } })
  await expect(hana.coupon.register({ body: { code } })).rejects.toMatchObject(refused(sentence))
})

test('guessing codes is stopped', async () => {
  const hana = await as('hana')
  for (let tried = 0; tried < rateLimits.coupon.member.times; tried += 1)
    await expect(hana.coupon.register({ body: { code: `GUESS${tried}` } })).rejects.toMatchObject({ status: 422 })
  await expect(hana.coupon.register({ body: { code: 'GUESS' } })).rejects.toMatchObject({ status: 429 })
})

test('of a coupon for ten, fifteen members who all try twice at once get ten, and each only one', async () => {
  const { id } = await givenCoupon(ctx, { code: 'TEN', issue_limit: 10 })
  const members = await Promise.all(Array.from({ length: 15 }, (_, index) => as(`member${index}`)))
  const tries = await Promise.allSettled(
    members.flatMap((member) => [1, 2].map(() => member.coupon.register({ body: { code: 'TEN' } }))),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 422 })
  const issues = await db.select().from(couponIssueTable)
  expect(new Set(issues.map(({ mb_id }) => mb_id)).size).toBe(10)
  expect(await db.select().from(couponTable)).toMatchObject([{ id, issued: 10 }])
})

test('what ends first stands first, without an end last; the used and the ended have their own list', async () => {
  const coupon = await givenCoupon(ctx, { member_limit: 9 })
  const hana = await as('hana')
  const issue = (nth: number, more: Partial<typeof couponIssueTable.$inferInsert>) =>
    db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'hana', nth, ...more })
  await issue(1, { expires_at: null })
  await issue(2, { expires_at: tomorrow })
  await issue(3, { expires_at: yesterday }) // the nightly job has not come by yet
  await issue(4, { state: 'used', used_at: new Date(), expires_at: tomorrow })
  await issue(5, { state: 'reserved', order_id: 1, expires_at: tomorrow })
  await db.insert(couponIssueTable).values({ coupon_id: coupon.id, mb_id: 'duri', nth: 1 })
  const usable = await hana.coupon.list({ query: {} })
  expect(usable).toMatchObject({ total: 2, usable_count: 2 })
  expect(usable.data.map(({ id, days_left }) => [id, days_left])).toEqual([
    [2, 1],
    [1, null],
  ])
  const gone = await hana.coupon.list({ query: { state: 'used', order: 'desc' } })
  expect(gone).toMatchObject({ total: 3, usable_count: 2 })
  expect(gone.data.map(({ id, state }) => [id, state])).toEqual([
    [5, 'reserved'],
    [4, 'used'],
    [3, 'expired'],
  ])
})
