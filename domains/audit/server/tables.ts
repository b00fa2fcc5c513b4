import { bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who changed what, and what it was before. */
export const auditTable = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    mb_id: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('audit_subject').on(table.subject, table.id)],
)

/** Which personal data staff have looked at: where, and whose or which; nothing of what they read. */
export const personalReadTable = pgTable(
  'personal_read',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    mb_id: text().notNull(),
    place: text().notNull(),
    of: text().notNull(),
    read_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('personal_read_of').on(table.place, table.of, table.id),
    index('personal_read_at').on(table.read_at),
  ],
)
