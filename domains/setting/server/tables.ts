import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PolicySection } from '../contract.ts'
import { policyKinds } from '../policy-words.ts'

/** What the shop and its customers agree on, in every version there ever was. Rows are added and never changed. */
export const policyTable = pgTable(
  'policy',
  {
    kind: text({ enum: policyKinds }).notNull(),
    version: integer().notNull(),
    /** The day in Seoul on which it begins to hold. */
    effective_from: date({ mode: 'string' }).notNull(),
    published_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    changes: text().notNull(),
    changes_en: text().notNull(),
    sections: jsonb().$type<PolicySection[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.version] })],
)
