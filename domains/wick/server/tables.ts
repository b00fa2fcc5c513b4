import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { variantTable } from '../../catalog/server/tables.ts'
import type { AdditiveKind, Flame, WaxKind, WickKind } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const variant = () =>
  integer()
    .notNull()
    .references(() => variantTable.id, { onDelete: 'cascade' })

/** How wide a wick that is sold melts a wax: alone, in two hours, with six percent of fragrance. */
export const wickPoolTable = pgTable(
  'wick_pool',
  {
    variant_id: variant(),
    kind: text().$type<WickKind>().notNull(),
    wax: text().$type<WaxKind>().notNull(),
    pool_mm: integer().notNull(),
    source: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variant_id, table.wax] }),
    check('wick_pool_mm', sql`pool_mm between 5 and 130`),
  ],
)

/** What a maker saw after two hours. It counts at once; its picture is shown once staff have looked at it. */
export const burnResultTable = pgTable(
  'burn_result',
  {
    id: serial().primaryKey(),
    /** Null once its member has left: what was measured stays, and names no one. */
    mb_id: text(),
    variant_id: variant(),
    diameter_mm: integer().notNull(),
    wax: text().$type<WaxKind>().notNull(),
    load: integer().notNull(),
    additive: text().$type<AdditiveKind>().notNull(),
    pool_mm: integer().notNull(),
    flame: text().$type<Flame>().notNull(),
    has_soot: boolean().notNull(),
    note: text().notNull().default(''),
    checked_at: instant(),
    hidden_reason: text(),
    request_key: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('burn_result_request').on(table.mb_id, table.request_key),
    index('burn_result_wax').on(table.wax, table.diameter_mm),
    check('burn_result_pool', sql`pool_mm between 0 and diameter_mm`),
  ],
)
