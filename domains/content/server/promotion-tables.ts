import type { Picture } from '@sillage/kit/schemas.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { couponTable } from '../../coupon/server/tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Something the shop offers for a while: products with a word about each, and a coupon for those who come. */
export const promotionTable = pgTable(
  'promotion',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    summary: text().notNull(),
    summary_en: text().notNull().default(''),
    picture: jsonb().$type<Picture>().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    items: jsonb().$type<{ product_id: number; note: string; note_en: string }[]>().notNull(),
    coupon_id: integer().references(() => couponTable.id),
    visible: boolean().notNull().default(true),
  },
  (table) => [
    index('promotion_period').on(table.visible, table.ends_at),
    check('promotion_period_runs', sql`starts_at < ends_at`),
  ],
)
