import { notFound, Problem } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { unuseCoupons } from '../../../coupon/server/reserve.ts'
import { type PaymentState, paymentLimits } from '../../../payment/words.ts'
import { writeAudit } from '../../../staff/server/audit.ts'
import type { LineState } from '../../words.ts'
import { type Held, moveLines } from '../lines/move-lines.ts'
import { lockPayment } from '../paying/lock-payment.ts'
import { askRefund } from '../paying/refund.ts'
import { settle } from '../paying/settle.ts'
import { tellTaken } from '../paying/tell.ts'
import { bankDepositTable, type PaymentRow, paymentTable, refundTable } from '../payment-tables.ts'
import { orderTable } from '../tables.ts'

type Matching = { deposit_id: number; payment_id: number }

/**
 * Lays a deposit to the order it is for. All that has come for the payment counts together: enough pays the order, too
 * little waits for the rest, too much goes back. The same match twice is one.
 */
export async function matchDeposit(ctx: Context, { deposit_id, payment_id }: Matching) {
  await requirePayment(ctx, payment_id)
  return ctx.transaction(async (ctx) => {
    const { payment, held } = await lockPayment(ctx, payment_id)
    const deposit = await lockDeposit(ctx, deposit_id)
    if (deposit.payment_id === payment_id) return outcomeOf(ctx, deposit_id, payment_id)
    if (deposit.payment_id !== null) throw new Problem(409, '이미 다른 주문에 맞춘 입금이에요.', { code: 'matched' })
    if (payment.provider !== 'bank' || payment.state === 'canceled')
      throw new Problem(409, '이 결제에는 입금을 맞출 수 없어요.', { code: 'not_allowed' })
    await ctx.db
      .update(bankDepositTable)
      .set({ payment_id, matched_at: ctx.now(), staff_id: ctx.member?.mb_id ?? null })
      .where(eq(bankDepositTable.id, deposit_id))
    await count(ctx, held, payment, deposit.deposited_at)
    const matched = await outcomeOf(ctx, deposit_id, payment_id)
    await writeAudit(ctx, {
      ...{ action: 'deposit.match', subject: `deposit ${deposit_id}`, before: { payment_id: null } },
      after: { payment_id, order_id: payment.order_id, amount: deposit.amount, payment_state: matched.payment_state },
    })
    return matched
  })
}

const paidStates: readonly PaymentState[] = ['done', 'partial_canceled']

async function count(ctx: Context, { order }: Held, payment: PaymentRow, deposited_at: Date) {
  const amount = await sumOf(ctx, payment.id)
  const { order_no, currency } = order
  if (!paidStates.includes(payment.state)) {
    await settle(ctx, payment.id, { state: 'done', order_no, currency, amount, approved_at: deposited_at })
    return
  }
  // Staff had said that it came: this is that money.
  if (amount <= payment.deposited_amount) return
  // Paid before, and then once more: all of this is too much.
  await ctx.db.update(paymentTable).set({ deposited_amount: amount }).where(eq(paymentTable.id, payment.id))
  await askRefund(ctx, {
    ...{ payment, order, kind: 'overpaid', reason: '더 입금하신 금액을 돌려드려요.' },
    ...{ amount: amount - payment.deposited_amount, request_key: `overpaid-${payment.id}-${amount}` },
  })
}

const atHome: readonly LineState[] = ['paid', 'preparing', 'held', 'ready']

