import { z } from 'zod'

/** One line of the explanation of a total; `amount` is what it adds, or takes away where it is negative. */
export const TotalRow = z
  .object({
    kind: z.enum(['goods', 'line_coupon', 'order_coupon', 'points', 'shipping', 'far', 'shipping_coupon', 'total']),
    amount: z.int(),
    /** A coupon's, a region's or a zone's name, in both languages. */
    name: z.string().optional(),
    name_en: z.string().optional(),
    /** Of goods: how many, and how much less than at their list prices. */
    pieces: z.int().optional(),
    cut_amount: z.int().optional(),
    /** Of shipping: how the goods are delivered; `unknown` until its cost is known. */
    delivery: z.enum(['parcel', 'ems', 'pickup', 'none', 'unknown']).optional(),
    /** What the goods have to cost for a parcel to be free. */
    free_from: z.int().optional(),
    /** The half kilos abroad is charged by. */
    halves: z.int().optional(),
  })
  .meta({ id: 'TotalRow' })
export type TotalRow = z.output<typeof TotalRow>
