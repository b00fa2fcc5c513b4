import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { requireViewable } from '../../order/server/view-key.ts'
import { setBuyersRefundAccount } from '../../payment/server/refund-account.ts'
import { type RefundRow, refundTable } from '../../payment/server/tables.ts'
import { showClaims, type Where } from './view.ts'

/** The buyer says where money goes that came too much, too late, or of goods the shop could not send. */
export async function nameRefundAccount(
  ctx: Context,
  where: Where,
  refund_id: number,
  account: NonNullable<RefundRow['account']>,
) {
  await requireViewable(ctx, where.order_id, where.view_key)
  const mine = and(eq(refundTable.id, refund_id), eq(refundTable.order_id, where.order_id))
  const [refund] = await ctx.db.select().from(refundTable).where(mine)
  if (!refund) throw notFound()
  await ctx.transaction((ctx) => setBuyersRefundAccount(ctx, refund, account))
  return showClaims(ctx, where)
}
