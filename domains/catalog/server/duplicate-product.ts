import { randomUUID } from 'node:crypto'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { atVariantsAdded } from '../../catalog-hooks.ts'
import { rebuildCards } from './cards.ts'
import { addOnTable, gradePriceTable, kitPartTable, tierPriceTable } from './offer-tables.ts'
import { findSheet } from './staff-sheet.ts'
import { productCategoryTable, productTable, relatedTable, variantTable } from './tables.ts'

/** A hidden copy with the same texts, pictures, prices, options and parts, codes of its own and no stock. */
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
  for (const { id, ...variant } of variants) {
    const sku = `${variant.sku.slice(0, 33)}-${tail.toUpperCase()}`
    const [made] = await ctx.db
      .insert(variantTable)
      .values({ ...variant, product_id, sku, barcode: null })
      .returning({ id: variantTable.id })
    if (!made) throw new Error('an inserted variant was not returned')
    await atVariantsAdded(ctx, [{ variant_id: made.id, on_hand: 0 }])
    await copyOffer(ctx, id, made.id)
  }
}

/** What grades pay for an option, and what it is made of where it is a kit. */
async function copyOffer(ctx: Context, from: number, to: number) {
  await ctx.db.execute(sql`insert into ${gradePriceTable} (variant_id, grade, price_krw, price_usd)
    select ${to}::int, grade, price_krw, price_usd from ${gradePriceTable} where variant_id = ${from}`)
  await ctx.db.execute(sql`insert into ${kitPartTable} (kit_variant_id, part_variant_id, quantity, position)
    select ${to}::int, part_variant_id, quantity, position from ${kitPartTable} where kit_variant_id = ${from}`)
}

async function copyTies(ctx: Context, sheet: Awaited<ReturnType<typeof findSheet>>, product_id: number) {
  const { category_ids, related_ids, add_on_ids, tiers } = sheet
  if (category_ids.length > 0)
    await ctx.db.insert(productCategoryTable).values(category_ids.map((category_id) => ({ category_id, product_id })))
  if (related_ids.length > 0)
    await ctx.db
      .insert(relatedTable)
      .values(related_ids.map((related_id, position) => ({ product_id, related_id, position })))
  if (add_on_ids.length > 0)
    await ctx.db
      .insert(addOnTable)
      .values(add_on_ids.map((variant_id, position) => ({ product_id, variant_id, position })))
  if (tiers.length > 0) await ctx.db.insert(tierPriceTable).values(tiers.map((tier) => ({ ...tier, product_id })))
}
