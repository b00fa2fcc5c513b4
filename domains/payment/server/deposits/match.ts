import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../../audit/server/audit.ts'
import type { PaymentState } from '../../../order/payment-words.ts'
import type { LockedOrder } from '../../../order/server/lines.ts'
import { lockPayment } from '../change-payment.ts'
import { notifyPaidLate } from '../messages.ts'
import { recordRefund } from '../refund.ts'
import { settle } from '../settle.ts'
import { bankDepositTable, type PaymentRow, paymentTable } from '../tables.ts'
import { lateReason } from './late-reasons.ts'

type Matching = { deposit_id: number; payment_id: number }
type Locked = Awaited<ReturnType<typeof lockPayment>>
export type DepositRow = typeof bankDepositTable.$inferSelect

/**
 * Matches a deposit with the order it is for. All deposits of the payment count together: enough pays the order, after
 * too little the rest is awaited, an excess is refunded. The same match twice is one.
 */
export async function matchDeposit(ctx: Context, { deposit_id, payment_id }: Matching) {
  await requirePayment(ctx, payment_id)
  return ctx.transaction(async (ctx) => {
    const { payment, locked } = await lockPayment(ctx, payment_id)
    const deposit = await lockDeposit(ctx, deposit_id)
    if (deposit.payment_id === payment_id) return outcomeOf(ctx, deposit_id, payment_id)
    requireOpenDeposit(deposit)
    await assignDeposit(ctx, { payment, locked }, deposit)
    const matched = await outcomeOf(ctx, deposit_id, payment_id)
    await writeAudit(ctx, {
      action: 'deposit.match',
      subject: `deposit:${deposit_id}`,
      before: { payment_id: null },
      after: { payment_id, order_id: payment.order_id, amount: deposit.amount, payment_state: matched.payment_state },
    })
    return matched
  })
}

/** Assigns a deposit to a payment and settles the payment. Both are locked. */
export async function assignDeposit(ctx: Context, { payment, locked }: Locked, { id, deposited_at }: DepositRow) {
  // The shop's account takes won.
  if (payment.provider !== 'bank' || payment.currency !== 'krw')
    throw new Problem(409, '이 결제에는 입금을 연결할 수 없어요.', { code: 'not_allowed' })
  await ctx.db
    .update(bankDepositTable)
    .set({ payment_id: payment.id, matched_at: ctx.now(), staff_id: ctx.member?.mb_id ?? null })
    .where(eq(bankDepositTable.id, id))
  await settleDeposits(ctx, locked, payment, deposited_at)
}

/** A deposit that was not matched, split or ignored. */
export function requireOpenDeposit({ payment_id, split_at, ignored_at }: DepositRow) {
  if (payment_id !== null) throw new Problem(409, '이미 다른 주문에 맞춘 입금이에요.', { code: 'matched' })
  if (split_at) throw new Problem(409, '이미 여러 주문에 나눈 입금이에요.', { code: 'split' })
  if (ignored_at) throw new Problem(409, '주문과 관계없다고 표시한 입금이에요.', { code: 'ignored' })
}

const paidStates: readonly PaymentState[] = ['done', 'partial_canceled', 'canceled']

async function settleDeposits(ctx: Context, locked: LockedOrder, payment: PaymentRow, deposited_at: Date) {
  const { order } = locked
  const amount = await sumOf(ctx, payment.id)
  const { order_no, currency } = order
  if (!paidStates.includes(payment.state)) {
    await settle(ctx, payment.id, { state: 'done', order_no, currency, amount, approved_at: deposited_at })
    return
  }
  // The payment was marked as received before: this deposit is that money.
  if (amount <= payment.deposited_amount) return
  // The order was paid before: all of this deposit is an excess.
  await ctx.db.update(paymentTable).set({ deposited_amount: amount }).where(eq(paymentTable.id, payment.id))
  const came = amount - payment.deposited_amount
  const isOver = payment.state === 'canceled'
  await recordRefund(ctx, {
    ...(isOver
      ? { kind: 'late' as const, reason: lateReason('ended').kr }
      : { kind: 'overpaid' as const, reason: '더 입금하신 금액을 돌려드려요.' }),
    payment,
    order,
    amount: came,
    request_key: `overpaid-${payment.id}-${amount}`,
  })
  if (isOver) await notifyPaidLate(ctx, locked, payment, { came, ever: amount, why: 'ended' })
}

export async function requirePayment(ctx: Context, payment_id: number) {
  if ((await ctx.db.$count(paymentTable, eq(paymentTable.id, payment_id))) === 0)
    throw notFound('결제를 찾을 수 없어요.')
}

export async function findDeposit(ctx: Context, deposit_id: number) {
  const [deposit] = await ctx.db.select().from(bankDepositTable).where(eq(bankDepositTable.id, deposit_id))
  if (!deposit) throw notFound('입금을 찾을 수 없어요.')
  return deposit
}

export async function lockDeposit(ctx: Context, deposit_id: number) {
  const [deposit] = await ctx.db
    .select()
    .from(bankDepositTable)
    .where(eq(bankDepositTable.id, deposit_id))
    .for('update')
  if (!deposit) throw notFound('입금을 찾을 수 없어요.')
  return deposit
}

export async function sumOf(ctx: Context, payment_id: number): Promise<number> {
  const [row] = await ctx.db
    .select({ sum: sql<number>`coalesce(sum(${bankDepositTable.amount}), 0)`.mapWith(Number) })
    .from(bankDepositTable)
    .where(eq(bankDepositTable.payment_id, payment_id))
  return row?.sum ?? 0
}

export async function outcomeOf(ctx: Context, deposit_id: number, payment_id: number) {
  const [payment] = await ctx.db.select().from(paymentTable).where(eq(paymentTable.id, payment_id))
  if (!payment) throw notFound('결제를 찾을 수 없어요.')
  const { order_id, state: payment_state, deposited_amount, amount } = payment
  const { payment_id: matched } = await findDeposit(ctx, deposit_id)
  return { deposit_id, payment_id: matched, order_id, payment_state, deposited_amount, amount }
}
