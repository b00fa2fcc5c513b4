import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { releaseOrder } from '../../checkout/server/expire.ts'
import { cancelReversedOrder } from '../../claim/server/cancel-unpaid.ts'
import type { PaymentState } from '../../order/payment-words.ts'
import { type LockedOrder, lockOrder, moveLines } from '../../order/server/lines.ts'
import type { Repair } from '../../payment/discrepancy-words.ts'
import { type PaymentGateways, providerOf } from '../../payment/providers/gateways.ts'
import { abortRefunded, lockPayment, recordDeposited } from '../../payment/server/change-payment.ts'
import { matchDeposit } from '../../payment/server/deposits/match.ts'
import { settleDiscrepancy } from '../../payment/server/discrepancy.ts'
import { notifyCanceledUnpaid } from '../../payment/server/messages.ts'
import { finishRefund, recordRefund, retryRefund } from '../../payment/server/refund.ts'
import { paidStates } from '../../payment/server/refundable.ts'
import { applyStatus } from '../../payment/server/settle.ts'
import { discrepancyTable, type PaymentRow, paymentTable } from '../../payment/server/tables.ts'

type Row = typeof discrepancyTable.$inferSelect
type Action = (ctx: Context, gateways: PaymentGateways, row: Row) => Promise<void>

/** Carries out what was proposed. Every action can be repeated: what stopped midway is finished by the next attempt. */
export async function repairDiscrepancy(ctx: Context, gateways: PaymentGateways, id: number): Promise<void> {
  const row = await findDiscrepancy(ctx, id)
  if (row.state === 'repaired') return
  if (row.state === 'dismissed') throw new Problem(409, '이미 닫은 항목이에요.', { code: 'dismissed' })
  await actions[row.proposal](ctx, gateways, row)
  await close(ctx, row, { state: 'repaired', note: row.proposal })
}

export async function dismissDiscrepancy(ctx: Context, id: number, note: string): Promise<void> {
  const row = await findDiscrepancy(ctx, id)
  if (row.state === 'repaired') throw new Problem(409, '이미 바로잡은 항목이에요.', { code: 'repaired' })
  await close(ctx, row, { state: 'dismissed', note })
}

export async function findDiscrepancy(ctx: Context, id: number): Promise<Row> {
  const [row] = await ctx.db.select().from(discrepancyTable).where(eq(discrepancyTable.id, id))
  if (!row) throw notFound('대조 항목을 찾을 수 없어요.')
  return row
}

const close = (
  ctx: Context,
  { id, subject }: Row,
  { state, note }: { state: 'repaired' | 'dismissed'; note: string },
) =>
  ctx.transaction(async (ctx) => {
    const staff_id = requireMember(ctx).mb_id
    if (!(await settleDiscrepancy(ctx, id, { state, note, staff_id }))) return
    await writeAudit(ctx, { action: `reconcile.${state}`, subject, before: { state: 'open' }, after: { state, note } })
  })

const byHand: Action = () =>
  Promise.reject(new Problem(409, '직접 확인한 뒤 메모를 남기고 닫아 주세요.', { code: 'by_hand' }))

