import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { anyStaff } from '../audit/permissions.ts'
import { actors, lineStates } from './words.ts'

export const staffOrderEvents = {
  /** What moved an order last, shown where an action is no longer allowed. It names no buyer. */
  last: endpoint({
    method: 'GET',
    path: '/api/v1/staff/orders/:order_id/last-event',
    summary: '주문에 마지막으로 있었던 일',
    access: anyStaff,
    params: z.object({ order_id: Id }),
    reply: z.object({
      state: z.enum(lineStates),
      /** Null for an order to which nothing has happened. */
      actor: z.enum(actors).nullable(),
      staff_id: z.string().nullable(),
      at: Instant,
    }),
  }),
}
