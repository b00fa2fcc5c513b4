import { z } from 'zod'
import { PaymentDeclined, type PaymentProvider, type ReceivedWebhook, type WebhookHint } from '../provider.ts'
import type { CallPayPal } from './call.ts'

const Event = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  resource_type: z.string().nullish(),
  resource: z.object({
    id: z.string().nullish(),
    custom_id: z.string().nullish(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() }).nullish(),
  }),
})
const Verdict = z.object({ verification_status: z.string() })

export const readPayPalWebhook: PaymentProvider['readWebhook'] = async ({ headers, body }) => {
  signatureOf(headers)
  const event = parse(textOf(body))
  return event ? hintOf(event) : null
}

/**
 * Asks PayPal whether it sent the webhook. PayPal signs the bytes, so the event goes back as it came: parsed and written
 * again, a space or a digit would differ.
 */
export async function verifyPayPalWebhook(call: CallPayPal, webhookId: string, { headers, body }: ReceivedWebhook) {
  const signed = signatureOf(headers)
  const raw = textOf(body)
  // Only one whole value may be put into our question: text after it could bring further fields with it.
  if (!parse(raw)) throw new PaymentDeclined('FORGED', 'this is no event of PayPal')
  const asked = JSON.stringify({ ...signed, webhook_id: webhookId })
  const { verification_status } = await call(
    { path: '/v1/notifications/verify-webhook-signature', body: `${asked.slice(0, -1)},"webhook_event":${raw}}` },
    Verdict,
  )
  if (verification_status !== 'SUCCESS') throw new PaymentDeclined('FORGED', 'PayPal did not send this webhook')
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : '')

function hintOf({ id, event_type, resource_type, resource }: z.output<typeof Event>): WebhookHint {
  const isOrder = resource_type === 'checkout-order' || event_type.startsWith('CHECKOUT.ORDER.')
  const order_id = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id
  const order_no = resource.custom_id ?? null
  return { event_key: id, kind: event_type, key: order_id ?? null, order_no, secret: null }
}

function signatureOf(headers: ReceivedWebhook['headers']) {
  const auth_algo = headers['paypal-auth-algo']
  const cert_url = headers['paypal-cert-url']
  const transmission_id = headers['paypal-transmission-id']
  const transmission_sig = headers['paypal-transmission-sig']
  const transmission_time = headers['paypal-transmission-time']
  if (!auth_algo || !cert_url || !transmission_id || !transmission_sig || !transmission_time)
    throw new PaymentDeclined('NOT_SIGNED', 'a webhook without a signature')
  return { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time }
}

function parse(raw: string) {
  try {
    return Event.safeParse(JSON.parse(raw)).data
  } catch {
    return undefined
  }
}
