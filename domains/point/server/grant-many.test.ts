import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop()
beforeEach(async () => {
  await shop.empty()
  await shop.as('hana')
  await shop.as('duri')
})

const clerk = async () => (await shop.as('clerk', { permissions: ['points'] })).point.staff
const body = () => ({ mb_ids: ['hana', 'duri', 'nobody', 'hana'], amount: 500, memo: '사과', key: randomUUID() })
const balance = async (mb_id: string) => (await (await clerk()).list({ params: { mb_id }, query: {} })).balance

test('a dry run says who would get points and gives none', async () => {
  const answer = await (await clerk()).grantMany({ body: { ...body(), dry_run: true } })
  expect(answer).toMatchObject({ refused: ['nobody'], total: 1_000 })
  expect(answer.granted.map(({ mb_id }) => mb_id)).toEqual(['duri', 'hana'])
  expect(await balance('hana')).toBe(0)
})

test('sent twice at once, everybody gets the points once and the log has one entry', async () => {
  const staff = await clerk()
  const sent = body()
  await Promise.all([staff.grantMany({ body: sent }), staff.grantMany({ body: sent })])
  expect([await balance('hana'), await balance('duri')]).toEqual([500, 500])
  expect(await shop.db.select().from(auditTable)).toMatchObject([
    { action: 'point.granted-many', after: { mb_ids: ['duri', 'hana'], amount: 500 } },
  ])
})

test('a list without any member is refused', async () => {
  const staff = await clerk()
  await expect(staff.grantMany({ body: { ...body(), mb_ids: ['nobody'] } })).rejects.toMatchObject({ status: 422 })
})

test('what members have not spent is summed up, with the month in which it expires', async () => {
  const staff = await clerk()
  await staff.grantMany({ body: body() })
  await staff.take({ body: { mb_id: 'duri', amount: 200, memo: '정정', key: randomUUID() } })
  const { outstanding, members, expiring_soon, months } = await staff.liability()
  expect({ outstanding, members, expiring_soon }).toEqual({ outstanding: 800, members: 2, expiring_soon: 0 })
  expect(months).toMatchObject([{ amount: 800 }])
})
