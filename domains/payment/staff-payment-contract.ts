import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery, SortOrder } from '@sillage/kit/keyset.ts'
import { Currency, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { methodNames, paymentStates, providers } from '../order/payment-words.ts'

const staff = staffWith('money')

export const StaffPaymentRow = z
  .object({
    id: z.int(),
    order_id: z.int(),
    order_no: z.string(),
    buyer_name: z.string(),
    provider: z.enum(providers),
    method: z.enum(methodNames),
    state: z.enum(paymentStates),
    currency: Currency,
    amount: z.int(),
    deposited_amount: z.int(),
    canceled_amount: z.int(),
    provider_key: z.string().nullable(),
    failure: z.string().nullable(),
    created_at: Instant,
    approved_at: Instant.nullable(),
    expires_at: Instant.nullable(),
  })
  .meta({ id: 'StaffPaymentRow' })
export type StaffPaymentRow = z.output<typeof StaffPaymentRow>

const Webhook = z.object({
  id: z.int(),
  kind: z.string(),
  event_key: z.string(),
  received_at: Instant,
  /** Null while the provider could not be asked about it. */
  handled_at: Instant.nullable(),
  /** What the provider answered when it was asked. */
  outcome: z.string().nullable(),
})

export const StaffPaymentDetail = StaffPaymentRow.extend({
  webhooks: z.array(Webhook),
  deposits: z.array(
    z.object({ id: z.int(), depositor: z.string(), amount: z.int(), deposited_at: Instant, bank_ref: z.string() }),
  ),
  refunds: z.array(
    z.object({
      id: z.int(),
      amount: z.int(),
      reason: z.string(),
      state: z.enum(['requested', 'done', 'failed', 'unknown']),
      failure: z.string().nullable(),
      created_at: Instant,
      done_at: Instant.nullable(),
    }),
  ),
}).meta({ id: 'StaffPaymentDetail' })
export type StaffPaymentDetail = z.output<typeof StaffPaymentDetail>

/** Every attempt to pay, and what providers sent us about it. */
export const staffPayments = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/payments',
    summary: '결제 목록',
    access: staff,
    query: keysetQuery({
      sort: SortOrder.default('newest'),
      state: z.enum(paymentStates).optional(),
      method: z.enum(methodNames).optional(),
      /** The beginning of an order number, or the provider's whole key. */
      keyword: z.string().trim().max(100).optional(),
    }),
    reply: keysetOf(StaffPaymentRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/staff/payments/:payment_id',
    summary: '결제 상세',
    access: staff,
    params: z.object({ payment_id: Id }),
    reply: StaffPaymentDetail,
  }),
}
