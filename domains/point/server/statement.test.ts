import { addDays } from '@sillage/kit/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { earnPoints } from './earn.ts'
import { spendPoints } from './spend.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

const earn = (amount: number, occasion: string, expires_at?: Date) =>
  earnPoints(ctx, { mb_id: 'hana', amount, reason: 'earned', occasion, ...(expires_at && { expires_at }) })
const key = 'd2719fd2-1b6e-4f0e-9c62-6c1d4a3ffb11'

test('a member reads what they have, what ends soon and how it came about, newest first', async () => {
  const hana = await as('hana')
  const soon = addDays(ctx.now(), 10)
  await earn(1_000, 'line:1', soon)
  await earn(500, 'line:2', addDays(ctx.now(), 20))
  await earn(3_000, 'line:3')
  await spendPoints(ctx, { mb_id: 'hana', amount: 1_200, occasion: 'order:1' })
  const statement = await hana.point.list({ query: {} })
  expect(statement).toMatchObject({ balance: 3_300, total: 4, expiring_soon: { amount: 300 } })
  expect(statement.data.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-1_200, 3_300],
    [3_000, 4_500],
    [500, 1_500],
    [1_000, 1_000],
  ])
  expect(statement.data[0]).not.toHaveProperty('occasion')
})

test('the statement can be filtered by direction, in pages', async () => {
  const hana = await as('hana')
  for (const line of [1, 2, 3]) await earn(1_000, `line:${line}`)
  await spendPoints(ctx, { mb_id: 'hana', amount: 1_000, occasion: 'order:1' })
  const received = await hana.point.list({ query: { direction: 'in', per_page: 2, page: 2 } })
  expect(received).toMatchObject({ total: 3, last_page: 2, from: 3, to: 3 })
  expect((await hana.point.list({ query: { direction: 'out' } })).data).toMatchObject([{ reason: 'spent' }])
})

test('a member never sees another’s points, and starts with none', async () => {
  await earn(1_000, 'line:1')
  const duri = await as('duri')
  expect(await duri.point.list({ query: {} })).toMatchObject({ balance: 0, total: 0, data: [], expiring_soon: null })
})

test('staff give and take points with a reason, once for each action, and it is written down', async () => {
  await as('hana')
  const clerk = await as('clerk', { permissions: ['points'] })
  const body = { mb_id: 'hana', amount: 3_000, memo: '배송 지연 사과', key }
  await Promise.all(Array.from({ length: 5 }, () => clerk.point.staff.grant({ body })))
  await clerk.point.staff.take({ body: { ...body, amount: 700, memo: '중복 적립 정정' } })
  const statement = await clerk.point.staff.list({ params: { mb_id: 'hana' }, query: {} })
  expect(statement).toMatchObject({ balance: 2_300, total: 2 })
  expect(await db.select().from(auditTable)).toMatchObject([
    {
      mb_id: 'clerk',
      action: 'point.granted',
      subject: 'member:hana',
      after: { amount: 3_000, memo: '배송 지연 사과' },
    },
    { action: 'point.deducted', before: { balance: 3_000 }, after: { amount: -700, balance: 2_300 } },
  ])
})

test('staff cannot deduct more than there is, grant without a reason, or to an unknown member', async () => {
  await as('hana')
  const clerk = await as('clerk', { permissions: ['points'] })
  const body = { mb_id: 'hana', amount: 100, memo: '정정', key }
  await expect(clerk.point.staff.take({ body })).rejects.toMatchObject({ status: 422 })
  await expect(clerk.point.staff.grant({ body: { ...body, memo: ' ' } })).rejects.toMatchObject({
    errors: { memo: ['사유를 입력해 주세요.'] },
  })
  await expect(clerk.point.staff.grant({ body: { ...body, mb_id: 'nobody' } })).rejects.toMatchObject({ status: 404 })
  expect(await db.select().from(auditTable)).toEqual([])
})
