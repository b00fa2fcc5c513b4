import type { Context } from '@sillage/server-kit/context.ts'
import { forgetOldest } from '@sillage/server-kit/forget-oldest.ts'
import { and, desc, eq } from 'drizzle-orm'
import { orderTable } from '../../order/server/tables.ts'
import { limit } from '../../rate-limits.ts'
import type { PaymentGateways } from '../providers/gateways.ts'
import type { PaymentProvider, ReceivedWebhook, WebhookHint } from '../providers/provider.ts'
import { applyStatus } from './settle.ts'
import { paymentTable, paymentWebhookTable } from './tables.ts'

/**
 * Receives a provider's webhook. It is only a hint: the provider is asked, and its answer counts. Each event is stored
 * once; one that could not be processed is sent again by the provider and processed then.
 */
export async function receiveWebhook(ctx: Context, gateways: PaymentGateways, name: string, webhook: ReceivedWebhook) {
  const provider = gateways.providers.find((each) => each.name === name)
  const hint = await provider?.readWebhook(webhook)
  if (!provider || !hint || !isPlausible(hint)) return 'ignored'
  const payment = await findPayment(ctx, provider, hint)
  // A webhook whose secret fits none of our payments is forged: the provider is not asked.
  if (hint.secret !== null && !payment) return 'forged'
  // For payments we do not know nothing is written and no one is asked: anyone can send that, as often as they like.
  if (!payment) return 'no_payment'
  await limit(ctx, 'webhook', { id: String(payment.id) })
  await provider.verifyWebhook?.(webhook)
  const row = await recordWebhook(ctx, provider, hint, payment.id)
  if (row.handled_at) return 'known'
  const outcome = await ask(ctx, provider, payment)
  await ctx.db
    .update(paymentWebhookTable)
    .set({ handled_at: ctx.now(), outcome })
    .where(eq(paymentWebhookTable.id, row.id))
  return outcome
}

const longest = 300

/** No provider sends longer ids, or ids with a zero byte, which the database can neither store nor look for. */
const isPlausible = ({ event_key, kind, key, order_no, secret }: WebhookHint) =>
  [event_key, kind, key, order_no, secret].every(
    (name) => name === null || (name.length <= longest && !name.includes('\0')),
  )

async function findPayment(ctx: Context, { name }: PaymentProvider, { key, order_no, secret }: WebhookHint) {
  const ours = eq(paymentTable.provider, name)
  const named = key ? eq(paymentTable.provider_key, key) : eq(orderTable.order_no, order_no ?? '')
  const proved = secret === null ? undefined : eq(paymentTable.webhook_secret, secret)
  const [found] = await ctx.db
    .select({ payment: paymentTable })
    .from(paymentTable)
    .innerJoin(orderTable, eq(orderTable.id, paymentTable.order_id))
    .where(and(ours, named, proved))
    .orderBy(desc(paymentTable.id))
    .limit(1)
  return found?.payment
}

async function recordWebhook(
  ctx: Context,
  provider: PaymentProvider,
  { event_key, kind }: WebhookHint,
  payment_id: number,
) {
  const row = { provider: provider.name, event_key, kind, payment_id }
  await ctx.db.insert(paymentWebhookTable).values(row).onConflictDoNothing()
  const [webhook] = await ctx.db
    .select()
    .from(paymentWebhookTable)
    .where(and(eq(paymentWebhookTable.provider, provider.name), eq(paymentWebhookTable.event_key, event_key)))
  if (!webhook) throw new Error('an inserted webhook was not found')
  return webhook
}

async function ask(ctx: Context, provider: PaymentProvider, payment: typeof paymentTable.$inferSelect) {
  if (!payment.provider_key) return 'no_key'
  const reported = await provider.read(payment.provider_key)
  if (!reported) return 'unknown_there'
  await applyStatus(ctx, payment, reported)
  return reported.state
}

const daysKept = 5 * 365 + 2

/** Once a day: what providers reported belongs to the records of payments, which the law wants for five years. */
export const forgetWebhooks = (ctx: Context) =>
  forgetOldest(ctx, paymentWebhookTable, daysKept, { since: 'received_at' })
