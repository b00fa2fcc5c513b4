import type { Context } from '@sillage/server-kit/context.ts'
import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { MaterialSubstance } from '../formula-contract.ts'
import { materialSubstanceTable, substanceLimitTable, substanceTable } from './substance-tables.ts'

/** What materials are made of, the most first, with how much of each substance is allowed in what. */
export async function findCompositions(ctx: Context, product_ids: readonly number[]) {
  const found = new Map<number, MaterialSubstance[]>()
  if (product_ids.length === 0) return found
  const { product_id, ppm } = materialSubstanceTable
  const { cas, name, name_en, sensitizer } = substanceTable
  const rows = await ctx.db
    .select({ product_id, ppm, cas, name, name_en, sensitizer })
    .from(materialSubstanceTable)
    .innerJoin(substanceTable, eq(substanceTable.cas, materialSubstanceTable.cas))
    .where(inArray(product_id, [...product_ids]))
    .orderBy(desc(ppm), asc(cas))
  const limits = await findSubstanceLimits(ctx, [...new Set(rows.map((row) => row.cas))])
  for (const { product_id, ...substance } of rows) {
    const list = found.get(product_id) ?? []
    list.push({ ...substance, limits: limits.filter((limit) => limit.cas === substance.cas) })
    found.set(product_id, list)
  }
  return found
}

async function findSubstanceLimits(ctx: Context, cas: string[]) {
  if (cas.length === 0) return []
  return ctx.db.select().from(substanceLimitTable).where(inArray(substanceLimitTable.cas, cas))
}
