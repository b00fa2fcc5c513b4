import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { sqlState } from '@sillage/server-kit/create-context.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Cashier, providerOf } from '../../../payment/server/cashier.ts'
import { type PaymentProvider, Refused } from '../../../payment/server/provider.ts'
import { type PaymentState, paymentLimits } from '../../../payment/words.ts'
import type { Outcome } from '../../payment-contract.ts'
import type { OrderRow } from '../lines/move-lines.ts'
import { type PaymentRow, paymentTable } from '../payment-tables.ts'
import { orderTable } from '../tables.ts'
import { viewKeyOf } from '../view-key.ts'
import { lookAfter } from './check-payments.ts'
import { customerKeyOf } from './customer-key.ts'
import { failureWords } from './failure-words.ts'
import { follow } from './follow.ts'
import { hashToken } from './return-token.ts'

const uniqueViolation = '23505'

type Returned = { token: string; returned: Record<string, string> }
type Found = { payment: PaymentRow; order: OrderRow }

/**
 * The buyer came back having agreed to pay: the money is taken, once. Of many who come with the same token at the same
 * time one takes it, and all others are told how it stands.
 */
export async function confirmPayment(ctx: Context, cashier: Cashier, { token, returned }: Returned): Promise<Outcome> {
  const now = ctx.now()
  const mine = await claim(ctx, cashier, { token, returned }, now)
  if (!mine) {
    const found = await requireByToken(ctx, token)
    if (!providerOf(cashier, found.payment.method)) throw missing()
    const isFirst = await markReturned(ctx, found)
    await lookAfter(ctx, cashier, found.payment)
    return outcomeOf(ctx, await requireByToken(ctx, token), { isFirst })
  }
  const ended = await take(ctx, mine.provider, mine, returned)
  const isFirst = mine.payment.returned_at?.getTime() === now.getTime()
  return outcomeOf(ctx, { ...mine, payment: { ...mine.payment, ...ended } }, { isFirst })
}

const missing = () => notFound('확인할 결제가 없어요.')

/**
 * Finds the payment of a token and takes it upon oneself, where nobody has yet. Its name is written down before anything
 * is taken: whoever finds it in the air can ask for it.
 */
async function claim(ctx: Context, { providers }: Cashier, { token, returned }: Returned, now: Date) {
  const keys = Object.fromEntries(providers.map((provider) => [provider.name, provider.keyIn(returned)]))
  const methods = providers.flatMap((provider) => provider.methods)
  const [found] = await claimed(ctx.db, {
    ...{ now: now.toISOString(), since: returnableSince(ctx), token_hash: hashToken(token) },
    ...{ keys: JSON.stringify(keys), methods: JSON.stringify(methods) },
  }).catch((error: unknown) => {
    // Another payment's name in the address: nobody pays one thing with another's money.
    throw sqlState(error) === uniqueViolation ? missing() : error
  })
  if (!found) return null
  const { orders: order, ...payment } = found
  const provider = providers.find((each) => each.methods.includes(payment.method))
  return provider ? { provider, payment, order } : null
}

const claimed = preparedQuery((db) =>
  db
    .update(paymentTable)
    .set({
      ...{ state: 'in_progress', claimed_at: sql`${sql.placeholder('now')}` },
      returned_at: sql`coalesce(${paymentTable.returned_at}, ${sql.placeholder('now')})`,
      provider_key: sql`coalesce(${paymentTable.provider_key}, ${sql.placeholder('keys')}::jsonb ->> ${paymentTable.provider})`,
    })
    .from(orderTable)
    .where(
      and(
        ...[
          eq(orderTable.id, paymentTable.order_id),
          eq(paymentTable.return_token_hash, sql.placeholder('token_hash')),
        ],
        ...[gt(paymentTable.created_at, sql.placeholder('since')), eq(paymentTable.state, 'ready')],
        // An array to look in would be planned anew each time.
        sql`${sql.placeholder('methods')}::jsonb ? ${paymentTable.method}`,
      ),
    )
    .returning(),
)

