import type { Context } from '@sillage/server-kit/context.ts'
import { asc } from 'drizzle-orm'
import type { Category } from '../contract.ts'
import { categoryTable } from './tables.ts'

/** The whole tree in one query; three levels of a few dozen rows. */
export async function listCategories(ctx: Context): Promise<Category[]> {
  const rows = await ctx.db.select().from(categoryTable).orderBy(asc(categoryTable.position))
  const below = (parent_id: number | null): Category[] =>
    rows
      .filter((row) => row.parent_id === parent_id)
      .map(({ id, name, name_en }) => ({ id, name, name_en, descendants: below(id) }))
  return below(null)
}

type Step = { id: number; parent_id: number | null; name: string; name_en: string }

/** The way down to a product: the deepest of its categories with all above it. */
export function pathThrough(categories: Step[]): Step[] {
  const pathOf = (parent_id: number | null): Step[] => {
    const branches = categories.filter((row) => row.parent_id === parent_id).map((row) => [row, ...pathOf(row.id)])
    return branches.sort((a, b) => b.length - a.length)[0] ?? []
  }
  return pathOf(null)
}
