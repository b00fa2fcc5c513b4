import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChangeKind } from '../../audit/actions.ts'
import type { ChangeState, LeftOutRow } from '../words.ts'

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
    /** Applied at once, or part by part by a job. */
    state: text().$type<ChangeState>().notNull().default('applied'),
    /** How many of its rows the job has dealt with, of how many. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Rows that were refused when their part was applied, each with the reason. */
    left_out: jsonb().$type<LeftOutRow[]>().notNull().default([]),
    created_at: instant().notNull().defaultNow(),
    undone_at: instant(),
    undone_by: text(),
  },
  (table) => [
    index('change_set_created').on(table.created_at),
    // One file of a kind at a time: the second would be compared with rows that the first is about to change.
    uniqueIndex('change_set_applying').on(table.kind).where(sql`state = 'applying'`),
  ],
)

/** Rows of a file that wait for their turn. A part is deleted in the transaction that applies it. */
export const changePartTable = pgTable(
  'change_part',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    change_set_id: integer()
      .notNull()
      .references(() => changeSetTable.id, { onDelete: 'cascade' }),
    rows: jsonb().$type<unknown[]>().notNull(),
  },
  (table) => [index('change_part_set').on(table.change_set_id, table.id)],
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
    /** Where the key of the table is a text: that key; the row's id is then its line in the file. */
    row_key: text().notNull().default(''),
    /** The set made the row: undone, it is deleted if nothing else names it. */
    made: boolean().notNull().default(false),
    before: jsonb().$type<Values>().notNull(),
    after: jsonb().$type<Values>().notNull(),
    /** What it belongs to, such as `order:17`: rows of one are undone together, and counted as one. */
    whole: text(),
  },
  (table) => [primaryKey({ columns: [table.change_set_id, table.table_name, table.row_id] })],
)
