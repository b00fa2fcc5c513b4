import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import type { productEditing } from '../editing-contract.ts'
import type { ProductRow } from './cards.ts'
import { atProduct } from './change-product.ts'
import { addOnTable, gradePriceTable, kitPartTable, tierPriceTable } from './offer-tables.ts'
import { findSheet } from './staff-sheet.ts'
import { findVariant } from './staff-variants.ts'
import { productTable, variantTable } from './tables.ts'

type Input<Name extends keyof typeof productEditing> = HandlerInput<(typeof productEditing)[Name]>

/** What a grade pays for a variant instead; the list takes the place of the one before. */
export async function setGradePrices(ctx: Context, { params, body: { prices } }: Input<'gradePrices'>) {
  const { product_id, variant_id } = params
  await findVariant(ctx, params)
  const before = await findOffer(ctx, params)
  const after = { variant_id, grade_prices: prices }
  await atProduct(ctx, product_id, { action: 'product.grade_prices', before, after }, (ctx) =>
    writeGradePrices(ctx, variant_id, prices),
  )
  return findSheet(ctx, product_id)
}

export async function writeGradePrices(
  ctx: Context,
  variant_id: number,
  prices: Input<'gradePrices'>['body']['prices'],
) {
  refuseTwice(prices, ({ grade }) => grade, 'prices')
  await ctx.db.delete(gradePriceTable).where(eq(gradePriceTable.variant_id, variant_id))
  if (prices.length > 0) await ctx.db.insert(gradePriceTable).values(prices.map((price) => ({ ...price, variant_id })))
}

export async function setTiers(ctx: Context, product_id: number, tiers: Input<'tiers'>['body']['tiers']) {
  refuseTwice(tiers, ({ grade, min_quantity }) => `${grade} ${min_quantity}`, 'tiers')
  const before = await findSheet(ctx, product_id)
  await atProduct(ctx, product_id, { action: 'product.tiers', before, after: { tiers } }, async (ctx) => {
    await ctx.db.delete(tierPriceTable).where(eq(tierPriceTable.product_id, product_id))
    if (tiers.length > 0) await ctx.db.insert(tierPriceTable).values(tiers.map((tier) => ({ ...tier, product_id })))
  })
  return findSheet(ctx, product_id)
}

/** What a buyer fills in; values in carts and orders stay as they were written. */
export async function setPersonalFields(ctx: Context, { params: { product_id }, body }: Input<'personalFields'>) {
  refuseTwice(body.fields, ({ key }) => key, 'fields')
  await atProduct(ctx, product_id, { action: 'product.personal_fields', after: body }, async (ctx) => {
    await ctx.db.update(productTable).set({ personal_fields: body.fields }).where(eq(productTable.id, product_id))
  })
  return findSheet(ctx, product_id)
}

export async function setParts(ctx: Context, { params, body: { parts } }: Input<'parts'>) {
  const { product_id, variant_id } = params
  await findVariant(ctx, params)
  const before = await findOffer(ctx, params)
  await atProduct(ctx, product_id, { action: 'product.parts', before, after: { variant_id, parts } }, (ctx, kit) =>
    writeParts(ctx, kit, variant_id, parts),
  )
  return findSheet(ctx, product_id)
}

/** Parts are never kits themselves, so that no kit can come to hold itself. */
export async function writeParts(
  ctx: Context,
  kit: ProductRow,
  variant_id: number,
  parts: Input<'parts'>['body']['parts'],
) {
  refuseTwice(parts, (part) => part.variant_id, 'parts')
  if (kit.kind !== 'kit' && parts.length > 0) throw invalid('parts', '키트만 구성품을 가질 수 있어요.')
  const chosen = await listChosen(
    ctx,
    parts.map((part) => part.variant_id),
  )
  if (chosen.length !== parts.length) throw invalid('parts', '고를 수 없는 상품이 있어요.')
  if (chosen.some(({ kind }) => kind === 'kit')) throw invalid('parts', '키트 안에 키트를 넣을 수 없어요.')
  await ctx.db.delete(kitPartTable).where(eq(kitPartTable.kit_variant_id, variant_id))
  const rows = parts.map((part, position) => ({
    kit_variant_id: variant_id,
    part_variant_id: part.variant_id,
    quantity: part.quantity,
    position,
  }))
  if (rows.length > 0) await ctx.db.insert(kitPartTable).values(rows)
}

/** What grades pay for a variant and what it is made of, for the history. */
async function findOffer(ctx: Context, { product_id, variant_id }: Input<'parts'>['params']) {
  const { variants } = await findSheet(ctx, product_id)
  return { ...variants.find(({ id }) => id === variant_id), variant_id }
}

export async function setAddOns(ctx: Context, product_id: number, variant_ids: number[]) {
  refuseTwice(variant_ids, (id) => id, 'variant_ids')
  const before = await findSheet(ctx, product_id)
  const written = { action: 'product.add_ons', before, after: { add_on_ids: variant_ids } } as const
  await atProduct(ctx, product_id, written, async (ctx) => {
    const beside = await listChosen(ctx, variant_ids)
    const isOther = ({ product_id: of }: { product_id: number }) => of !== product_id
    if (beside.length !== variant_ids.length || !beside.every(isOther))
      throw invalid('variant_ids', '고를 수 없는 상품이 있어요.')
    await ctx.db.delete(addOnTable).where(eq(addOnTable.product_id, product_id))
    const rows = variant_ids.map((variant_id, position) => ({ product_id, variant_id, position }))
    if (rows.length > 0) await ctx.db.insert(addOnTable).values(rows)
  })
  return findSheet(ctx, product_id)
}

/** Those of the variants that are still sold, with what kind of product they are. */
async function listChosen(ctx: Context, variant_ids: number[]) {
  const rows = await ctx.db
    .select({ product_id: variantTable.product_id, kind: productTable.kind, retired: variantTable.retired })
    .from(variantTable)
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(inArray(variantTable.id, variant_ids))
  return rows.filter(({ retired }) => !retired)
}

function refuseTwice<Row>(rows: Row[], keyOf: (row: Row) => unknown, field: string) {
  if (new Set(rows.map(keyOf)).size !== rows.length) throw invalid(field, '같은 것을 두 번 적었어요.')
}
