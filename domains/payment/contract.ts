import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { methodNames, paymentStates } from '../order/payment-words.ts'

/** The outcome of a payment, for the buyer who returned with its token. */
export const Outcome = z
  .object({
    order_id: z.int(),
    order_no: z.string(),
    method: z.enum(methodNames),
    state: z.enum(paymentStates),
    currency: Currency,
    amount: z.int(),
    /** Why it failed, in a sentence. */
    message: z.string().nullable(),
    /** Opens the order to the buyer who returned; null for any other visitor. */
    view_key: z.string().nullable(),
  })
  .meta({ id: 'PaymentOutcome' })
export type Outcome = z.output<typeof Outcome>

const token = z.string().min(20).max(200)
/**
 * The browser's own marker, made before the request: it recognises the first browser that returned when it asks again.
 */
const mark = z.string().min(20).max(100).optional()

/** The return from a provider. No session is needed: the token of the return address finds the payment. */
export const payment = {
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/payments/confirm',
    summary: '결제 승인',
    access: 'anyone',
    body: z.object({
      token,
      mark,
      /** The query of the return address as the provider wrote it. */
      returned: z.record(z.string().max(60), z.string().max(1000)),
    }),
    reply: Outcome,
  }),
  /** The provider sent the buyer back without a payment. */
  fail: endpoint({
    method: 'POST',
    path: '/api/v1/payments/fail',
    summary: '결제 실패',
    access: 'anyone',
    body: z.object({ token, mark, code: z.string().max(100).default(''), message: z.string().max(500).default('') }),
    reply: Outcome,
  }),
  /** What became of it meanwhile; asked again while the answer is not yet known. */
  state: endpoint({
    method: 'POST',
    path: '/api/v1/payments/state',
    summary: '결제 상태',
    access: 'anyone',
    body: z.object({ token, mark }),
    reply: Outcome,
  }),
}
