import type { Context } from '@sillage/server-kit/context.ts'
import { asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { refundsToAccount } from '../../order/payment-words.ts'
import type { LineRow, LockedOrder, OrderRow } from '../../order/server/lines.ts'
import { findPaid, refundableAmount } from '../../payment/server/refundable.ts'
import type { PaymentRow } from '../../payment/server/tables.ts'
import type { TotalStep } from '../../pricing/total.ts'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import { shippingRulesTable } from '../../shipping/server/tables.ts'
import type { Charged, RefundOrder } from '../refund-amounts.ts'
import type { Piece } from '../return-shipping.ts'
import { type ClaimState, droppedClaimStates, payableClaimStates } from '../words.ts'
import { claimLineTable, claimTable } from './tables.ts'

export type ClaimRow = typeof claimTable.$inferSelect
export type ClaimLineRow = typeof claimLineTable.$inferSelect
export type ClaimWithLines = { claim: ClaimRow; lines: ClaimLineRow[] }

/** A claim that this transaction has locked, with its order. */
export type LockedClaim = { locked: LockedOrder; claim: ClaimRow; claimed: ClaimLineRow[]; lines: LineRow[] }

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

/** The shipping fee of an accepted exchange, until it is sent. */
export const feeDue = ({ kind, state, preview, settled }: ClaimRow): number =>
  kind === 'exchange' && !settled && (payableClaimStates as readonly ClaimState[]).includes(state) ? preview.to_pay : 0

export type Ledger = {
  order: RefundOrder
  pieces: Piece[]
  charged: Charged[]
  /** What was paid for the order; null where nothing was, or the bank reversed it. */
  payment: PaymentRow | null
  /** What the payment has left. */
  left: number
  needs_account: boolean
  /** The order has a price, and no payment for it is known. */
  unpaid: boolean
}

/** An order's money after the claims that were settled. An open claim changes nothing before it is settled itself. */
export async function readLedger(
  ctx: Context,
  { order, lines }: LockedOrder,
  claims: readonly ClaimWithLines[],
): Promise<Ledger> {
  const settled = claims.filter(({ claim }) => claim.settled)
  const payment = await findPaid(ctx, order.id)
  const left = payment ? refundableAmount(payment) : 0
  return {
    order: await refundOrderOf(ctx, order),
    pieces: lines
      .filter(({ state }) => state !== 'exchanged' && state !== 'canceled_unpaid')
      .map((line) => pieceOf(line, settled)),
    charged: settled.flatMap(({ claim }) => claim.settled?.charged ?? []),
    payment,
    left,
    unpaid: payment === null && order.total_amount > 0,
    needs_account: payment !== null && needsAccount(payment),
  }
}

/** Money that cannot be refunded without an account to send it to. */
export const needsAccount = (payment: PaymentRow) => refundsToAccount(payment.method) && refundableAmount(payment) > 0

function pieceOf(line: LineRow, settled: readonly ClaimWithLines[]): Piece {
  const claim = settled.find(({ lines }) => lines.some(({ line_id }) => line_id === line.id))?.claim
  const { id, quantity, unit_amount, discount_amount, point_amount, total_amount, weight_g, coupon_id } = line
  return {
    id,
    quantity,
    unit_amount,
    discount_amount,
    point_amount,
    total_amount,
    weight_g,
    coupon_id,
    travels: line.kind !== 'class',
    gone: goneOf(line, claim),
  }
}

function goneOf({ state }: LineRow, claim: ClaimRow | undefined): Piece['gone'] {
  if (state === 'canceled' || state === 'sold_out')
    return { how: 'canceled', fault: claim?.fault ?? (state === 'sold_out' ? 'shop' : 'buyer') }
  return state === 'returned' ? { how: 'returned', fault: claim?.fault ?? 'buyer' } : null
}

async function refundOrderOf(ctx: Context, order: OrderRow): Promise<RefundOrder> {
  const { currency, shipping_amount, order_coupon_id, shipping_coupon_id, delivery, receiver } = order
  return {
    currency,
    shipping_amount,
    order_coupon_id,
    shipping_coupon_id,
    goods_value: order.goods_amount - order.discount_amount,
    shipping_discount: shippingDiscountOf(order),
    destination: { delivery, country: receiver.country, zip: receiver.zip },
    rules: await rulesAt(ctx, order.created_at),
  }
}

function shippingDiscountOf({ trace }: OrderRow): number {
  // The trace is what orderTotal wrote when the order was placed.
  const steps = (Array.isArray(trace) ? trace : []) as TotalStep[]
  return steps.reduce((sum, step) => (step.step === 'coupon' && step.on === 'shipping' ? sum + step.amount : sum), 0)
}

/** The shipping rules as they were when the order was placed: claims are settled by those. */
async function rulesAt(ctx: Context, at: Date) {
  const [found] = await ctx.db
    .select({ rules: shippingRulesTable.rules })
    .from(shippingRulesTable)
    .where(lte(shippingRulesTable.created_at, at))
    .orderBy(desc(shippingRulesTable.id))
    .limit(1)
  return found?.rules ?? firstShippingRules
}
