import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../contract.ts'
import { categoryTable } from './tables.ts'

/** The whole tree in one query; three levels of a few dozen rows. */
export async function listCategories(ctx: Context): Promise<Category[]> {
  const { position, id, hidden } = categoryTable
  const rows = await ctx.db.select().from(categoryTable).where(eq(hidden, false)).orderBy(asc(position), asc(id))
  const below = (parent_id: number | null): Category[] =>
    rows
      .filter((row) => row.parent_id === parent_id)
      .map(({ id, name, name_en }) => ({ id, name, name_en, descendants: below(id) }))
  return below(null)
}

/** Whether there is such a category, and neither it nor one of those above it is hidden: three levels, no more. */
export const isShown = (category_id: number | Placeholder | SQL) => sql<boolean>`exists (
  select from category own left join category above on above.id = own.parent_id
  left join category top on top.id = above.parent_id
  where own.id = ${category_id} and true not in (own.hidden, coalesce(above.hidden, false), coalesce(top.hidden, false)))`

export async function findCategory(ctx: Context, category_id: number) {
  const [category] = await ctx.db
    .select()
    .from(categoryTable)
    .where(and(eq(categoryTable.id, category_id), isShown(category_id)))
  if (!category) throw notFound()
  return category
}

type Step = { id: number; parent_id: number | null; name: string; name_en: string; hidden: boolean }

/** The breadcrumb of a product: its deepest category with all above it, none of them hidden. */
export function pathThrough(categories: Step[]): Step[] {
  const pathOf = (parent_id: number | null): Step[] => {
    const branches = categories
      .filter((row) => row.parent_id === parent_id && !row.hidden)
      .map((row) => [row, ...pathOf(row.id)])
    return branches.sort((a, b) => b.length - a.length)[0] ?? []
  }
  return pathOf(null)
}
