import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import type { DiscrepancyKind } from '../discrepancy-words.ts'
import { discrepancyTable, type PaymentRow } from './tables.ts'

type NewDiscrepancy = typeof discrepancyTable.$inferInsert
type Subject = { kind: DiscrepancyKind; subject: string }

const subjectOf = ({ id }: PaymentRow) => `payment:${id}`

/** Opens a discrepancy for staff, unless the same one is open. Returns whether it is new. */
export async function reportDiscrepancy(ctx: Context, discrepancy: NewDiscrepancy): Promise<boolean> {
  const added = await ctx.db
    .insert(discrepancyTable)
    .values(discrepancy)
    .onConflictDoNothing()
    .returning({ id: discrepancyTable.id })
  return added.length > 0
}

/** Closes a discrepancy that was resolved without staff. */
export async function markRepaired(ctx: Context, { kind, subject }: Subject, { note = '' } = {}): Promise<void> {
  await ctx.db
    .update(discrepancyTable)
    .set({ state: 'repaired', settled_at: ctx.now(), note })
    .where(
      and(eq(discrepancyTable.kind, kind), eq(discrepancyTable.subject, subject), eq(discrepancyTable.state, 'open')),
    )
}

type Settlement = { state: 'repaired' | 'dismissed'; note: string; staff_id: string }

/** Closes a discrepancy that staff have dealt with. Returns whether it was still open. */
export async function settleDiscrepancy(ctx: Context, id: number, settlement: Settlement): Promise<boolean> {
  const closed = await ctx.db
    .update(discrepancyTable)
    .set({ ...settlement, settled_at: ctx.now() })
    .where(and(eq(discrepancyTable.id, id), eq(discrepancyTable.state, 'open')))
    .returning({ id: discrepancyTable.id })
  return closed.length > 0
}

/** The amount that came is not the amount due. */
export async function openDiscrepancy(ctx: Context, payment: PaymentRow, known: object): Promise<void> {
  await reportDiscrepancy(ctx, {
    kind: 'amount_differs',
    subject: subjectOf(payment),
    payment_id: payment.id,
    order_id: payment.order_id,
    proposal: 'refund_all',
    found: { asked: { amount: payment.amount, currency: payment.currency }, known },
  })
}

/** The rest has arrived, so the discrepancy is resolved. */
export const closeDiscrepancy = (ctx: Context, payment: PaymentRow): Promise<void> =>
  markRepaired(ctx, { kind: 'amount_differs', subject: subjectOf(payment) })