/** The buyer gave up at the provider, or the provider gave up on them. The order can be paid another way. */
export async function failPayment(ctx: Context, { token, code }: { token: string; code: string }): Promise<Outcome> {
  const found = await requireByToken(ctx, token)
  const isFirst = await markReturned(ctx, found)
  await change(ctx, found.payment, 'ready', { state: 'aborted', failure: code || 'PAY_PROCESS_CANCELED' })
  return outcomeOf(ctx, await requireByToken(ctx, token), { isFirst })
}

export async function paymentState(ctx: Context, cashier: Cashier, token: string): Promise<Outcome> {
  await lookAfter(ctx, cashier, (await requireByToken(ctx, token)).payment)
  return outcomeOf(ctx, await requireByToken(ctx, token), { isFirst: false })
}

const returnableSince = (ctx: Context) => new Date(ctx.now().getTime() - paymentLimits.return_hours * 3_600_000)

const isTokens = (ctx: Context, token: string) =>
  and(eq(paymentTable.return_token_hash, hashToken(token)), gt(paymentTable.created_at, returnableSince(ctx)))

async function requireByToken(ctx: Context, token: string): Promise<Found> {
  const [found] = await ctx.db
    .select({ payment: paymentTable, order: orderTable })
    .from(paymentTable)
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.order_id))
    .where(isTokens(ctx, token))
  if (!found) throw missing()
  return found
}

/** Whoever comes back first may look at the order; the same address opened later by anybody opens nothing. */
async function markReturned(ctx: Context, { payment }: Found): Promise<boolean> {
  const rows = await ctx.db
    .update(paymentTable)
    .set({ returned_at: ctx.now() })
    .where(and(eq(paymentTable.id, payment.id), isNull(paymentTable.returned_at)))
    .returning({ id: paymentTable.id })
  return rows.length > 0
}

const change = (ctx: Context, { id }: PaymentRow, from: PaymentState, set: Partial<PaymentRow>) =>
  ctx.db
    .update(paymentTable)
    .set(set)
    .where(and(eq(paymentTable.id, id), eq(paymentTable.state, from)))
    .returning()

/** Takes the money and writes down what came of it. Where nobody can say, the payment stays in the air for the job. */
async function take(
  ctx: Context,
  provider: PaymentProvider,
  { payment, order }: Found,
  returned: Returned['returned'],
): Promise<Partial<PaymentRow>> {
  const { order_no } = order
  const { amount, currency } = payment
  try {
    const told = await provider.confirm({
      ...{ key: payment.provider_key, order_no, amount, currency, returned },
      customer_key: customerKeyOf(ctx, order.mb_id),
      idempotency_key: `confirm-${payment.id}`,
    })
    return { state: await follow(ctx, payment, told) }
  } catch (error) {
    const ended: Partial<PaymentRow> =
      error instanceof Refused ? { state: 'aborted', failure: error.code } : { state: 'unknown' }
    if (!(error instanceof Refused))
      ctx.log.warn({ order_no, provider: provider.name, reason: String(error) }, 'the end of a payment is not known')
    await change(ctx, payment, 'in_progress', ended)
    return ended
  }
}

function outcomeOf(ctx: Context, { payment, order }: Found, { isFirst }: { isFirst: boolean }): Outcome {
  const isOwner = order.mb_id !== null && order.mb_id === ctx.member?.mb_id
  return {
    ...{ order_id: order.id, order_no: order.order_no, method: payment.method, state: payment.state },
    ...{ currency: payment.currency, amount: payment.amount, claim_id: payment.claim_id },
    message: payment.state === 'aborted' ? failureWords(payment.failure) : null,
    view_key: isFirst || isOwner ? viewKeyOf(ctx, order.id) : null,
  }
}
