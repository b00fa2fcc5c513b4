import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { type ApplyPart, partsOf, startChangeSet } from '../../change-set/server/apply-parts.ts'
import { changeRows, findMade } from '../../change-set/server/change-sets.ts'
import { type GradeOutcome, GradeRow, type staffMembers } from '../staff-contract.ts'
import { gradeChanges, gradeRows } from './grade-changes.ts'
import { memberTable } from './tables.ts'

type Body = HandlerInput<typeof staffMembers.changeGrades>['body']
type Row = GradeRow
type MemberGrade = Pick<typeof memberTable.$inferSelect, 'mb_id' | 'mb_name' | 'grade' | 'grade_floor' | 'grade_locked'>

/** Many members' grades: looked at as a whole, and applied part by part by a job. A row that is refused refuses them all. */
export async function changeGrades(ctx: Context, { rows, reason, dry_run, request_key }: Body) {
  const earlier = dry_run ? null : await findMade(ctx, request_key)
  if (earlier) return { rows: [], change_set_id: earlier }
  const planned = plan(rows, await listMembers(ctx, rows, { lock: false }))
  const todo = planned.filter(({ outcome }) => outcome === 'changed')
  if (dry_run || todo.length === 0 || planned.some(({ outcome }) => outcome === 'refused'))
    return { rows: planned, change_set_id: null }
  const made = { kind: 'member.grades', permission: 'members', note: reason, request_key } as const
  const parts = partsOf(todo, ({ mb_id }) => mb_id).map((part) =>
    part.map(({ row, mb_id, before, after }) => ({ line: row, mb_id, ...after, seen: before?.grade })),
  )
  return { rows: planned, change_set_id: await startChangeSet(ctx, gradeChanges, made, parts) }
}

const PartRow = GradeRow.extend({ line: z.int() })

/** A member whose grade changed since the file was looked at keeps it, and staff read why. */
export const applyGrades: ApplyPart = async (ctx, set, part) => {
  const rows = z.array(PartRow).parse(part)
  const planned = plan(rows, await listMembers(ctx, rows, { lock: true }))
  const changed = planned.filter(({ outcome }) => outcome === 'changed')
  const lines = changed.map(({ row, mb_id, after }) => ({ row_id: rows[row]?.line ?? row, row_key: mb_id, set: after }))
  await changeRows(ctx, gradeChanges, set, [{ table: gradeRows, rows: lines }])
  return planned.flatMap(({ reason, mb_id, mb_name }) =>
    reason ? [{ name: `${mb_id} ${mb_name}`.trim(), reason }] : [],
  )
}

async function listMembers(ctx: Context, rows: readonly Row[], { lock }: { lock: boolean }) {
  const { mb_id, mb_name, grade, grade_floor, grade_locked } = memberTable
  const ids = [...new Set(rows.map((row) => row.mb_id))]
  const asked = ctx.db
    .select({ mb_id, mb_name, grade, grade_floor, grade_locked })
    .from(memberTable)
    .where(inArray(mb_id, ids))
    .orderBy(asc(mb_id))
  const found = await (lock ? asked.for('update') : asked)
  return new Map(found.map((member) => [member.mb_id, member]))
}

function plan(rows: readonly Row[], members: ReadonlyMap<string, MemberGrade>): GradeOutcome[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const member = members.get(row.mb_id)
    const before = member ? gradeOf(member) : null
    const after = givenOf(row)
    const reason = refusalOf(row, before, seen)
    seen.add(row.mb_id)
    const outcome = reason ? 'refused' : isSame(before, after) ? 'same' : 'changed'
    return { row: index, mb_id: row.mb_id, mb_name: member?.mb_name ?? '', outcome, reason, before, after }
  })
}

type Given = ReturnType<typeof givenOf>

function refusalOf({ mb_id, seen: expected }: Row, before: Given | null, seen: ReadonlySet<string>): string | null {
  if (!before) return '이 아이디의 회원이 없어요.'
  if (seen.has(mb_id)) return '같은 회원이 두 번 나와요.'
  if (expected && expected !== before.grade) return '그사이 다른 값으로 바뀌었어요. 다시 확인해 주세요.'
  return null
}

const gradeOf = ({ grade, grade_floor, grade_locked }: MemberGrade) => ({ grade, grade_floor, grade_locked })

/** What staff give is the least the member has; locked, it is also the most. */
export const givenOf = ({ grade, grade_floor, grade_locked = false }: Omit<Row, 'mb_id'>) => ({
  grade,
  grade_floor: grade_floor ?? (grade === 'silver' || grade === 'gold' ? grade : ('general' as const)),
  grade_locked,
})

const isSame = (one: Given | null, other: Given) =>
  one?.grade === other.grade && one.grade_floor === other.grade_floor && one.grade_locked === other.grade_locked
