import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { lockOrder } from '../lines/move-lines.ts'
import { paymentTable } from '../payment-tables.ts'

/** The order first, then its payment: every money matter of an order waits at the same door. */
export async function lockPayment(ctx: Context, payment_id: number) {
  const [found] = await ctx.db
    .select({ order_id: paymentTable.order_id })
    .from(paymentTable)
    .where(eq(paymentTable.id, payment_id))
  const held = found && (await lockOrder(ctx, found.order_id))
  if (!held) throw new Error(`payment ${payment_id} is gone`)
  const [payment] = await ctx.db.select().from(paymentTable).where(eq(paymentTable.id, payment_id)).for('update')
  if (!payment) throw new Error(`payment ${payment_id} is gone`)
  return { payment, held }
}
