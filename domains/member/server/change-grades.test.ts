import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { testShop } from '../../testing.ts'
import { memberTable } from './tables.ts'

const { as, db, empty } = await testShop()
beforeEach(async () => {
  await empty()
  for (const mb_id of ['hana', 'bora']) await as(mb_id)
})

const clerk = async () => (await as('clerk', { permissions: ['members'] })).staffMembers
const gradeOf = async (mb_id: string) =>
  (await db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)))[0]?.grade

const rows = [
  { mb_id: 'hana', grade: 'gold' as const },
  { mb_id: 'bora', grade: 'silver' as const, grade_locked: true },
]

test('a dry run says who changes and changes no one; applied, each stands in the history with the reason', async () => {
  const staff = await clerk()
  const dry = await staff.changeGrades({ body: { rows, reason: '연말 정리', dry_run: true } })
  expect(dry).toMatchObject({ applied: false, rows: [{ outcome: 'changed', before: { grade: 'general' } }, {}] })
  expect(await gradeOf('hana')).toBe('general')
  const done = await staff.changeGrades({ body: { rows, reason: '연말 정리', dry_run: false } })
  expect(done.applied).toBe(true)
  expect([await gradeOf('hana'), await gradeOf('bora')]).toEqual(['gold', 'silver'])
  const [event] = await db.select().from(auditTable).where(eq(auditTable.subject, 'member:hana'))
  expect(event).toMatchObject({ mb_id: 'clerk', after: { grade: 'gold', reason: '연말 정리' } })
})

test('sent back with what was there before, everyone is exactly as before', async () => {
  const staff = await clerk()
  const before = await db.select().from(memberTable)
  const { rows: done } = await staff.changeGrades({ body: { rows, reason: '연말 정리', dry_run: false } })
  const back = done.flatMap(({ mb_id, before, after }) => (before ? [{ mb_id, ...before, seen: after.grade }] : []))
  expect((await staff.changeGrades({ body: { rows: back, reason: '되돌림', dry_run: false } })).applied).toBe(true)
  expect(await db.select().from(memberTable)).toEqual(expect.arrayContaining(before))
})

test.each([
  ['a member who is not here', { mb_id: 'nobody', grade: 'gold' as const }, '이 아이디의 회원이 없어요.'],
  ['the same member twice', { mb_id: 'hana', grade: 'silver' as const }, '같은 회원이 두 번 나와요.'],
  [
    'a grade that changed meanwhile',
    { mb_id: 'clerk', grade: 'gold' as const, seen: 'dealer' as const },
    '그사이 다른 값으로 바뀌었어요. 다시 확인해 주세요.',
  ],
])('%s refuses the whole file, and the row says why', async (_, wrong, reason) => {
  const staff = await clerk()
  const { applied, rows: found } = await staff.changeGrades({
    body: { rows: [...rows, wrong], reason: '연말 정리', dry_run: false },
  })
  expect(applied).toBe(false)
  expect(found[2]).toMatchObject({ outcome: 'refused', reason })
  expect(await gradeOf('hana')).toBe('general')
})
