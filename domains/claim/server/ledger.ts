import type { Context } from '@sillage/server-kit/context.ts'
import { asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { LineRow, LockedOrder, OrderRow } from '../../order/server/lines.ts'
import { listPaid, refundableAmount } from '../../payment/server/refundable.ts'
import type { PaymentRow } from '../../payment/server/tables.ts'
import { refundsToAccount } from '../../payment/server/to-account.ts'
import type { TotalStep } from '../../pricing/total.ts'
import { firstShippingRules } from '../../shipping/server/first-rules.ts'
import { shippingRulesTable } from '../../shipping/server/tables.ts'
import type { Charged, RefundOrder } from '../refund-amounts.ts'
import { orderedValue, type Piece } from '../return-shipping.ts'
import { type ClaimState, droppedClaimStates } from '../words.ts'
import { claimLineTable, claimTable } from './tables.ts'

export type ClaimRow = typeof claimTable.$inferSelect
export type ClaimLineRow = typeof claimLineTable.$inferSelect
export type ClaimWithLines = { claim: ClaimRow; lines: ClaimLineRow[] }

/** A claim while nobody else can move it, with its order. */
export type LockedClaim = { held: LockedOrder; claim: ClaimRow; claimed: ClaimLineRow[]; lines: LineRow[] }

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
  { order, lines }: LockedOrder,
  claims: readonly ClaimWithLines[],
  { without }: { without?: number } = {},
): Promise<Ledger> {
  const counted = claims.filter(({ claim }) => claim.id !== without && !isDropped(claim))
  const payments = await listPaid(ctx, order.id)
  const originOf = originsOf(lines, counted)
  return {
    order: await refundOrderOf(ctx, order),
    pieces: lines
      .filter(({ state }) => state !== 'exchanged' && state !== 'canceled_unpaid')
      .map((line) => ({ ...pieceOf(line, counted), origin: originOf(line) })),
    charged: claims
      // One that came to nothing counts only with what was put right because of it.
      .filter(({ claim }) => claim.id !== without && (!isDropped(claim) || claim.settled))
      .map(({ claim }) => (claim.settled ?? claim.preview).charged),
    left: payments.reduce((sum, payment) => sum + refundableAmount(payment), 0),
    unpaid: payments.length === 0 && order.total_amount > 0,
    needs_account: payments.some((payment) => refundsToAccount.includes(payment.method) && mayGiveBack(payment)),
  }
}

const mayGiveBack = (payment: PaymentRow) => refundableAmount(payment) > 0

/** What a line that came in exchange, or a part of such a line, was ordered as. */
function originsOf(lines: readonly LineRow[], counted: readonly ClaimWithLines[]) {
  const swaps = counted.flatMap((each) => each.lines)
  const find = (id: number | null) => lines.find((line) => line.id === id)
  const originOf = (line: LineRow): Piece['origin'] => {
    const swap = swaps.find(({ replacement_line_id }) => replacement_line_id === line.id)
    const parent = find(line.split_from_id)
    if (!swap) return parent && originOf(parent)
    const replaced = find(swap.line_id)
    if (!replaced) return undefined
    return { amount: orderedValue({ ...pieceOf(replaced, []), origin: originOf(replaced) }), quantity: swap.quantity }
  }
  return originOf
}

function pieceOf(line: LineRow, counted: readonly ClaimWithLines[]): Piece {
  const claim = counted.find(({ lines }) => lines.some(({ line_id }) => line_id === line.id))?.claim
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
  if (state === 'returned') return { how: 'returned', fault: claim?.fault ?? 'buyer' }
  if (!claim || claim.kind === 'exchange') return null
  return { how: claim.kind === 'cancel' ? 'canceled' : 'returned', fault: claim.fault }
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
    way: { delivery, country: receiver.country, zip: receiver.zip },
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
