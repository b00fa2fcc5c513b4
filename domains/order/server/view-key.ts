import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { holdsKey, signKey } from '@sillage/server-kit/signed-key.ts'
import { eq } from 'drizzle-orm'
import { orderTable } from './tables.ts'

const hours = 24
const subjectOf = (order_id: number) => `order-view ${order_id}`

/**
 * Opens one order for a day, without a session: for a buyer who has just placed it, returned from a provider, or
 * entered its password.
 */
export const viewKeyOf = (ctx: Context, order_id: number): string => signKey(ctx, subjectOf(order_id), { hours })

/** The order, for its member or for a visitor with a key to it; everyone else gets 404. */
export async function requireViewable(ctx: Context, order_id: number, view_key: string | undefined) {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  const isOwner = order?.mb_id !== null && order?.mb_id === ctx.member?.mb_id
  if (!order || !(isOwner || holdsKey(ctx, subjectOf(order_id), view_key))) throw notFound()
  return order
}
