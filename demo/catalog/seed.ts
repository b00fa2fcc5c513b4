import { rebuildCards } from '@sillage/domains/catalog/server/cards.ts'
import {
  categoryTable,
  classReservation,
  productCategoryTable,
  productTable,
  relatedTable,
  stockTable,
  variantTable,
} from '@sillage/domains/catalog/server/tables.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { Seeding } from '../seeding.ts'
import { categories, type SeedCategory } from './categories.ts'
import { categoryLeads } from './category-leads.ts'
import type { SeedProduct } from './product-shape.ts'
import { products } from './products.ts'
import { seedOffers } from './seed-offers.ts'
import { factsOf, noReturnOf } from './statutory.ts'

export async function seedCatalog({ ctx, picture }: Seeding) {
  await ctx.db.insert(categoryTable).values(categoryRows(categories))
  await ctx.db.insert(productTable).values(products.map((product) => productRow(product, { now: ctx.now(), picture })))
  await ctx.db
    .insert(productCategoryTable)
    .values(
      products.flatMap((product) =>
        product.category_ids.map((category_id) => ({ product_id: product.id, category_id })),
      ),
    )
  await ctx.db
    .insert(relatedTable)
    .values(
      products.flatMap((product) =>
        product.related.map((related_id, position) => ({ product_id: product.id, related_id, position })),
      ),
    )
  await seedOffers(ctx, await seedVariants(ctx))
  // The rows came with ids of their own; the next one a shop adds must not meet them.
  for (const name of ['category', 'product'])
    await ctx.db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
    )
  await rebuildCards(
    ctx,
    products.map(({ id }) => id),
  )
}

/** Answers the id of each by its sku. */
async function seedVariants(ctx: Context): Promise<Map<string, number>> {
  const all = products.flatMap((product) =>
    product.variants.map((variant, position) => ({ ...variant, product_id: product.id, position })),
  )
  const rows = await ctx.db.insert(variantTable).values(all).returning({ id: variantTable.id, sku: variantTable.sku })
  const stock = new Map(all.map(({ sku, stock }) => [sku, stock]))
  const seats = new Set(
    products.flatMap(({ kind, variants }) => (kind === 'class' ? variants : [])).map(({ sku }) => sku),
  )
  await ctx.db.insert(stockTable).values(
    rows.map(({ id, sku }) => ({
      variant_id: id,
      on_hand: stock.get(sku) ?? 0,
      ...(seats.has(sku) && classReservation),
    })),
  )
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

function categoryRows(tree: SeedCategory[], parent_id: number | null = null): (typeof categoryTable.$inferInsert)[] {
  return tree.flatMap(({ id, name, name_en, descendants }, position) => [
    { id, parent_id, position, name, name_en, ...categoryLeads.get(id) },
    ...categoryRows(descendants, id),
  ])
}

function productRow(product: SeedProduct, { now, picture }: { now: Date } & Pick<Seeding, 'picture'>) {
  const { scent, sale, slug, views = ['main', 'mood', 'detail'] } = product
  const stages = ['top', 'heart', 'base'] as const
  return {
    ...product,
    ...factsOf(product),
    no_return: noReturnOf(product),
    notes: scent
      ? stages.map((stage) => ({ stage, name: scent.notes[stage], name_en: scent.notes[`${stage}_en`] }))
      : [],
    trail: scent ? { hours: scent.hours, families: scent.families } : null,
    pictures: views.map((view) => picture(`${slug}-${view}`)),
    sale_price_krw: sale?.price_krw ?? null,
    sale_price_usd: sale?.price_usd ?? null,
    sale_from: sale?.days ? addDays(now, sale.days[0]) : null,
    sale_to: sale?.days ? addDays(now, sale.days[1]) : null,
    created_at: addDays(now, -product.created_days_ago),
  }
}
