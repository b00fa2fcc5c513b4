import type { Picture } from '@sillage/kit/schemas.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { productTable } from '../../catalog/server/tables.ts'
import { orderLineTable } from '../../order/server/tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a buyer says of a product: once for each delivered line. */
export const reviewTable = pgTable(
  'review',
  {
    id: serial().primaryKey(),
    order_line_id: integer()
      .notNull()
      .unique()
      .references(() => orderLineTable.id),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    /** Empty once the member has left: the words stay, the name does not. */
    mb_id: text().notNull(),
    stars: integer().notNull(),
    body: text().notNull(),
    option_name: text().notNull().default(''),
    option_name_en: text().notNull().default(''),
    has_photo: boolean().notNull().default(false),
    /** Ready to show, so that a list asks for no files. */
    photos: jsonb().$type<Picture[]>().notNull().default([]),
    helpful: integer().notNull().default(0),
    reply: text(),
    /** Made when a reader asks for it; null again once the text changes. */
    body_en: text(),
    reply_en: text(),
    replied_at: instant(),
    hidden_reason: text(),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant(),
  },
  (table) => [
    index('review_product').on(table.product_id, table.id).where(sql`hidden_reason is null`),
    index('review_product_helpful').on(table.product_id, table.helpful, table.id).where(sql`hidden_reason is null`),
    index('review_product_photo').on(table.product_id, table.id).where(sql`hidden_reason is null and has_photo`),
    index('review_product_stars').on(table.product_id, table.stars, table.id).where(sql`hidden_reason is null`),
    index('review_product_english')
      .on(table.product_id, sql`(body ~ '[가-힣]')`, table.id.desc().nullsFirst())
      .where(sql`hidden_reason is null`),
    index('review_english').on(sql`(body ~ '[가-힣]')`, table.id.desc().nullsFirst()).where(sql`hidden_reason is null`),
    index('review_newest').on(table.id).where(sql`hidden_reason is null`),
    index('review_helpful').on(table.helpful, table.id).where(sql`hidden_reason is null`),
    index('review_stars_newest').on(table.stars, table.id).where(sql`hidden_reason is null`),
    index('review_photo').on(table.id).where(sql`hidden_reason is null and has_photo`),
    index('review_hidden').on(table.id).where(sql`hidden_reason is not null`),
    index('review_written').on(table.created_at, table.id),
    index('review_poor')
      .on(table.created_at, table.id)
      .where(sql`reply is null and hidden_reason is null and stars <= 3`),
    index('review_member').on(table.mb_id, table.id),
    check('review_stars', sql`stars between 1 and 5`),
  ],
)

export const reviewVoteTable = pgTable(
  'review_vote',
  {
    review_id: integer()
      .notNull()
      .references(() => reviewTable.id, { onDelete: 'cascade' }),
    mb_id: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.review_id, table.mb_id] }), index('review_vote_member').on(table.mb_id)],
)

/** Updated by every write: how a product's visible reviews spread over the stars. Product 0 is the whole shop. */
export const reviewCountTable = pgTable('review_count', {
  product_id: integer().primaryKey(),
  stars_1: integer().notNull().default(0),
  stars_2: integer().notNull().default(0),
  stars_3: integer().notNull().default(0),
  stars_4: integer().notNull().default(0),
  stars_5: integer().notNull().default(0),
  photos: integer().notNull().default(0),
})
