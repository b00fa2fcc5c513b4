import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { writeAudit } from '../../audit/server/audit.ts'
import { firstExchangeRule } from '../exchange.ts'
import { ExchangeRule, staffExchange } from '../exchange-contract.ts'

const name = 'exchange_rate'
const Stored = z.object({ version: z.int(), rule: ExchangeRule })

async function findExchange(ctx: Context) {
  const [row] = await ctx.db.select().from(settingTable).where(eq(settingTable.name, name))
  return row ? Stored.parse(row.value) : { version: 0, rule: firstExchangeRule }
}

const saveExchange = (ctx: Context, { based_on, rule }: HandlerInput<typeof staffExchange.save>['body']) =>
  ctx.transaction(async (ctx) => {
    const before = await findExchange(ctx)
    const value = { version: based_on + 1, rule }
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
      throw new Problem(409, '그사이 다른 사람이 환율을 바꿨어요. 다시 확인해 주세요.', { code: 'changed' })
    await writeAudit(ctx, { action: 'exchange.change', subject: 'exchange_rate', before: before.rule, after: rule })
    return value
  })

export const staffExchangeRoutes = bind(staffExchange, {
  show: (ctx) => findExchange(ctx),
  save: (ctx, { body }) => saveExchange(ctx, body),
})
