import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type LineRow, type LockedOrder, type OrderRow, touchOrder } from './lines.ts'
import { orderCartLineTable, orderLineTable, orderTable } from './tables.ts'

// What other domains change of an order beside the states of its lines. All of it under the order's lock.

/** Where the order goes. */
export async function setReceiver(
  ctx: Context,
  order_id: number,
  change: Pick<OrderRow, 'receiver'> & Partial<Pick<OrderRow, 'delivery'>>,
): Promise<void> {
  await ctx.db.update(orderTable).set(change).where(eq(orderTable.id, order_id))
}

/** What a guest opens the order with. */
export async function setGuestPassword(ctx: Context, order_id: number, guest_password_hash: string): Promise<void> {
  await ctx.db.update(orderTable).set({ guest_password_hash }).where(eq(orderTable.id, order_id))
}

/**
 * The money that paid it was reversed or unmatched. With a day to wait for it again, the order expires when that has
 * passed.
 */
export async function markUnpaid(ctx: Context, order_id: number, wait: { expires_at?: Date | null } = {}) {
  await ctx.db
    .update(orderTable)
    .set({ paid_at: null, ...wait })
    .where(eq(orderTable.id, order_id))
}

/** Its money may come until then, whatever becomes of the cart it was made of. */
export async function waitForMoney(ctx: Context, order_id: number, expires_at: Date): Promise<void> {
  await ctx.db.update(orderTable).set({ expires_at, cart_mark: null }).where(eq(orderTable.id, order_id))
}

/** No one waits for its money any more: the lines of the cart it was made of can be ordered again. */
export async function stopWaiting(ctx: Context, order_id: number): Promise<void> {
  await ctx.db.update(orderTable).set({ expires_at: null, cart_mark: null }).where(eq(orderTable.id, order_id))
  await ctx.db.update(orderCartLineTable).set({ released: true }).where(eq(orderCartLineTable.order_id, order_id))
}

/** Columns of the order's row as SQL that begins with a comma, as `moveLines` takes them, where no line moves. */
export async function changeHeader(ctx: Context, order_id: number, header: SQL): Promise<void> {
  await ctx.db.execute(sql`update orders set state = state${header} where id = ${order_id}`)
}

/** A line beside those that were bought, such as what replaces an exchanged piece. */
export async function addLine(ctx: Context, locked: LockedOrder, line: typeof orderLineTable.$inferInsert) {
  const [added] = await ctx.db.insert(orderLineTable).values(line).returning()
  if (!added) throw new Error('an inserted line was not returned')
  locked.lines.push(added)
  await touchOrder(ctx, locked.order.id)
  return added
}

/** Which parcel the lines travel in. */
export async function setShipment(ctx: Context, lines: readonly LineRow[], shipment_id: number): Promise<void> {
  const ids = lines.map(({ id }) => id)
  await ctx.db.update(orderLineTable).set({ shipment_id }).where(inArray(orderLineTable.id, ids))
  for (const line of lines) line.shipment_id = shipment_id
}

/** A booking that moves to another session of its class. */
export async function changeSession(
  ctx: Context,
  line: LineRow,
  session: Pick<LineRow, 'variant_id' | 'option_name' | 'option_name_en' | 'allocations'>,
): Promise<void> {
  await ctx.db
    .update(orderLineTable)
    .set(session)
    .where(and(eq(orderLineTable.id, line.id), eq(orderLineTable.state, 'granted')))
}
