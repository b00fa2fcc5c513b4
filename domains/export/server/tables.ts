import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ExportedList, ExportFormat, ExportState } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A list as a file: how far it is, and for a day the file itself. */
export const exportTable = pgTable(
  'export',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whose it is: no one else may take it. */
    mb_id: text().notNull(),
    list: text().$type<ExportedList>().notNull(),
    format: text().$type<ExportFormat>().notNull(),
    lang: text({ enum: ['kr', 'en'] }).notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    state: text().$type<ExportState>().notNull().default('waiting'),
    rows: integer().notNull().default(0),
    total: integer(),
    size: integer().notNull().default(0),
    failure: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('export_member').on(table.mb_id, table.created_at), index('export_age').on(table.created_at)],
)
