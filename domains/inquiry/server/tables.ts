import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { productTable } from '../../catalog/server/tables.ts'
import type { InquiryState, InquiryTopic } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A member's question to the shop, with everything written since. */
export const inquiryTable = pgTable(
  'inquiry',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    topic: text().$type<InquiryTopic>().notNull(),
    title: text().notNull(),
    state: text().$type<InquiryState>().notNull().default('open'),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('inquiry_newest').on(table.mb_id, table.id),
    index('inquiry_waiting').on(table.state, table.changed_at),
  ],
)

export const inquiryMessageTable = pgTable(
  'inquiry_message',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    inquiry_id: integer()
      .notNull()
      .references(() => inquiryTable.id, { onDelete: 'cascade' }),
    /** Staff when it answers; the member's own words otherwise. */
    from_staff: boolean().notNull(),
    mb_id: text().notNull(),
    body: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant(),
  },
  (table) => [index('inquiry_message_thread').on(table.inquiry_id, table.id)],
)

/** A question about a product, read by all unless it is secret. */
export const productInquiryTable = pgTable(
  'product_inquiry',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    mb_id: text().notNull(),
    secret: boolean().notNull(),
    body: text().notNull(),
    answer: text(),
    answered_by: text(),
    answered_at: instant(),
    hidden_reason: text(),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant(),
  },
  (table) => [
    index('product_inquiry_open').on(table.product_id, table.id).where(sql`not secret and hidden_reason is null`),
    index('product_inquiry_open_newest').on(table.id).where(sql`not secret and hidden_reason is null`),
    index('product_inquiry_waiting').on(table.id).where(sql`answer is null and hidden_reason is null`),
    index('product_inquiry_newest').on(table.id),
    index('product_inquiry_member').on(table.mb_id, table.id),
  ],
)

/** Kept by every write: how many questions everybody may read, and how many of them are answered. Product 0 is the whole shop. */
export const productInquiryCountTable = pgTable('product_inquiry_count', {
  product_id: integer().primaryKey(),
  open: integer().notNull().default(0),
  answered: integer().notNull().default(0),
})
