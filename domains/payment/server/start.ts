import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Start } from '../../order/payment-fields.ts'
import {
  livePaymentStates,
  type PaymentMethod,
  paymentMethods,
  returnWords,
  settlesLater,
} from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { type PaymentGateways, providerOf } from '../providers/gateways.ts'
import type { Good } from '../providers/provider.ts'
import { statesBefore } from './change-payment.ts'
import { depositsUntil } from './deposits/deposit-days.ts'
import { waitForDeposit } from './deposits/wait-for-deposit.ts'
import { customerKeyOf, hashToken, newReturnToken } from './payment-keys.ts'
import { settle } from './settle.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

export type Beginning = {
  order: Pick<OrderRow, 'order_no' | 'currency' | 'lang' | 'buyer' | 'mb_id' | 'created_at' | 'expires_at'>
  payment: Pick<PaymentRow, 'id' | 'method' | 'amount'>
  token: string
  name: string
  goods: readonly Good[]
}

/** Starts a payment at its provider. The order stays valid if that fails. */
export async function startPayment(
  ctx: Context,
  gateways: PaymentGateways,
  { order, payment, token, name, goods }: Beginning,
): Promise<Start> {
  if (payment.amount === 0) {
    await settle(ctx, payment.id, { state: 'done', amount: 0, currency: order.currency, order_no: order.order_no })
    return { kind: 'paid' }
  }
  const provider = providerOf(gateways, payment.method)
  if (!provider) throw new Problem(422, '이 결제 방법은 쓸 수 없어요. 다른 방법을 골라 주세요.', { code: 'method' })
  const { order_no, currency, lang, buyer } = order
  const returnTo = (step: 'done' | 'failed') => gateways.link(returnPath(token, step))
  try {
    const { start, key } = await provider.begin({
      order_no,
      currency,
      lang,
      buyer,
      order_name: name,
      method: payment.method,
      amount: payment.amount,
      goods,
      customer_key: customerKeyOf(ctx, order.mb_id),
      success_url: returnTo('done'),
      fail_url: returnTo('failed'),
      valid_until: await validUntil(ctx, payment.method, order),
    })
    if (start.kind === 'deposit') {
      const account = await waitForDeposit(ctx, payment.id, { account: start.account })
      return account ? { kind: 'deposit', account } : { kind: 'failed', message: replaced }
    }
    if (key) await ctx.db.update(paymentTable).set({ provider_key: key }).where(eq(paymentTable.id, payment.id))
    return start
  } catch (error) {
    // Nothing was charged: the buyer has not agreed to anything yet.
    ctx.log.warn({ order_no, provider: provider.name, reason: String(error) }, 'a payment could not begin')
    return { kind: 'failed', message: '결제를 시작하지 못했어요. 다른 방법을 고르거나 잠시 뒤에 다시 시도해 주세요.' }
  }
}

/** Money that is sent has its own days; what is paid at once is paid while the goods are reserved. */
async function validUntil(
  ctx: Context,
  method: PaymentMethod,
  order: Pick<OrderRow, 'created_at' | 'expires_at' | 'mb_id'>,
) {
  if (settlesLater(method)) return depositsUntil(await findShopRules(ctx), order)
  return order.expires_at ?? ctx.now()
}

const replaced = '다른 창에서 새로 주문하셔서 이 주문은 취소됐어요. 주문 내역을 확인해 주세요.'

const returnPath = (token: string, step: 'done' | 'failed') =>
  `/shop/payment_confirm?${new URLSearchParams([
    [returnWords.token, token],
    [returnWords.step, step],
  ])}`

/** The payment of an order that may still bring money, or has brought it. */
export async function findLive(ctx: Context, order_id: number) {
  const [live] = await ctx.db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.order_id, order_id), inArray(paymentTable.state, [...livePaymentStates])))
  return live
}

type Wanted = { order: OrderRow; method: PaymentMethod }

/** Aborts a payment that has not begun; refuses while one is in progress. */
export async function replacePayment(ctx: Context, live: PaymentRow | undefined, { order, method }: Wanted) {
  if (live) {
    const [aborted] = await ctx.db
      .update(paymentTable)
      .set({ state: 'aborted' })
      .where(and(eq(paymentTable.id, live.id), statesBefore('aborted', 'ready', 'waiting_for_deposit')))
      .returning({ id: paymentTable.id })
    if (!aborted)
      throw new Problem(409, '앞선 결제를 확인하고 있어요. 잠시 뒤에 다시 확인해 주세요.', { code: 'in_progress' })
  }
  const token = newReturnToken()
  const [payment] = await ctx.db
    .insert(paymentTable)
    .values({
      order_id: order.id,
      provider: paymentMethods[method].provider,
      method,
      amount: order.total_amount,
      currency: order.currency,
      return_token_hash: hashToken(token),
      expires_at: order.expires_at,
    })
    .returning()
  if (!payment) throw new Error('an inserted payment was not returned')
  return { payment, token }
}
