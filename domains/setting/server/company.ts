import { Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { z } from 'zod'
import { writeAudit } from '../../audit/server/audit.ts'
import { type Company, demoCompany } from '../company.ts'
import { Company as CompanySchema } from '../company-contract.ts'
import { readSetting, saveSetting } from './versioned.ts'

const name = 'company'
const Stored = z.object({ version: z.int(), company: CompanySchema })

/** What staff have saved; version 0 while nothing is. */
export async function readCompany(ctx: Context): Promise<{ version: number; company: Company | null }> {
  const value = await readSetting(ctx, name)
  return value === undefined ? { version: 0, company: null } : Stored.parse(value)
}

/** Who runs this shop. */
export const findCompany = async (ctx: Context): Promise<Company> => (await readCompany(ctx)).company ?? demoCompany

type Change = { based_on: number; company: Company }

export const saveCompany = (ctx: Context, { based_on, company }: Change) =>
  ctx.transaction(async (ctx) => {
    const before = await readCompany(ctx)
    const value = { version: based_on + 1, company }
    if (!(await saveSetting(ctx, name, based_on, value)))
      throw new Problem(409, '그 사이 다른 직원이 사업자 정보를 바꿨어요. 새로 불러와 확인해 주세요.', {
        code: 'changed_meanwhile',
      })
    await writeAudit(ctx, { action: 'company.change', subject: 'company', before: before.company, after: company })
    await emptyTags(ctx, 'company')
    return value
  })
