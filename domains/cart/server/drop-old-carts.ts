import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, like, lt, notExists, or, sql } from 'drizzle-orm'
import { cartLineTable, cartTable } from './tables.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How many days after its last change a visitor's cart is removed. */
const days = { empty: 1, filled: 30 }

/**
 * Once a day: carts of visitors who have not returned, and soon those in which nothing is left. A member's cart stays
 * as long as the member.
 */
export async function dropOldCarts(ctx: Context) {
  const before = (count: number) => lt(cartTable.changed_at, new Date(ctx.now().getTime() - count * dayMs))
  const empty = notExists(
    ctx.db.select({ one: sql`1` }).from(cartLineTable).where(eq(cartLineTable.owner, cartTable.owner)),
  )
  await ctx.db
    .delete(cartTable)
    .where(and(like(cartTable.owner, 'key:%'), or(before(days.filled), and(before(days.empty), empty))))
}
