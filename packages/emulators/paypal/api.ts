import { randomBytes } from 'node:crypto'
import { type Call, json, type Reply } from '../emulator-server.ts'
import type { Books } from './books.ts'
import { refundCapture, showCapture, showRefund } from './captures.ts'
import { captureOrder, createOrder, showOrder } from './orders.ts'

export type Step = 'token' | 'create' | 'read' | 'capture' | 'refund' | 'verify'

const tokenSeconds = 32_400

type Route = { step: Step; answer: () => Reply }

/** What is asked for, or nothing where the service has no such address. */
export function routeOf(books: Books, verify: (call: Call) => Reply, call: Call): Route | undefined {
  const [, id = ''] = /^\/v2\/(?:checkout\/orders|payments\/captures|payments\/refunds)\/(\w+)/.exec(call.path) ?? []
  const place = `${call.method} ${id ? call.path.replace(id, '{id}') : call.path}`
  const routes: Record<string, Route> = {
    'POST /v1/oauth2/token': { step: 'token', answer: () => giveToken(books, call) },
    'POST /v2/checkout/orders': { step: 'create', answer: () => once(books, call, () => createOrder(books, call)) },
    'GET /v2/checkout/orders/{id}': { step: 'read', answer: () => showOrder(books, id, call) },
    'POST /v2/checkout/orders/{id}/capture': {
      step: 'capture',
      answer: () => once(books, call, () => captureOrder(books, id, call)),
    },
    'GET /v2/payments/captures/{id}': { step: 'read', answer: () => showCapture(books, id, call) },
    'POST /v2/payments/captures/{id}/refund': {
      step: 'refund',
      answer: () => once(books, call, () => refundCapture(books, id, call)),
    },
    'GET /v2/payments/refunds/{id}': { step: 'read', answer: () => showRefund(books, id, call) },
    'POST /v1/notifications/verify-webhook-signature': { step: 'verify', answer: () => verify(call) },
  }
  const route = routes[place]
  if (!route) return undefined
  const isFree = route.step === 'token' || hasToken(books, call)
  return { step: route.step, answer: () => (isFree ? route.answer() : noToken) }
}

const noToken = json(401, { error: 'invalid_token', error_description: 'The token passed in was not found' })

const hasToken = ({ tokens }: Books, { headers }: Call) =>
  (tokens.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '') ?? 0) > Date.now()

function giveToken({ clientId, clientSecret, tokens }: Books, { headers, raw }: Call): Reply {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  if (headers.authorization !== `Basic ${basic}`)
    return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' })
  if (new URLSearchParams(raw).get('grant_type') !== 'client_credentials')
    return json(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' })
  const access_token = randomBytes(48).toString('base64url')
  tokens.set(access_token, Date.now() + tokenSeconds * 1000)
  const scope = 'https://uri.paypal.com/services/payments/payment'
  return json(200, { scope, access_token, token_type: 'Bearer', app_id: 'APP-STANDIN', expires_in: tokenSeconds })
}

/** What was done under a PayPal-Request-Id is not done again: who asks again hears the same answer. */
function once({ answered }: Books, { headers, path }: Call, work: () => Reply): Reply {
  const key = headers['paypal-request-id']
  if (typeof key !== 'string') return work()
  const earlier = answered.get(`${path} ${key}`)
  if (earlier) return earlier
  const reply = work()
  // A refusal may be tried again under the same name; what was done may not.
  if (reply.status < 400) answered.set(`${path} ${key}`, reply)
  return reply
}
