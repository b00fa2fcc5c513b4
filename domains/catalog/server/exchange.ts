import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { z } from 'zod'
import { writeAudit } from '../../audit/server/audit.ts'
import { readSetting, saveSetting } from '../../setting/server/versioned.ts'
import { firstExchangeRule } from '../exchange.ts'
import { ExchangeRule, staffExchange } from '../exchange-contract.ts'

const name = 'exchange_rate'
const Stored = z.object({ version: z.int(), rule: ExchangeRule })

async function findExchange(ctx: Context) {
  const value = await readSetting(ctx, name)
  return value === undefined ? { version: 0, rule: firstExchangeRule } : Stored.parse(value)
}

const saveExchange = (ctx: Context, { based_on, rule }: HandlerInput<typeof staffExchange.save>['body']) =>
  ctx.transaction(async (ctx) => {
    const before = await findExchange(ctx)
    const value = { version: based_on + 1, rule }
    if (!(await saveSetting(ctx, name, based_on, value)))
      throw new Problem(409, '그사이 다른 사람이 환율을 바꿨어요. 다시 확인해 주세요.', { code: 'changed' })
    await writeAudit(ctx, { action: 'exchange.change', subject: 'exchange_rate', before: before.rule, after: rule })
    return value
  })

export const staffExchangeRoutes = bind(staffExchange, {
  show: (ctx) => findExchange(ctx),
  save: (ctx, { body }) => saveExchange(ctx, body),
})
