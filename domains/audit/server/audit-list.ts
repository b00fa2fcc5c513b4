import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, gte, like, lt, or } from 'drizzle-orm'
import type { AuditEvent, audit } from '../contract.ts'
import { auditTable } from './tables.ts'

/** What staff did, the newest first. */
export async function listAudit(ctx: Context, { query }: HandlerInput<typeof audit.list>) {
  const { mb_id, subject, action, from, to, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(auditTable)
    .where(
      and(
        mb_id ? eq(auditTable.mb_id, mb_id) : undefined,
        subject ? ofSubject(subject) : undefined,
        action ? eq(auditTable.action, action) : undefined,
        from ? gte(auditTable.created_at, startOfSeoulDay(from)) : undefined,
        to ? lt(auditTable.created_at, addDays(startOfSeoulDay(to), 1)) : undefined,
        after ? lt(auditTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(auditTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toEvent), next_after }
}

/** Who changed it last; no one where it is as it came. */
export async function findLastChange({ db }: Context, { query }: HandlerInput<typeof audit.last>) {
  const [row] = await db
    .select()
    .from(auditTable)
    .where(eq(auditTable.subject, query.subject))
    .orderBy(desc(auditTable.id))
    .limit(1)
  return { last: row ? { mb_id: row.mb_id, action: row.action, at: row.created_at.toISOString() } : null }
}

const ofSubject = (subject: string) =>
  subject.includes(':')
    ? eq(auditTable.subject, subject)
    : or(eq(auditTable.subject, subject), like(auditTable.subject, `${subject.replace(/[%_\\]/g, '\\$&')}:%`))

const toEvent = (row: typeof auditTable.$inferSelect): AuditEvent => ({
  ...row,
  // Written by writeAudit alone, which stores objects.
  before: row.before as AuditEvent['before'],
  after: row.after as AuditEvent['after'],
  created_at: row.created_at.toISOString(),
})
