import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type PaymentMethod, paymentLimits, settlesLater } from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
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

type Buyer = Pick<OrderRow, 'id' | 'mb_id' | 'buyer'>

/** One buyer cannot have the whole stock wait for transfers that never come. */
export async function limitDeposits(ctx: Context, { id, mb_id, buyer }: Buyer, method: PaymentMethod) {
  if (!settlesLater(method)) return
  const [mail, phone] = [spelledMail(sql`${buyer.email}::text`), spelledPhone(sql`${buyer.hp}::text`)]
  const same = mb_id
    ? sql`orders.mb_id = ${mb_id}`
    : sql`orders.mb_id is null and (${spelledMail(sql`buyer->>'email'`)} = ${mail}
        or ${spelledPhone(sql`buyer->>'hp'`)} = ${phone})`
  // The account of a bank transfer is given right after its order was written: one without it waits for a transfer too.
  const { rows } = await ctx.db.execute<{ open: number }>(sql`
    select count(*)::int as open from orders join payment on payment.order_id = orders.id
    where orders.state = 'pending_payment' and orders.id <> ${id} and ${same}
      and (payment.state = 'waiting_for_deposit' or (payment.state = 'ready' and payment.method = 'bank_transfer'))`)
  const most = mb_id ? paymentLimits.open_deposits : paymentLimits.guest_open_deposits
  if ((rows[0]?.open ?? 0) < most) return
  throw invalid('method', '입금을 기다리는 주문이 이미 여러 건 있어요. 먼저 입금하거나 다른 결제 방법을 골라 주세요.')
}

/**
 * The same inside the transaction that writes the order: of a buyer's orders placed at one moment, each sees those
 * before it.
 */
export async function limitDepositsInTurn(ctx: Context, { mb_id, buyer }: Omit<Buyer, 'id'>, method: PaymentMethod) {
  if (!settlesLater(method)) return
  const [mail, phone] = [spelledMail(sql`${buyer.email}::text`), spelledPhone(sql`${buyer.hp}::text`)]
  const names = mb_id ? sql`(${`member ${mb_id}`}::text)` : sql`('mail ' || ${mail}), ('phone ' || ${phone})`
  // Always locked in the same order, or two transactions could wait for each other.
  await ctx.db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from (select name from (values ${names}) as each(name) order by name offset 0) as buyer`)
  await limitDeposits(ctx, { id: 0, mb_id, buyer }, method)
}

/** Capitals, dashes or a +tag make no other buyer. */
const spelledMail = (mail: SQL) => sql`regexp_replace(lower(${mail}), '\\+[^@]*@', '@')`
const spelledPhone = (phone: SQL) => sql`regexp_replace(regexp_replace(${phone}, '[^0-9]', '', 'g'), '^82', '0')`
