import type { Context } from '@sillage/server-kit/context.ts'
import { decrypt, encrypt } from '@sillage/server-kit/encryption.ts'
import { and, asc, eq, isNotNull, isNull, ne, not, notInArray, or, sql } from 'drizzle-orm'
import { orderName } from '../../order/server/order-name.ts'
import { orderLineTable, orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { type CashReceipts, PaymentDeclined } from '../../payment/providers/provider.ts'
import { type RefundRow, refundTable, surplusKinds } from '../../payment/server/tables.ts'
import { findCash, isPaidInCash } from './paid-by.ts'
import { addRequiredReceipts, eraseNumbers } from './required-by-law.ts'
import { anonymousNumber, type ReceiptRow } from './words.ts'

const atOnce = 100

const issuerOf = ({ providers }: PaymentGateways): CashReceipts | undefined =>
  providers.find(({ receipts }) => receipts)?.receipts

/** Issues the cash receipts of paid orders and lowers those that were refunded. Returns how many it looked at. */
export async function issueReceipts(ctx: Context, gateways: PaymentGateways): Promise<number> {
  await addRequiredReceipts(ctx)
  await eraseNumbers(ctx)
  const unpaid = await cancelUnpaid(ctx, gateways)
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
  for (const { receipt } of waiting) await issueReceipt(ctx, gateways, receipt)
  const lowered = await listLowered(ctx)
  for (const { receipt, refund } of lowered) await lowerReceipt(ctx, gateways, receipt.id, refund)
  return unpaid + waiting.length + lowered.length
}

/**
 * Cancels issued receipts whose deposit was unmatched; they wait until the buyer has paid. If the buyer then pays by
 * card, they are dropped, as any receipt for a card payment.
 */
async function cancelUnpaid(ctx: Context, gateways: PaymentGateways): Promise<number> {
  const unpaid = await ctx.db
    .select({ receipt: orderReceiptTable })
    .from(orderReceiptTable)
    .innerJoin(orderTable, eq(orderTable.id, orderReceiptTable.order_id))
    .where(
      and(
        eq(orderReceiptTable.state, 'issued'),
        ne(orderReceiptTable.kind, 'tax_invoice'),
        or(isNull(orderTable.paid_at), not(isPaidInCash(ctx))),
      ),
    )
    .limit(atOnce)
  for (const { receipt } of unpaid) {
    try {
      await cancelIssued(gateways, receipt)
    } catch (error) {
      ctx.log.warn({ receipt_id: receipt.id, reason: String(error) }, 'a receipt could not be canceled yet')
      continue
    }
    const whole = receipt.sealed_number && decrypt(ctx.secret, receipt.sealed_number)
    const number = whole || receipt.number
    const isKnown = whole || number === anonymousNumber
    await change(ctx, receipt, {
      state: isKnown ? 'requested' : 'canceled',
      number,
      sealed_number: null,
      // A receipt that is issued again needs a new key.
      provider_key: null,
      issue_number: null,
      issued_at: null,
      refusals: receipt.refusals + 1,
    })
  }
  return unpaid.length
}

/** Issued receipts with a refund that has not lowered them yet, the oldest refund first. */
const listLowered = (ctx: Context) =>
  ctx.db
    .select({ receipt: orderReceiptTable, refund: refundTable })
    .from(orderReceiptTable)
    .innerJoin(refundTable, eq(refundTable.order_id, orderReceiptTable.order_id))
    .where(
      and(
        or(isNull(orderReceiptTable.payment_id), eq(orderReceiptTable.payment_id, refundTable.payment_id)),
        eq(orderReceiptTable.state, 'issued'),
        ne(orderReceiptTable.kind, 'tax_invoice'),
        eq(refundTable.state, 'done'),
        notInArray(refundTable.kind, [...surplusKinds]),
        sql`not ${orderReceiptTable.refund_ids} @> to_jsonb(${refundTable.id})`,
      ),
    )
    .orderBy(asc(refundTable.id))
    .limit(atOnce)

/**
 * Corrects a receipt by what was refunded, once per refund: the refund's own key at the issuer and
 * its id in the row. Whatever was interrupted is asked again by the same key.
 */
async function lowerReceipt(
  ctx: Context,
  gateways: PaymentGateways,
  receipt_id: number,
  refund: RefundRow,
): Promise<void> {
  const [receipt] = await ctx.db.select().from(orderReceiptTable).where(eq(orderReceiptTable.id, receipt_id))
  if (receipt?.state !== 'issued' || receipt.refund_ids.includes(refund.id)) return
  const amount = Math.min(refund.amount, receipt.amount)
  try {
    if (amount > 0 && receipt.provider_key)
      await issuerOf(gateways)?.cancel({
        key: receipt.provider_key,
        amount,
        idempotency_key: `receipt-${receipt.provider_key}-refund-${refund.id}`,
      })
  } catch (error) {
    ctx.log.warn({ receipt_id, refund_id: refund.id, reason: String(error) }, 'a receipt could not be lowered yet')
    return
  }
  await ctx.db
    .update(orderReceiptTable)
    .set({
      amount: sql`${orderReceiptTable.amount} - ${amount}`,
      refund_ids: sql`${orderReceiptTable.refund_ids} || to_jsonb(${refund.id}::int)`,
      state: sql`case when ${orderReceiptTable.amount} > ${amount} then 'issued' else 'canceled' end`,
    })
    .where(
      and(
        eq(orderReceiptTable.id, receipt_id),
        eq(orderReceiptTable.state, 'issued'),
        sql`not ${orderReceiptTable.refund_ids} @> to_jsonb(${refund.id}::int)`,
      ),
    )
}

/** Issues a receipt. If the outcome is unknown it stays requested, and the same key asks again. */
export async function issueReceipt(ctx: Context, gateways: PaymentGateways, receipt: ReceiptRow): Promise<void> {
  const issuer = issuerOf(gateways)
  if (!issuer || receipt.kind === 'tax_invoice' || receipt.state !== 'requested') return
  const { amount, refund_ids } = await cashOf(ctx, receipt)
  if (amount === null) return void (await change(ctx, receipt, { state: 'failed', failure: 'not_cash' }))
  if (amount === 0) return void (await change(ctx, receipt, { state: 'canceled' }))
  const { order_no, order_name } = await wordsOf(ctx, receipt.order_id)
  try {
    const issued = await issuer.issue({
      order_name,
      amount,
      kind: receipt.kind,
      number: receipt.number,
      order_no: receipt.payment_id === null ? order_no : `${order_no}-${receipt.id}`,
      idempotency_key: ['receipt', order_no, receipt.id, ...(receipt.refusals > 0 ? [receipt.refusals] : [])].join('-'),
    })
    await change(ctx, receipt, {
      state: 'issued',
      provider_key: issued.key,
      issue_number: issued.number,
      issued_at: ctx.now(),
      amount,
      refund_ids,
      ...hidden(ctx, receipt),
    })
  } catch (error) {
    if (error instanceof PaymentDeclined)
      await change(ctx, receipt, { state: 'failed', failure: error.code, refusals: receipt.refusals + 1 })
    else ctx.log.warn({ receipt_id: receipt.id, reason: String(error) }, 'a receipt could not be issued yet')
  }
}

/** Staff see only the end of the number; the rest is encrypted, to issue the receipt again after an unmatched deposit. */
const hidden = (ctx: Context, { number }: ReceiptRow) =>
  number === anonymousNumber ? {} : { number: `…${number.slice(-4)}`, sealed_number: encrypt(ctx.secret, number) }

/** Cancels an issued receipt, if it was issued by a provider we can call. */
export async function cancelIssued(gateways: PaymentGateways, { id, kind, provider_key }: ReceiptRow): Promise<void> {
  if (kind === 'tax_invoice' || !provider_key) return
  await issuerOf(gateways)?.cancel({ key: provider_key, idempotency_key: `receipt-cancel-${provider_key}-${id}` })
}

const change = (ctx: Context, { id, state }: ReceiptRow, set: Partial<ReceiptRow>) =>
  ctx.db
    .update(orderReceiptTable)
    .set({ failure: null, ...set })
    .where(and(eq(orderReceiptTable.id, id), eq(orderReceiptTable.state, state)))

/** The cash that stays after every promised refund; null if the order was not paid in cash. */
async function cashOf(ctx: Context, receipt: ReceiptRow) {
  const paid = await findCash(ctx, receipt)
  if (!paid) return { amount: null, refund_ids: [] }
  const refunds = await ctx.db.select().from(refundTable).where(eq(refundTable.payment_id, paid.id))
  const counted = refunds.filter(({ kind }) => !surplusKinds.includes(kind))
  const given = counted.reduce((sum, { amount }) => sum + amount, 0)
  const came = Math.min(paid.amount, paid.deposited_amount || paid.amount)
  return { amount: Math.max(0, came - given), refund_ids: counted.map(({ id }) => id) }
}

async function wordsOf(ctx: Context, order_id: number) {
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, order_id))
  const lines = await ctx.db
    .select()
    .from(orderLineTable)
    .where(eq(orderLineTable.order_id, order_id))
    .orderBy(asc(orderLineTable.position))
  return { order_no: order?.order_no ?? '', order_name: orderName(lines, 'kr') }
}
