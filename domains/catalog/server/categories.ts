import { notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { writeAudit } from '../../staff/server/audit.ts'
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

export async function findCategory(ctx: Context, category_id: number) {
  const [category] = await ctx.db.select().from(categoryTable).where(eq(categoryTable.id, category_id))
  if (!category) throw notFound()
  return category
}

/** A member of staff changes the sentence at the head of a category's page. */
export function changeCategory(ctx: Context, category_id: number, after: { lead?: string; lead_en?: string }) {
  return ctx.transaction(async (ctx) => {
    const [before] = await ctx.db
      .select()
      .from(categoryTable)
      .where(eq(categoryTable.id, category_id))
      .for('no key update')
    if (!before) throw notFound()
    if (Object.keys(after).length === 0) return before
    await ctx.db.update(categoryTable).set(after).where(eq(categoryTable.id, category_id))
    await writeAudit(ctx, { action: 'category.change', subject: `category:${category_id}`, before, after })
    await emptyTags(ctx, 'categories')
    return { ...before, ...after }
  })
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
