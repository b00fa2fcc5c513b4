import { Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudit } from '../../audit/server/audit.ts'
import { type Company, demoCompany } from '../company.ts'
import { Company as CompanySchema } from '../company-contract.ts'

const name = 'company'
const Stored = z.object({ version: z.int(), company: CompanySchema })

/** What staff have saved; version 0 while nothing is. */
export async function readCompany(ctx: Context): Promise<{ version: number; company: Company | null }> {
  const [row] = await ctx.db.select().from(settingTable).where(eq(settingTable.name, name))
  return row ? Stored.parse(row.value) : { version: 0, company: null }
}

/** Who runs this shop. */
export const findCompany = async (ctx: Context): Promise<Company> => (await readCompany(ctx)).company ?? demoCompany

type Change = { based_on: number; company: Company }

export const saveCompany = (ctx: Context, { based_on, company }: Change) =>
  ctx.transaction(async (ctx) => {
    const before = await readCompany(ctx)
    const value = { version: based_on + 1, company }
    // The version is tested by the statement itself: of two who save at once, one is refused.
    const saved =
      based_on === 0
        ? await ctx.db.insert(settingTable).values({ name, value }).onConflictDoNothing().returning()
        : await ctx.db
            .update(settingTable)
            .set({ value })
            .where(and(eq(settingTable.name, name), eq(sql`(${settingTable.value}->>'version')::int`, based_on)))
            .returning()
    if (saved.length === 0)
      throw new Problem(409, '그 사이 다른 직원이 사업자 정보를 바꿨어요. 새로 불러와 확인해 주세요.', {
        code: 'changed_meanwhile',
      })
    await writeAudit(ctx, { action: 'company.change', subject: 'company', before: before.company, after: company })
    await emptyTags(ctx, 'company')
    return value
  })
