import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { releaseOrder } from '../../../checkout/server/expire.ts'
import type { LockedOrder } from '../../../order/server/lines.ts'
import { orderEventTable } from '../../../order/server/tables.ts'
import { notifyExpired } from '../messages.ts'
import { bankDepositTable } from '../tables.ts'
import { refundUnderpayment } from './refund-underpayment.ts'

type Taken = { payment_id: number; matched_at: Date | null }

/** Whether an order nobody had paid in time came back because of this deposit: the last that was laid to it before. */
export async function wasReinstatedBy(
  ctx: Context,
  { order }: LockedOrder,
  { payment_id, matched_at }: Taken,
): Promise<boolean> {
  const [paid] = await ctx.db
    .select({ from_state: orderEventTable.from_state, created_at: orderEventTable.created_at })
    .from(orderEventTable)
    .where(and(eq(orderEventTable.order_id, order.id), eq(orderEventTable.to_state, 'paid')))
    .orderBy(desc(orderEventTable.id))
    .limit(1)
  if (paid?.from_state !== 'canceled_unpaid' || !matched_at || matched_at > paid.created_at) return false
  const since = and(
    eq(bankDepositTable.payment_id, payment_id),
    gt(bankDepositTable.matched_at, matched_at),
    lte(bankDepositTable.matched_at, paid.created_at),
  )
  return (await ctx.db.$count(bankDepositTable, since)) === 0
}

/** An order that waits is over again, as it was: its goods are for others, and what is left of its money goes back. */
export async function expireAgain(ctx: Context, held: LockedOrder, times: number): Promise<void> {
  await refundUnderpayment(ctx, held, 'over')
  await releaseOrder(ctx, held, { actor: 'system', kind: 'expired' })
  await notifyExpired(ctx, held, times)
}
