import { endpoint } from '@sillage/kit/endpoint.ts'
import { SortOrder } from '@sillage/kit/keyset.ts'
import { Currency, Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { discrepancyKinds, discrepancyStates, repairs } from '../payment/discrepancy-words.ts'

const staff = staffWith('reconciliation')
const discrepancy_id = z.object({ discrepancy_id: Id })

const Discrepancy = z
  .object({
    id: z.int(),
    kind: z.enum(discrepancyKinds),
    subject: z.string(),
    state: z.enum(discrepancyStates),
    payment_id: z.int().nullable(),
    order_id: z.int().nullable(),
    order_no: z.string().nullable(),
    /** Of the amounts that either side says. */
    currency: Currency,
    /** What either side says. */
    found: z.unknown(),
    proposal: z.enum(repairs),
    note: z.string(),
    found_at: Instant,
    settled_at: Instant.nullable(),
    staff_id: z.string().nullable(),
  })
  .meta({ id: 'Discrepancy' })

export type Discrepancy = z.output<typeof Discrepancy>

/** Where our books and those of the providers do not agree. */
export const staffReconciliation = {
  /** Looks at once; the answer comes with the list. */
  run: endpoint({
    method: 'POST',
    path: '/api/v1/staff/reconciliation',
    summary: '결제 대조 시작',
    access: staff,
    reply: Message,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/reconciliation',
    summary: '결제 대조 결과',
    access: staff,
    query: z.object({
      state: z.enum(discrepancyStates).default('open'),
      kind: z.enum(discrepancyKinds).optional(),
      /** The beginning of an order number. */
      keyword: z.string().trim().max(40).optional(),
      sort: SortOrder.default('newest'),
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(Discrepancy), next_after: z.int().nullable() }),
  }),
  /** Carries the proposal out. */
  repair: endpoint({
    method: 'POST',
    path: '/api/v1/staff/reconciliation/:discrepancy_id/repair',
    summary: '제안대로 바로잡기',
    access: staff,
    params: discrepancy_id,
    reply: Discrepancy,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/v1/staff/reconciliation/:discrepancy_id/dismiss',
    summary: '확인하고 닫기',
    access: staff,
    params: discrepancy_id,
    body: z.object({ note: z.string().trim().min(1, '메모를 입력해 주세요.').max(500, '500자까지 쓸 수 있어요.') }),
    reply: Discrepancy,
  }),
}
