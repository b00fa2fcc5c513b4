import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Call, fieldsOf, json, type Reply } from '../emulator-server.ts'
import { madeOnce } from '../made-once.ts'
import { instant, type Order, refuse } from './books.ts'
import { rawValueOf } from './raw-value.ts'

/** A webhook as it goes over the wire. */
export type Webhook = { type: string; order_id: string; headers: Record<string, string>; body: string }

type Options = { webhookId: string; url: () => string | undefined; certUrl: () => string }

const algorithm = 'SHA256withRSA'
const tries = 5
const pauseMs = 200

/**
 * The webhooks of the service, signed over their bytes. Each goes to the shop's address when it arises, again when it is
 * not answered with a 2xx, and stays here: a test may send it again, late, or changed.
 */
export function createWebhooks({ webhookId, url, certUrl }: Options) {
  const signer = createSigner({ webhookId, certUrl })
  const kept: Webhook[] = []
  const stopping = new AbortController()
  let isWithheld = false

  /** Sends a webhook, and says what the shop answered; 0 where it was not there. */
  async function deliver({ headers, body }: Webhook): Promise<number> {
    const address = url()
    if (!address) return 0
    const sent = fetch(address, { method: 'POST', headers, body, signal: stopping.signal })
    return sent.then(({ status }) => status).catch(() => 0)
  }

  async function deliverInTheEnd(webhook: Webhook) {
    for (let tried = 0; tried < tries && !stopping.signal.aborted; tried += 1) {
      const status = await deliver(webhook)
      if (status >= 200 && status < 300) return
      await new Promise((resolve) => setTimeout(resolve, pauseMs * 2 ** tried).unref())
    }
  }

  return {
    kept,
    deliver,
    hold() {
      isWithheld = true
    },
    publicKey: signer.publicKey,
    verify: signer.verify,
    announce(type: string, order: Order, resource: object) {
      const body = eventBody(type, resource)
      const webhook = { type, order_id: order.id, headers: signer.sign(body), body }
      kept.push(webhook)
      if (!isWithheld) void deliverInTheEnd(webhook)
    },
    stop: () => stopping.abort(),
  }
}

/** The bytes of an event. */
function eventBody(type: string, resource: object): string {
  const resource_type = type.startsWith('CHECKOUT.')
    ? 'checkout-order'
    : type.endsWith('REFUNDED')
      ? 'refund'
      : 'capture'
  const event = { id: `WH-${randomUUID()}`, create_time: instant(), resource_type, event_type: type }
  // Spaced as no JSON.stringify of ours would space it, with a number that a parser would shorten.
  return JSON.stringify({ ...event, event_version: '1.0', summary: type, resource, links: [] })
    .replace('{', '{ ')
    .replace(/}$/, ',"weight":1.00 }')
}

function createSigner({ webhookId, certUrl }: Pick<Options, 'webhookId' | 'certUrl'>) {
  const keys = madeOnce(() => generateKeyPairSync('rsa', { modulusLength: 2048 }))
  const textOf = (id: string, time: string, body: string) => `${id}|${time}|${webhookId}|${crc32(body)}`

  return {
    publicKey: () => keys().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign(body: string): Record<string, string> {
      const [id, time] = [randomUUID(), instant()]
      return {
        'content-type': 'application/json',
        'paypal-auth-algo': algorithm,
        'paypal-cert-url': certUrl(),
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': createSign('sha256')
          .update(textOf(id, time, body))
          .sign(keys().privateKey, 'base64'),
      }
    },
    /** The service's own answer to whether it sent a webhook. */
    verify(call: Call): Reply {
      const fields = fieldsOf(call)
      const { auth_algo, cert_url, transmission_id, transmission_sig, transmission_time, webhook_id } = fields
      const given = [auth_algo, cert_url, transmission_id, transmission_sig, transmission_time, webhook_id]
      const body = rawValueOf(call.raw, 'webhook_event')
      if (!given.every((text) => typeof text === 'string' && text !== '') || !body)
        return refuse(400, 'MISSING_REQUIRED_PARAMETER')
      const signed = textOf(String(transmission_id), String(transmission_time), body)
      const isOurs =
        webhook_id === webhookId &&
        createVerify('sha256').update(signed).verify(keys().publicKey, String(transmission_sig), 'base64')
      return json(200, { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
    },
  }
}
