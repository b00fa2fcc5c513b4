import type { Context } from '@sillage/server-kit/context.ts'
import { desc } from 'drizzle-orm'
import { gradeRules } from '../../member/words.ts'
import type { SpendRules } from './grade-spend.ts'
import { gradeRuleTable } from './grade-tables.ts'

/** What the shop begins with. */
export const firstSpendRules = { silver_krw: gradeRules.silver.spend_krw, gold_krw: gradeRules.gold.spend_krw }

/** What makes silver and gold now; version 0 until staff change it. */
export async function findSpendRules(ctx: Context): Promise<SpendRules & { version: number }> {
  const [newest] = await ctx.db.select().from(gradeRuleTable).orderBy(desc(gradeRuleTable.version)).limit(1)
  return newest ?? { version: 0, ...firstSpendRules }
}
