import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { type GradeMove, gradeRules } from '../grade-contract.ts'
import { dueMembers, type SpendRules } from './grade-spend.ts'
import { gradeRuleTable } from './grade-tables.ts'
import { updateGradesJob } from './grades.ts'
import { findSpendRules, firstSpendRules } from './spend-rules.ts'

const shownVersions = 20
const shownMoves = 50
async function showGradeRules(ctx: Context) {
  const { rows } = await ctx.db.execute<{
    version: number
    silver_krw: number
    gold_krw: number
    created_at: Date | string
    changed_by: string | null
  }>(sql`
    select r.*, (select coalesce(m.mb_name, a.mb_id) from audit_log a left join member m on m.mb_id = a.mb_id
      where a.subject = 'grade_rules:' || r.version order by a.id desc limit 1) as changed_by
    from grade_rule r order by r.version desc limit ${shownVersions}`)
  const versions = [
    ...rows.map((row) => ({
      ...row,
      changed_by: row.changed_by ?? '',
      created_at: new Date(row.created_at).toISOString(),
    })),
    ...(rows.length < shownVersions ? [{ version: 0, ...firstSpendRules, changed_by: '', created_at: null }] : []),
  ]
  const [now = { version: 0, ...firstSpendRules, changed_by: '', created_at: null }] = versions
  return { ...now, versions }
}

type Change = HandlerInput<typeof gradeRules.save>['body']

/** Always a version more: of two who save at once the key of the table takes one. */
const saveGradeRules = (ctx: Context, { based_on, rules }: Change) =>
  ctx.transaction(async (ctx) => {
    const { version, ...before } = await findSpendRules(ctx)
    const added =
      version === based_on
        ? await ctx.db
            .insert(gradeRuleTable)
            .values({ version: based_on + 1, ...rules, created_at: ctx.now() })
            .onConflictDoNothing()
            .returning({ version: gradeRuleTable.version })
        : []
    if (added.length === 0)
      throw new Problem(409, '그사이 다른 직원이 기준을 바꿨어요. 새로 불러와 확인해 주세요.', {
        code: 'changed_meanwhile',
      })
    await writeAudit(ctx, {
      action: 'grade_rules.change',
      subject: `grade_rules:${based_on + 1}`,
      before,
      after: rules,
    })
    return showGradeRules(ctx)
  })

/** Who would move tonight by these rules; nothing is changed. */
async function previewGrades(ctx: Context, rules: SpendRules) {
  const { rows } = await ctx.db.execute<GradeMove & { raised: number; lowered: number }>(sql`
    with ${dueMembers(ctx.now(), rules)}, moves as (select * from due where before <> grade)
    select moves.mb_id, m.mb_name, moves.before, moves.grade, moves.spent_krw::int as spent_krw,
      (select count(*)::int from moves where ${rankOf(sql`grade`)} > ${rankOf(sql`before`)}) as raised,
      (select count(*)::int from moves where ${rankOf(sql`grade`)} < ${rankOf(sql`before`)}) as lowered
    from moves join member m on m.mb_id = moves.mb_id
    order by moves.spent_krw desc, moves.mb_id limit ${shownMoves}`)
  const [first] = rows
  return {
    raised: first?.raised ?? 0,
    lowered: first?.lowered ?? 0,
    data: rows.map(({ raised: _, lowered: __, ...move }) => move),
  }
}

const rankOf = (grade: ReturnType<typeof sql>) => sql`array_position(array['general', 'silver', 'gold'], ${grade})`

export const gradeRuleRoutes = bind(gradeRules, {
  show: (ctx) => showGradeRules(ctx),
  preview: (ctx, { query }) => previewGrades(ctx, query),
  save: (ctx, { body }) => saveGradeRules(ctx, body),
  run: async (ctx) => {
    await enqueue(ctx, updateGradesJob, {}, { key: 'by hand' })
    return { message: '등급을 다시 계산하고 있어요. 잠시 뒤에 확인해 주세요.' }
  },
})
