import { fieldsOf, type Reply, serve } from '../emulator-server.ts'
import { type Failure, planFailures } from '../planned-failures.ts'
import { createNotebook, type EmulatedService } from '../received.ts'
import { routeOf, type Step } from './api.ts'
import { type Books, centsOf, type Funding, type Order, payerId, refuse } from './books.ts'
import { refundedOf } from './captures.ts'
import { createWebhooks, type Webhook } from './webhooks.ts'
import { answerWindow, approve, leave } from './window.ts'

export type PayPalEmulator = EmulatedService & {
  url: string
  clientId: string
  clientSecret: string
  webhookId: string
  /** Makes the next call of this kind fail once. */
  failNext(step: Step, failure: Failure): void
  /** The payer agrees in the window; what stands in the address they come back with. */
  approve(order_id: string, funding?: Funding): { token: string; PayerID: string }
  /** The payer goes back without paying; the address they come back to. */
  leave(order_id: string): string
  /** A bank account that was pending has paid, or has not. */
  clear(order_id: string, result: 'COMPLETED' | 'DECLINED'): void
  /** Forgets an order, as the service does with one that no one captured in time. */
  expire(order_id: string): void
  /** Takes every token back, hours before its end. */
  revokeTokens(): void
  tokensGiven(): number
  /** Forgets what was done under which PayPal-Request-Id, as the service does after weeks. */
  forgetRequests(): void
  /** How an order stands; amounts in cents. */
  find(order_id: string): { status: Order['status']; captured: number; refunded: number; refunds: number } | undefined
  /** Every notice so far. */
  webhooks(): readonly Webhook[]
  /** Sends a webhook, as often and as late as a test likes; what the shop answered. */
  deliver(webhook: Webhook): Promise<number>
  /** From now on webhooks go out only by hand. */
  holdWebhooks(): void
  stop(): Promise<void>
}

const noteOf = { create: 'order', capture: 'payment', refund: 'refund' } as const

const sumOf = ({ orders }: Books, id: unknown) => {
  const amount = orders.get(String(id))?.unit.amount
  return amount ? `${amount.currency_code} ${amount.value} · ` : ''
}

type Options = {
  clientId?: string
  clientSecret?: string
  webhookId?: string
  /** Where webhooks go to; without one they are only kept. */
  webhookUrl?: () => string | undefined
}

/** Emulates PayPal: tokens, Orders v2, captures and refunds, the window, and signed webhooks. */
export async function startPayPalEmulator({
  clientId = 'emulator-client-id',
  clientSecret = 'emulator-client-secret',
  webhookId = 'STANDINWEBHOOK01',
  webhookUrl = () => undefined,
}: Options = {}): Promise<PayPalEmulator> {
  let origin = ''
  const webhooks = createWebhooks({
    webhookId,
    url: webhookUrl,
    certUrl: () => `${origin}/v1/notifications/certs/CERT`,
  })
  const { announce } = webhooks
  const [orders, tokens, answered] = [new Map(), new Map(), new Map()]
  const books: Books = { clientId, clientSecret, webhookId, orders, tokens, answered, announce }
  const { note, received } = createNotebook()
  const failures = planFailures<Step>((status) => refuse(status, 'INTERNAL_SERVICE_ERROR'))
  const server = await serve((call) => {
    const route = routeOf(books, webhooks.verify, call)
    if (route) return failures.around(route.step, () => noted(route.step, route.answer()))
    if (call.path === '/v1/notifications/certs/CERT') return { status: 200, body: webhooks.publicKey() }
    return answerWindow(books, call) ?? refuse(404, 'INVALID_RESOURCE_ID')
  })
  origin = server.url

  /** What was done, in a line; tokens and looking at an order do nothing. */
  function noted(step: Step, reply: Reply): Reply {
    const { id, name, details, status } = fieldsOf({ raw: String(reply.body ?? '') })
    const issue = Array.isArray(details) ? details[0]?.issue : ''
    if (reply.status >= 400) note('refused', `${name} ${issue}`)
    else if (step in noteOf) note(noteOf[step as keyof typeof noteOf], `${id} · ${sumOf(books, id)}${status}`)
    return reply
  }

  return {
    service: 'paypal',
    received,
    url: origin,
    clientId,
    clientSecret,
    webhookId,
    failNext: failures.failNext,
    ...controlsOf(books, origin),
    webhooks: () => webhooks.kept,
    deliver: webhooks.deliver,
    holdWebhooks: webhooks.hold,
    async stop() {
      webhooks.stop()
      await server.stop()
    },
  }
}

type Controls = Pick<
  PayPalEmulator,
  'approve' | 'leave' | 'clear' | 'expire' | 'revokeTokens' | 'tokensGiven' | 'forgetRequests' | 'find'
>

/** What a test does in place of the payer and of the service. */
function controlsOf(books: Books, origin: string): Controls {
  function require(id: string): Order {
    const order = books.orders.get(id)
    if (!order) throw new Error(`the emulator knows no order ${id}`)
    return order
  }

  return {
    approve(id, funding = 'balance') {
      approve(books, require(id), funding, origin)
      return { token: id, PayerID: payerId }
    },
    leave: (id) => leave(require(id)).headers?.location ?? '',
    clear(id, status) {
      const { capture } = require(id)
      if (capture) capture.status = status
    },
    expire: (id) => void books.orders.delete(id),
    revokeTokens: () => books.tokens.clear(),
    tokensGiven: () => books.tokens.size,
    forgetRequests: () => books.answered.clear(),
    find(id) {
      const order = books.orders.get(id)
      if (!order) return undefined
      const { status, capture } = order
      const captured = centsOf(capture?.amount.value) ?? 0
      const refunded = capture ? refundedOf(capture) : 0
      return { status, captured, refunded, refunds: capture?.refunds.length ?? 0 }
    },
  }
}
