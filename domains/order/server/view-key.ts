import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { orderTable } from './tables.ts'

const hours = 24

/** Opens one order for a day, without a session: for whoever has just placed it, come back from a provider, or named its password. */
export function viewKeyOf(ctx: Context, order_id: number): string {
  const until = Math.floor(ctx.now().getTime() / 1000) + hours * 3600
  return `${until.toString(36)}.${sign(ctx, order_id, until)}`
}

/** The order, for its member or for whoever holds a key to it; for everybody else there is none. */
export async function requireViewable(ctx: Context, order_id: number, view_key: string | undefined) {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  const isOwner = order?.mb_id !== null && order?.mb_id === ctx.member?.mb_id
  if (!order || !(isOwner || holdsKey(ctx, order_id, view_key))) throw notFound()
  return order
}

function holdsKey(ctx: Context, order_id: number, view_key = ''): boolean {
  const [time = '', signature = ''] = view_key.split('.')
  const until = Number.parseInt(time, 36)
  if (!(until > ctx.now().getTime() / 1000)) return false
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(ctx, order_id, until))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const sign = ({ secret }: Context, order_id: number, until: number) =>
  createHmac('sha256', secret).update(`order-view ${order_id} ${until}`).digest('base64url')
