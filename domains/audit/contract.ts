import { endpoint } from '@sillage/kit/endpoint.ts'
import { Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from './permissions.ts'

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

/** What staff changed, and when. */
export const audit = {
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
