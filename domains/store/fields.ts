import { z } from 'zod'

/** A store as someone reads it who comes to fetch an order. */
export const PickupStore = z
  .object({
    id: z.int(),
    name: z.string(),
    name_en: z.string(),
    address: z.string(),
    address_en: z.string(),
    hours: z.string(),
    hours_en: z.string(),
  })
  .meta({ id: 'PickupStore' })
export type PickupStore = z.output<typeof PickupStore>
