import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { PersonalValue } from '../custom/personal-contract.ts'
import { lineStates } from '../order/words.ts'
import { deliveryKinds } from '../shipping/delivery.ts'
import { StaffOrder } from './staff-order-contract.ts'

const most = 200

export const Packing = z
  .object({
    id: z.int(),
    order_no: z.string(),
    created_at: Instant,
    delivery: z.enum(deliveryKinds),
    receiver: StaffOrder.shape.receiver,
    /** What is still in the house: what was sent or canceled is not packed. */
    lines: z.array(
      z.object({
        id: z.int(),
        sku: z.string(),
        name: z.string(),
        option_name: z.string(),
        quantity: z.int(),
        state: z.enum(lineStates),
        personal: z.array(PersonalValue),
        /** From which lots to pack it; what came in without a number is named by none. */
        lots: z.array(z.object({ lot: z.string(), quantity: z.int() })),
      }),
    ),
  })
  .meta({ id: 'Packing' })
export type Packing = z.output<typeof Packing>

export const staffPacking = {
  /** The orders that were chosen; without a choice all that are being prepared, the oldest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/packing',
    summary: '포장할 주문',
    access: staffWith('shipments'),
    query: z.object({
      orders: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .transform((ids) => ids.split(',').map(Number))
        .refine((ids) => ids.length <= most, `한 번에 ${most}건까지 볼 수 있어요.`)
        .optional(),
    }),
    reply: z.object({ data: z.array(Packing) }),
  }),
}
