import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { optionWords } from '../../catalog/option-words.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { Material } from '../formula-contract.ts'
import { defaultDropMg } from '../words.ts'
import { findCompositions } from './compositions.ts'
import { formulaLimitTable, formulaMaterialTable } from './tables.ts'

const { id, kind, name, name_en, option_groups, visible } = productTable
const picture = sql<Material['picture']>`${productTable.pictures}->0`

/** What the shop knows of its variants as materials; what is hidden has no page any more, and is still known. */
export async function findMaterials(ctx: Context, variant_ids: readonly number[]): Promise<Map<number, Material>> {
  if (variant_ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      variant_id: variantTable.id,
      values: variantTable.values,
      drop_mg: formulaMaterialTable.drop_mg,
      composition_source: formulaMaterialTable.composition_source,
      id,
      kind,
      name,
      name_en,
      option_groups,
      visible,
      picture,
    })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .leftJoin(formulaMaterialTable, eq(formulaMaterialTable.product_id, productTable.id))
    .where(inArray(variantTable.id, [...variant_ids]))
  const product_ids = rows.map(({ id }) => id)
  const limits = await findLimits(ctx, product_ids)
  const compositions = await findCompositions(ctx, product_ids)
  return new Map(
    rows.map(({ id, kind, visible, values, option_groups, drop_mg, composition_source, ...row }) => {
      const option = optionWords(option_groups, values)
      const material = {
        ...row,
        product_id: id,
        page: visible ? kind : null,
        option_name: option.name,
        option_name_en: option.name_en,
        drop_mg: drop_mg ?? defaultDropMg,
        limits: limits.filter((limit) => limit.product_id === id),
        composition: composition_source ? (compositions.get(id) ?? []) : null,
      }
      return [row.variant_id, material]
    }),
  )
}

async function findLimits(ctx: Context, product_ids: number[]) {
  if (product_ids.length === 0) return []
  return ctx.db.select().from(formulaLimitTable).where(inArray(formulaLimitTable.product_id, product_ids))
}

/** In the order asked for; what is no variant of ours is left out. */
export async function listMaterials(ctx: Context, variant_ids: number[]): Promise<Material[]> {
  const found = await findMaterials(ctx, variant_ids)
  return variant_ids.flatMap((variant_id) => found.get(variant_id) ?? [])
}
