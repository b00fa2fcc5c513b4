import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { productTable } from '../../catalog/server/tables.ts'
import { orderLineTable } from '../../order/server/tables.ts'
import { formulaTable } from './tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A material that a member has at home, and how much of it is left. */
export const shelfItemTable = pgTable(
  'shelf_item',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    /** Null where it is none of ours. */
    product_id: integer().references(() => productTable.id),
    name: text().notNull(),
    name_en: text().notNull().default(''),
    full_mg: integer().notNull(),
    left_mg: integer().notNull(),
    lot: text().notNull().default(''),
    expires_on: date(),
    /** The line of an order it was delivered with: each is put on the shelf once. */
    order_line_id: integer()
      .unique('shelf_item_order_line')
      .references(() => orderLineTable.id, { onDelete: 'set null' }),
    /** The same form is the same item. */
    request_key: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('shelf_item_request').on(table.mb_id, table.request_key),
    index('shelf_item_member').on(table.mb_id, table.id),
    check('shelf_item_left', sql`left_mg between 0 and full_mg`),
  ],
)

/** Something that was made from a formula on a day. */
export const batchTable = pgTable(
  'batch',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    /** Counts the member's batches. */
    number: integer().notNull(),
    formula_id: integer().references(() => formulaTable.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    name: text().notNull(),
    batch_mg: integer().notNull(),
    /** How many pieces came of it. */
    pieces: integer(),
    made_on: date().notNull(),
    /** The day it has cured, and when its maker was reminded of that. */
    ready_on: date(),
    reminded_at: instant(),
    note: text().notNull().default(''),
    request_key: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('batch_number').on(table.mb_id, table.number),
    unique('batch_request').on(table.mb_id, table.request_key),
    index('batch_ready').on(table.ready_on).where(sql`reminded_at is null and ready_on is not null`),
  ],
)

/** What a batch took: from which item with which lot, or from nothing that was on the shelf. */
export const batchUseTable = pgTable(
  'batch_use',
  {
    batch_id: integer()
      .notNull()
      .references(() => batchTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    shelf_item_id: integer().references(() => shelfItemTable.id, { onDelete: 'set null' }),
    name: text().notNull(),
    lot: text().notNull().default(''),
    mg: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batch_id, table.position] })],
)
