import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { applyFiles } from '../../file-jobs.ts'
import { testShop } from '../../testing.ts'
import type { GradeRow } from '../staff-contract.ts'
import { memberTable } from './tables.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(async () => {
  await empty()
  for (const mb_id of ['hana', 'bora']) await as(mb_id)
})

const clerk = () => as('clerk', { permissions: ['members'] })
const members = () => db.select().from(memberTable).orderBy(asc(memberTable.mb_id))
const gradeOf = async (mb_id: string) =>
  (await db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)))[0]?.grade

const rows: GradeRow[] = [
  { mb_id: 'hana', grade: 'gold' },
  { mb_id: 'bora', grade: 'silver', grade_locked: true },
]
async function send(file: GradeRow[], { dry_run = false, request_key = crypto.randomUUID() } = {}) {
  const body = { rows: file, reason: '연말 정리', dry_run, request_key }
  const reply = await (await clerk()).staffMembers.changeGrades({ body })
  await runWaiting(ctx, applyFiles)
  return reply
}

test('a dry run says who changes and changes no one; applied, each stands in the history with the reason', async () => {
  const dry = await send(rows, { dry_run: true })
  expect(dry).toMatchObject({ change_set_id: null, rows: [{ outcome: 'changed', before: { grade: 'general' } }, {}] })
  expect(await gradeOf('hana')).toBe('general')
  await send(rows)
  expect([await gradeOf('hana'), await gradeOf('bora')]).toEqual(['gold', 'silver'])
  const [event] = await db.select().from(auditTable).where(eq(auditTable.subject, 'member:hana'))
  expect(event).toMatchObject({ mb_id: 'clerk', after: { grade: 'gold', reason: '연말 정리' } })
})

test('undone as one, everyone is exactly as before; of whom staff changed again since, the rest are', async () => {
  const staff = await clerk()
  const before = await members()
  const { change_set_id: id } = await send(rows)
  await staff.changeSets.undo({ params: { id: id ?? 0 }, query: {} })
  expect(await members()).toEqual(before)

  const { change_set_id } = await send(rows)
  const params = { id: change_set_id ?? 0 }
  await staff.staffMembers.changeGrade({ params: { mb_id: 'bora' }, body: { grade: 'gold', reason: '문의' } })
  expect(await staff.changeSets.touched({ params })).toMatchObject({
    rows: 2,
    touched: 1,
    stuck: [{ name: 'bora bora' }],
  })
  await staff.changeSets.undo({ params, query: { rest: 'true' } })
  expect([await gradeOf('hana'), await gradeOf('bora')]).toEqual(['general', 'gold'])
})

test('the same file sent twice is applied once', async () => {
  const request_key = crypto.randomUUID()
  const first = await send(rows, { request_key })
  expect((await send(rows, { request_key })).change_set_id).toBe(first.change_set_id)
  expect(await db.$count(auditTable, eq(auditTable.action, 'member.grade'))).toBe(2)
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
  const { change_set_id, rows: found } = await send([...rows, wrong])
  expect(change_set_id).toBeNull()
  expect(found[2]).toMatchObject({ outcome: 'refused', reason })
  expect(await gradeOf('hana')).toBe('general')
})
