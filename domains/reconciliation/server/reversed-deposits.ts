import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { readOrder } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import { hasReversedDeposit, isReversedSql, reversalFinding } from '../../payment/server/deposits/deposit-reversal.ts'
import { isUnfulfilled } from '../../payment/server/deposits/fulfilment-status.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import type { Finding } from './compare.ts'

/** Orders whose money was called back and has not come again: however long ago, until somebody has dealt with them. */
export async function reversedOrders(ctx: Context): Promise<Finding[]> {
  const orders = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(isReversedSql)
    .orderBy(asc(orderTable.id))
  const findings: Finding[] = []
  for (const { id } of orders) {
    const order = await readOrder(ctx, id)
    const payment = await findTaken(ctx, id)
    if (order && payment && hasReversedDeposit(order))
      findings.push(reversalFinding(id, payment, await isUnfulfilled(ctx, order)))
  }
  return findings
}

/** The payment that was called back last; one that was begun since has brought nothing either. */
async function findTaken(ctx: Context, order_id: number) {
  const payments = await ctx.db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.order_id, order_id), isNull(paymentTable.claim_id)))
    .orderBy(desc(paymentTable.id))
  return payments.find(({ method, details }) => method === 'virtual_account' && details.unmatched)
}