/** The deposit was for another order. Only while nothing has left the house and nothing has gone back. */
export async function unmatchDeposit(ctx: Context, { deposit_id, reason }: { deposit_id: number; reason: string }) {
  const payment_id = (await findDeposit(ctx, deposit_id)).payment_id
  if (payment_id === null) throw new Problem(409, '맞춘 주문이 없는 입금이에요.', { code: 'not_matched' })
  return ctx.transaction(async (ctx) => {
    const { payment, held } = await lockPayment(ctx, payment_id)
    const deposit = await lockDeposit(ctx, deposit_id)
    if (deposit.payment_id !== payment_id) return outcomeOf(ctx, deposit_id, payment_id)
    const hasLeft = held.lines.some(({ state }) => state !== 'pending_payment' && !atHome.includes(state))
    if (hasLeft || (await ctx.db.$count(refundTable, eq(refundTable.payment_id, payment_id))) > 0)
      throw new Problem(409, '상품이 나갔거나 환불이 있어서 되돌릴 수 없어요.', { code: 'too_late' })
    await ctx.db
      .update(bankDepositTable)
      .set({ payment_id: null, matched_at: null, note: reason })
      .where(eq(bankDepositTable.id, deposit_id))
    await takeAway(ctx, held, payment, reason)
    await writeAudit(ctx, {
      ...{ action: 'deposit.unmatch', subject: `deposit ${deposit_id}`, before: { payment_id } },
      after: { payment_id: null, order_id: payment.order_id, reason },
    })
    return outcomeOf(ctx, deposit_id, payment_id)
  })
}

/** What is left of the money no longer pays the order: it waits once more, with days of its own. */
async function takeAway(ctx: Context, held: Held, payment: PaymentRow, note: string) {
  const { order } = held
  const left = await sumOf(ctx, payment.id)
  const expires_at = addDays(ctx.now(), paymentLimits.deposit_days)
  const { account, unmatched = 0 } = payment.details
  const due = account && { ...account, due_at: expires_at.toISOString() }
  const change = {
    ...{ state: left > 0 ? ('underpaid' as const) : ('waiting_for_deposit' as const), deposited_amount: left },
    ...{ approved_at: null, expires_at },
    details: { ...payment.details, ...(due && { account: due }), unmatched: unmatched + 1 },
  }
  await ctx.db.update(paymentTable).set(change).where(eq(paymentTable.id, payment.id))
  const paid = held.lines.filter(({ state }) => atHome.includes(state))
  const staff_id = requireMember(ctx).mb_id
  await moveLines(ctx, held, paid, { to: 'pending_payment', actor: 'staff', kind: 'unmatched', note, staff_id })
  await ctx.db.update(orderTable).set({ paid_at: null, expires_at }).where(eq(orderTable.id, order.id))
  await unuseCoupons(ctx, order.id)
  // An order that was never paid has told nobody that it was.
  if (due && paid.length > 0) await tellTaken(ctx, order, { ...payment, ...change }, due)
}

async function requirePayment(ctx: Context, payment_id: number) {
  if ((await ctx.db.$count(paymentTable, eq(paymentTable.id, payment_id))) === 0)
    throw notFound('결제를 찾을 수 없어요.')
}

async function findDeposit(ctx: Context, deposit_id: number) {
  const [deposit] = await ctx.db.select().from(bankDepositTable).where(eq(bankDepositTable.id, deposit_id))
  if (!deposit) throw notFound('입금을 찾을 수 없어요.')
  return deposit
}

async function lockDeposit(ctx: Context, deposit_id: number) {
  const [deposit] = await ctx.db
    .select()
    .from(bankDepositTable)
    .where(eq(bankDepositTable.id, deposit_id))
    .for('update')
  if (!deposit) throw notFound('입금을 찾을 수 없어요.')
  return deposit
}

async function sumOf(ctx: Context, payment_id: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${bankDepositTable.amount}), 0)`.mapWith(Number) })
    .from(bankDepositTable)
    .where(eq(bankDepositTable.payment_id, payment_id))
  return row?.sum ?? 0
}

async function outcomeOf(ctx: Context, deposit_id: number, payment_id: number) {
  const [payment] = await ctx.db.select().from(paymentTable).where(eq(paymentTable.id, payment_id))
  if (!payment) throw notFound('결제를 찾을 수 없어요.')
  const { order_id, state: payment_state, deposited_amount, amount } = payment
  const { payment_id: matched } = await findDeposit(ctx, deposit_id)
  return { deposit_id, payment_id: matched, order_id, payment_state, deposited_amount, amount }
}
