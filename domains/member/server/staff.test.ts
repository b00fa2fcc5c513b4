import { sessionTable } from '@sillage/server-kit/tables.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { consentTable, memberTable } from './tables.ts'

const shop = await testShop()
const { db } = shop
const params = { mb_id: 'hana' }

beforeEach(async () => {
  await shop.empty()
  await db.insert(memberTable).values([
    { mb_id: 'hana', mb_name: '김하나', mb_hp: '010-1234-5678', mb_email: 'hana@example.com', password_hash: '' },
    { mb_id: 'duri', mb_name: '이두리', mb_hp: '010-8765-4321', mb_email: 'two_50%@example.com', password_hash: '' },
  ])
})

const clerk = async () => (await shop.as('clerk', { permissions: ['members'] })).staffMembers
const auditRows = () => db.select().from(auditTable).orderBy(asc(auditTable.id))

test.each([
  ['HAN', ['hana']],
  ['두리', ['duri']],
  ['01012345678', ['hana']],
  ['1234-5678', ['hana']],
  ['50%', ['duri']],
  ['two_5', ['duri']],
  ['twox5', []],
  ['%', ['duri']],
])('staff find %s by id, name, number or mail', async (keyword, ids) => {
  const found = await (await clerk()).list({ query: { keyword } })
  expect(found.data.map(({ mb_id }) => mb_id)).toEqual(ids)
})

test('the list is filtered by grade and state', async () => {
  await db.update(memberTable).set({ grade: 'gold', state: 'blocked' }).where(eq(memberTable.mb_id, 'duri'))
  const staff = await clerk()
  const ids = async (query: object) => (await staff.list({ query })).data.map(({ mb_id }) => mb_id)
  expect(await ids({ grade: 'gold' })).toEqual(['duri'])
  expect((await ids({ state: 'active' })).toSorted()).toEqual(['clerk', 'hana'])
  expect(JSON.stringify(await staff.list({ query: {} }))).not.toContain('password')
})

test('a member is shown with every word on consent they ever gave', async () => {
  const word = { mb_id: 'hana', document: 'ads_mail', version: '2026-01-01' } as const
  await db.insert(consentTable).values({ ...word, given: true })
  await db.insert(consentTable).values({ ...word, given: false })
  const shown = await (await clerk()).show({ params })
  expect(shown.consents.map(({ given }) => given)).toEqual([true, false])
  await expect((await clerk()).show({ params: { mb_id: 'nobody' } })).rejects.toMatchObject({ status: 404 })
})

test('a changed grade is in the audit log with before, after and the reason', async () => {
  const changed = await (await clerk()).changeGrade({ params, body: { grade: 'gold', reason: '큰 주문' } })
  expect(changed.grade).toBe('gold')
  expect(await auditRows()).toMatchObject([
    {
      mb_id: 'clerk',
      action: 'member.grade',
      subject: 'member:hana',
      before: { grade: 'general' },
      after: { grade: 'gold', reason: '큰 주문' },
    },
  ])
})

test('blocking signs a member out at once; unblocking lets them in again; both are logged', async () => {
  const { account } = await shop.as('hana')
  const staff = await clerk()
  expect(await staff.block({ params, body: { blocked: true, reason: '도용 신고' } })).toMatchObject({
    state: 'blocked',
  })
  await expect(account.show({ params })).rejects.toMatchObject({ status: 401 })
  expect(await db.$count(sessionTable, eq(sessionTable.mb_id, 'hana'))).toBe(0)
  expect((await staff.show({ params })).blocked_reason).toBe('도용 신고')
  expect(await staff.block({ params, body: { blocked: false, reason: '확인 끝' } })).toMatchObject({ state: 'active' })
  expect((await auditRows()).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    {
      action: 'member.block',
      before: { state: 'active', blocked_reason: '' },
      after: { state: 'blocked', blocked_reason: '도용 신고', reason: '도용 신고' },
    },
    {
      action: 'member.unblock',
      before: { state: 'blocked', blocked_reason: '도용 신고' },
      after: { state: 'active', blocked_reason: '', reason: '확인 끝' },
    },
  ])
})

test('staff cannot block themselves, the owner, or a person who has not joined yet', async () => {
  await shop.as('owner', { permissions: ['*'] })
  await db.update(memberTable).set({ state: 'pending' }).where(eq(memberTable.mb_id, 'duri'))
  const staff = await clerk()
  const block = (mb_id: string, blocked = true) => staff.block({ params: { mb_id }, body: { blocked, reason: '시험' } })
  for (const mb_id of ['clerk', 'owner', 'duri']) await expect(block(mb_id)).rejects.toMatchObject({ status: 422 })
  await expect(block('duri', false)).rejects.toMatchObject({ status: 422 })
  expect(await auditRows()).toEqual([])
})

test('the next page begins after the last member, also where several joined at the same moment', async () => {
  const joined = new Date('2026-01-01T00:00:00Z')
  await db.update(memberTable).set({ created_at: joined })
  const staff = await clerk()
  await db.update(memberTable).set({ created_at: joined })
  const first = await staff.list({ query: { limit: 2 } })
  expect(first.data.map(({ mb_id }) => mb_id)).toEqual(['hana', 'duri'])
  const next = await staff.list({ query: { limit: 2, after: first.next_after ?? '' } })
  expect(next).toMatchObject({ data: [{ mb_id: 'clerk' }], next_after: null })
})
