import type { Context } from '@sillage/server-kit/context.ts'
import { desc } from 'drizzle-orm'
import type { ShippingRules } from '../words.ts'
import { firstShippingRules } from './first-rules.ts'
import { shippingRulesTable } from './tables.ts'

/** What sending costs now; what the shop started with until staff change it. */
export async function findShippingRules(ctx: Context): Promise<ShippingRules> {
  const [newest] = await ctx.db
    .select({ rules: shippingRulesTable.rules })
    .from(shippingRulesTable)
    .orderBy(desc(shippingRulesTable.id))
    .limit(1)
  return newest?.rules ?? firstShippingRules
}
