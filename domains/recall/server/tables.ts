import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { productTable } from '../../catalog/server/tables.ts'
import { claimTable } from '../../claim/server/tables.ts'
import { orderTable } from '../../order/server/tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A lot of a product that was called back, in whichever options it came. Once for each lot. */
export const recallTable = pgTable(
  'recall',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    lot: text().notNull(),
    reason: text().notNull(),
    reason_en: text().notNull(),
    staff_id: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    /** When every buyer had been notified; null while the job is at work. */
    done_at: instant(),
  },
  (table) => [uniqueIndex('recall_lot').on(table.product_id, sql`lower(${table.lot})`)],
)

/** An order whose buyer was notified, and the return that was prepared for it. The job goes on after these. */
export const recallOrderTable = pgTable(
  'recall_order',
  {
    recall_id: integer()
      .notNull()
      .references(() => recallTable.id),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    /** Null where nothing was left to return. */
    claim_id: integer().references(() => claimTable.id),
    notified_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.recall_id, table.order_id] }),
    index('recall_order_order').on(table.order_id),
  ],
)
