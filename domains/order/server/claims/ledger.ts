import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { firstShippingRules } from '../../../shipping/server/first-rules.ts'
import { shippingRulesTable } from '../../../shipping/server/tables.ts'
import type { Piece } from '../../claim-shipping.ts'
import { type ClaimState, droppedClaimStates } from '../../claim-words.ts'
import type { Charged, RefundOrder } from '../../refund-amounts.ts'
import type { TotalStep } from '../../total.ts'
import { claimLineTable, claimTable } from '../claim-tables.ts'
import type { Held, LineRow, OrderRow } from '../lines/move-lines.ts'
import { toAccountMethods } from '../paying/refund-account.ts'
import { paymentTable } from '../payment-tables.ts'

export type ClaimRow = typeof claimTable.$inferSelect
export type ClaimLineRow = typeof claimLineTable.$inferSelect
export type ClaimWithLines = { claim: ClaimRow; lines: ClaimLineRow[] }

/** Every claim of an order, the oldest first. */
export async function readClaims(ctx: Context, order_id: number): Promise<ClaimWithLines[]> {
  const claims = await ctx.db
    .select()
    .from(claimTable)
    .where(eq(claimTable.order_id, order_id))
    .orderBy(asc(claimTable.id))
  if (claims.length === 0) return []
  const lines = await ctx.db
    .select()
    .from(claimLineTable)
    .where(
      inArray(
        claimLineTable.claim_id,
        claims.map(({ id }) => id),
      ),
    )
    .orderBy(asc(claimLineTable.line_id))
  return claims.map((claim) => ({ claim, lines: lines.filter(({ claim_id }) => claim_id === claim.id) }))
}

export const isDropped = ({ state }: { state: ClaimState }) => (droppedClaimStates as readonly string[]).includes(state)

/** The payment whose money an order's refunds come from; one that was given back whole only where there is no other. */
export async function paymentOf(ctx: Context, order_id: number) {
  const [payment] = await ctx.db
    .select()
    .from(paymentTable)
    .where(
      and(
        eq(paymentTable.order_id, order_id),
        inArray(paymentTable.state, ['done', 'partial_canceled', 'canceled', 'overpaid']),
      ),
    )
    .orderBy(sql`${paymentTable.state} = 'canceled'`, desc(paymentTable.id))
    .limit(1)
  return payment
}

export type Ledger = {
  order: RefundOrder
  pieces: Piece[]
  charged: Charged[]
  left: number
  needs_account: boolean
  /** It cost something, and nobody knows how that was paid. */
  unpaid: boolean
}

/**
 * How an order stands with its claims. A claim that is still open counts as gone through, with what it was promised:
 * so that each is told what it will really get, and in whatever order they end the sum is the same.
 */
export async function readLedger(
  ctx: Context,
  { order, lines }: Held,
  claims: readonly ClaimWithLines[],
  { without }: { without?: number } = {},
): Promise<Ledger> {
  const counted = claims.filter(({ claim }) => claim.id !== without && !isDropped(claim))
  const payment = await paymentOf(ctx, order.id)
  const left = payment ? Math.max(payment.amount, payment.deposited_amount) - payment.canceled_amount : 0
  return {
    order: await refundOrderOf(ctx, order),
    pieces: lines
      .filter(({ state }) => state !== 'exchanged' && state !== 'canceled_unpaid')
      .map((line) => pieceOf(line, counted)),
    charged: counted.map(({ claim }) => (claim.settled ?? claim.preview).charged),
    left,
    unpaid: !payment && order.total_amount > 0,
    needs_account: payment !== undefined && toAccountMethods.includes(payment.method),
  }
}

function pieceOf(line: LineRow, counted: readonly ClaimWithLines[]): Piece {
  const claim = counted.find(({ lines }) => lines.some(({ line_id }) => line_id === line.id))?.claim
  const { id, quantity, unit_amount, discount_amount, point_amount, total_amount, weight_g, coupon_id } = line
  return {
    ...{ id, quantity, unit_amount, discount_amount, point_amount, total_amount, weight_g, coupon_id },
    travels: line.kind !== 'class',
    gone: goneOf(line, claim),
  }
}

function goneOf({ state }: LineRow, claim: ClaimRow | undefined): Piece['gone'] {
  if (state === 'canceled' || state === 'sold_out')
    return { how: 'canceled', fault: claim?.fault ?? (state === 'sold_out' ? 'shop' : 'buyer') }
  if (state === 'returned') return { how: 'returned', fault: claim?.fault ?? 'buyer' }
  if (!claim || claim.kind === 'exchange') return null
  return { how: claim.kind === 'cancel' ? 'canceled' : 'returned', fault: claim.fault }
}

async function refundOrderOf(ctx: Context, order: OrderRow): Promise<RefundOrder> {
  const { currency, shipping_amount, order_coupon_id, shipping_coupon_id, delivery, receiver } = order
  return {
    ...{ currency, shipping_amount, order_coupon_id, shipping_coupon_id },
    goods_value: order.goods_amount - order.discount_amount,
    shipping_discount: shippingDiscountOf(order),
    way: { delivery, country: receiver.country, zip: receiver.zip, codes: receiver.codes ?? [] },
    rules: await rulesAt(ctx, order.created_at),
  }
}

function shippingDiscountOf({ trace }: OrderRow): number {
  // The trace is what orderTotal wrote when the order was placed.
  const steps = (Array.isArray(trace) ? trace : []) as TotalStep[]
  return steps.reduce((sum, step) => (step.step === 'coupon' && step.on === 'shipping' ? sum + step.amount : sum), 0)
}

/** What sending cost when the order was placed: who bought by older rules is settled with by them. */
async function rulesAt(ctx: Context, at: Date) {
  const [found] = await ctx.db
    .select({ rules: shippingRulesTable.rules })
    .from(shippingRulesTable)
    .where(lte(shippingRulesTable.created_at, at))
    .orderBy(desc(shippingRulesTable.id))
    .limit(1)
  return found?.rules ?? firstShippingRules
}
