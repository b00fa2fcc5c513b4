import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'

/** Variants that pieces are exchanged for, each with its name; those no longer sold too. */
export async function listExchangeOptions(ctx: Context, variant_ids: readonly number[]) {
  if (variant_ids.length === 0) return new Map<number, never>()
  const rows = await ctx.db
    .select({ variant: variantTable, option_groups: productTable.option_groups })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(inArray(variantTable.id, [...variant_ids]))
  return new Map(
    rows.map(({ variant, option_groups }) => [variant.id, { variant, ...optionWords(option_groups, variant.values) }]),
  )
}
