import { orderTable } from '@sillage/domains/order/server/tables.ts'
import { paymentTable } from '@sillage/domains/payment/server/tables.ts'
import { and, asc, isNotNull, like } from 'drizzle-orm'
import { chunked, demoKey } from '../order/place-orders.ts'
import type { Seeding } from '../seeding.ts'

/** The demo's orders were paid by transfer: staff refund them by hand, and no provider is asked about them. */
export async function seedPayments({ ctx }: Seeding) {
  const orders = await ctx.db
    .select()
    .from(orderTable)
    .where(and(like(orderTable.request_key, `${demoKey}%`), isNotNull(orderTable.paid_at)))
    .orderBy(asc(orderTable.id))
  const payments = orders.map(({ id, request_key, currency, total_amount, paid_at, state }) => ({
    order_id: id,
    provider: 'bank' as const,
    method: 'bank_transfer' as const,
    currency,
    state: state === 'canceled' ? ('canceled' as const) : ('done' as const),
    canceled_amount: state === 'canceled' ? total_amount : 0,
    amount: total_amount,
    deposited_amount: total_amount,
    return_token_hash: request_key,
    created_at: paid_at ?? undefined,
    approved_at: paid_at,
  }))
  for (const rows of chunked(payments)) await ctx.db.insert(paymentTable).values(rows)
}
