import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Grade } from '../../member/words.ts'
import { type DocumentKind, scheduledPriceStates } from '../words.ts'
import { productTable, variantTable } from './tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a grade pays for a variant instead. */
export const gradePriceTable = pgTable(
  'grade_price',
  {
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    grade: text().$type<Grade>().notNull(),
    price_krw: integer().notNull(),
    price_usd: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.variant_id, table.grade] })],
)

/** Percent off for a grade from a number of pieces on. */
export const tierPriceTable = pgTable(
  'tier_price',
  {
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    grade: text().$type<Grade>().notNull(),
    min_quantity: integer().notNull(),
    percent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.grade, table.min_quantity] }),
    check('tier_price_percent', sql`percent between 1 and 90 and min_quantity > 1`),
  ],
)

/** What a kit is made of: its stock is that of its parts. */
export const kitPartTable = pgTable(
  'kit_part',
  {
    kit_variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    part_variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    quantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kit_variant_id, table.part_variant_id] }),
    index('kit_part_part').on(table.part_variant_id),
  ],
)

/** What is offered beside a product and bought with it. */
export const addOnTable = pgTable(
  'add_on',
  {
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.variant_id] }),
    index('add_on_variant').on(table.variant_id),
  ],
)

/** Safety and quality documents. Names are public, files are for members. */
export const productDocumentTable = pgTable(
  'product_document',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    kind: text().$type<DocumentKind>().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    lang: text({ enum: ['kr', 'en'] }).notNull(),
    version: text().notNull(),
    lot: text().notNull().default(''),
    file_id: uuid(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('product_document_product').on(table.product_id, table.id)],
)

/** Members who want a message when a variant is back in stock. */
export const restockAlertTable = pgTable(
  'restock_alert',
  {
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    mb_id: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.variant_id, table.mb_id] }), index('restock_alert_member').on(table.mb_id)],
)

/** A regular price that will hold from a time on: of the product, or of one option. */
export const scheduledPriceTable = pgTable(
  'scheduled_price',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    variant_id: integer().references(() => variantTable.id),
    price_krw: integer().notNull(),
    price_usd: integer().notNull(),
    starts_at: instant().notNull(),
    state: text({ enum: scheduledPriceStates }).notNull().default('waiting'),
    /** Why it could not take effect. */
    reason: text(),
  },
  (table) => [index('scheduled_price_product').on(table.product_id, table.starts_at)],
)
