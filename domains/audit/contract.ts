import { endpoint } from '@sillage/kit/endpoint.ts'
import { Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { anyStaff, staffWith } from './permissions.ts'

export const AuditEvent = z
  .object({
    id: z.int(),
    mb_id: z.string(),
    action: z.string(),
    subject: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    created_at: Instant,
  })
  .meta({ id: 'AuditEvent' })
export type AuditEvent = z.output<typeof AuditEvent>

/** What someone may be working on while someone else is quicker; nothing that names a buyer. */
const workedOn = /^(order|claim|payment|deposit|refund|receipt|quotation|discrepancy|job):\d{1,9}$/

/** What staff changed, and when. */
export const audit = {
  /** Who changed something last, and how: shown where an action is no longer allowed. */
  last: endpoint({
    method: 'GET',
    path: '/api/v1/staff/last-change',
    summary: '마지막으로 바꾼 직원',
    access: anyStaff,
    query: z.object({ subject: z.string().regex(workedOn) }),
    reply: z.object({
      last: z.object({ mb_id: z.string(), action: z.string(), at: Instant }).nullable(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/audit',
    summary: '감사 기록',
    access: staffWith('audit'),
    query: z.object({
      mb_id: z.string().max(60).optional(),
      /** A whole subject (`order:5`), or everything of one kind (`order`). */
      subject: z.string().max(120).optional(),
      action: z.string().max(80).optional(),
      from: Day.optional(),
      to: Day.optional(),
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(AuditEvent), next_after: z.int().nullable() }),
  }),
}
