import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { livePaymentStates, type PaymentState } from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import type { OrderPayments, ReadPayments } from '../../order/server/orders.ts'
import type { LineState } from '../../order/words.ts'
import { type PaymentGateways, providerOf } from '../providers/gateways.ts'
import { amountOwed, hasReversedDeposit } from './deposits/deposit-reversal.ts'
import { isUnfulfilled } from './deposits/fulfilment-status.ts'
import { listMethods } from './offered-methods.ts'
import { isAbandoned } from './poll.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** What an order says of its payments, read through these gateways. */
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
    .where(and(eq(paymentTable.order_id, order.id), isNull(paymentTable.claim_id)))
    .orderBy(asc(paymentTable.id))
  const isBack = rows.length > 0 && hasReversedDeposit({ order, lines })
  const isPayable = isOpen(ctx, order) || isBack
  const can_pay_again = isPayable && rows.every((row) => makesRoom(row) || isAbandoned(ctx, row))
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
  const here = isBack && (await isUnfulfilled(ctx, { order, lines })) ? 'here' : 'left'
  const called_back = isBack ? here : null
  if (!can_pay_again) return { payments, can_pay_again, due_amount: 0, called_back, methods: [] }
  const due_amount = await amountOwed(ctx, order)
  const methods = await listMethods(ctx, gateways, { ...order, total_amount: due_amount, lines })
  return { payments, can_pay_again, due_amount, called_back, methods }
}

const isOpen = (ctx: Context, { state, expires_at }: OrderRow) =>
  state === 'pending_payment' && (expires_at === null || expires_at > ctx.now())

const live: readonly PaymentState[] = livePaymentStates

/** One that is over, or that has not begun: the same that paying again replaces. */
const makesRoom = ({ state }: PaymentRow) =>
  !live.includes(state) || state === 'ready' || state === 'waiting_for_deposit'
