import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { methodNames } from './payment-words.ts'

export const Account = z.object({ bank: z.string(), number: z.string(), holder: z.string(), due_at: Instant })

/** What a buyer may be shown of how they paid. No whole card number is ever here. */
export const PaymentDetails = z.object({
  card: z.object({ issuer: z.string(), last4: z.string(), months: z.int() }).optional(),
  easy_pay: z.string().optional(),
  /** The provider keeps the money until the goods have come. */
  escrow: z.literal(true).optional(),
  /** Where to send the money, for a virtual account or a bank transfer. */
  account: Account.optional(),
  receipt_url: z.string().optional(),
})

/** One payment method that is offered; a sandbox moves no real money. */
export const OfferedMethod = z.object({ method: z.enum(methodNames), sandbox: z.boolean() })
export type OfferedMethod = z.output<typeof OfferedMethod>

/** How a payment begins, by who takes the money. */
export const Start = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid') }),
  z.object({
    kind: z.literal('deposit'),
    account: Account,
  }),
  z.object({
    kind: z.literal('redirect'),
    url: z.string(),
    /** In its place on a phone, where the provider has pages of its own for them. */
    mobile_url: z.string().optional(),
  }),
  z.object({
    kind: z.literal('script'),
    script: z.string(),
    client_key: z.string(),
    customer_key: z.string(),
    /** What the provider's script is called with. */
    request: z.record(z.string(), z.unknown()),
  }),
  /** The provider could not be reached: the order is valid, and can be paid by another method. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
export type Start = z.output<typeof Start>
