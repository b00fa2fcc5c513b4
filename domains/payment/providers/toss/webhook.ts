import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PaymentProvider, WebhookHint } from '../provider.ts'
import { orderNoOf } from './payment.ts'

const text = z.string().min(1).max(300)

const Changed = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({ paymentKey: text, orderId: text.nullish() }),
})

/** The webhook of a deposit has no envelope. It carries the secret that came with the account. */
const Deposit = z.object({ secret: text, status: text, orderId: text, transactionKey: text.nullish() })

/**
 * What a webhook of Toss is about. Toss does not sign them, so nothing in them is believed; but a deposit's secret must
 * be the one we were given with the account.
 */
export const readTossWebhook: PaymentProvider['readWebhook'] = async ({ headers, body }) => {
  const raw = typeof body === 'string' ? body : JSON.stringify(body ?? null)
  const json = parse(raw)
  const event_key =
    headers['tosspayments-webhook-transmission-id'] ?? createHash('sha256').update(raw).digest('base64url')
  return readChanged(json, event_key) ?? readDeposit(json, event_key)
}

function readChanged(json: unknown, event_key: string): WebhookHint | null {
  const { data: webhook } = Changed.safeParse(json)
  if (!webhook) return null
  const { paymentKey, orderId } = webhook.data
  const order_no = orderId ? orderNoOf(orderId) : null
  return { event_key, kind: webhook.eventType, key: paymentKey, order_no, secret: null }
}

function readDeposit(json: unknown, event_key: string): WebhookHint | null {
  const { data: webhook } = Deposit.safeParse(json)
  if (!webhook) return null
  return {
    event_key,
    kind: 'DEPOSIT_CALLBACK',
    key: null,
    order_no: orderNoOf(webhook.orderId),
    secret: webhook.secret,
  }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
