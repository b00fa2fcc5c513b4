import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { livePaymentStates, type PaymentState } from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import type { OrderPayments, ReadPayments } from '../../order/server/orders.ts'
import type { LineState } from '../../order/words.ts'
import { type PaymentGateways, providerOf } from '../providers/gateways.ts'
import { listMethods } from './offered-methods.ts'
import { isAbandoned } from './poll.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** Reads what an order shows of its payments. */
export const paymentsOf =
  (gateways: PaymentGateways): ReadPayments =>
  (ctx, order, lines) =>
    readPaymentOptions(ctx, gateways, order, lines)

/** How an order was paid, or could still be. */
async function readPaymentOptions(
  ctx: Context,
  gateways: PaymentGateways,
  order: OrderRow,
  lines: readonly { kind: string; product_id: number; variant_id: number; state: LineState }[],
): Promise<OrderPayments> {
  const rows = await ctx.db
    .select()
    .from(paymentTable)
    .where(eq(paymentTable.order_id, order.id))
    .orderBy(asc(paymentTable.id))
  const can_pay_again = isOpen(ctx, order) && rows.every((row) => makesRoom(row) || isAbandoned(ctx, row))
  const payments = rows.map(({ method, state, currency, amount, deposited_amount, details, approved_at }) => ({
    method,
    state,
    currency,
    amount,
    deposited_amount,
    details,
    approved_at: approved_at?.toISOString() ?? null,
    sandbox: providerOf(gateways, method)?.sandbox ?? false,
  }))
  const methods = can_pay_again ? await listMethods(ctx, gateways, { ...order, lines }) : []
  return { payments, can_pay_again, methods }
}

const isOpen = (ctx: Context, { state, expires_at }: OrderRow) =>
  state === 'pending_payment' && (expires_at === null || expires_at > ctx.now())

const live: readonly PaymentState[] = livePaymentStates

/** A payment that has ended or has not begun: paying again replaces it. */
const makesRoom = ({ state }: PaymentRow) =>
  !live.includes(state) || state === 'ready' || state === 'waiting_for_deposit'
