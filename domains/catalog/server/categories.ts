import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import type { Category } from '../contract.ts'
import { categoryTable, productCategoryTable } from './tables.ts'

/** The whole tree in one query; three levels of a few dozen rows. */
export async function listCategories(ctx: Context): Promise<Category[]> {
  const rows = await ctx.db.select().from(categoryTable).orderBy(asc(categoryTable.position))
  const below = (parent_id: number | null): Category[] =>
    rows
      .filter((row) => row.parent_id === parent_id)
      .map(({ id, name, name_en }) => ({ id, name, name_en, descendants: below(id) }))
  return below(null)
}

/** The way down to a product: its deepest category with all above it. */
export async function listPath(ctx: Context, product_id: number) {
  const mine = await ctx.db
    .select({
      id: categoryTable.id,
      parent_id: categoryTable.parent_id,
      name: categoryTable.name,
      name_en: categoryTable.name_en,
    })
    .from(productCategoryTable)
    .innerJoin(categoryTable, eq(categoryTable.id, productCategoryTable.category_id))
    .where(eq(productCategoryTable.product_id, product_id))
    .orderBy(asc(categoryTable.position), asc(categoryTable.id))
  const pathOf = (parent_id: number | null): typeof mine => {
    const branches = mine.filter((row) => row.parent_id === parent_id).map((row) => [row, ...pathOf(row.id)])
    return branches.sort((a, b) => b.length - a.length)[0] ?? []
  }
  return pathOf(null)
}
