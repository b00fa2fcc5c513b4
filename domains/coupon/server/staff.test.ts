import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'
import { givenCoupon } from '../testing/coupons.ts'
import { couponIssueTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

const clerk = () => as('clerk', { permissions: ['coupons'] })
const form = {
  name: '가을 쿠폰',
  name_en: 'Autumn',
  kind: 'order',
  percent: 10,
  cap_krw: 5_000,
  code: 'autumn26',
} as const

test('staff make a coupon, change it and switch it off, and each is written down', async () => {
  const staff = (await clerk()).coupon.staff
  const made = await staff.add({ body: form })
  expect(made).toMatchObject({ id: 1, code: 'AUTUMN26', issued: 0, active: true, member_limit: 1 })
  const changed = await staff.change({ params: { coupon_id: 1 }, query: {}, body: { ...form, percent: 15 } })
  expect(changed.percent).toBe(15)
  await staff.switch({ params: { coupon_id: 1 }, body: { active: false } })
  expect((await staff.list({ query: { active: 'false' } })).data).toMatchObject([{ id: 1, active: false }])
  expect((await staff.list({ query: { active: 'true' } })).data).toEqual([])
  expect((await db.select().from(auditTable)).map(({ action }) => action)).toEqual([
    'coupon.add',
    'coupon.change',
    'coupon.switch',
  ])
})

test('of two who opened one coupon the second does not overwrite what the first saved', async () => {
  const staff = (await clerk()).coupon.staff
  const { version } = await staff.add({ body: form })
  const save = (name: string, based_on: string) =>
    staff.change({ params: { coupon_id: 1 }, query: { based_on }, body: { ...form, name } })
  const at_once = await Promise.allSettled([save('나', version), save('다', version)])
  expect(at_once.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(save('라', version)).rejects.toMatchObject({ status: 409, code: 'outdated' })
  // Switched off and issued meanwhile: nothing that was written has changed.
  const now = await staff.switch({ params: { coupon_id: 1 }, body: { active: false } })
  expect(await save('라', now.version)).toMatchObject({ name: '라', active: false })
})

test.each([
  ['both an amount and a percent', { amount_krw: 1_000 }, 'amount_krw'],
  ['neither', { percent: null, cap_krw: null }, 'amount_krw'],
  ['a cap without a percent', { percent: null, amount_krw: 1_000 }, 'cap_krw'],
  ['a product coupon for no product', { kind: 'product' }, 'target_ids'],
  ['an order coupon for some products', { target_ids: [1] }, 'target_ids'],
  ['an end before the start', { starts_at: '2026-12-02T00:00:00Z', ends_at: '2026-12-01T00:00:00Z' }, 'ends_at'],
  ['a code with other letters', { code: '가을 쿠폰' }, 'code'],
] as const)('%s is refused', async (_, change, field) => {
  const staff = (await clerk()).coupon.staff
  await expect(
    staff.add({ body: { ...form, ...change, target_ids: [...('target_ids' in change ? change.target_ids : [])] } }),
  ).rejects.toMatchObject({
    status: 422,
    errors: { [field]: [expect.any(String)] },
  })
})

test('a code belongs to one coupon', async () => {
  const staff = (await clerk()).coupon.staff
  await staff.add({ body: form })
  await expect(staff.add({ body: form })).rejects.toMatchObject({ errors: { code: ['이미 있는 쿠폰 코드예요.'] } })
})

test('what members hold keeps its worth; its name and end may change, its number not below what is out', async () => {
  const staff = (await clerk()).coupon.staff
  await staff.add({ body: form })
  const hana = await as('hana')
  await hana.coupon.register({ body: { code: 'AUTUMN26' } })
  const change = (body: object) => staff.change({ params: { coupon_id: 1 }, query: {}, body: { ...form, ...body } })
  await expect(change({ percent: 5 })).rejects.toMatchObject({ errors: { percent: [expect.any(String)] } })
  await expect(change({ minimum_krw: 90_000 })).rejects.toMatchObject({ errors: { minimum_krw: [expect.any(String)] } })
  expect(await change({ name: '늦가을 쿠폰', issue_limit: 1 })).toMatchObject({ name: '늦가을 쿠폰', issued: 1 })
})

test('staff hand a coupon to members by name: those who had theirs, or are none, are left out', async () => {
  const staff = (await clerk()).coupon.staff
  const { id } = await givenCoupon(ctx)
  for (const mb_id of ['hana', 'duri']) await as(mb_id)
  const hand = (mb_ids: string[]) => staff.issue({ params: { coupon_id: id }, body: { mb_ids } })
  expect(await hand(['hana'])).toEqual({ issued: 1, left_out: 0 })
  expect(await hand(['hana', 'duri', 'duri', 'nobody'])).toEqual({ issued: 1, left_out: 2 })
  expect((await db.select().from(couponIssueTable)).map(({ mb_id }) => mb_id)).toEqual(['hana', 'duri'])
})

test('to a grade as far as it reaches, also when two issue at once', async () => {
  const staff = (await clerk()).coupon.staff
  const { id } = await givenCoupon(ctx, { issue_limit: 3 })
  const member = (mb_id: string, grade: 'gold' | 'silver', state: 'active' | 'blocked' = 'active') => ({
    mb_id,
    grade,
    state,
    mb_name: mb_id,
    mb_email: `${mb_id}@example.com`,
    password_hash: '',
  })
  await db
    .insert(memberTable)
    .values([
      ...['a', 'b', 'c', 'd'].map((mb_id) => member(mb_id, 'gold')),
      member('e', 'silver'),
      member('f', 'gold', 'blocked'),
    ])
  const hand = () => staff.issue({ params: { coupon_id: id }, body: { grade: 'gold' } })
  const tries = await Promise.allSettled([hand(), hand()])
  expect(tries.find((each) => each.status === 'fulfilled')?.value).toEqual({ issued: 3, left_out: 1 })
  expect(tries.find((each) => each.status === 'rejected')?.reason).toMatchObject({ status: 422 })
  expect((await db.select().from(couponIssueTable)).map(({ mb_id }) => mb_id)).toEqual(['a', 'b', 'c'])
})

test('staff see who holds a coupon and revoke one that no order uses', async () => {
  await as('hana')
  await as('duri')
  const staff = (await clerk()).coupon.staff
  const { id: coupon_id } = await staff.add({ body: form })
  await staff.issue({ params: { coupon_id }, body: { mb_ids: ['hana', 'duri'] } })
  const { data } = await staff.issues({ query: { coupon_id } })
  expect(data.map(({ mb_id }) => mb_id).toSorted()).toEqual(['duri', 'hana'])
  const [hers] = (await staff.issues({ query: { mb_id: 'hana' } })).data
  const params = { issue_id: hers?.id ?? 0 }
  await staff.revoke({ params, body: { reason: '잘못 보냄' } })
  await expect(staff.revoke({ params, body: { reason: '다시' } })).rejects.toMatchObject({ status: 409 })
  expect(await staff.show({ params: { coupon_id } })).toMatchObject({ figures: { issued: 1, expired: 1, used: 0 } })
  // It counts as the one she had: no other is issued in its place, and the next is numbered after it.
  expect(await staff.issue({ params: { coupon_id }, body: { mb_ids: ['hana'] } })).toMatchObject({ issued: 0 })
  expect((await (await as('hana')).coupon.list({ query: {} })).usable_count).toBe(0)
})
