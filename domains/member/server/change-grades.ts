import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, inArray, sql } from 'drizzle-orm'
import { writeAudits } from '../../audit/server/audit.ts'
import type { GradeOutcome, staffMembers } from '../staff-contract.ts'
import { subjectOf } from './subject.ts'
import { memberTable } from './tables.ts'

type Body = HandlerInput<typeof staffMembers.changeGrades>['body']
type Row = Body['rows'][number]
type Held = Pick<typeof memberTable.$inferSelect, 'mb_id' | 'mb_name' | 'grade' | 'grade_floor' | 'grade_locked'>

/** Many members' grades as one: a row that is refused refuses them all, unless it is a dry run. */
export function changeGrades(ctx: Context, { rows, reason, dry_run }: Body) {
  return ctx.transaction(async (ctx) => {
    const ids = [...new Set(rows.map(({ mb_id }) => mb_id))]
    const { mb_id, mb_name, grade, grade_floor, grade_locked } = memberTable
    const columns = { mb_id, mb_name, grade, grade_floor, grade_locked }
    const asked = ctx.db.select(columns).from(memberTable).where(inArray(mb_id, ids)).orderBy(asc(mb_id))
    const held = await (dry_run ? asked : asked.for('update'))
    const planned = plan(rows, new Map(held.map((member) => [member.mb_id, member])))
    const changed = planned.filter(({ outcome }) => outcome === 'changed')
    const isRefused = planned.some(({ outcome }) => outcome === 'refused')
    if (dry_run || isRefused || changed.length === 0) return { rows: planned, applied: false }
    await write(ctx, changed, reason)
    return { rows: planned, applied: true }
  })
}

function plan(rows: readonly Row[], members: ReadonlyMap<string, Held>): GradeOutcome[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const member = members.get(row.mb_id)
    const before = member ? heldOf(member) : null
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

const heldOf = ({ grade, grade_floor, grade_locked }: Held) => ({ grade, grade_floor, grade_locked })

/** What staff give is the least the member has; locked, it is also the most. */
export const givenOf = ({ grade, grade_floor, grade_locked = false }: Omit<Row, 'mb_id'>) => ({
  grade,
  grade_floor: grade_floor ?? (grade === 'silver' || grade === 'gold' ? grade : ('general' as const)),
  grade_locked,
})

const isSame = (one: Given | null, other: Given) =>
  one?.grade === other.grade && one.grade_floor === other.grade_floor && one.grade_locked === other.grade_locked

async function write(ctx: Context, changed: readonly GradeOutcome[], reason: string) {
  const given = changed.map(({ mb_id, after }) => ({ mb_id, ...after }))
  await ctx.db.execute(sql`
    update ${memberTable} set grade = given.grade, grade_floor = given.grade_floor, grade_locked = given.grade_locked
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(mb_id text, grade text, grade_floor text, grade_locked boolean)
    where ${memberTable.mb_id} = given.mb_id`)
  await writeAudits(
    ctx,
    changed.map(({ mb_id, before, after }) => ({
      action: 'member.grade',
      subject: subjectOf(mb_id),
      before,
      after: { ...after, reason },
    })),
  )
}
