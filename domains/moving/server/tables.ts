import type { Currency } from '@sillage/kit/money.ts'
import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Note } from '../contract.ts'
import type { MoveKind, MoveOutcome, MoveSource, MoveStep } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** One set of files of another shop, from the dry run to the end. */
export const moveTable = pgTable('move', {
  id: serial().primaryKey(),
  source: text().$type<MoveSource>().notNull(),
  name: text().notNull(),
  currency: text().$type<Currency>().notNull(),
  krw_per_usd: integer().notNull(),
  step: text().$type<MoveStep>().notNull().default('reading'),
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  failure: text().notNull().default(''),
  /** Kinds the files say nothing of. */
  missing: jsonb().$type<MoveKind[]>().notNull().default([]),
  created_at: instant().notNull().defaultNow(),
  finished_at: instant(),
})

/** A row of the files as it was read, and what became of it. Its content is emptied once it is taken over. */
export const moveRecordTable = pgTable(
  'move_record',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    move_id: integer()
      .notNull()
      .references(() => moveTable.id, { onDelete: 'cascade' }),
    /** A kind, or a part of one such as `product_option`. */
    kind: text().notNull(),
    old_id: text().notNull(),
    /** The old id of what it is a part of. */
    parent: text().notNull().default(''),
    data: jsonb().$type<Record<string, string>>().notNull(),
    label: text().notNull().default(''),
    outcome: text().$type<MoveOutcome>(),
    notes: jsonb().$type<Note[]>().notNull().default([]),
    applied_at: instant(),
  },
  (table) => [
    index('move_record_kind').on(table.move_id, table.kind, table.id),
    index('move_record_old').on(table.move_id, table.kind, table.old_id),
    index('move_record_part').on(table.move_id, table.kind, table.parent),
    index('move_record_noted').on(table.move_id, table.id).where(sql`notes <> '[]'`),
  ],
)

/** What an old thing is here: who moves in again finds it, and nothing is doubled. */
export const moveLinkTable = pgTable(
  'move_link',
  {
    source: text().$type<MoveSource>().notNull(),
    kind: text().$type<MoveKind>().notNull(),
    old_id: text().notNull(),
    our_id: text().notNull(),
    /** The member it is, where it is one. */
    mb_id: text(),
    /** Of what was taken over last: the same again is not written again. */
    digest: text().notNull(),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.old_id] }),
    index('move_link_member').on(table.mb_id),
  ],
)

/** Old addresses and where they have moved to. */
export const redirectTable = pgTable(
  'redirect',
  {
    id: serial().primaryKey(),
    /** Path and query, the query's parameters in order. */
    from: text().notNull().unique(),
    to: text().notNull(),
    origin: text({ enum: ['staff', 'moved'] }).notNull(),
    changed_at: instant()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [index('redirect_from').on(sql`${table.from} text_pattern_ops`), index('redirect_to').on(table.to)],
)
