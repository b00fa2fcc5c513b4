import { endpoint } from '@sillage/kit/endpoint.ts'
import { Day, Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { bilingual } from '../catalog/fields.ts'

const staff = staffWith('shipments')
const path = '/api/v1/staff/shipments/:shipment_id/lots'
const shipment_id = z.object({ shipment_id: Id })

/** The pieces of one option in a parcel, and the lots they are from or could be. */
const ParcelLots = z
  .object({
    variant_id: z.int(),
    sku: z.string(),
    ...bilingual,
    option: z.string(),
    quantity: z.int(),
    lots: z.array(
      z.object({
        lot_id: z.int(),
        lot: z.string(),
        best_before: Day.nullable(),
        /** In this parcel. */
        quantity: z.int(),
        /** Still in the house. */
        on_hand: z.int(),
      }),
    ),
  })
  .meta({ id: 'ParcelLots' })
export type ParcelLots = z.output<typeof ParcelLots>

const reply = z.object({ data: z.array(ParcelLots) })

/** From which lots a parcel was packed: recorded as it leaves, corrected where the packer took another. */
export const staffParcelLots = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '배송한 로트',
    access: staff,
    params: shipment_id,
    reply,
  }),
  /** All of the parcel: what is not named is no longer recorded. */
  change: endpoint({
    method: 'PUT',
    path,
    summary: '배송한 로트 고치기',
    access: staff,
    params: shipment_id,
    body: z.object({
      lots: z.array(z.object({ lot_id: z.int().min(1), quantity: z.int().min(1).max(100_000) })).max(200),
    }),
    reply,
  }),
}
