import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { categoryTable, productTable } from './tables.ts'

/** The products that staff put first in a category. Few: what is not among them follows, the newest first. */
export const categoryOrderTable = pgTable(
  'category_order',
  {
    category_id: integer()
      .notNull()
      .references(() => categoryTable.id),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.category_id, table.product_id] }),
    index('category_order_product').on(table.product_id),
  ],
)
