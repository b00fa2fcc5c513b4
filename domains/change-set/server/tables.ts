import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ChangeKind } from '../../audit/actions.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Many rows changed at once by staff: undone as one for as long as the set exists. */
export const changeSetTable = pgTable(
  'change_set',
  {
    id: serial().primaryKey(),
    /** The part of the shop whose code brings read models up to date afterwards: `catalog`. */
    area: text().notNull(),
    kind: text().$type<ChangeKind>().notNull(),
    note: text().notNull().default(''),
    /** Who may undo it. */
    permission: text().notNull(),
    mb_id: text().notNull(),
    /** Sent with the change: the same change sent twice is made once. */
    request_key: uuid().notNull().unique(),
    created_at: instant().notNull().defaultNow(),
    undone_at: instant(),
    undone_by: text(),
  },
  (table) => [index('change_set_created').on(table.created_at)],
)

type Values = Record<string, unknown>

/** The changed columns of one row, before and after, as the database writes them down; an added row has no before. */
export const changeRowTable = pgTable(
  'change_row',
  {
    change_set_id: integer()
      .notNull()
      .references(() => changeSetTable.id, { onDelete: 'cascade' }),
    table_name: text().notNull(),
    row_id: integer().notNull(),
    before: jsonb().$type<Values>().notNull(),
    after: jsonb().$type<Values>().notNull(),
    /** What it belongs to, such as `order:17`: rows of one are undone together, and counted as one. */
    whole: text(),
  },
  (table) => [primaryKey({ columns: [table.change_set_id, table.table_name, table.row_id] })],
)
