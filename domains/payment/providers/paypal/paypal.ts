import { createHash } from 'node:crypto'
import { z } from 'zod'
import { withErrorCode } from '../../server/return-address.ts'
import {
  type CancelRequest,
  PaymentDeclined,
  type PaymentProvider,
  PaymentUnresolved,
  type ProviderPayment,
  type StartRequest,
} from '../provider.ts'
import { type CallPayPal, openPayPal } from './call.ts'
import { PayPalOrder, paymentOf, refundMade, toDollars } from './order.ts'
import { readPayPalWebhook, verifyPayPalWebhook } from './webhook.ts'

type Options = {
  /** https://api-m.paypal.com, or https://api-m.sandbox.paypal.com to try things out. */
  apiUrl: string
  clientId: string
  clientSecret: string
  /** PayPal’s id of the address that receives its webhooks. */
  webhookId: string
  timeoutMs?: number
  now?: () => Date
}

/** Money moves here and nowhere else. */
const realHost = 'api-m.paypal.com'

const Created = z.object({ id: z.string().min(1), links: z.array(z.object({ rel: z.string(), href: z.url() })) })
const Refunded = z.object({ id: z.string().min(1), status: z.string() })

/** The order was taken before, or is being taken: what it says of itself counts. */
const alreadyTaken = new Set(['ORDER_ALREADY_CAPTURED', 'DUPLICATE_REQUEST_ID', 'ORDER_COMPLETED_OR_VOIDED'])

/** PayPal’s Orders, version 2, for those who pay in dollars: its own pages, then the money is taken by a call of ours. */
export function createPayPal({ webhookId, now = () => new Date(), ...keys }: Options): PaymentProvider {
  const call = openPayPal({ timeoutMs: 10_000, ...keys }, now)
  return {
    name: 'paypal',
    methods: ['paypal'],
    sandbox: new URL(keys.apiUrl).hostname !== realHost,
    async begin(beginning) {
      const body = JSON.stringify(orderOf(beginning))
      const { id, links } = await call(
        { path: '/v2/checkout/orders', body, idempotency_key: beginKeyOf(beginning) },
        Created,
      )
      const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      if (!url) throw new PaymentUnresolved('PayPal does not say where the buyer agrees')
      return { start: { kind: 'redirect', url }, key: id }
    },
    // It is known from the beginning; the address decides nothing.
    keyIn: () => null,
    async confirm({ key, ...asked }) {
      if (!key) throw new PaymentDeclined('RESOURCE_NOT_FOUND', 'the payment never began')
      return capture(call, { key, ...asked })
    },
    async read(key) {
      const order = await findOrder(call, key)
      return order && paymentOf(order)
    },
    cancel: (canceling) => refund(call, canceling),
    readWebhook: readPayPalWebhook,
    verifyWebhook: (webhook) => verifyPayPalWebhook(call, webhookId, webhook),
  }
}

function orderOf({ order_no, order_name, currency, amount, lang, success_url, fail_url }: StartRequest) {
  if (currency !== 'usd') throw new PaymentDeclined('CURRENCY_NOT_SUPPORTED', 'PayPal takes no won')
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        // No invoice_id: PayPal takes each once, and an order may be paid at the second try.
        reference_id: order_no,
        custom_id: order_no,
        description: order_name.slice(0, 127),
        amount: { currency_code: 'USD', value: toDollars(amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: 'Sillage',
          locale: lang === 'en' ? 'en-US' : 'ko-KR',
          user_action: 'PAY_NOW',
          // The address is in our order form, and money that may come or not is nothing to ship for.
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: success_url,
          cancel_url: withErrorCode(fail_url, 'PAY_PROCESS_CANCELED'),
        },
      },
    },
  }
}

/** The return address is each payment's own: one payment begins once, however often it is requested. */
const beginKeyOf = ({ success_url }: StartRequest) =>
  `begin-${createHash('sha256').update(success_url).digest('base64url')}`

async function findOrder(call: CallPayPal, id: string): Promise<PayPalOrder | null> {
  try {
    return await call({ path: `/v2/checkout/orders/${encodeURIComponent(id)}`, method: 'GET' }, PayPalOrder)
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    if (['RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID'].includes(error.code)) return null
    // A refusal to answer says nothing about the payment.
    throw new PaymentUnresolved(`PayPal did not tell of an order: ${error.code}`)
  }
}

type Capturing = { key: string; order_no: string; amount: number; idempotency_key: string }

async function capture(
  call: CallPayPal,
  { key, order_no, amount, idempotency_key }: Capturing,
): Promise<ProviderPayment> {
  const order = await findOrder(call, key).catch((error: unknown) => {
    // Nothing was captured, and nothing will be without us.
    throw new PaymentDeclined('NO_ANSWER', String(error))
  })
  if (!order) throw new PaymentDeclined('RESOURCE_NOT_FOUND', 'PayPal knows no such order')
  const before = paymentOf(order)
  if (before.state !== 'ready') return taken(before)
  if (before.amount !== amount || before.order_no !== order_no)
    throw new PaymentDeclined('AMOUNT_MISMATCH', 'the buyer agreed to something else')
  const path = `/v2/checkout/orders/${encodeURIComponent(key)}/capture`
  try {
    // Our keys begin again with a database, theirs do not.
    const asked = { path, body: '{}', idempotency_key: `${idempotency_key}-${key}` }
    return taken(paymentOf(await call(asked, PayPalOrder)))
  } catch (error) {
    if (!(error instanceof PaymentDeclined) || !alreadyTaken.has(error.code)) throw error
    const after = await findOrder(call, key)
    if (!after) throw new PaymentUnresolved('PayPal says both that it was paid and that it was not')
    return taken(paymentOf(after))
  }
}

function taken(reported: ProviderPayment): ProviderPayment {
  if (reported.state === 'aborted') throw new PaymentDeclined('INSTRUMENT_DECLINED', 'the capture came to nothing')
  if (reported.state === 'ready')
    throw new PaymentUnresolved('PayPal says neither that it was paid nor that it was refused')
  return reported
}

/** A refund carries its key twice: as PayPal's idempotency key, and to find it again later. */
async function refund(call: CallPayPal, { key, capture_key, amount, reason, idempotency_key }: CancelRequest) {
  if (!capture_key) throw new PaymentDeclined('RESOURCE_NOT_FOUND', 'nothing was captured')
  const path = `/v2/payments/captures/${encodeURIComponent(capture_key)}/refund`
  const body = JSON.stringify({
    amount: { currency_code: 'USD', value: toDollars(amount) },
    custom_id: idempotency_key,
    note_to_payer: reason.slice(0, 255),
  })
  try {
    const { id, status } = await call({ path, body, idempotency_key }, Refunded)
    if (status === 'COMPLETED' || status === 'PENDING') return { key: id, canceled_amount: amount }
    throw new PaymentDeclined(`REFUND_${status}`, 'the refund came to nothing')
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    const order = await findOrder(call, key)
    const made = order && refundMade(order, idempotency_key)
    if (made) return made
    throw error
  }
}
