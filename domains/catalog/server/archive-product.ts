import { randomUUID } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { atVariantAdded } from '../../catalog-hooks.ts'
import { rebuildCards } from './cards.ts'
import { atProduct } from './change-product.ts'
import { tierPriceTable } from './offer-tables.ts'
import { findSheet } from './staff-sheet.ts'
import { productCategoryTable, productTable, relatedTable, variantTable } from './tables.ts'

/** Archives and hides a product; a restored one stays hidden until staff show it. */
export async function archiveProduct(ctx: Context, product_id: number, archived: boolean) {
  const change = archived ? { archived, visible: false } : { archived }
  await atProduct(ctx, product_id, { action: archived ? 'product.archive' : 'product.restore', after: change }, (ctx) =>
    ctx.db
      .update(productTable)
      .set(change)
      .where(eq(productTable.id, product_id))
      .then(() => undefined),
  )
  return findSheet(ctx, product_id)
}

/** A hidden copy with the same texts, pictures, prices and options, codes of its own and no stock. */
export async function duplicateProduct(ctx: Context, product_id: number) {
  const id = await ctx.transaction(async (ctx) => {
    const sheet = await findSheet(ctx, product_id)
    const [row] = await ctx.db.select().from(productTable).where(eq(productTable.id, product_id))
    if (!row) throw new Error('a product that was just read is gone')
    const tail = randomUUID().slice(0, 6)
    const { id: _, sold_30d, rating_count, rating_sum, created_at, changed_at, version, ...same } = row
    const [made] = await ctx.db
      .insert(productTable)
      .values({
        ...same,
        name: copyName(row.name, ' 복사본'),
        name_en: copyName(row.name_en, ' copy'),
        slug: `${row.slug.slice(0, 73)}-${tail}`,
        visible: false,
        archived: false,
        created_at: ctx.now(),
      })
      .returning({ id: productTable.id })
    if (!made) throw new Error('an inserted product was not returned')
    await copyVariants(ctx, product_id, made.id, tail)
    await copyTies(ctx, sheet, made.id)
    await rebuildCards(ctx, [made.id])
    await writeAudit(ctx, {
      action: 'product.duplicate',
      subject: `product:${made.id}`,
      before: null,
      after: { from: product_id },
    })
    return made.id
  })
  return findSheet(ctx, id)
}

const copyName = (name: string, tail: string) => `${name.slice(0, 100 - tail.length)}${tail}`

async function copyVariants(ctx: Context, from: number, product_id: number, tail: string) {
  const onSale = and(eq(variantTable.product_id, from), eq(variantTable.retired, false))
  const variants = await ctx.db.select().from(variantTable).where(onSale)
  for (const { id: _, ...variant } of variants) {
    const sku = `${variant.sku.slice(0, 33)}-${tail.toUpperCase()}`
    const [made] = await ctx.db
      .insert(variantTable)
      .values({ ...variant, product_id, sku })
      .returning({ id: variantTable.id })
    if (made) await atVariantAdded(ctx, { variant_id: made.id, on_hand: 0 })
  }
}

async function copyTies(ctx: Context, sheet: Awaited<ReturnType<typeof findSheet>>, product_id: number) {
  const { category_ids, related_ids, tiers } = sheet
  if (category_ids.length > 0)
    await ctx.db.insert(productCategoryTable).values(category_ids.map((category_id) => ({ category_id, product_id })))
  if (related_ids.length > 0)
    await ctx.db
      .insert(relatedTable)
      .values(related_ids.map((related_id, position) => ({ product_id, related_id, position })))
  if (tiers.length > 0) await ctx.db.insert(tierPriceTable).values(tiers.map((tier) => ({ ...tier, product_id })))
}
