import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { PaymentDetails } from '../order/payment-fields.ts'
import { methodNames } from '../order/payment-words.ts'
import { lineStates, receiptKinds, receiptStates } from '../order/words.ts'

/** Null where no Korean tax is in it: what is paid in dollars. */
const tax = z.object({ supply: z.int(), vat: z.int() }).nullable()

/** What a receipt and a statement of an order say: the lines and shipping add up to the total. */
export const OrderStatement = z
  .object({
    order_no: z.string(),
    currency: Currency,
    created_at: Instant,
    paid_at: Instant,
    /** When it was drawn up. */
    drawn_at: Instant,
    buyer: z.object({
      name: z.string(),
      company: z.string(),
      registration: z.string(),
      /** The type of business and what it deals in, where a tax invoice was asked for. */
      type: z.string(),
      item: z.string(),
    }),
    lines: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        name_en: z.string(),
        option_name: z.string(),
        option_name_en: z.string(),
        quantity: z.int(),
        unit_amount: z.int(),
        off_amount: z.int(),
        total_amount: z.int(),
        tax,
        state: z.enum(lineStates),
      }),
    ),
    shipping: z.object({ amount: z.int(), tax }),
    /** What was paid, what was refunded, what is being refunded, and what is left after that. */
    total_amount: z.int(),
    refunded_amount: z.int(),
    refunding_amount: z.int(),
    left_amount: z.int(),
    /** Of what was paid, and of what is left. */
    tax,
    left_tax: tax,
    payment: z.object({ method: z.enum(methodNames), details: PaymentDetails, approved_at: Instant.nullable() }),
    refunds: z.array(z.object({ id: z.int(), amount: z.int(), done_at: Instant.nullable() })),
    receipts: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(receiptKinds),
        state: z.enum(receiptStates),
        amount: z.int(),
        corrects_id: z.int().nullable(),
        issue_number: z.string().nullable(),
        issued_at: Instant.nullable(),
        /** No one asked for it: the law wants one for that much cash. */
        by_law: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'OrderStatement' })
export type OrderStatement = z.output<typeof OrderStatement>

export const orderStatement = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/order-view/:order_id/statement',
    summary: '영수증과 거래명세서',
    access: 'guest order',
    params: z.object({ order_id: Id }),
    query: z.object({ view_key: z.string().max(200).optional() }),
    reply: OrderStatement,
  }),
}
