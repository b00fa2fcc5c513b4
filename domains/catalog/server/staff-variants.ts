import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { isTaken, violatedConstraint } from '@sillage/server-kit/violated.ts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { atVariantsAdded } from '../../catalog-hooks.ts'
import type { productEditing } from '../editing-contract.ts'
import type { ProductRow } from './cards.ts'
import { atProduct } from './change-product.ts'
import { kitPartTable } from './offer-tables.ts'
import { findSheet } from './staff-sheet.ts'
import { productTable, variantTable } from './tables.ts'

type Groups = HandlerInput<typeof productEditing.options>['body']['option_groups']
type Added = HandlerInput<typeof productEditing.addVariant>['body']
type Changed = HandlerInput<typeof productEditing.changeVariant>
type VariantRow = typeof variantTable.$inferSelect

/** Values that a variant on sale is made of stay; others come and go. */
export async function setOptions(ctx: Context, product_id: number, option_groups: Groups) {
  await atProduct(ctx, product_id, { action: 'product.options', after: { option_groups } }, async (ctx) => {
    for (const variant of await listOnSale(ctx, product_id))
      requireValues(option_groups, variant.values, 'option_groups')
    await ctx.db.update(productTable).set({ option_groups }).where(eq(productTable.id, product_id))
  })
  return findSheet(ctx, product_id)
}

export async function addVariant(ctx: Context, product_id: number, { on_hand, ...form }: Added) {
  const after = { ...form, on_hand }
  await atProduct(ctx, product_id, { action: 'product.variant', after, before: {} }, async (ctx, product) => {
    const others = await requireUnlike(ctx, product, form.values)
    const row = { ...form, product_id, position: form.position ?? others.length }
    const [made] = await unlessCodeTaken(ctx.db.insert(variantTable).values(row).returning())
    if (!made) throw new Error('an inserted variant was not returned')
    await atVariantsAdded(ctx, [{ variant_id: made.id, on_hand, is_seats: product.kind === 'class' }])
  })
  return findSheet(ctx, product_id)
}

export async function changeVariant(ctx: Context, { params, body }: Changed) {
  const { product_id, variant_id } = params
  const before = await findVariant(ctx, params)
  await atProduct(ctx, product_id, { action: 'product.variant', after: body, before }, async (ctx, product) => {
    const next = { ...before, ...body }
    if (!next.retired) await requireUnlike(ctx, product, next.values, variant_id)
    if (next.retired && !before.retired) await requireInNoKit(ctx, variant_id)
    if (Object.keys(body).length === 0) return
    await unlessCodeTaken(ctx.db.update(variantTable).set(body).where(eq(variantTable.id, variant_id)))
  })
  return findSheet(ctx, product_id)
}

export async function findVariant(ctx: Context, { product_id, variant_id }: Changed['params']): Promise<VariantRow> {
  const [variant] = await ctx.db
    .select()
    .from(variantTable)
    .where(and(eq(variantTable.id, variant_id), eq(variantTable.product_id, product_id)))
  if (!variant) throw notFound()
  return variant
}

/** A code and a barcode mean one option each. */
export async function unlessCodeTaken<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) === 'variant_barcode') throw invalid('barcode', '다른 옵션의 바코드예요.')
    if (isTaken(error)) throw invalid('sku', '이미 있는 상품 코드예요.')
    throw error
  }
}

export const listOnSale = (ctx: Context, product_id: number) =>
  ctx.db
    .select()
    .from(variantTable)
    .where(and(eq(variantTable.product_id, product_id), eq(variantTable.retired, false)))

export function requireValues(groups: ProductRow['option_groups'], values: string[], field: string) {
  const known = values.every((value, at) => groups[at]?.values.some(({ name }) => name === value))
  if (values.length !== groups.length || !known) throw invalid(field, '옵션 값을 다시 확인해 주세요.')
}

/**
 * Two variants with the same values could not be distinguished. The product's row is locked, so none is added in
 * between.
 */
async function requireUnlike(ctx: Context, product: ProductRow, values: string[], own = 0) {
  requireValues(product.option_groups, values, 'values')
  const others = await ctx.db
    .select()
    .from(variantTable)
    .where(and(eq(variantTable.product_id, product.id), ne(variantTable.id, own)))
  if (others.some((other) => !other.retired && other.values.join('\n') === values.join('\n')))
    throw invalid('values', '같은 옵션이 이미 있어요.')
  return others
}

/** A kit made of something that is no longer sold could not be packed. */
export async function requireInNoKit(ctx: Context, variant_id: number) {
  const kits = ctx.db
    .select({ id: kitPartTable.kit_variant_id })
    .from(kitPartTable)
    .where(eq(kitPartTable.part_variant_id, variant_id))
  const alive = await ctx.db.$count(variantTable, and(inArray(variantTable.id, kits), eq(variantTable.retired, false)))
  if (alive > 0) throw invalid('retired', '키트에 들어 있는 상품은 그만 팔 수 없어요. 키트를 먼저 바꿔 주세요.')
}
