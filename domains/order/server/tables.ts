import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { DeliveryKind, LineState } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export type Buyer = { name: string; hp: string; email: string }
export type Receiver = {
  name: string
  hp: string
  country: string
  zip: string
  addr1: string
  addr2: string
  memo: string
}

/** What was bought together: who, where to, and one total. Amounts are in minor units of the currency. */
export const orderTable = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    order_no: text().notNull().unique(),
    /** Null for a guest. */
    mb_id: text(),
    guest_password_hash: text(),
    lang: text({ enum: ['kr', 'en'] }).notNull(),
    currency: text({ enum: ['krw', 'usd'] }).notNull(),
    /** Derived from the lines by every transition. */
    state: text().$type<LineState>().notNull().default('pending_payment'),
    buyer: jsonb().$type<Buyer>().notNull(),
    receiver: jsonb().$type<Receiver>().notNull(),
    delivery: text().$type<DeliveryKind>().notNull(),
    goods_amount: integer().notNull(),
    discount_amount: integer().notNull().default(0),
    point_amount: integer().notNull().default(0),
    shipping_amount: integer().notNull().default(0),
    total_amount: integer().notNull(),
    /** How the total came about, step by step; replaying it gives the amounts. */
    trace: jsonb().notNull().default([]),
    terms: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The browser's own key: sending the same order twice makes one. */
    request_key: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    paid_at: instant(),
    expires_at: instant(),
  },
  (table) => [
    uniqueIndex('orders_request').on(table.request_key),
    index('orders_member').on(table.mb_id, table.id),
    index('orders_state').on(table.state, table.id),
    index('orders_expiry').on(table.expires_at).where(sql`state = 'pending_payment'`),
    check('orders_sum', sql`total_amount = goods_amount - discount_amount - point_amount + shipping_amount`),
    check(
      'orders_amounts',
      sql`total_amount >= 0 and goods_amount >= 0 and discount_amount >= 0 and point_amount >= 0 and shipping_amount >= 0`,
    ),
  ],
)

/** One thing in an order, with its own state. A part of the quantity that goes another way becomes a line of its own. */
export const orderLineTable = pgTable(
  'order_line',
  {
    id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    position: integer().notNull(),
    /** The line this one was split from, or the one it is an add-on of. */
    split_from_id: integer(),
    add_on_to_id: integer(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    kind: text().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    option_name: text().notNull(),
    option_name_en: text().notNull(),
    quantity: integer().notNull(),
    unit_amount: integer().notNull(),
    /** Its share of coupons and points, so that a part can be given back to the won. */
    discount_amount: integer().notNull().default(0),
    point_amount: integer().notNull().default(0),
    total_amount: integer().notNull(),
    trace: jsonb().notNull().default([]),
    state: text().$type<LineState>().notNull().default('pending_payment'),
    delivered_at: instant(),
    confirmed_at: instant(),
  },
  (table) => [
    index('order_line_order').on(table.order_id, table.position),
    index('order_line_product').on(table.product_id),
    index('order_line_state').on(table.state, table.id),
    index('order_line_confirming').on(table.delivered_at).where(sql`state = 'delivered'`),
    check(
      'order_line_sum',
      sql`quantity > 0 and total_amount = quantity * unit_amount - discount_amount - point_amount and total_amount >= 0`,
    ),
  ],
)
