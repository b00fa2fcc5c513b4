import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { shipmentStates } from '../order/words.ts'

export const Shipment = z
  .object({
    id: z.int(),
    order_id: z.int(),
    /** The courier's name as a phrase, and their page about this parcel; no page for what was fetched. */
    courier: z.string(),
    courier_name: z.string(),
    tracking_no: z.string(),
    link: z.string().nullable(),
    state: z.enum(shipmentStates),
    /** The courier's tracking steps, the newest last. */
    steps: z.array(z.object({ at: Instant, place: z.string(), status: z.string(), level: z.int().optional() })),
    shipped_at: Instant,
    delivered_at: Instant.nullable(),
    lines: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        name_en: z.string(),
        quantity: z.int(),
        option_name: z.string(),
        option_name_en: z.string(),
      }),
    ),
  })
  .meta({ id: 'Shipment' })
export type Shipment = z.output<typeof Shipment>

const view_key = z.object({ view_key: z.string().max(200).optional() })

/** Delivery, for the buyer. */
export const shipment = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/order-view/:order_id/shipments',
    summary: '배송 조회',
    access: 'guest order',
    params: z.object({ order_id: Id }),
    query: view_key,
    reply: z.object({ data: z.array(Shipment) }),
  }),
  /** The buyer has it and keeps it; the right to change their mind stays. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/order-view/:order_id/confirm',
    summary: '구매 확정',
    access: 'guest order',
    params: z.object({ order_id: Id }),
    query: view_key,
    /** Without lines all that have arrived. */
    body: z.object({ line_ids: z.array(z.int().min(1)).max(200).optional() }),
    reply: z.object({ confirmed: z.int(), points: z.int() }),
  }),
}
