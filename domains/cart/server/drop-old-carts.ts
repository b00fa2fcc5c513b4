import type { Context } from '@sillage/server-kit/context.ts'
import { and, like, lt } from 'drizzle-orm'
import { cartTable } from './tables.ts'

const keptDays = 90

/** Once a day: carts of visitors who have not returned. A member's cart stays as long as the member. */
export async function dropOldCarts(ctx: Context) {
  const limit = new Date(ctx.now().getTime() - keptDays * 24 * 60 * 60 * 1000)
  await ctx.db.delete(cartTable).where(and(like(cartTable.owner, 'key:%'), lt(cartTable.changed_at, limit)))
}