const actions: Record<Repair, Action> = {
  async settle(ctx, gateways, row) {
    const { payment, reported } = await askProvider(ctx, gateways, row)
    if (reported) await applyStatus(ctx, payment, reported)
    const { payment: now } = await ctx.transaction((ctx) => lockPayment(ctx, payment.id))
    if (now.deposited_amount === 0) throw new Problem(409, '결제사에 결제된 금액이 없어요.', { code: 'no_money' })
  },
  async refund_all(ctx, gateways, row) {
    const { payment, reported } = await askProvider(ctx, gateways, row)
    await ctx.transaction(async (ctx) => {
      const { payment: current, locked } = await lockPayment(ctx, payment.id)
      const came = reported?.amount ?? current.deposited_amount
      const left = came - Math.max(current.canceled_amount, reported?.canceled_amount ?? 0)
      if (came === 0) throw new Problem(409, '결제사에 결제된 금액이 없어요.', { code: 'no_money' })
      if (locked.order.paid_at && isPaid(current))
        throw new Problem(409, '이미 결제된 주문이에요. 취소로 처리해 주세요.', { code: 'paid' })
      await recordDeposited(ctx, current.id, came)
      await recordRefund(ctx, {
        payment: current,
        order: locked.order,
        kind: 'late',
        amount: left,
        reason: '결제 금액이 주문과 달라 돌려드려요.',
        request_key: `differs-${current.id}-${came}`,
        staff_id: ctx.member?.mb_id ?? null,
      })
      await cancelWaiting(ctx, locked, current, left)
    })
  },
  async record_refund(ctx, gateways, row) {
    const { payment, reported } = await askProvider(ctx, gateways, row)
    if (!reported) throw new Problem(409, '결제사에서 찾을 수 없는 결제예요.', { code: 'not_there' })
    await ctx.transaction(async (ctx) => {
      const { payment: current, locked } = await lockPayment(ctx, payment.id)
      const amount = reported.canceled_amount - current.canceled_amount
      if (amount <= 0) return
      const refund = await recordRefund(ctx, {
        payment: current,
        order: locked.order,
        kind: 'goodwill',
        amount,
        reason: '결제사에서 직접 취소한 금액이에요.',
        request_key: `recorded-${current.id}-${reported.canceled_amount}`,
        staff_id: ctx.member?.mb_id ?? null,
        has_gone: true,
      })
      if (refund) await finishRefund(ctx, refund, `recorded-${reported.canceled_amount}`)
    })
  },
  async hold(ctx, _, { order_id }) {
    await ctx.transaction(async (ctx) => {
      const locked = await lockOrder(ctx, order_id ?? 0)
      const here = locked?.lines.filter(({ state }) => ['paid', 'preparing', 'on_hold', 'ready'].includes(state)) ?? []
      if (!locked || here.length === 0)
        throw new Problem(409, '이미 발송한 상품이에요. 구매자에게 연락한 뒤 메모를 남기고 닫아 주세요.', {
          code: 'left',
        })
      const staff_id = requireMember(ctx).mb_id
      const note = '결제를 찾을 수 없어요'
      await moveLines(ctx, locked, here, { to: 'on_hold', actor: 'staff', kind: 'on_hold', note, staff_id })
    })
  },
  cancel_order: (ctx, _, { order_id }) => cancelReversedOrder(ctx, order_id ?? 0),
  retry_refund: (ctx, _, { subject }) => ctx.transaction((ctx) => retryRefund(ctx, idIn(subject))),
  async match_deposit(ctx, _, { subject, payment_id }) {
    await matchDeposit(ctx, { deposit_id: idIn(subject), payment_id: payment_id ?? 0 })
  },
  send_by_hand: byHand,
  look: byHand,
}

/** Whether this payment paid the order. Money for an abandoned payment may be refunded in full. */
const isPaid = ({ state }: PaymentRow) => (paidStates as readonly PaymentState[]).includes(state)

/** After a full refund the payment is aborted, and the order that waited for it is canceled. */
async function cancelWaiting(ctx: Context, locked: LockedOrder, { id }: PaymentRow, back: number) {
  // An order that is being paid with another method goes on.
  if (!(await abortRefunded(ctx, id))) return
  await releaseOrder(ctx, locked, { actor: 'staff', kind: 'canceled_unpaid' })
  if (locked.order.state === 'canceled_unpaid') await notifyCanceledUnpaid(ctx, locked, { back })
}

/** A subject is a kind and an id: `refund:17`. */
const idIn = (subject: string) => Number(subject.split(':')[1])

/** What the provider says now: it may have changed since the difference was found. */
async function askProvider(ctx: Context, gateways: PaymentGateways, { payment_id }: Row) {
  const [payment] = await ctx.db
    .select()
    .from(paymentTable)
    .where(eq(paymentTable.id, payment_id ?? 0))
  if (!payment) throw notFound('결제를 찾을 수 없어요.')
  return { payment, reported: await readFrom(gateways, payment) }
}

async function readFrom(gateways: PaymentGateways, { method, provider_key }: PaymentRow) {
  return provider_key ? ((await providerOf(gateways, method)?.read(provider_key)) ?? null) : null
}
