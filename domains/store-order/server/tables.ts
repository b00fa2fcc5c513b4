import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StorePayment } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** One thing bought at the counter, in the till's own words. Amounts are won. */
export type StoreOrderLine = {
  name: string
  name_en: string
  option_name: string
  option_name_en: string
  /** Null for what is sold in stores only. */
  product_id: number | null
  quantity: number
  amount: number
}

/** A purchase that was paid in a store; staff import it from the till. */
export const storeOrderTable = pgTable(
  'store_order',
  {
    id: serial().primaryKey(),
    store_id: integer().notNull(),
    /** The till's own number: the same slip is read once. */
    receipt_no: text().notNull(),
    /** The member whose proved mobile number was given at the counter; the number itself is not stored. */
    mb_id: text(),
    payment: text().$type<StorePayment>().notNull(),
    lines: jsonb().$type<StoreOrderLine[]>().notNull(),
    total_amount: integer().notNull(),
    bought_at: instant().notNull(),
    staff_id: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('store_order_slip').on(table.store_id, table.receipt_no),
    index('store_order_member').on(table.mb_id, table.bought_at),
    check('store_order_amount', sql`total_amount >= 0`),
  ],
)
