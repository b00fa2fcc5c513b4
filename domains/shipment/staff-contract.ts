import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery, SortOrder } from '@sillage/kit/keyset.ts'
import { Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { exceptionStates } from '../order/words.ts'
import { courierNames } from '../shipping/couriers.ts'
import { Shipment } from './contract.ts'
import { change_set_id, Outcome, pieces, request_key } from './staff-fields.ts'
import { shipmentViews } from './staff-words.ts'

const staff = staffWith('shipments')
/** Of a file that may be another program's: what is too long for a number is refused with its row, not with the file. */
const cell = z.string().max(500)
const note = z.string().trim().max(500, '500자까지 쓸 수 있어요.')

const StaffShipmentRow = Shipment.omit({ lines: true, steps: true })
  .extend({
    order_no: z.string(),
    receiver_name: z.string(),
    /** What the courier said last; empty while it has said nothing. */
    last_step: z.string(),
    last_step_at: Instant.nullable(),
    is_overdue: z.boolean(),
  })
  .meta({ id: 'StaffShipmentRow' })
export type StaffShipmentRow = z.output<typeof StaffShipmentRow>

/** Sending what was ordered, and following it until it has arrived. */
export const staffShipments = {
  /** Parcels of all orders; those that take too long begin with the oldest. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/shipments',
    summary: '배송 목록',
    access: staff,
    query: keysetQuery({
      view: z.enum(shipmentViews).optional(),
      courier: z.enum(courierNames).optional(),
      /** A day in Seoul on which it was sent. */
      day: Day.optional(),
      /** Left out, those that take too long begin with the oldest, all others with the newest. */
      sort: SortOrder.optional(),
      /** A whole tracking number, or the beginning of an order number. */
      keyword: z.string().trim().max(40).optional(),
    }),
    reply: keysetOf(StaffShipmentRow),
  }),
  ship: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/ship',
    summary: '발송 처리',
    access: staff,
    params: z.object({ order_id: Id }),
    body: z.object({ courier: z.enum(courierNames), tracking_no: z.string().trim().max(40), lines: pieces }),
    reply: Shipment,
  }),
  /** Many tracking numbers, as a courier's program writes them down. */
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/staff/shipments/upload',
    summary: '송장 번호 올리기',
    access: staff,
    body: z.object({
      rows: z
        .array(z.object({ order_no: cell, courier: cell, tracking_no: cell }))
        .min(1)
        .max(1000, '한 번에 1,000줄까지 올릴 수 있어요.'),
      dry_run: z.boolean().default(true),
      request_key,
    }),
    reply: z.object({ rows: z.array(Outcome), change_set_id }),
  }),
  /** Handed over at the counter of a store. */
  handOver: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/hand-over',
    summary: '매장에서 건네기',
    access: staff,
    params: z.object({ order_id: Id }),
    body: z.object({ lines: pieces }),
    reply: Shipment,
  }),
  changeNumber: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/shipments/:shipment_id',
    summary: '송장 번호 고치기',
    access: staff,
    params: z.object({ shipment_id: Id }),
    body: z.object({ courier: z.enum(courierNames), tracking_no: z.string().trim().max(40) }),
    reply: Shipment,
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/api/v1/staff/shipments/:shipment_id/delivered',
    summary: '배송 완료 처리',
    access: staff,
    params: z.object({ shipment_id: Id }),
    reply: Shipment,
  }),
  /** Lost in transit, or returned to us: the buyer is notified and may choose a refund or another parcel. */
  lost: endpoint({
    method: 'POST',
    path: '/api/v1/staff/shipments/:shipment_id/exception',
    summary: '분실·반송 처리',
    access: staff,
    params: z.object({ shipment_id: Id }),
    body: z.object({ state: z.enum(exceptionStates), note: note.default('') }),
    reply: Shipment,
  }),
}
