import { Readable } from 'node:stream'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { drawApart } from '../../quotation/server/pdf/draw-apart.ts'
import { limit } from '../../rate-limits.ts'
import { costOf, emptySheet } from '../costing.ts'
import type { CostingMaterial, costing, FormulaCosting } from '../costing-contract.ts'
import type { FormulaVersion } from '../formula-contract.ts'
import { formulaCostingTable } from './costing-tables.ts'
import type { PriceList } from './draw-price-list.ts'
import { type FormulaHead, findVersion, requireFormula, toVersion } from './formulas.ts'
import { makerLabelTable } from './label-tables.ts'
import { planCost } from './plan.ts'
import { formulaTable } from './tables.ts'

/** The newest version at the maker's own prices, in the currency of the one who asks. */
export const showCosting = async (ctx: Context, formula_id: number) =>
  toCosting(ctx, await requireFormula(ctx, formula_id))

async function toCosting(ctx: Context, row: FormulaHead): Promise<FormulaCosting> {
  const { currency } = ctx.visitor
  const shown = await toVersion(ctx, row, await findVersion(ctx, row.id, row.version))
  const key = and(eq(formulaCostingTable.formula_id, row.id), eq(formulaCostingTable.currency, currency))
  const [saved] = await ctx.db.select().from(formulaCostingTable).where(key)
  return {
    formula_id: row.id,
    currency,
    batch_mg: shown.batch_mg,
    sheet: saved?.sheet ?? { ...emptySheet, piece_mg: Math.min(emptySheet.piece_mg, shown.batch_mg) },
    is_saved: saved !== undefined,
    materials: await pricedMaterials(ctx, shown, saved?.own_prices ?? {}),
  }
}

const mgPer100g = 100_000

/** Each material once. What lies on the shelf was paid for too, so the shelf is left out of the price. */
async function pricedMaterials(ctx: Context, shown: FormulaVersion, own: Record<string, number>) {
  const { needs } = await planCost(ctx, shown, { aim: 'cost', without_shelf: true })
  const materials = new Map<string, CostingMaterial>()
  for (const { material, name, mg } of shown.lines) {
    const key = material ? `product:${material.product_id}` : `name:${name}`
    const need = needs.find(({ product_id }) => product_id === material?.product_id)
    const shop_per_100g = need && need.covered_mg > 0 ? Math.round((need.amount * mgPer100g) / need.covered_mg) : null
    materials.set(key, {
      key,
      name: material?.name ?? name,
      name_en: material?.name_en ?? name,
      mg: Math.round(mg) + (materials.get(key)?.mg ?? 0),
      shop_per_100g,
      own_per_100g: own[key] ?? null,
    })
  }
  return [...materials.values()]
}

export async function saveCosting(ctx: Context, { params, body }: HandlerInput<typeof costing.save>) {
  await limit(ctx, 'formula', { member: requireMember(ctx).mb_id })
  const row = await requireFormula(ctx, params.formula_id)
  const { own_prices, ...sheet } = body
  const { currency } = ctx.visitor
  await ctx.db
    .insert(formulaCostingTable)
    .values({ formula_id: row.id, currency, sheet, own_prices })
    .onConflictDoUpdate({
      target: [formulaCostingTable.formula_id, formulaCostingTable.currency],
      set: { sheet, own_prices },
    })
  return toCosting(ctx, row)
}

export async function removeCosting(ctx: Context, formula_id: number) {
  const row = await requireFormula(ctx, formula_id)
  const { currency } = ctx.visitor
  await ctx.db
    .delete(formulaCostingTable)
    .where(and(eq(formulaCostingTable.formula_id, row.id), eq(formulaCostingTable.currency, currency)))
  return toCosting(ctx, row)
}

/** Everything the maker has costed, as other shops are sent it. */
export async function openPriceList(ctx: Context, { query: { language } }: HandlerInput<typeof costing.list>) {
  const { mb_id } = requireMember(ctx)
  await limit(ctx, 'formula', { member: mb_id })
  const rows = await ctx.db
    .select({ formula: formulaTable, label: makerLabelTable.fields })
    .from(formulaTable)
    .innerJoin(formulaCostingTable, eq(formulaCostingTable.formula_id, formulaTable.id))
    .leftJoin(makerLabelTable, eq(makerLabelTable.formula_id, formulaTable.id))
    .where(
      and(
        eq(formulaTable.mb_id, mb_id),
        isNull(formulaTable.deleted_at),
        eq(formulaCostingTable.currency, ctx.visitor.currency),
      ),
    )
    .orderBy(asc(formulaTable.name), asc(formulaTable.id))
  const lines: PriceList['lines'] = []
  for (const { formula, label } of rows) {
    const { sheet, batch_mg, currency, materials } = await toCosting(ctx, formula)
    const priced = materials.map(({ mg, own_per_100g, shop_per_100g }) => ({
      mg,
      per_100g: own_per_100g ?? shop_per_100g,
    }))
    const { wholesale_price, retail_price } = costOf(priced, sheet, { batch_mg, currency })
    const name = (language === 'en' && label?.name_en) || label?.name || formula.name
    lines.push({ name, kind: formula.kind, piece_mg: sheet.piece_mg, wholesale_price, retail_price })
  }
  const maker = rows.map(({ label }) => label?.maker ?? '').find((each) => each !== '') ?? ''
  const contact = rows.map(({ label }) => label?.contact ?? '').find((each) => each !== '') ?? ''
  const list: PriceList = { language, maker, contact, currency: ctx.visitor.currency, at: ctx.now(), lines }
  const bytes = await drawApart(ctx, list, new URL('./price-list-worker.ts', import.meta.url))
  return {
    stream: Readable.from([bytes]),
    size: bytes.length,
    type: 'application/pdf',
    name: language === 'en' ? 'price-list.pdf' : '도매-가격표.pdf',
  }
}
