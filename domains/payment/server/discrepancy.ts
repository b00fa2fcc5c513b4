import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { discrepancyTable, type PaymentRow } from './tables.ts'

const subjectOf = ({ id }: PaymentRow) => `payment ${id}`

/** Shows staff what was asked for and what came instead; once, until somebody settles it. */
export async function openDiscrepancy(ctx: Context, payment: PaymentRow, known: object): Promise<void> {
  await ctx.db
    .insert(discrepancyTable)
    .values({
      kind: 'amount_differs',
      subject: subjectOf(payment),
      payment_id: payment.id,
      order_id: payment.order_id,
      proposal: 'refund_all',
      found: { asked: { amount: payment.amount, currency: payment.currency }, known },
    })
    .onConflictDoNothing()
}

/** The rest has come: there is nothing left to look at. */
export async function closeDiscrepancy(ctx: Context, payment: PaymentRow): Promise<void> {
  await ctx.db
    .update(discrepancyTable)
    .set({ state: 'repaired', settled_at: ctx.now() })
    .where(
      and(
        eq(discrepancyTable.kind, 'amount_differs'),
        eq(discrepancyTable.subject, subjectOf(payment)),
        eq(discrepancyTable.state, 'open'),
      ),
    )
}
