import { randomBytes, randomUUID } from 'node:crypto'
import { json, type Reply } from '../emulator-server.ts'

export type Money = { currency_code: string; value: string }
export type Link = { href: string; rel: string; method: string }

export type Refund = {
  id: string
  amount: Money
  status: 'COMPLETED'
  custom_id?: string
  invoice_id?: string
  note_to_payer?: string
  create_time: string
}
export type Capture = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  amount: Money
  create_time: string
  refunds: Refund[]
}
export type Unit = {
  reference_id: string
  amount: Money & { breakdown?: unknown }
  custom_id?: string
  invoice_id?: string
  description?: string
  items?: unknown
}

/** One order in the emulator's books, with the one purchase unit it may have. */
export type Order = {
  id: string
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED'
  unit: Unit
  brand: string
  return_url: string
  cancel_url: string
  /** What the payer chose in the window. */
  funding: Funding | null
  create_time: string
  capture: Capture | null
}

export const fundings = {
  balance: { name: 'PayPal balance', about: 'Available: $1,240.00' },
  card: { name: 'Birch Bank Visa ••4242', about: 'Credit card' },
  declined: { name: 'Willow Bank Visa ••0002', about: 'This card will be declined' },
  echeck: { name: 'Bank account ••6789', about: 'The payment stays pending until it clears' },
} as const
export type Funding = keyof typeof fundings
export const isFunding = (text: string | null): text is Funding => text !== null && text in fundings

/** Everything the parts of the emulator share. */
export type Books = {
  clientId: string
  clientSecret: string
  webhookId: string
  orders: Map<string, Order>
  tokens: Map<string, number>
  /** Answers that were given under a PayPal-Request-Id. */
  answered: Map<string, Reply>
  announce(type: string, order: Order, resource: object): void
}

export const payerId = 'STANDINPAYER1'

/** Seventeen signs, as the service names things. */
export const newId = () => [...randomBytes(17)].map((byte) => '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'[byte % 34]).join('')

export const instant = () => `${new Date().toISOString().slice(0, 19)}Z`

const names: Record<number, [string, string]> = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: ['UNPROCESSABLE_ENTITY', 'The requested action could not be performed, semantically incorrect, or failed.'],
  429: ['RATE_LIMIT_REACHED', 'Too many requests.'],
}

/** Says no as the service does. */
export function refuse(status: number, issue: string, field?: string): Reply {
  const [name, message] = names[status] ?? ['INTERNAL_SERVER_ERROR', 'An internal server error has occurred.']
  const details = [{ ...(field && { field, location: 'body' }), issue, description: issue.toLowerCase() }]
  return json(status, { name, message, debug_id: randomUUID().slice(0, 13), details, links: [] })
}

/** Cents of a text with two decimals; undefined where it is none. */
export const centsOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,9}\.\d{2}$/.test(value) ? Number(value.replace('.', '')) : undefined

export const dollars = (cents: number) => (cents / 100).toFixed(2)
