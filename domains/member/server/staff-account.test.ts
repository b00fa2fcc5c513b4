import { jobTable, sessionTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { certificationTable, memberTable } from './tables.ts'

const shop = await testShop()
const { db } = shop
const params = { mb_id: 'hana' }

beforeEach(async () => {
  await shop.empty()
  await shop.as('hana')
  await db
    .update(memberTable)
    .set({ mb_name: '김하나', mb_hp: '010-1234-5678', hp_proved_at: new Date() })
    .where(eq(memberTable.mb_id, 'hana'))
})

const clerk = async () => (await shop.as('clerk', { permissions: ['members'] })).staffMembers
const row = async () => (await db.select().from(memberTable).where(eq(memberTable.mb_id, 'hana')))[0]

test('staff correct a name and a number; the number is no longer proved', async () => {
  const body = {
    change: { mb_name: '김두리', mb_hp: '01088887777' },
    was: { mb_name: '김하나', mb_hp: '010-1234-5678' },
  }
  await (await clerk()).change({ params, body })
  expect(await row()).toMatchObject({ mb_name: '김두리', mb_hp: '010-8888-7777', hp_proved_at: null })
  expect(await db.select().from(auditTable)).toMatchObject([
    { mb_id: 'clerk', action: 'member.change', subject: 'member:hana', before: { mb_name: '김하나' } },
  ])
})

test('what someone else changed in the meantime is not overwritten', async () => {
  const body = { change: { mb_name: '김두리' }, was: { mb_name: '김세나' } }
  await expect((await clerk()).change({ params, body })).rejects.toMatchObject({ status: 409 })
  expect(await row()).toMatchObject({ mb_name: '김하나' })
})

test('a wrong number and a certified name are refused', async () => {
  const staff = await clerk()
  const wrong = { change: { mb_hp: '12' }, was: { mb_hp: '010-1234-5678' } }
  await expect(staff.change({ params, body: wrong })).rejects.toMatchObject({ errors: { mb_hp: expect.anything() } })
  await db.insert(certificationTable).values({ mb_id: 'hana', provider: 'kakao', ci_hash: 'a', items: ['name'] })
  const named = { change: { mb_name: '김두리' }, was: { mb_name: '김하나' } }
  await expect(staff.change({ params, body: named })).rejects.toMatchObject({ errors: { mb_name: expect.anything() } })
})

test('a reset mail is sent to active and pending members and never to blocked ones', async () => {
  const staff = await clerk()
  await staff.sendReset({ params })
  expect((await db.select().from(jobTable)).map(({ name }) => name)).toContain('member.forgotten')
  await db.update(memberTable).set({ state: 'blocked' }).where(eq(memberTable.mb_id, 'hana'))
  await expect(staff.sendReset({ params })).rejects.toMatchObject({ status: 422 })
})

test('one session is ended, then all of them', async () => {
  await shop.as('hana')
  const staff = await clerk()
  const { sessions } = await staff.show({ params })
  const [first] = sessions
  await staff.endSession({ params: { ...params, session_id: first?.id ?? '' } })
  const left = () => db.$count(sessionTable, eq(sessionTable.mb_id, 'hana'))
  expect(await left()).toBe(sessions.length - 1)
  await staff.endSessions({ params })
  expect(await left()).toBe(0)
  const gone = { params: { ...params, session_id: first?.id ?? '' } }
  await expect(staff.endSession(gone)).rejects.toMatchObject({ status: 404 })
})

test('notes and changes stand in the history of a member, newest first', async () => {
  const staff = await clerk()
  await staff.changeGrade({ params, body: { grade: 'gold', reason: '협업' } })
  await staff.addNote({ params, body: { note: '선물 포장을 늘 부탁하심' } })
  const { history } = await staff.show({ params })
  expect(history).toMatchObject([
    { action: 'member.note', mb_id: 'clerk', after: { note: '선물 포장을 늘 부탁하심' } },
    { action: 'member.grade', before: { grade: 'general' }, after: { grade: 'gold', reason: '협업' } },
  ])
})

test('data is exported and a member erased on request, with who asked for it in the log', async () => {
  const staff = await clerk()
  const data = await staff.export({ params, body: { reason: '전화로 요청' } })
  expect(data).toMatchObject({ member: { mb_id: 'hana', has_password: expect.any(Boolean) } })
  const erase = (confirm: string) => staff.erase({ params, body: { reason: '전화로 요청', confirm } })
  await expect(erase('duri')).rejects.toMatchObject({ status: 422 })
  await erase('hana')
  expect(await row()).toBeUndefined()
  const log = await db.select().from(auditTable)
  expect(log.map(({ action }) => action)).toEqual(['member.export', 'member.erase'])
  expect(JSON.stringify(log)).not.toContain('hana')
  await expect(erase('hana')).rejects.toMatchObject({ status: 404 })
})

test('staff erase neither themselves nor other staff', async () => {
  const staff = await clerk()
  await shop.as('owner', { permissions: ['*'] })
  for (const mb_id of ['clerk', 'owner'])
    await expect(staff.erase({ params: { mb_id }, body: { reason: '시험', confirm: mb_id } })).rejects.toMatchObject({
      status: 422,
    })
})
