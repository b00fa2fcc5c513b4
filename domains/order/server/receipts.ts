import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Cashier } from '../../payment/server/cashier.ts'
import { type CashReceipts, Refused } from '../../payment/server/provider.ts'
import type { PaymentMethod, PaymentState } from '../../payment/words.ts'
import { nameOf } from './paying/order-name.ts'
import { paymentTable } from './payment-tables.ts'
import { orderLineTable, orderReceiptTable, orderTable } from './tables.ts'

export type ReceiptRow = typeof orderReceiptTable.$inferSelect

const atOnce = 100
/** Money that came without a card; the card's own slip is a receipt already. */
const cashMethods: readonly PaymentMethod[] = ['bank_transfer', 'virtual_account', 'transfer']
const paidStates: readonly PaymentState[] = ['done', 'partial_canceled', 'overpaid', 'canceled']

const issuerOf = ({ providers }: Cashier): CashReceipts | undefined =>
  providers.find(({ receipts }) => receipts)?.receipts

/** Issues the cash receipts of paid orders and cancels those of orders that came to nothing. Says how many it looked at. */
export async function issueReceipts(ctx: Context, cashier: Cashier): Promise<number> {
  const waiting = await ctx.db
    .select({ receipt: orderReceiptTable })
    .from(orderReceiptTable)
    .innerJoin(orderTable, eq(orderTable.id, orderReceiptTable.order_id))
    .where(
      and(
        eq(orderReceiptTable.state, 'requested'),
        ne(orderReceiptTable.kind, 'tax_invoice'),
        isNotNull(orderTable.paid_at),
      ),
    )
    .orderBy(asc(orderReceiptTable.id))
    .limit(atOnce)
  for (const { receipt } of waiting) await issueReceipt(ctx, cashier, receipt)
  const ended = await listEnded(ctx)
  for (const { receipt } of ended) {
    await cancelIssued(cashier, receipt)
    await change(ctx, receipt, { state: 'canceled' })
  }
  return waiting.length + ended.length
}

const daysLooked = 90

const listEnded = (ctx: Context) =>
  ctx.db
    .select({ receipt: orderReceiptTable })
    .from(orderReceiptTable)
    .innerJoin(orderTable, eq(orderTable.id, orderReceiptTable.order_id))
    .where(
      and(
        eq(orderReceiptTable.state, 'issued'),
        ne(orderReceiptTable.kind, 'tax_invoice'),
        gt(orderReceiptTable.created_at, new Date(ctx.now().getTime() - daysLooked * 86_400_000)),
        inArray(orderTable.state, ['canceled', 'returned', 'sold_out']),
      ),
    )
    .limit(atOnce)

/** Issues one. Where nobody can say whether it was, it stays asked for, and the same key asks again. */
export async function issueReceipt(ctx: Context, cashier: Cashier, receipt: ReceiptRow): Promise<void> {
  const issuer = issuerOf(cashier)
  if (!issuer || receipt.kind === 'tax_invoice' || receipt.state !== 'requested') return
  const amount = await cashOf(ctx, receipt.order_id)
  if (amount === null) return void (await change(ctx, receipt, { state: 'failed', failure: 'not_cash' }))
  if (amount === 0) return void (await change(ctx, receipt, { state: 'canceled' }))
  const { order_no, order_name } = await wordsOf(ctx, receipt.order_id)
  try {
    const { key } = await issuer.issue({
      ...{ order_no, order_name, amount, kind: receipt.kind, number: receipt.number },
      idempotency_key: `receipt-${order_no}-${receipt.id}`,
    })
    // Whose it is need not be known any longer.
    const number = `…${receipt.number.slice(-4)}`
    await change(ctx, receipt, { state: 'issued', provider_key: key, issued_at: ctx.now(), amount, number })
  } catch (error) {
    if (error instanceof Refused) await change(ctx, receipt, { state: 'failed', failure: error.code })
    else ctx.log.warn({ receipt_id: receipt.id, reason: String(error) }, 'a receipt could not be issued yet')
  }
}

/** Takes an issued one back, where it was issued by somebody we can ask. */
export async function cancelIssued(cashier: Cashier, { id, kind, provider_key }: ReceiptRow): Promise<void> {
  if (kind === 'tax_invoice' || !provider_key) return
  await issuerOf(cashier)?.cancel({ key: provider_key, idempotency_key: `receipt-cancel-${provider_key}-${id}` })
}

const change = (ctx: Context, { id, state }: ReceiptRow, set: Partial<ReceiptRow>) =>
  ctx.db
    .update(orderReceiptTable)
    .set({ failure: null, ...set })
    .where(and(eq(orderReceiptTable.id, id), eq(orderReceiptTable.state, state)))

/** What came in cash and stayed; null where it was paid otherwise. */
async function cashOf(ctx: Context, order_id: number): Promise<number | null> {
  const payments = await ctx.db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  const paid = payments.find(({ method, state }) => cashMethods.includes(method) && paidStates.includes(state))
  if (!paid) return null
  return Math.max(0, Math.min(paid.amount, (paid.deposited_amount || paid.amount) - paid.canceled_amount))
}

async function wordsOf(ctx: Context, order_id: number) {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  const lines = await ctx.db
    .select()
    .from(orderLineTable)
    .where(eq(orderLineTable.order_id, order_id))
    .orderBy(asc(orderLineTable.position))
  return { order_no: order?.order_no ?? '', order_name: nameOf(lines, 'kr') }
}
