import { sessionTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { staffFactorTable, staffTable } from './tables.ts'

const shop = await testShop()
beforeEach(() => shop.empty())

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { status: number; code?: string }) => error.code ?? error.status,
  )
const longAgo = () => shop.db.update(sessionTable).set({ proved_at: new Date(Date.now() - 11 * 60_000) })

test('an owner sees where the team is signed in, and ends a session; members are not listed', async () => {
  const owner = await shop.as('owner', { permissions: ['*'] })
  const clerk = await shop.as('clerk', { permissions: ['orders'] })
  await shop.as('hana')
  const { data } = await owner.staff.sessions()
  expect(data.map(({ mb_id, current }) => [mb_id, current])).toEqual([
    ['clerk', false],
    ['owner', true],
  ])
  expect(JSON.stringify(data)).not.toContain('sid_hash')
  const [first, own] = data
  expect(await refusal(owner.staff.endSession({ params: { session_id: own?.id ?? '' } }))).toBe('own_session')
  await owner.staff.endSession({ params: { session_id: first?.id ?? '' } })
  expect(await refusal(clerk.staff.me())).toBe('login_needed')
  expect(await refusal(owner.staff.endSession({ params: { session_id: first?.id ?? '' } }))).toBe('not_found')
  expect(await shop.db.select().from(auditTable)).toMatchObject([
    { action: 'staff.end-session', subject: 'staff:clerk' },
  ])
})

test('the session of a member who is not staff cannot be ended here', async () => {
  const owner = await shop.as('owner', { permissions: ['*'] })
  await shop.as('hana')
  const [session] = await shop.db.select().from(sessionTable).where(eq(sessionTable.mb_id, 'hana'))
  expect(await refusal(owner.staff.endSession({ params: { session_id: session?.id ?? '' } }))).toBe('not_found')
})

test('an owner resets the second factor of somebody who lost everything, and it is in the log', async () => {
  const owner = await shop.as('owner', { permissions: ['*'] })
  const clerk = await shop.as('clerk', { permissions: ['orders'] })
  const app = { mb_id: 'clerk', kind: 'totp', name: '인증 앱', confirmed_at: new Date() } as const
  await shop.db.insert(staffFactorTable).values(app)
  expect((await owner.staff.list()).data[0]).toMatchObject({ mb_id: 'clerk', factors: ['totp'] })
  const params = { mb_id: 'clerk' }
  expect(await refusal(owner.staff.resetFactors({ params: { mb_id: 'owner' } }))).toBe('own_factors')
  await owner.staff.resetFactors({ params })
  expect(await refusal(clerk.staff.me())).toBe('login_needed')
  expect((await owner.staff.list()).data[0]).toMatchObject({ factors: [] })
  expect(await shop.db.select().from(auditTable)).toMatchObject([
    { mb_id: 'owner', action: 'staff.factor-reset', subject: 'staff:clerk', before: { factors: [{ kind: 'totp' }] } },
  ])
})

test('a manager leaves the sessions and factors of owners alone', async () => {
  const owner = await shop.as('owner', { permissions: ['*'] })
  const manager = await shop.as('manager', { permissions: ['staff'] })
  const own = (await owner.staff.sessions()).data.find(({ current }) => current)
  expect(await refusal(manager.staff.endSession({ params: { session_id: own?.id ?? '' } }))).toBe('beyond_own')
  expect(await refusal(manager.staff.resetFactors({ params: { mb_id: 'owner' } }))).toBe('beyond_own')
})

test('permissions change only after a proof of the last minutes', async () => {
  const owner = await shop.as('owner', { permissions: ['*'] })
  await shop.as('hana')
  await longAgo()
  expect(await refusal(owner.staff.add({ body: { member: 'hana', permissions: ['orders'] } }))).toBe('proof_needed')
  const params = { mb_id: 'owner' }
  expect(await refusal(owner.staff.remove({ params }))).toBe('proof_needed')
  expect(await refusal(owner.staff.resetFactors({ params }))).toBe('proof_needed')
  expect(await shop.db.$count(staffTable)).toBe(1)
  expect((await owner.staff.list()).data).toHaveLength(1)
})
