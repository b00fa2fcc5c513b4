import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray } from 'drizzle-orm'
import type { productEditing } from '../editing-contract.ts'
import { atProduct } from './change-product.ts'
import { addOnTable, gradePriceTable, kitPartTable, tierPriceTable } from './offer-tables.ts'
import { findSheet } from './staff-sheet.ts'
import { findVariant } from './staff-variants.ts'
import { productTable, variantTable } from './tables.ts'

type Input<Name extends keyof typeof productEditing> = HandlerInput<(typeof productEditing)[Name]>

/** What a grade pays for a variant instead; the list takes the place of the one before. */
export async function setGradePrices(ctx: Context, { params, body }: Input<'gradePrices'>) {
  const { product_id, variant_id } = params
  await findVariant(ctx, params)
  refuseTwice(body.prices, ({ grade }) => grade, 'prices')
  await atProduct(ctx, product_id, { action: 'product.grade_prices', after: { variant_id, ...body } }, async (ctx) => {
    await ctx.db.delete(gradePriceTable).where(eq(gradePriceTable.variant_id, variant_id))
    if (body.prices.length > 0)
      await ctx.db.insert(gradePriceTable).values(body.prices.map((price) => ({ ...price, variant_id })))
  })
  return findSheet(ctx, product_id)
}

export async function setTiers(ctx: Context, { params: { product_id }, body }: Input<'tiers'>) {
  refuseTwice(body.tiers, ({ grade, min_quantity }) => `${grade} ${min_quantity}`, 'tiers')
  await atProduct(ctx, product_id, { action: 'product.tiers', after: body }, async (ctx) => {
    await ctx.db.delete(tierPriceTable).where(eq(tierPriceTable.product_id, product_id))
    if (body.tiers.length > 0)
      await ctx.db.insert(tierPriceTable).values(body.tiers.map((tier) => ({ ...tier, product_id })))
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

/** Parts are never kits themselves, so that no kit can come to hold itself. */
export async function setParts(ctx: Context, { params, body }: Input<'parts'>) {
  const { product_id, variant_id } = params
  await findVariant(ctx, params)
  refuseTwice(body.parts, (part) => part.variant_id, 'parts')
  await atProduct(ctx, product_id, { action: 'product.parts', after: { variant_id, ...body } }, async (ctx, kit) => {
    if (kit.kind !== 'kit') throw invalid('parts', '키트만 구성품을 가질 수 있어요.')
    const parts = await listChosen(
      ctx,
      body.parts.map((part) => part.variant_id),
    )
    if (parts.length !== body.parts.length) throw invalid('parts', '고를 수 없는 상품이 있어요.')
    if (parts.some(({ kind }) => kind === 'kit')) throw invalid('parts', '키트 안에 키트를 넣을 수 없어요.')
    await ctx.db.delete(kitPartTable).where(eq(kitPartTable.kit_variant_id, variant_id))
    const rows = body.parts.map((part, position) => ({
      kit_variant_id: variant_id,
      part_variant_id: part.variant_id,
      quantity: part.quantity,
      position,
    }))
    if (rows.length > 0) await ctx.db.insert(kitPartTable).values(rows)
  })
  return findSheet(ctx, product_id)
}

export async function setAddOns(ctx: Context, { params: { product_id }, body }: Input<'addOns'>) {
  refuseTwice(body.variant_ids, (id) => id, 'variant_ids')
  await atProduct(ctx, product_id, { action: 'product.add_ons', after: body }, async (ctx) => {
    const beside = await listChosen(ctx, body.variant_ids)
    const isOther = ({ product_id: of }: { product_id: number }) => of !== product_id
    if (beside.length !== body.variant_ids.length || !beside.every(isOther))
      throw invalid('variant_ids', '고를 수 없는 상품이 있어요.')
    await ctx.db.delete(addOnTable).where(eq(addOnTable.product_id, product_id))
    const rows = body.variant_ids.map((variant_id, position) => ({ product_id, variant_id, position }))
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
