import type { Context } from '@sillage/server-kit/context.ts'
import type { Part } from '@sillage/server-kit/cte.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { cartLineTable } from './tables.ts'

/** Removes these lines from their carts, as a part of the caller's statement. Repeating it is harmless. */
export const emptyLinesPart = (line_ids: SQL, now: Date): Part => ({
  with: sql`bought as (
      delete from cart_line where id in (${line_ids}) returning owner
    ), counted as (
      update cart set version = version + 1, changed_at = ${now.toISOString()}
      where owner in (select owner from bought)
    )`,
})

/** Everything in a cart that no one sees. */
export async function discardLines(ctx: Context, owner: string): Promise<void> {
  await ctx.db.delete(cartLineTable).where(eq(cartLineTable.owner, owner))
}
