import { z } from 'zod'

/** Some of an order's pieces; without a quantity the whole line. */
export const pieces = z
  .array(z.object({ line_id: z.int().min(1), quantity: z.int().min(1).optional() }))
  .min(1)
  .max(200)
  .optional()

/** What became of one row of a bulk action. */
export const Outcome = z.object({
  order_no: z.string(),
  /** `known`: the same was done before. */
  outcome: z.enum(['done', 'known', 'refused']),
  reason: z.string().nullable(),
})

/** Sent with a bulk change: the same request goes on with what it began. */
export const request_key = z.uuid().optional()
/** What undoes a bulk change; null where nothing was changed. */
export const change_set_id = z.int().nullable()
