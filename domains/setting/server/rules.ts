import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { z } from 'zod'
import { writeAudit } from '../../audit/server/audit.ts'
import { listAudit } from '../../audit/server/audit-list.ts'
import { firstShopRules, type ShopRules } from '../rules.ts'
import type { shopRules } from '../rules-contract.ts'
import { readSetting, saveSetting } from './versioned.ts'

const name = 'shop_rules'
const shownEvents = 30
// A rule that came with a later release is not stored yet: it is what a shop begins with.
const Stored = z.object({ version: z.int(), rules: z.record(z.string(), z.union([z.string(), z.number()])) })

async function readRules(ctx: Context): Promise<{ version: number; rules: ShopRules }> {
  const value = await readSetting(ctx, name)
  if (value === undefined) return { version: 0, rules: firstShopRules }
  const { version, rules } = Stored.parse(value)
  // What is stored was checked by the contract when it was saved.
  return { version, rules: { ...firstShopRules, ...rules } as ShopRules }
}

/** What this shop has decided about hours, points and claims. */
export const findShopRules = async (ctx: Context): Promise<ShopRules> => (await readRules(ctx)).rules

/** With who changed it and the company's particulars, the newest first. */
export async function editShopRules(ctx: Context) {
  const events = await Promise.all(
    [name, 'company'].map((subject) => listAudit(ctx, { query: { subject, limit: shownEvents } })),
  )
  const history = events.flatMap(({ data }) => data).sort((one, other) => other.id - one.id)
  return { ...(await readRules(ctx)), history: history.slice(0, shownEvents) }
}

export const saveShopRules = (ctx: Context, { based_on, rules }: HandlerInput<typeof shopRules.save>['body']) =>
  ctx.transaction(async (ctx) => {
    const before = await readRules(ctx)
    const value = { version: based_on + 1, rules }
    if (!(await saveSetting(ctx, name, based_on, value)))
      throw new Problem(409, '그 사이 다른 직원이 설정을 바꿨어요. 새로 불러와 확인해 주세요.', {
        code: 'changed_meanwhile',
      })
    await writeAudit(ctx, { action: 'shop_rules.change', subject: name, before: before.rules, after: rules })
    await emptyTags(ctx, 'shop-rules')
    return value
  })
