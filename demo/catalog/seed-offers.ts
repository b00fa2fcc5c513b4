import {
  addOnTable,
  gradePriceTable,
  kitPartTable,
  tierPriceTable,
} from '@sillage/domains/catalog/server/offer-tables.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { addOnsOf, gradePricesOf, tiersOf } from './offers.ts'
import { products } from './products.ts'
import { seedDocuments } from './seed-documents.ts'

/** What is offered with the products: other prices, documents, kits and what goes beside them. */
export async function seedOffers(ctx: Context, variants: ReadonlyMap<string, number>) {
  const variantOf = (sku: string) => {
    const id = variants.get(sku)
    if (!id) throw new Error(`the demo shop sells no ${sku}`)
    return id
  }
  await ctx.db
    .insert(gradePriceTable)
    .values(products.flatMap(gradePricesOf).map(({ sku, ...price }) => ({ ...price, variant_id: variantOf(sku) })))
  await ctx.db
    .insert(tierPriceTable)
    .values(products.flatMap((product) => tiersOf(product).map((tier) => ({ ...tier, product_id: product.id }))))
  await seedDocuments(ctx)
  await ctx.db
    .insert(addOnTable)
    .values(
      products.flatMap((product) =>
        addOnsOf(product).map((sku, position) => ({ product_id: product.id, variant_id: variantOf(sku), position })),
      ),
    )
  await ctx.db.insert(kitPartTable).values(
    products.flatMap(({ variants, parts = [] }) =>
      variants.flatMap(({ sku: kit, parts: own = [] }) =>
        [...parts, ...own].map(({ sku, quantity }, position) => ({
          kit_variant_id: variantOf(kit),
          part_variant_id: variantOf(sku),
          quantity,
          position,
        })),
      ),
    ),
  )
}
