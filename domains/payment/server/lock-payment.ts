import type { Context } from '@sillage/server-kit/context.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { eq, sql } from 'drizzle-orm'
import { withLines } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import { paymentTable } from './tables.ts'

/** The order first, then its payment: every money matter of an order waits at the same door. */
export async function lockPayment(ctx: Context, payment_id: number) {
  const [found] = await lockedRow(ctx.db, { payment_id })
  if (!found) throw new Error(`payment ${payment_id} is gone`)
  return { payment: found.payment, locked: await withLines(ctx, found.order) }
}

const lockedRow = preparedQuery((db) =>
  db
    .select({ order: orderTable, payment: paymentTable })
    .from(orderTable)
    .innerJoin(paymentTable, eq(paymentTable.order_id, orderTable.id))
    .where(eq(paymentTable.id, sql.placeholder('payment_id')))
    .for('update', { of: [orderTable, paymentTable] }),
)
