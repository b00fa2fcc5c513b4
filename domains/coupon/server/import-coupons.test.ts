import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { changeSetTable } from '../../change-set/server/tables.ts'
import { applyFiles } from '../../file-jobs.ts'
import { testShop } from '../../testing.ts'
import type { CouponLine } from '../import-contract.ts'
import { couponTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

const clerk = () => as('clerk', { permissions: ['coupons'] })
const line: Omit<CouponLine, 'name' | 'percent' | 'amount_krw' | 'code'> = {
  kind: 'order',
  target_ids: [],
  name_en: '',
  minimum_krw: 0,
  member_limit: 1,
  welcome: false,
  cap_krw: null,
  starts_at: null,
  ends_at: null,
  days: null,
  issue_limit: null,
}
const winter: CouponLine = { ...line, name: '겨울', percent: 10, amount_krw: null, code: 'winter26' }
const wax: CouponLine = { ...line, name: '왁스', percent: null, amount_krw: 3_000, code: null }

async function send(rows: CouponLine[], { dry_run = false, request_key = crypto.randomUUID() } = {}) {
  const reply = await (await clerk()).coupon.staff.addMany({ body: { rows, dry_run, request_key } })
  await runWaiting(ctx, applyFiles)
  return reply
}
const all = () => db.select().from(couponTable).orderBy(asc(couponTable.id))
const undo = async (id: number | null) => (await clerk()).changeSets.undo({ params: { id: id ?? 0 }, query: {} })

test('a file makes coupons that members use, after a dry run that makes none, and one undo takes them away', async () => {
  const dry = await send([winter, wax], { dry_run: true })
  expect(dry.rows.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
  expect(await all()).toEqual([])
  const { change_set_id } = await send([winter, wax])
  expect(await all()).toMatchObject([
    { name: '겨울', code: 'WINTER26', percent: 10, active: true, issued: 0 },
    { name: '왁스', code: null, amount_krw: 3_000, active: true },
  ])
  await undo(change_set_id)
  expect(await all()).toEqual([])
})

test('a coupon that a member has stays with that member when the file is undone, and is issued no more', async () => {
  const { change_set_id } = await send([winter, wax])
  const hana = await as('hana')
  await hana.coupon.register({ body: { code: 'WINTER26' } })
  await undo(change_set_id)
  expect(await all()).toMatchObject([{ name: '겨울', code: null, active: false, issued: 1 }])
  expect((await hana.coupon.list({ query: {} })).data).toHaveLength(1)
})

test.each([
  ['no benefit', { percent: null }, '할인 금액과 할인율 중 하나만 정해 주세요.'],
  ['a code with other letters', { code: '겨울!' }, '코드는 영문자와 숫자 4~30자로 만들어 주세요.'],
  ['the code of another line', { code: 'Winter26' }, '이미 있는 쿠폰 코드예요.'],
  ['half a won', { percent: null, amount_krw: 0.5 }, '금액을 확인해 주세요.'],
])('a line with %s is refused with a sentence, and nothing of the file is made', async (_, change, reason) => {
  const { rows, change_set_id } = await send([winter, { ...winter, name: '둘', code: 'SECOND26', ...change }])
  expect(rows).toMatchObject([{ outcome: 'added' }, { outcome: 'refused', reason }])
  expect(change_set_id).toBeNull()
  expect(await all()).toEqual([])
})

test('the same file again makes nothing twice: by its key, its codes and its names', async () => {
  const request_key = crypto.randomUUID()
  const first = await send([winter, wax], { request_key })
  expect((await send([winter, wax], { request_key })).change_set_id).toBe(first.change_set_id)
  const again = await send([winter, wax])
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
  expect(await all()).toHaveLength(2)
})

test('a code that someone took while the file waited leaves that line out, and staff read why', async () => {
  const staff = await clerk()
  const body = { rows: [winter, wax], dry_run: false, request_key: crypto.randomUUID() }
  const { change_set_id } = await staff.coupon.staff.addMany({ body })
  await staff.coupon.staff.add({ body: { name: '먼저', kind: 'order', percent: 5, code: 'WINTER26' } })
  await runWaiting(ctx, applyFiles)
  const [set] = await db
    .select()
    .from(changeSetTable)
    .where(eq(changeSetTable.id, change_set_id ?? 0))
  expect(set).toMatchObject({
    state: 'applied',
    done: 2,
    left_out: [{ name: '겨울', reason: '이미 있는 쿠폰 코드예요.' }],
  })
  expect((await all()).map(({ name }) => name).toSorted()).toEqual(['먼저', '왁스'])
})
