import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { claimStates } from '../claim/words.ts'

const lot_id = z.object({ lot_id: Id })
const path = '/api/v1/staff/lots/:lot_id/recall'
const said = z.string().trim().min(1, '이유를 적어 주세요.').max(200, '이유는 200자까지예요.')

/** An order of which pieces of the lot left the house. */
const LotBuyer = z
  .object({
    order_id: z.int(),
    order_no: z.string(),
    quantity: z.int(),
    shipped_at: Instant,
    /** Of the buyer; null for staff who may not see orders. */
    name: z.string().nullable(),
    hp: z.string().nullable(),
    email: z.string().nullable(),
    notified_at: Instant.nullable(),
    claim_id: z.int().nullable(),
    claim_state: z.enum(claimStates).nullable(),
  })
  .meta({ id: 'LotBuyer' })
export type LotBuyer = z.output<typeof LotBuyer>

const Recall = z
  .object({
    reason: z.string(),
    reason_en: z.string(),
    staff_id: z.string(),
    created_at: Instant,
    done_at: Instant.nullable(),
    /** Buyers who were notified so far, and returns prepared for them. */
    notified: z.int(),
    claims: z.int(),
  })
  .meta({ id: 'Recall' })

const RecallCounts = z
  .object({
    /** Orders with the lot, and the pieces that left. */
    orders: z.int(),
    pieces: z.int(),
    /** Orders whose buyer is still to be notified. */
    messages: z.int(),
    /** Of those, the ones for which a return will be prepared. */
    claims: z.int(),
    /** Pieces in the house that will be blocked. */
    in_house: z.int(),
  })
  .meta({ id: 'RecallCounts' })
export type RecallCounts = z.output<typeof RecallCounts>

/** Calling back one lot: its buyers are notified, their returns prepared, and what is left of it stays here. */
export const staffRecalls = {
  show: endpoint({
    method: 'GET',
    path,
    summary: '로트의 회수 상태',
    access: staffWith('stock'),
    params: lot_id,
    reply: z.object({ recall: Recall.nullable(), counts: RecallCounts }),
  }),
  /** Everyone who bought of the lot, in all options it came in, the newest order first. */
  buyers: endpoint({
    method: 'GET',
    path: '/api/v1/staff/lot-buyers',
    summary: '로트를 산 주문',
    access: staffWith('stock'),
    query: keysetQuery({ lot_id: Id }),
    reply: keysetOf(LotBuyer),
  }),
  /** A dry run counts. Started again, it reaches only those that it has not reached yet. */
  start: endpoint({
    method: 'POST',
    path,
    summary: '로트 회수',
    access: staffWith('claims'),
    params: lot_id,
    body: z.object({ reason: said, reason_en: said, dry_run: z.boolean() }),
    reply: RecallCounts,
  }),
}
