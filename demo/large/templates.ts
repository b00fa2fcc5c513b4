import { facetNumbers } from '@sillage/domains/catalog/facets.ts'
import { cardTable, productCategoryTable } from '@sillage/domains/catalog/server/tables.ts'
import { saleCategoryId } from '@sillage/domains/catalog/words.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { lt, sql } from 'drizzle-orm'

/** The first number of the large shop; the demo shop's are far below. */
export const firstLargeId = 1_000_001

/** Keeps what the demo shop's products look like at hand for this connection: a large product is one of them renamed. */
export async function readTemplates(ctx: Context): Promise<number> {
  const demo = lt(cardTable.product_id, firstLargeId)
  const cards = await ctx.db.select().from(cardTable).where(demo).orderBy(cardTable.product_id)
  const categories = await ctx.db
    .select()
    .from(productCategoryTable)
    .where(lt(productCategoryTable.product_id, firstLargeId))
  const categoriesOf = Map.groupBy(categories, ({ product_id }) => product_id)
  const rows = cards.map(({ product_id, card }, place) => ({
    place,
    product_id,
    card,
    category_ids: (categoriesOf.get(product_id) ?? [])
      .map(({ category_id }) => category_id)
      .filter((id) => id !== saleCategoryId),
    facets: [...facetNumbers('kind', [card.kind]), ...facetNumbers('family', card.trail?.families ?? [])],
  }))
  await ctx.db.execute(sql`
    create temporary table template on commit drop as
    select place, product_id, card, category_ids, facets
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as rows (place int, product_id int, card jsonb, category_ids int[], facets int[])`)
  return rows.length
}
