import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeNightly } from '../../audit/server/audit.ts'
import english from '../../member/english.json' with { type: 'json' }
import { memberTable } from '../../member/server/tables.ts'
import { type Grade, gradeRules } from '../../member/words.ts'
import { gradeLowered, gradeRaised } from '../../message/server/catalogue/grades.ts'
import { readersOf } from '../../message/server/member-reader.ts'
import { both, sendMessage } from '../../message/server/send-message.ts'
import { earnPercent } from '../../point/earned.ts'
import type { ShopRules } from '../../setting/rules.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { dueMembers } from './grade-spend.ts'
import { findSpendRules } from './spend-rules.ts'

const atOnce = 200

type Changed = { mb_id: string; before: Grade; grade: Grade; spent_krw: number }

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
  const rules = await findSpendRules(ctx)
  // The grade is compared again in the update: an approval in the same moment wins.
  const { rows } = await ctx.db.execute<Changed>(sql`
    with ${dueMembers(ctx.now(), rules)},
    chosen as (select * from due where before <> grade order by mb_id limit ${atOnce})
    update ${memberTable} set grade = chosen.grade from chosen
    where ${memberTable.mb_id} = chosen.mb_id and ${memberTable.grade} = chosen.before
    returning chosen.mb_id, chosen.before, chosen.grade, chosen.spent_krw::int as spent_krw`)
  await auditNight(ctx, rows)
  const shop = await findShopRules(ctx)
  const readers = await readersOf(
    ctx,
    rows.map(({ mb_id }) => mb_id),
  )
  for (const { mb_id, before, grade } of rows) {
    const to = readers.get(mb_id)
    const message = isHigher(grade, before) ? gradeRaised : gradeLowered
    if (to) await sendMessage(ctx, message, gradeChange(ctx, { to, before, grade, shop }))
  }
  return rows.length
}

/** What the night decided stands in the member's history beside what staff did. */
const auditNight = (ctx: Context, rows: readonly Changed[]) =>
  writeNightly(
    ctx,
    rows.map(({ mb_id, before, grade, spent_krw }) => ({
      action: 'member.grade',
      subject: `member:${mb_id}`,
      before: { grade: before },
      after: { grade, spent_krw },
    })),
  )

const spendOf = (grade: Grade) => gradeRules[grade].spend_krw ?? 0
const isHigher = (grade: Grade, before: Grade) => spendOf(grade) > spendOf(before)

type Moved = { to: Parameters<typeof sendMessage>[2]['to']; before: Grade; grade: Grade; shop: ShopRules }

const gradeChange = (ctx: Context, { to, before, grade, shop }: Moved) => ({
  to,
  subject: `member:${to.mb_id}`,
  transition: `${before} ${grade} ${seoulDay(ctx.now())}`,
  values: {
    grade: both(english, gradeRules[grade].name),
    percent: String(earnPercent(grade, shop)),
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
