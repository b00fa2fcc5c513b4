import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, exists, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { methodsWith } from '../../order/payment-words.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { paidStates } from '../../payment/server/refundable.ts'
import { paymentTable, refundTable, surplusKinds } from '../../payment/server/tables.ts'
import type { ReceiptRow } from './words.ts'

const atOnce = 100

/**
 * Tax invoices follow refunds. One that was not issued yet is lowered; an issued one stays as it is, and a negative one is
 * requested that corrects it. Staff issue them by hand. Returns how many changes there were.
 */
export async function correctInvoices(ctx: Context): Promise<number> {
  const refused = await refuseCards(ctx)
  const refunds = await listRefunds(ctx)
  for (const { id, refund_id } of refunds) await followRefund(ctx, id, refund_id)
  return refused + refunds.length
}

/** A card's slip counts as an invoice: a buyer who requested one and then paid by card gets none. */
async function refuseCards(ctx: Context): Promise<number> {
  const paidOtherwise = ctx.db
    .select({ one: sql`1` })
    .from(paymentTable)
    .where(
      and(
        eq(paymentTable.order_id, orderReceiptTable.order_id),
        notInArray(paymentTable.method, methodsWith('is_cash')),
        inArray(paymentTable.state, [...paidStates]),
      ),
    )
  const refused = await ctx.db
    .update(orderReceiptTable)
    .set({ state: 'failed', failure: 'not_cash' })
    .where(and(invoices, eq(orderReceiptTable.state, 'requested'), exists(paidOtherwise)))
    .returning({ id: orderReceiptTable.id })
  return refused.length
}

const invoices = and(
  eq(orderReceiptTable.kind, 'tax_invoice'),
  isNull(orderReceiptTable.corrects_id),
  inArray(orderReceiptTable.state, ['requested', 'issued']),
)

/** Refunds of cash payments that have not lowered their invoice yet, the oldest first. */
const listRefunds = (ctx: Context) =>
  ctx.db
    .select({ id: orderReceiptTable.id, refund_id: refundTable.id })
    .from(orderReceiptTable)
    .innerJoin(refundTable, eq(refundTable.order_id, orderReceiptTable.order_id))
    .where(
      and(
        invoices,
        eq(refundTable.state, 'done'),
        notInArray(refundTable.kind, [...surplusKinds]),
        sql`not ${orderReceiptTable.refund_ids} @> to_jsonb(${refundTable.id})`,
      ),
    )
    .orderBy(asc(refundTable.id))
    .limit(atOnce)

/** Under the invoice's lock, so that each refund counts once however many look at the same time. */
const followRefund = (ctx: Context, id: number, refund_id: number) =>
  ctx.transaction(async (ctx) => {
    const [invoice] = await ctx.db.select().from(orderReceiptTable).where(eq(orderReceiptTable.id, id)).for('update')
    const [refund] = await ctx.db.select().from(refundTable).where(eq(refundTable.id, refund_id))
    if (!invoice || !refund || invoice.refund_ids.includes(refund_id)) return
    const amount = Math.min(refund.amount, await leftOn(ctx, invoice))
    const refund_ids = [...invoice.refund_ids, refund_id]
    if (invoice.state === 'requested') {
      const state = amount === invoice.amount ? 'canceled' : 'requested'
      const lowered = { amount: invoice.amount - amount, refund_ids, state } as const
      return void (await ctx.db.update(orderReceiptTable).set(lowered).where(eq(orderReceiptTable.id, id)))
    }
    await ctx.db.update(orderReceiptTable).set({ refund_ids }).where(eq(orderReceiptTable.id, id))
    if (amount > 0) await insertCorrection(ctx, invoice, { amount: 0 - amount, refund_ids: [refund_id] })
  })

const insertCorrection = (
  ctx: Context,
  { id: corrects_id, order_id, kind, number, company }: ReceiptRow,
  change: { amount: number; refund_ids: number[] },
) =>
  ctx.db
    .insert(orderReceiptTable)
    .values({ order_id, kind, number, company, corrects_id, ...change, created_at: ctx.now() })

/** What the invoice and its corrections say together. */
async function leftOn(ctx: Context, { id, amount }: ReceiptRow): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${orderReceiptTable.amount}), 0)`.mapWith(Number) })
    .from(orderReceiptTable)
    .where(and(eq(orderReceiptTable.corrects_id, id), inArray(orderReceiptTable.state, ['requested', 'issued'])))
  return amount + (row?.sum ?? 0)
}
