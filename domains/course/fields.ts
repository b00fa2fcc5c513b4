import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { Prices } from '../catalog/fields.ts'

/** One beginning of a class, with its seats. */
export const ClassSession = z
  .object({
    id: z.int(),
    product_id: z.int(),
    /** What its seats are sold as; null where it cannot be bought by itself. */
    variant_id: z.int().nullable(),
    title: z.string(),
    title_en: z.string(),
    weeks: z.int(),
    studio: z.string(),
    studio_en: z.string(),
    starts_at: Instant,
    seats_left: z.int(),
    price: Prices,
    /** The event at the messaging platform, where it stands in a calendar there. */
    event_id: z.string().nullable(),
  })
  .meta({ id: 'ClassSession' })
export type ClassSession = z.output<typeof ClassSession>
