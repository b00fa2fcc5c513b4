import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PriceStep } from '../../catalog/price.ts'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { PersonalValue } from '../../custom/personal-contract.ts'
import type { Brief } from '../brief-contract.ts'
import type { QuotationActor, QuotationSource, QuotationState } from '../words.ts'

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
    source: text().$type<QuotationSource>().notNull(),
    company: text().notNull().default(''),
    name: text().notNull().default(''),
    hp: text().notNull().default(''),
    email: text().notNull().default(''),
    memo: text().notNull().default(''),
    /** What a fragrance for a space is to be; null for every other quotation. */
    brief: jsonb().$type<Brief>(),
    /** Where it would go: shipping is computed for it, and again for the address of the order. */
    country: text().notNull().default('KR'),
    zip: text().notNull().default(''),
    goods_amount: integer().notNull().default(0),
    shipping_amount: integer().notNull().default(0),
    total_amount: integer().notNull().default(0),
    /** Opens /verify/{code}: a holder of the document can check that it is ours. */
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
    index('quotation_expiry').on(table.valid_until).where(sql`state in ('sent', 'accepted')`),
    check('quotation_sum', sql`total_amount = goods_amount + shipping_amount and goods_amount >= 0`),
  ],
)

/**
 * One line of a quotation, once for each version. Those of the version after the last one sent are still being written:
 * the version the buyer has stays as it is.
 */
export const quotationLineTable = pgTable(
  'quotation_line',
  {
    id: serial().primaryKey(),
    quotation_id: integer()
      .notNull()
      .references(() => quotationTable.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    position: integer().notNull(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    sku: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    option_name: text().notNull(),
    option_name_en: text().notNull(),
    /** What the buyer filled in for it. */
    personal: jsonb().$type<PersonalValue[]>().notNull().default([]),
    quantity: integer().notNull(),
    /** How many of them were accepted; null until the buyer has decided. */
    accepted_quantity: integer(),
    list_amount: integer().notNull(),
    unit_amount: integer().notNull(),
    trace: jsonb().$type<PriceStep[]>().notNull(),
    /** Why staff set the price by hand; empty where it is what the shop asks of this buyer. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('quotation_line_place').on(table.quotation_id, table.version, table.position),
    check('quotation_line_quantity', sql`quantity > 0 and accepted_quantity between 0 and quantity`),
  ],
)

/** What happened to a quotation, never changed. */
export const quotationEventTable = pgTable(
  'quotation_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    quotation_id: integer()
      .notNull()
      .references(() => quotationTable.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    from_state: text().$type<QuotationState>(),
    to_state: text().$type<QuotationState>().notNull(),
    version: integer().notNull(),
    actor: text().$type<QuotationActor>().notNull(),
    staff_id: text(),
    note: text().notNull().default(''),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('quotation_event_quotation').on(table.quotation_id, table.id)],
)
