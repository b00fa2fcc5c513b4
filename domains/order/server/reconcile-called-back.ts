import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { readOrder } from './lines/move-lines.ts'
import { isAllHere } from './paying/all-here.ts'
import { calledBackFinding, isCalledBack, standsCalledBack } from './paying/called-back.ts'
import { paymentTable } from './payment-tables.ts'
import type { Finding } from './reconcile-providers.ts'
import { orderTable } from './tables.ts'

/** Orders whose money was called back and has not come again: however long ago, until somebody has dealt with them. */
export async function calledBackOrders(ctx: Context): Promise<Finding[]> {
  const orders = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(standsCalledBack)
    .orderBy(asc(orderTable.id))
  const findings: Finding[] = []
  for (const { id } of orders) {
    const order = await readOrder(ctx, id)
    const payment = await findTaken(ctx, id)
    if (order && payment && isCalledBack(order))
      findings.push(calledBackFinding(id, payment, await isAllHere(ctx, order)))
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
