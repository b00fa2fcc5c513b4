import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { productTable, variantTable } from '../../catalog/server/tables.ts'

/** A course is sold as the product of the same id. */
export const courseTable = pgTable('course', {
  product_id: integer()
    .primaryKey()
    .references(() => productTable.id),
  title: text().notNull(),
  title_en: text().notNull(),
  weeks: integer().notNull(),
  /** How long each weekly meeting lasts. */
  minutes: integer().notNull().default(120),
  studio: text().notNull(),
  studio_en: text().notNull(),
})

export const classSessionTable = pgTable(
  'class_session',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => courseTable.product_id),
    /** Its seats are sold as this variant of the course: what is in a cart or an order says which session it is. */
    variant_id: integer()
      .unique()
      .references(() => variantTable.id),
    starts_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    seats: integer().notNull(),
    taken: integer().notNull().default(0),
    /** The public event at the messaging platform that this session is, once staff have made it there. */
    event_id: text(),
  },
  (table) => [
    index('class_session_start').on(table.starts_at),
    check('class_session_never_oversold', sql`taken >= 0 and seats >= taken`),
    check('class_session_event_named', sql`event_id <> ''`),
  ],
)
