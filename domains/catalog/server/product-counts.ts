import type { Context } from '@sillage/server-kit/context.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { rebuildCards } from './cards.ts'
import { productTable } from './tables.ts'

// Figures that other domains count and products carry, so that lists can sort by them.

/** Stars that came or went. */
export async function addRating(ctx: Context, product_id: number, { count, sum }: { count: number; sum: number }) {
  if (count === 0 && sum === 0) return
  await ctx.db
    .update(productTable)
    .set({
      rating_count: sql`${productTable.rating_count} + ${count}`,
      rating_sum: sql`${productTable.rating_sum} + ${sum}`,
    })
    .where(eq(productTable.id, product_id))
}

/** How many of each were sold lately. */
export const setSold = (ctx: Context, rows: readonly { id: number; sold: number }[]): Promise<void> =>
  ctx.transaction(async (ctx) => {
    const ids = rows.map(({ id }) => id)
    const sold = sql`(select counted.sold from unnest(${sql.param(ids)}::int[],
      ${sql.param(rows.map(({ sold }) => sold))}::int[]) as counted(id, sold) where counted.id = ${productTable.id})`
    await ctx.db.update(productTable).set({ sold_30d: sold }).where(inArray(productTable.id, ids))
    await rebuildCards(ctx, ids)
  })
