import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { listAudit } from '../../audit/server/audit-list.ts'
import { atVariantsAdded } from '../../catalog-hooks.ts'
import type { SheetVariant } from '../editing-contract.ts'
import type { staffProducts } from '../staff-contract.ts'
import type { ProductRow } from './cards.ts'
import { atProduct, changeProduct } from './change-product.ts'
import { setAddOns, setTiers, writeGradePrices, writeParts } from './staff-offers.ts'
import { setCategories, setRelated } from './staff-products.ts'
import { findSheet } from './staff-sheet.ts'
import { listOnSale, requireInNoKit, requireValues, unlessCodeTaken } from './staff-variants.ts'
import { productTable, variantTable } from './tables.ts'

type Saved = HandlerInput<typeof staffProducts.save>['body']

/** All of the sheet or nothing. A save based on an older version is refused, and nothing of it is written. */
export async function saveSheet(ctx: Context, product_id: number, saved: Saved) {
  await ctx.transaction(async (ctx) => {
    await requireVersion(ctx, product_id, saved.based_on)
    if (Object.keys(saved.product).length > 0) await changeProduct(ctx, product_id, saved.product)
    if (saved.option_groups || saved.variants) await saveOptions(ctx, product_id, saved)
    if (saved.category_ids) await setCategories(ctx, product_id, saved.category_ids)
    if (saved.related_ids) await setRelated(ctx, product_id, saved.related_ids)
    if (saved.add_on_ids) await setAddOns(ctx, product_id, saved.add_on_ids)
    if (saved.tiers) await setTiers(ctx, product_id, saved.tiers)
  })
  return findSheet(ctx, product_id)
}

async function requireVersion(ctx: Context, product_id: number, based_on: number) {
  const mine = eq(productTable.id, product_id)
  const [product] = await ctx.db
    .select({ version: productTable.version })
    .from(productTable)
    .where(mine)
    .for('no key update')
  if (!product) throw notFound()
  if (product.version !== based_on)
    throw new Problem(409, '그사이 다른 사람이 이 상품을 수정했어요. 작성하던 내용은 그대로 있어요.', {
      code: 'changed',
    })
}

/** Option groups and options together: a value may be renamed in both at once. */
async function saveOptions(ctx: Context, product_id: number, { option_groups, variants }: Saved) {
  const after = { ...(option_groups && { option_groups }), ...(variants && { variants }) }
  const before = await findSheet(ctx, product_id)
  await atProduct(ctx, product_id, { action: 'product.options', before, after }, async (ctx, product) => {
    const groups = option_groups ?? product.option_groups
    if (option_groups) await ctx.db.update(productTable).set({ option_groups }).where(eq(productTable.id, product_id))
    for (const [position, { grade_prices, parts, ...variant }] of (variants ?? []).entries()) {
      const variant_id = await saveVariant(ctx, product, variant, position)
      if (grade_prices) await writeGradePrices(ctx, variant_id, grade_prices)
      if (parts) await writeParts(ctx, product, variant_id, parts)
    }
    await requireSound(ctx, product_id, groups)
  })
}

async function saveVariant(
  ctx: Context,
  product: ProductRow,
  { id, on_hand, ...form }: Omit<SheetVariant, 'grade_prices' | 'parts'>,
  position: number,
): Promise<number> {
  const row = { ...form, position }
  if (id === undefined) {
    const [made] = await unlessCodeTaken(
      ctx.db
        .insert(variantTable)
        .values({ ...row, product_id: product.id })
        .returning(),
    )
    if (!made) throw new Error('an inserted variant was not returned')
    await atVariantsAdded(ctx, [{ variant_id: made.id, on_hand, is_seats: product.kind === 'class' }])
    return made.id
  }
  const own = and(eq(variantTable.id, id), eq(variantTable.product_id, product.id))
  const [before] = await ctx.db.select().from(variantTable).where(own)
  if (!before) throw notFound()
  if (row.retired && !before.retired) await requireInNoKit(ctx, id)
  await unlessCodeTaken(ctx.db.update(variantTable).set(row).where(own))
  return id
}

/** Every option on sale is made of the product's values, and no two are alike. */
async function requireSound(ctx: Context, product_id: number, groups: ProductRow['option_groups']) {
  const onSale = await listOnSale(ctx, product_id)
  for (const { values } of onSale) requireValues(groups, values, 'variants')
  if (new Set(onSale.map(({ values }) => values.join('\n'))).size !== onSale.length)
    throw invalid('variants', '같은 옵션이 이미 있어요.')
}

const shownEvents = 30

/** What staff changed of it lately, the newest first. */
export async function listHistory(ctx: Context, product_id: number) {
  const { data } = await listAudit(ctx, { query: { subject: `product:${product_id}`, limit: shownEvents } })
  return data
}
