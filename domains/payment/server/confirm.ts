import { movesFrom } from '@sillage/kit/machine.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { preparedQuery } from '@sillage/server-kit/prepared.ts'
import { isTaken } from '@sillage/server-kit/violated.ts'
import { and, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm'
import { type PaymentState, paymentLimits, paymentTransitions } from '../../order/payment-words.ts'
import { type OrderRow, type SeenOrder, seenColumns } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import { viewKeyOf } from '../../order/server/view-key.ts'
import type { Outcome } from '../contract.ts'
import { type PaymentGateways, providerOf } from '../providers/gateways.ts'
import { PaymentDeclined, type PaymentProvider } from '../providers/provider.ts'
import { requireMove } from './change-payment.ts'
import { failureReason } from './failure-reasons.ts'
import { customerKeyOf, hashToken, newReturnToken } from './payment-keys.ts'
import { checkAbandoned } from './poll.ts'
import { applyStatus } from './settle.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

type Asker = { token: string; mark?: string | undefined }
type Returned = Asker & { returned: Record<string, string> }
type Found = { payment: PaymentRow; order: OrderRow }

/**
 * The buyer returned after approving the payment: it is captured, once. Of many requests with the same token at the
 * same time one captures it, and all others are answered with its status.
 */
export async function confirmPayment(ctx: Context, gateways: PaymentGateways, asked: Returned): Promise<Outcome> {
  const { token, returned } = asked
  const mark = browserHash(asked)
  const mine = await beginConfirming(ctx, gateways, { token, mark, returned })
  if (!mine) {
    const found = await requireByToken(ctx, token)
    if (!providerOf(gateways, found.payment.method)) throw missing()
    await markReturned(ctx, found, mark)
    await checkAbandoned(ctx, gateways, found.payment)
    return outcomeOf(ctx, await requireByToken(ctx, token), mark)
  }
  const ended = await capture(ctx, mine.provider, mine, returned)
  return outcomeOf(ctx, { ...mine, payment: { ...mine.payment, ...ended } }, mark)
}

const missing = () => notFound('확인할 결제가 없어요.')

/**
 * Finds the payment of a token and claims its confirmation, if no other request has. The provider's key is stored
 * before the capture, so that a payment whose answer is lost can be read again.
 */
async function beginConfirming(
  ctx: Context,
  { providers }: PaymentGateways,
  { token, mark, returned }: Returned & { mark: string },
) {
  const keys = Object.fromEntries(providers.map((provider) => [provider.name, provider.keyIn(returned)]))
  const methods = providers.flatMap((provider) => provider.methods)
  const values = {
    now: ctx.now().toISOString(),
    since: returnableSince(ctx),
    token_hash: hashToken(token),
    keys: JSON.stringify(keys),
    methods: JSON.stringify(methods),
    mark,
  }
  const [found] = await confirming(ctx.db, values).catch(async (error: unknown) => {
    if (!isTaken(error)) throw error
    // The address names another payment: one purchase is not paid with another's money.
    if (!(await takeOwnKey(ctx, providers, { token, returned }))) throw missing()
    return confirming(ctx.db, values)
  })
  if (!found) return null
  const { payment, order, ...seen } = found
  const provider = providers.find((each) => each.methods.includes(payment.method))
  return provider ? { provider, payment, order, seen: { order, ...seen } } : null
}

/**
 * A buyer returned to another order with this payment's key in the address. The provider says which order it is for: if
 * it is this one, the key never belonged to the other payment.
 */
async function takeOwnKey(ctx: Context, providers: PaymentGateways['providers'], { token, returned }: Returned) {
  const { payment, order } = await requireByToken(ctx, token)
  const provider = providers.find((each) => each.methods.includes(payment.method))
  const key = provider?.keyIn(returned)
  const reported = key ? await provider?.read(key) : null
  if (!provider || !key || reported?.order_no !== order.order_no) return false
  const taken = await ctx.db
    .update(paymentTable)
    .set({ provider_key: null })
    .where(
      and(
        eq(paymentTable.provider, provider.name),
        eq(paymentTable.provider_key, key),
        ne(paymentTable.order_id, order.id),
      ),
    )
    .returning({ id: paymentTable.id })
  return taken.length > 0
}

const [begun] = movesFrom(paymentTransitions, 'in_progress', 'ready')

const confirming = preparedQuery((db) =>
  db
    .update(paymentTable)
    .set({
      state: 'in_progress',
      claimed_at: sql`${sql.placeholder('now')}`,
      returned_at: sql`coalesce(${paymentTable.returned_at}, ${sql.placeholder('now')})`,
      // Compared with what was read before: the request that came first keeps it.
      returned_mark: sql`case when ${paymentTable.returned_at} is null then ${sql.placeholder('mark')} else ${paymentTable.returned_mark} end`,
      provider_key: sql`coalesce(${paymentTable.provider_key}, ${sql.placeholder('keys')}::jsonb ->> ${paymentTable.provider})`,
    })
    .from(orderTable)
    .where(
      and(
        eq(orderTable.id, paymentTable.order_id),
        eq(paymentTable.return_token_hash, sql.placeholder('token_hash')),
        gt(paymentTable.created_at, sql.placeholder('since')),
        eq(paymentTable.state, begun),
        // An array to look in would be planned again each time.
        sql`${sql.placeholder('methods')}::jsonb ? ${paymentTable.method}`,
      ),
    )
    .returning({ payment: getTableColumns(paymentTable), order: getTableColumns(orderTable), ...seenColumns }),
)

/** The buyer canceled at the provider, or the provider declined. The order can be paid by another method. */
export async function failPayment(ctx: Context, { code, ...asked }: Asker & { code: string }): Promise<Outcome> {
  const { token } = asked
  const mark = browserHash(asked)
  const found = await requireByToken(ctx, token)
  await markReturned(ctx, found, mark)
  await change(ctx, found.payment, 'ready', { state: 'aborted', failure: code || 'PAY_PROCESS_CANCELED' })
  return outcomeOf(ctx, await requireByToken(ctx, token), mark)
}

export async function paymentState(ctx: Context, gateways: PaymentGateways, asked: Asker): Promise<Outcome> {
  await checkAbandoned(ctx, gateways, (await requireByToken(ctx, asked.token)).payment)
  return outcomeOf(ctx, await requireByToken(ctx, asked.token), browserHash(asked))
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

/**
 * The first browser to return may see the order, also if our answer was lost and it asks again; the same address opened
 * later by another browser shows nothing.
 */
const markReturned = (ctx: Context, { payment }: Found, returned_mark: string) =>
  ctx.db
    .update(paymentTable)
    .set({ returned_at: ctx.now(), returned_mark })
    .where(and(eq(paymentTable.id, payment.id), isNull(paymentTable.returned_at)))

/** The hash of a browser's marker. A browser that sends none gets a random one that cannot be repeated. */
const browserHash = ({ mark }: Asker) => hashToken(mark ?? newReturnToken())

function change(ctx: Context, { id }: PaymentRow, from: PaymentState, set: Partial<PaymentRow>) {
  if (set.state) requireMove({ id, state: from }, set.state)
  return ctx.db
    .update(paymentTable)
    .set(set)
    .where(and(eq(paymentTable.id, id), eq(paymentTable.state, from)))
    .returning()
}

/**
 * Captures the payment and records the outcome. If the outcome is unknown, the payment stays in progress for the
 * polling job.
 */
async function capture(
  ctx: Context,
  provider: PaymentProvider,
  { payment, order, seen }: Found & { seen: SeenOrder },
  returned: Returned['returned'],
): Promise<Partial<PaymentRow>> {
  const { order_no } = order
  const { amount, currency } = payment
  try {
    const reported = await provider.confirm({
      key: payment.provider_key,
      order_no,
      amount,
      currency,
      returned,
      customer_key: customerKeyOf(ctx, order.mb_id),
      idempotency_key: `confirm-${payment.id}`,
    })
    return { state: await applyStatus(ctx, payment, reported, seen) }
  } catch (error) {
    const ended: Partial<PaymentRow> =
      error instanceof PaymentDeclined ? { state: 'aborted', failure: error.code } : { state: 'unknown' }
    if (!(error instanceof PaymentDeclined))
      ctx.log.warn({ order_no, provider: provider.name, reason: String(error) }, 'the end of a payment is not known')
    await change(ctx, payment, 'in_progress', ended)
    return ended
  }
}

function outcomeOf(ctx: Context, { payment, order }: Found, mark: string): Outcome {
  const isFirst = payment.returned_mark === mark
  const isOwner = order.mb_id !== null && order.mb_id === ctx.member?.mb_id
  return {
    order_id: order.id,
    order_no: order.order_no,
    method: payment.method,
    state: payment.state,
    currency: payment.currency,
    amount: payment.amount,
    message: payment.state === 'aborted' ? failureReason(payment.failure) : null,
    view_key: isFirst || isOwner ? viewKeyOf(ctx, order.id) : null,
  }
}
