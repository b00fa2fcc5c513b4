import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import english from '../../member/english.json' with { type: 'json' }
import { memberTable } from '../../member/server/tables.ts'
import { type Grade, gradeRules } from '../../member/words.ts'
import { gradeLowered, gradeRaised } from '../../message/server/catalogue/grades.ts'
import { readersOf } from '../../message/server/member-reader.ts'
import { both, sendMessage } from '../../message/server/send-message.ts'
import { countsForGrade } from './grade-spend.ts'
import { orderLineTable, orderTable } from './tables.ts'

const atOnce = 200

type Changed = { mb_id: string; before: Grade; grade: Grade }

/**
 * Gives members the grade that their spending earns, and at least what staff have given. What staff approved, wholesale
 * and dealer, stays (docs/decisions/025).
 */
export async function updateGrades(ctx: Context): Promise<number> {
  let changed = 0
  for (;;) {
    const some = await ctx.transaction(changeSome)
    changed += some
    if (some < atOnce) return changed
  }
}

async function changeSome(ctx: Context): Promise<number> {
  // The grade is compared again in the update: an approval in the same moment wins.
  const { rows } = await ctx.db.execute<Changed>(sql`
    with spent as (
      select ${orderTable.mb_id} as mb_id, sum(${orderLineTable.total_amount}) as amount
      from ${orderTable} join ${orderLineTable} on ${orderLineTable.order_id} = ${orderTable.id}
      where ${countsForGrade(ctx.now())} group by 1
    ), due as (
      select ${memberTable.mb_id} as mb_id, ${memberTable.grade} as before,
        case when spent.amount >= ${gradeRules.gold.spend_krw} or ${memberTable.grade_floor} = 'gold' then 'gold'
          when spent.amount >= ${gradeRules.silver.spend_krw} or ${memberTable.grade_floor} = 'silver' then 'silver'
          else 'general' end as grade
      from ${memberTable} left join spent on spent.mb_id = ${memberTable.mb_id}
      where ${memberTable.grade} in ('general', 'silver', 'gold') and ${memberTable.state} = 'active'
    ), chosen as (select * from due where before <> grade order by mb_id limit ${atOnce})
    update ${memberTable} set grade = chosen.grade from chosen
    where ${memberTable.mb_id} = chosen.mb_id and ${memberTable.grade} = chosen.before
    returning chosen.mb_id, chosen.before, chosen.grade`)
  const readers = await readersOf(
    ctx,
    rows.map(({ mb_id }) => mb_id),
  )
  for (const { mb_id, before, grade } of rows) {
    const to = readers.get(mb_id)
    if (to)
      await sendMessage(ctx, isHigher(grade, before) ? gradeRaised : gradeLowered, gradeChange(ctx, to, before, grade))
  }
  return rows.length
}

const spendOf = (grade: Grade) => gradeRules[grade].spend_krw ?? 0
const isHigher = (grade: Grade, before: Grade) => spendOf(grade) > spendOf(before)

const gradeChange = (ctx: Context, to: Parameters<typeof sendMessage>[2]['to'], before: Grade, grade: Grade) => ({
  to,
  subject: `member:${to.mb_id}`,
  transition: `${before} ${grade} ${seoulDay(ctx.now())}`,
  values: {
    grade: both(english, gradeRules[grade].name),
    percent: String(gradeRules[grade].point_percent),
    link: '/my-page',
  },
})

export const updateGradesJob = defineJob({
  name: 'order.grades',
  payload: z.object({}),
  async run(ctx) {
    await updateGrades(ctx)
  },
})

/** After the purchases that confirm themselves at midnight. */
export const updateGradesNightly = defineCron({
  name: 'order.grades',
  every: { dailyAt: '00:30' },
  job: updateGradesJob,
  payload: {},
})
