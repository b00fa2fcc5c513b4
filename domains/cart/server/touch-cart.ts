import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { cartTable } from './tables.ts'

/**
 * The version of a cart that begins. It counts up from the clock, so that a page which still shows a cart that was
 * removed takes the one which follows it for the newer.
 */
export const firstVersion = sql`extract(epoch from now())::bigint`

/**
 * Counts the version up, also of a cart that is not there yet. The row is locked until the end: changes of one cart
 * happen one after the other.
 */
export async function touchCart(ctx: Context, owner: string) {
  await limitNewCarts(ctx, owner)
  await ctx.db.execute(sql`
    insert into cart (owner, version) values (${owner}, ${firstVersion})
    on conflict (owner) do update set version = cart.version + 1, changed_at = now()`)
}

/** The same where only what is in a cart changes: a key that someone has made up leaves no row. */
export const countUp = (ctx: Context, owner: string) =>
  ctx.db
    .update(cartTable)
    .set({ version: sql`${cartTable.version} + 1`, changed_at: sql`now()` })
    .where(eq(cartTable.owner, owner))

/** Anyone can send another key with each call. A member has one cart, and joining has limits of its own. */
export async function limitNewCarts(ctx: Context, owner: string) {
  if (ctx.member) return
  const known = await ctx.db.select({ owner: cartTable.owner }).from(cartTable).where(eq(cartTable.owner, owner))
  if (known.length === 0) await limit(ctx, 'cart.new')
}
