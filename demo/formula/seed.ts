import { productTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import {
  materialSubstanceTable,
  substanceLimitTable,
  substanceTable,
} from '@sillage/domains/formula/server/substance-tables.ts'
import {
  formulaLimitTable,
  formulaLineTable,
  formulaMaterialTable,
  formulaTable,
  formulaVersionTable,
} from '@sillage/domains/formula/server/tables.ts'
import type { FormulaKind } from '@sillage/domains/formula/words.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, inArray } from 'drizzle-orm'
import { demoTime, type Seeding } from '../seeding.ts'
import { demoFormulas, demoMaterials, type SeedFormula, type SeedLine, usualMaterial } from './seed-formulas.ts'
import { seedShelf } from './seed-shelf.ts'
import { compositionSource, demoComposition, demoSubstanceLimits, demoSubstances } from './seed-substances.ts'

/** What is allowed of oils and bases, and what the demo shop's member has blended from them. */
export async function seedFormulas({ ctx }: Seeding) {
  await seedMaterials(ctx)
  const materials = await findDemoMaterials(ctx)
  for (const mb_id of ['hana', 'maker'])
    for (const formula of demoFormulas) await seedFormula(ctx, { mb_id, ...formula }, materials)
  await seedShelf(ctx)
}

async function seedMaterials(ctx: Context) {
  const written = new Set(demoMaterials.map(({ product_id }) => product_id))
  const { id, type_label, trail } = productTable
  const products = await ctx.db.select({ id, type_label, trail }).from(productTable)
  const usual = products.flatMap(({ id, type_label }) => (written.has(id) ? [] : (usualMaterial(id, type_label) ?? [])))
  const materials = [...demoMaterials, ...usual]
  await ctx.db.insert(formulaMaterialTable).values(
    materials.map(({ product_id, drop_mg = null, density = null }) => ({
      product_id,
      drop_mg,
      density,
      composition_source: compositionSource,
    })),
  )
  const limits = materials.flatMap(({ product_id, source, limits }) =>
    // Entries of a record keyed by the kinds.
    (Object.entries(limits) as [FormulaKind, number][]).map(([kind, limit]) => ({ product_id, kind, limit, source })),
  )
  await ctx.db.insert(formulaLimitTable).values(limits)
  await ctx.db.insert(substanceTable).values(demoSubstances)
  await ctx.db.insert(substanceLimitTable).values(demoSubstanceLimits)
  const contents = materials.flatMap(({ product_id }) => {
    const product = products.find(({ id }) => id === product_id)
    const oil = /^(프래그런스|에센셜) 오일/.exec(product?.type_label ?? '')?.[1]
    if (!oil) return []
    return demoComposition(product_id, oil === '에센셜' ? 'essential' : 'fragrance', product?.trail?.families ?? [])
  })
  await ctx.db.insert(materialSubstanceTable).values(contents)
}

type Found = Map<number, { variant_id: number; name: string }>

/** The smallest size stands for the material. */
async function findDemoMaterials(ctx: Context): Promise<Found> {
  const used = demoFormulas.flatMap(({ versions }) => versions.flatMap(({ lines }) => lines.map(([what]) => what)))
  const ids = [...new Set(used.filter((what) => typeof what === 'number'))]
  const names = await ctx.db
    .select({ id: productTable.id, name: productTable.name })
    .from(productTable)
    .where(inArray(productTable.id, ids))
  const rows = await ctx.db
    .select({ id: variantTable.id, product_id: variantTable.product_id })
    .from(variantTable)
    .where(inArray(variantTable.product_id, ids))
    .orderBy(asc(variantTable.position))
  return new Map(
    names.map(({ id, name }) => {
      const variant = rows.find(({ product_id }) => product_id === id)
      if (!variant) throw new Error(`product ${id} has no variant`)
      return [id, { variant_id: variant.id, name }]
    }),
  )
}

async function seedFormula(
  ctx: Context,
  { versions, days_ago, ...head }: SeedFormula & { mb_id: string },
  materials: Found,
) {
  const at = (days: number) => demoTime(ctx.now(), days, versions.length)
  const last = versions.at(-1)
  const [row] = await ctx.db
    .insert(formulaTable)
    .values({
      ...head,
      request_key: `seed ${head.name}`,
      version: versions.length,
      revision: versions.length,
      created_at: at(days_ago),
      changed_at: at(last?.days_ago ?? days_ago),
    })
    .returning({ id: formulaTable.id })
  if (!row) throw new Error('a formula was not added')
  for (const [index, { lines, days_ago, batch_mg }] of versions.entries()) {
    const key = { formula_id: row.id, number: index + 1 }
    await ctx.db.insert(formulaVersionTable).values({ ...key, batch_mg, created_at: at(days_ago) })
    await ctx.db
      .insert(formulaLineTable)
      .values(lines.map((line, position) => ({ ...key, position, ...lineOf(line, materials) })))
  }
}

function lineOf([what, unit, amount]: SeedLine, materials: Found) {
  if (typeof what === 'string') return { variant_id: null, name: what, unit, amount }
  const found = materials.get(what)
  if (!found) throw new Error(`the demo shop has no material ${what}`)
  return { ...found, unit, amount }
}
