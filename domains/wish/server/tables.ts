import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { productTable } from '../../catalog/server/tables.ts'

export const wishTable = pgTable(
  'wish',
  {
    mb_id: text().notNull(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.mb_id, table.product_id] }),
    index('wish_newest').on(table.mb_id, table.created_at, table.product_id),
    index('wish_product').on(table.product_id),
  ],
)
