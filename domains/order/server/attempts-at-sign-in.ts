import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { markOf, memberCart, visitorCart } from '../../cart/server/owner.ts'
import { orderTable } from './tables.ts'

/** At sign-in the visitor's cart joins the member's, and so do unpaid orders of it: the member's next order replaces them. */
export async function moveAttempts(ctx: Context, mb_id: string): Promise<void> {
  const { cart_key } = ctx.visitor
  if (!cart_key) return
  await ctx.db
    .update(orderTable)
    .set({ cart_mark: markOf(memberCart(mb_id)) })
    .where(and(eq(orderTable.cart_mark, markOf(visitorCart(cart_key))), eq(orderTable.state, 'pending_payment')))
}
