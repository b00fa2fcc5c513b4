import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { methodsWith } from '../../order/payment-words.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { anonymousNumber, owedFrom } from './words.ts'

const atOnce = 100
/** Money that is here; a payment that was refunded completely needs no receipt. */
const here = ['done', 'partial_canceled', 'overpaid'] as const
/** Longer than an order waits before it is sent, and a deposit can still be unmatched. */
const numberDays = 120
/** Older payments get no receipt that their buyers do not expect. */
const owedDays = 30

/** Requests the receipts that the law asks for and the buyer did not. Once per payment, by a unique index. */
export async function addRequiredReceipts(ctx: Context): Promise<void> {
  for (const { id: payment_id, order_id, amount } of await listOwed(ctx))
    await ctx.db
      .insert(orderReceiptTable)
      .values({ order_id, payment_id, amount, kind: 'cash_income', number: anonymousNumber, created_at: ctx.now() })
      .onConflictDoNothing()
}

/** Recent large cash payments without any receipt. */
const listOwed = (ctx: Context) =>
  ctx.db
    .select()
    .from(paymentTable)
    .where(
      and(
        eq(paymentTable.currency, 'krw'),
        inArray(paymentTable.method, methodsWith('is_cash')),
        inArray(paymentTable.state, [...here]),
        gte(paymentTable.amount, owedFrom),
        gte(paymentTable.approved_at, addDays(ctx.now(), -owedDays)),
        sql`not exists (select 1 from order_receipt asked where asked.order_id = ${paymentTable.order_id}
          and (asked.payment_id = ${paymentTable.id}
            or (asked.payment_id is null and coalesce(asked.failure, '') <> 'not_cash')))`,
      ),
    )
    .orderBy(asc(paymentTable.id))
    .limit(atOnce)

/** Deletes numbers that no receipt can need any more. */
export const eraseNumbers = (ctx: Context) =>
  ctx.db
    .update(orderReceiptTable)
    .set({ sealed_number: null })
    .where(
      and(
        isNotNull(orderReceiptTable.sealed_number),
        or(eq(orderReceiptTable.state, 'canceled'), lt(orderReceiptTable.issued_at, addDays(ctx.now(), -numberDays))),
      ),
    )
