import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { type Cashier, providerOf } from '../../../payment/server/cashier.ts'
import { livePaymentStates, type PaymentState } from '../../../payment/words.ts'
import type { Order } from '../../contract.ts'
import type { LineState } from '../../words.ts'
import { listMethods } from '../checkout/methods.ts'
import type { OrderRow } from '../lines/move-lines.ts'
import { type PaymentRow, paymentTable } from '../payment-tables.ts'
import { isAllHere } from './all-here.ts'
import { isCalledBack, owedOf } from './called-back.ts'
import { isAbandoned } from './check-payments.ts'

/** How an order was paid, or could still be. */
export async function readPaying(
  ctx: Context,
  cashier: Cashier,
  order: OrderRow,
  lines: readonly { kind: string; product_id: number; variant_id: number; state: LineState }[],
): Promise<Pick<Order, 'payments' | 'can_pay_again' | 'due_amount' | 'called_back' | 'methods'>> {
  const rows = await ctx.db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.order_id, order.id), isNull(paymentTable.claim_id)))
    .orderBy(asc(paymentTable.id))
  const isBack = rows.length > 0 && isCalledBack({ order, lines })
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
    sandbox: providerOf(cashier, method)?.sandbox ?? false,
  }))
  const here = isBack && (await isAllHere(ctx, { order, lines })) ? 'here' : 'left'
  const called_back = isBack ? here : null
  if (!can_pay_again) return { payments, can_pay_again, due_amount: 0, called_back, methods: [] }
  const due_amount = await owedOf(ctx, order)
  const methods = await listMethods(ctx, cashier, { ...order, total_amount: due_amount, lines })
  return { payments, can_pay_again, due_amount, called_back, methods }
}

const isOpen = (ctx: Context, { state, expires_at }: OrderRow) =>
  state === 'pending_payment' && (expires_at === null || expires_at > ctx.now())

const live: readonly PaymentState[] = livePaymentStates

/** One that is over, or that has not begun: the same that paying again replaces. */
const makesRoom = ({ state }: PaymentRow) =>
  !live.includes(state) || state === 'ready' || state === 'waiting_for_deposit'
