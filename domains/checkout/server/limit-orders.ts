import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { type PaymentMethod, paymentLimits } from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import { settlesLater } from '../../payment/server/offered-methods.ts'
import { limit } from '../../rate-limits.ts'
import type { OrderForm } from './check-form.ts'

/**
 * An order reserves goods and sends messages to the person it names. How many may be placed is limited by who places
 * them, by the cart, and by the phone number and mailbox that receive messages.
 */
export async function limitOrders(ctx: Context, cart: string, { buyer, method }: OrderForm) {
  await limit(ctx, 'order.place', { cart, mail: buyer.email, phone: buyer.hp })
  if (settlesLater(method) && !ctx.member) await limit(ctx, 'order.guest-deposit')
  await limitDeposits(ctx, { id: 0, mb_id: ctx.member?.mb_id ?? null, buyer }, method)
}

/** One buyer cannot have the whole stock wait for transfers that never come. */
export async function limitDeposits(
  ctx: Context,
  { id, mb_id, buyer }: Pick<OrderRow, 'id' | 'mb_id' | 'buyer'>,
  method: PaymentMethod,
) {
  if (!settlesLater(method)) return
  const digits = buyer.hp.replaceAll(/\D/g, '')
  const same = mb_id
    ? sql`orders.mb_id = ${mb_id}`
    : sql`orders.mb_id is null and (lower(buyer->>'email') = lower(${buyer.email})
        or regexp_replace(buyer->>'hp', '[^0-9]', '', 'g') = ${digits})`
  const { rows } = await ctx.db.execute<{ open: number }>(sql`
    select count(*)::int as open from orders join payment on payment.order_id = orders.id
    where orders.state = 'pending_payment' and orders.id <> ${id} and payment.state = 'waiting_for_deposit' and ${same}`)
  const most = mb_id ? paymentLimits.open_deposits : paymentLimits.guest_open_deposits
  if ((rows[0]?.open ?? 0) < most) return
  throw invalid('method', '입금을 기다리는 주문이 이미 여러 건 있어요. 먼저 입금하거나 다른 결제 방법을 골라 주세요.')
}
