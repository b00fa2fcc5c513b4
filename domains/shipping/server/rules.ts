import type { Context } from '@sillage/server-kit/context.ts'
import { desc, sql } from 'drizzle-orm'
import { withoutDeadCodes } from '../dead-codes.ts'
import type { ShippingRules } from '../words.ts'
import { firstShippingRules } from './first-rules.ts'
import { shippingRulesTable } from './tables.ts'

/** What staff have said last, as a column of someone's question; null while they have said nothing. */
export const newestShippingRules = sql<ShippingRules | null>`(select rules from shipping_rules order by id desc limit 1)`

/** What sending costs now; what the shop started with until staff change it. */
export const findShippingRules = async (ctx: Context): Promise<ShippingRules> =>
  withoutDeadCodes(await findWrittenRules(ctx))

/** The same as it was written down, with codes that older versions took. */
export async function findWrittenRules(ctx: Context): Promise<ShippingRules> {
  const [newest] = await ctx.db
    .select({ rules: shippingRulesTable.rules })
    .from(shippingRulesTable)
    .orderBy(desc(shippingRulesTable.id))
    .limit(1)
  return newest?.rules ?? firstShippingRules
}
