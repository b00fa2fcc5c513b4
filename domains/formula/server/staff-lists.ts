import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, ilike, inArray, ne, or, sql } from 'drizzle-orm'
import { productTable } from '../../catalog/server/tables.ts'
import type { staffFormulas } from '../staff-contract.ts'
import { materialsCategory } from '../words.ts'
import { findCompositions } from './compositions.ts'
import { materialSubstanceTable, substanceLimitTable, substanceTable } from './substance-tables.ts'
import { formulaLimitTable, formulaMaterialTable } from './tables.ts'

const like = (keyword: string) => `%${keyword.replaceAll(/[%_\\]/g, '\\$&')}%`

/** What is sold as a material or known as one, with what is known of it. */
export async function listStaffMaterials(ctx: Context, { query }: HandlerInput<typeof staffFormulas.list>) {
  const { after, limit, keyword, composition } = query
  const { drop_mg, density, composition_source } = formulaMaterialTable
  const source = sql<string>`coalesce(${composition_source}, '')`
  const { id, name, name_en, type_label } = productTable
  const rows = await ctx.db
    .select({ product_id: id, name, name_en, type_label, drop_mg, density, composition_source: source })
    .from(productTable)
    .leftJoin(formulaMaterialTable, eq(formulaMaterialTable.product_id, id))
    .where(
      and(
        eq(productTable.kind, 'goods'),
        // Written out: the shelf of a category is a read model of the catalogue.
        or(
          sql`${formulaMaterialTable.product_id} is not null`,
          sql`exists (select from product_category where product_id = ${id} and category_id = ${materialsCategory})`,
        ),
        after === undefined ? undefined : gt(id, after),
        keyword === '' ? undefined : or(ilike(name, like(keyword)), ilike(name_en, like(keyword))),
        composition === 'known' ? ne(source, '') : composition === 'unknown' ? eq(source, '') : undefined,
      ),
    )
    .orderBy(asc(id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ product_id }) => product_id)
  const ids = shown.map(({ product_id }) => product_id)
  const compositions = await findCompositions(ctx, ids)
  const limits =
    ids.length === 0
      ? []
      : await ctx.db.select().from(formulaLimitTable).where(inArray(formulaLimitTable.product_id, ids))
  return {
    data: shown.map((row) => ({
      ...row,
      composition: compositions.get(row.product_id) ?? [],
      limits: limits.filter(({ product_id }) => product_id === row.product_id),
    })),
    next_after,
  }
}

export async function listStaffSubstances(ctx: Context, { query }: HandlerInput<typeof staffFormulas.substances>) {
  const { after, limit, keyword } = query
  const { cas, name, name_en, sensitizer } = substanceTable
  const found = or(ilike(name, like(keyword)), ilike(name_en, like(keyword)), ilike(cas, like(keyword)))
  const rows = await ctx.db
    .select({
      cas,
      name,
      name_en,
      sensitizer,
      materials: ctx.db.$count(materialSubstanceTable, eq(materialSubstanceTable.cas, substanceTable.cas)),
    })
    .from(substanceTable)
    .where(and(after === undefined ? undefined : gt(cas, after), keyword === '' ? undefined : found))
    .orderBy(asc(cas))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, (row) => row.cas)
  const all = shown.map((row) => row.cas)
  const limits =
    all.length === 0 ? [] : await ctx.db.select().from(substanceLimitTable).where(inArray(substanceLimitTable.cas, all))
  return {
    data: shown.map((row) => ({ ...row, limits: limits.filter((each) => each.cas === row.cas) })),
    next_after,
  }
}
