import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { productTable } from '../../catalog/server/tables.ts'
import type { InquiryState, InquiryTopic } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A question to the shop, with everything written since. Who has no account says how to be reached. */
export const inquiryTable = pgTable(
  'inquiry',
  {
    id: serial().primaryKey(),
    mb_id: text(),
    name: text().notNull().default(''),
    hp: text().notNull().default(''),
    email: text().notNull().default(''),
    lang: text({ enum: ['kr', 'en'] })
      .notNull()
      .default('kr'),
    /** The same form, however often it is sent. */
    request_key: text().unique(),
    topic: text().$type<InquiryTopic>().notNull(),
    title: text().notNull(),
    state: text().$type<InquiryState>().notNull().default('open'),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant().notNull().defaultNow(),
    /** Since when the customer waits for an answer; null while they do not. */
    waiting_since: instant().defaultNow(),
  },
  (table) => [
    index('inquiry_clock').on(table.waiting_since, table.id).where(sql`waiting_since is not null`),
    index('inquiry_changed').on(table.changed_at, table.id),
    index('inquiry_newest').on(table.mb_id, table.id),
    index('inquiry_waiting').on(table.state, table.changed_at),
    index('inquiry_guest').on(table.changed_at).where(sql`mb_id is null`),
    check('inquiry_reached', sql`mb_id is not null or email <> ''`),
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
    mb_id: text(),
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
    /** Made when a reader asks for it; null again once the text changes. */
    body_en: text(),
    answer_en: text(),
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
    index('product_inquiry_asked').on(table.created_at, table.id),
    index('product_inquiry_member').on(table.mb_id, table.id),
  ],
)

/**
 * Updated by every write: how many public questions there are, and how many of them are answered. Product 0 is the
 * whole shop.
 */
export const productInquiryCountTable = pgTable('product_inquiry_count', {
  product_id: integer().primaryKey(),
  open: integer().notNull().default(0),
  answered: integer().notNull().default(0),
})
