import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'

/** How a payment begins, by who takes the money. */
export const Start = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid') }),
  z.object({
    kind: z.literal('deposit'),
    account: z.object({ bank: z.string(), number: z.string(), holder: z.string(), due_at: Instant }),
  }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('script'),
    script: z.string(),
    client_key: z.string(),
    customer_key: z.string(),
    /** What the provider's script is called with. */
    request: z.record(z.string(), z.unknown()),
  }),
  /** The provider could not be reached: the order stands, and can be paid another way. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
export type Start = z.output<typeof Start>
