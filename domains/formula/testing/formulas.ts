import { randomUUID } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { rebuildCards } from '../../catalog/server/cards.ts'
import { productTable, stockTable, variantTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { materialSubstanceTable } from '../server/substance-tables.ts'
import { formulaLimitTable, formulaMaterialTable } from '../server/tables.ts'

type Size = { name: string; krw: number; stock?: number }
type Given = {
  id: number
  name?: string
  sizes: Size[]
  min_quantity?: number
  max_quantity?: number | null
  limits?: (typeof formulaLimitTable.$inferInsert)[]
  /** The restricted substances in it; unknown where left out. */
  composition?: { cas: string; ppm: number }[]
  drop_mg?: number
  density?: number
}

/** A material in its sizes; gives the variants' numbers in that order. */
export async function givenMaterial(
  ctx: Context,
  { id, sizes, limits, drop_mg, density, composition, ...product }: Given,
) {
  await givenProduct(ctx, { id, ...product })
  const first = await variantOf(ctx.db, id)
  await ctx.db.delete(stockTable).where(eq(stockTable.variant_id, first))
  await ctx.db.delete(variantTable).where(eq(variantTable.id, first))
  const values = sizes.map(({ name }) => ({ name, name_en: name }))
  await ctx.db
    .update(productTable)
    .set({ option_groups: [{ name: '용량', name_en: 'Size', values }] })
    .where(eq(productTable.id, id))
  const rows = await ctx.db
    .insert(variantTable)
    .values(
      sizes.map(({ name, krw }, position) => ({
        product_id: id,
        sku: `SKU-${id}-${position}`,
        position,
        values: [name],
        weight_g: 100,
        price_krw: krw,
        price_usd: Math.round(krw / 13),
      })),
    )
    .returning({ id: variantTable.id })
  await ctx.db
    .insert(stockTable)
    .values(rows.map((row, at) => ({ variant_id: row.id, on_hand: sizes[at]?.stock ?? 50 })))
  await rebuildCards(ctx, [id])
  if (limits || drop_mg || density || composition) {
    const composition_source = composition ? '시험' : ''
    await ctx.db.insert(formulaMaterialTable).values({ product_id: id, drop_mg, density, composition_source })
    if (limits) await ctx.db.insert(formulaLimitTable).values(limits)
    if (composition?.length)
      await ctx.db.insert(materialSubstanceTable).values(composition.map((each) => ({ ...each, product_id: id })))
  }
  return rows.map((row) => row.id)
}

type Line = { variant_id: number | null; name?: string; unit: 'percent' | 'grams' | 'drops'; amount: number }

/** A formula as its maker sends it. */
export const draftOf = (lines: Line[], more: { name?: string; batch_mg?: number } = {}) => ({
  request_key: randomUUID(),
  name: '저녁 캔들',
  kind: 'candle' as const,
  note: '',
  batch_mg: 300_000,
  lines,
  ...more,
})
