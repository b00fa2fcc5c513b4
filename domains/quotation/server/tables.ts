import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { QuotationState } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** An offer in writing: what, for whom, and until when its prices hold. */
export const quotationTable = pgTable(
  'quotation',
  {
    id: serial().primaryKey(),
    quotation_no: text().notNull().unique(),
    mb_id: text(),
    lang: text({ enum: ['kr', 'en'] }).notNull(),
    currency: text({ enum: ['krw', 'usd'] }).notNull(),
    state: text().$type<QuotationState>().notNull().default('draft'),
    /** Counts the times it was sent; each keeps its lines. */
    version: integer().notNull().default(0),
    source: text({ enum: ['cart', 'bulk_request', 'list', 'staff'] }).notNull(),
    company: text().notNull().default(''),
    name: text().notNull().default(''),
    hp: text().notNull().default(''),
    email: text().notNull().default(''),
    memo: text().notNull().default(''),
    goods_amount: integer().notNull().default(0),
    shipping_amount: integer().notNull().default(0),
    total_amount: integer().notNull().default(0),
    /** Opens /verify/{code}: whoever holds the paper can see that it is ours. */
    verify_code: text().notNull().unique(),
    request_key: text().notNull().unique(),
    valid_until: instant(),
    sent_at: instant(),
    settled_at: instant(),
    staff_id: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('quotation_member').on(table.mb_id, table.id),
    index('quotation_state').on(table.state, table.id),
    index('quotation_expiry').on(table.valid_until).where(sql`state = 'sent'`),
    check('quotation_sum', sql`total_amount = goods_amount + shipping_amount and goods_amount >= 0`),
  ],
)
