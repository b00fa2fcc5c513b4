import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { listExchangePayments, paidIn } from '../../payment/server/exchange-payment.ts'
import { recordPayment } from '../../payment/server/record-receipt-of-money.ts'
import { findLive, replacePayment } from '../../payment/server/start.ts'
import type { LockedClaim } from './ledger.ts'

type Owed = { to_pay: number /** It came by hand: cash in the box, a transfer. */; by_hand: boolean; staff_id: string }

/**
 * Nothing leaves before the buyer has paid for it. What came by hand is written down as a payment like any other, so
 * that it stands in the order's books and can go back.
 */
export async function requirePaid(ctx: Context, { held, claim }: LockedClaim, { to_pay, by_hand, staff_id }: Owed) {
  const { order } = held
  const missing = to_pay - paidIn(await listExchangePayments(ctx, [claim.id]), claim.id)
  if (missing <= 0) return
  if (!by_hand) throw new Problem(409, '고객이 내실 금액이 들어왔는지 확인해 주세요.', { code: 'to_pay' })
  const live = await findLive(ctx, order.id, claim.id)
  const wanted = { order, method: 'bank_transfer' as const, amount: missing, claim_id: claim.id }
  const { payment } = await replacePayment(ctx, live, wanted)
  const { order_no, currency } = order
  await recordPayment(ctx, payment, 'done', { state: 'done', order_no, currency, amount: missing })
  await ctx.db.insert(orderEventTable).values({
    order_id: order.id,
    claim_id: claim.id,
    kind: 'exchange_paid',
    actor: 'staff',
    staff_id,
    created_at: ctx.now(),
  })
}
