import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { rebuildCards } from './cards.ts'
import { categoryTable, productCategoryTable } from './tables.ts'
import { isBelow, type Tree, wayUp } from './tree.ts'

const atOnce = 500

/** After a move: the products below are in everything above their own categories, as the tree is now. */
export async function followMove(ctx: Context, before: Tree, moved_id: number) {
  const now = await ctx.db.select().from(categoryTable)
  const below = now.filter(({ id }) => isBelow(now, id, moved_id)).map(({ id }) => id)
  for (const ids of await listIn(ctx, below)) await place(ctx, ids, before, now)
}

/** After a renaming: products are found by the names of their categories. */
export async function followName(ctx: Context, category_id: number) {
  for (const ids of await listIn(ctx, [category_id])) await rebuildCards(ctx, ids)
}

/** The products of some categories, in batches. */
async function listIn(ctx: Context, category_ids: number[]): Promise<number[][]> {
  const { product_id, category_id } = productCategoryTable
  const rows = await ctx.db
    .selectDistinct({ product_id })
    .from(productCategoryTable)
    .where(inArray(category_id, category_ids))
    .orderBy(asc(product_id))
  const ids = rows.map((row) => row.product_id)
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, nth) => ids.slice(nth * atOnce, (nth + 1) * atOnce))
}

async function place(ctx: Context, product_ids: number[], before: Tree, now: Tree) {
  const rows = await ctx.db
    .select()
    .from(productCategoryTable)
    .where(inArray(productCategoryTable.product_id, product_ids))
  for (const [product_id, own] of Map.groupBy(rows, (row) => row.product_id)) {
    const ids = own.map(({ category_id }) => category_id)
    // Categories above another of its own were only there because of it.
    const lowest = ids.filter((id) => !ids.some((other) => other !== id && isBelow(before, other, id)))
    const wanted = new Set(lowest.flatMap((id) => wayUp(now, id)))
    await ctx.db.delete(productCategoryTable).where(eq(productCategoryTable.product_id, product_id))
    await ctx.db.insert(productCategoryTable).values([...wanted].map((category_id) => ({ product_id, category_id })))
  }
  await rebuildCards(ctx, product_ids)
}
