import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { variantTable } from '../../catalog/server/tables.ts'

/** Pieces of an option that came in with one lot number. What came in without one is in stock only. */
export const lotTable = pgTable(
  'lot',
  {
    id: serial().primaryKey(),
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    /** As it is printed on the pack. Case says nothing. */
    lot: text().notNull(),
    best_before: date({ mode: 'string' }),
    /** All pieces that came in; 0 where their receipt was undone. */
    received: integer().notNull().default(0),
    /** Pieces that are still in the house. */
    on_hand: integer().notNull().default(0),
    /** No piece of a blocked lot is sent. */
    blocked: boolean().notNull().default(false),
    /** A recalled lot stays blocked. */
    recalled: boolean().notNull().default(false),
    /** How many of its pieces were taken out of stock when it was blocked. */
    withdrawn: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('lot_of_variant').on(table.variant_id, sql`lower(${table.lot})`),
    index('lot_in_house').on(table.variant_id).where(sql`on_hand > 0`),
    index('lot_name').on(sql`lower(${table.lot}) text_pattern_ops`),
    check('lot_pieces', sql`withdrawn >= 0 and on_hand >= withdrawn and received >= 0`),
  ],
)
