import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { productKinds } from '../../catalog/words.ts'
import type { PersonalValue } from '../../custom/personal-contract.ts'
import type { StockAllocation } from '../../inventory/server/move-stock.ts'
import type { ParcelStep } from '../../shipping/couriers.ts'
import type { DeliveryKind } from '../../shipping/delivery.ts'
import type { Actor, LineState, OrderEventKind, ShipmentState } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export type Buyer = { name: string; hp: string; email: string }
export type Receiver = {
  name: string
  hp: string
  country: string
  zip: string
  addr1: string
  addr2: string
  /** Abroad; orders placed before there were such fields have neither. */
  city?: string
  state?: string
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
    /** The store it is fetched from. */
    store_id: integer(),
    quotation_id: integer(),
    /** The coupons that are not a single line's. */
    order_coupon_id: bigint({ mode: 'number' }),
    shipping_coupon_id: bigint({ mode: 'number' }),
    goods_amount: integer().notNull(),
    discount_amount: integer().notNull().default(0),
    point_amount: integer().notNull().default(0),
    shipping_amount: integer().notNull().default(0),
    total_amount: integer().notNull(),
    /** How the total came about, step by step; replaying it gives the amounts. */
    trace: jsonb().notNull().default([]),
    terms: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The cart it came from, as an anonymous token, while another order of that cart can replace it. */
    cart_mark: text(),
    /** The browser's own key: sending the same order twice makes one. */
    request_key: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    paid_at: instant(),
    expires_at: instant(),
  },
  (table) => [
    uniqueIndex('orders_request').on(table.request_key),
    // A quotation is ordered once; an order that was never paid makes room for another, however its lines ended.
    uniqueIndex('orders_quotation')
      .on(table.quotation_id)
      .where(
        sql`paid_at is not null or state not in ('canceled_unpaid', 'canceled', 'returned', 'exchanged', 'sold_out')`,
      ),
    index('orders_member').on(table.mb_id, table.id),
    index('orders_state').on(table.state, table.id),
    index('orders_day').on(table.created_at),
    // Sales are counted by when they were paid.
    index('orders_paid').on(table.paid_at).where(sql`paid_at is not null`),
    // How staff look for an order on the phone.
    index('orders_buyer_name').on(sql`(buyer->>'name')`),
    index('orders_receiver_name').on(sql`(receiver->>'name')`),
    index('orders_buyer_hp').on(sql`(regexp_replace(buyer->>'hp', '[^0-9]', '', 'g'))`),
    index('orders_cart').on(table.cart_mark).where(sql`state = 'pending_payment'`),
    index('orders_expiry').on(table.expires_at).where(sql`state = 'pending_payment'`),
    check('orders_sum', sql`total_amount = goods_amount - discount_amount - point_amount + shipping_amount`),
    check(
      'orders_amounts',
      sql`total_amount >= 0 and goods_amount >= 0 and discount_amount >= 0 and point_amount >= 0 and shipping_amount >= 0`,
    ),
  ],
)

/**
 * One product in an order, with its own state. A part of the quantity that is sent or claimed separately becomes a line
 * of its own.
 */
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
    kind: text({ enum: productKinds }).notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    option_name: text().notNull(),
    option_name_en: text().notNull(),
    /** What the buyer filled in for it. */
    personal: jsonb().$type<PersonalValue[]>().notNull().default([]),
    quantity: integer().notNull(),
    unit_amount: integer().notNull(),
    /** Its share of coupons and points, so that a part can be refunded to the won. */
    discount_amount: integer().notNull().default(0),
    point_amount: integer().notNull().default(0),
    total_amount: integer().notNull(),
    trace: jsonb().notNull().default([]),
    coupon_id: bigint({ mode: 'number' }),
    weight_g: integer().notNull().default(0),
    /** What a piece cost the shop when it was ordered; null if it was not entered. */
    unit_cost_krw: integer(),
    allocations: jsonb().$type<StockAllocation[]>().notNull().default([]),
    no_return: text(),
    state: text().$type<LineState>().notNull().default('pending_payment'),
    shipment_id: integer(),
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

/**
 * The lines of the cart an order was made of; they leave the cart once it is paid. Each is in one order at a time: two
 * tabs that order the same cart cannot both be paid.
 */
export const orderCartLineTable = pgTable(
  'order_cart_line',
  {
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    cart_line_id: integer().notNull(),
    /** The order expired or was replaced without being paid: the line can be ordered again. */
    released: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.order_id, table.cart_line_id] }),
    uniqueIndex('order_cart_line_once').on(table.cart_line_id).where(sql`not released`),
  ],
)

/** What staff want everyone to know who opens the order; one text that every employee can change. */
export const orderNoteTable = pgTable('order_note', {
  order_id: integer()
    .primaryKey()
    .references(() => orderTable.id),
  note: text().notNull(),
  /** Counts the changes: an older one is refused. */
  version: integer().notNull().default(1),
  staff_id: text().notNull(),
  changed_at: instant().notNull().defaultNow(),
})

/** What happened to an order, never changed: who moved which line from where to where, and why. */
export const orderEventTable = pgTable(
  'order_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    line_id: integer(),
    /** The claim it is about, if any. */
    claim_id: integer(),
    kind: text().$type<OrderEventKind>().notNull(),
    from_state: text().$type<LineState>(),
    to_state: text().$type<LineState>(),
    actor: text().$type<Actor>().notNull(),
    staff_id: text(),
    note: text().notNull().default(''),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('order_event_order').on(table.order_id, table.id)],
)

/** A parcel, or a bag at the counter. */
export const shipmentTable = pgTable(
  'shipment',
  {
    id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    courier: text().notNull(),
    tracking_no: text().notNull(),
    state: text().$type<ShipmentState>().notNull().default('shipping'),
    /** The courier's tracking steps, newest last. */
    steps: jsonb().$type<ParcelStep[]>().notNull().default([]),
    shipped_at: instant().notNull().defaultNow(),
    delivered_at: instant(),
    checked_at: instant(),
  },
  (table) => [
    index('shipment_order').on(table.order_id),
    index('shipment_state').on(table.state, table.id),
    uniqueIndex('shipment_number').on(table.courier, table.tracking_no, table.order_id),
    index('shipment_in_transit').on(table.checked_at).where(sql`state = 'shipping'`),
  ],
)

/** Older invoices were asked for without the type of business and what it deals in. */
type Company = { name: string; ceo: string; address: string; email: string; type?: string; item?: string }

/** A cash receipt or a tax invoice that was asked for. */
export const orderReceiptTable = pgTable(
  'order_receipt',
  {
    id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    kind: text({ enum: ['cash_income', 'cash_expense', 'tax_invoice'] }).notNull(),
    /** A phone or card number for a cash receipt, a business number for the others; of an issued one only its end. */
    number: text().notNull(),
    /** The whole number, encrypted, for as long as the receipt may have to be issued again. */
    sealed_number: text(),
    company: jsonb().$type<Company | null>(),
    /** Negative if it corrects a part of an earlier one. */
    amount: integer().notNull(),
    /** The tax invoice it corrects: an issued one is never changed, another is issued beside it. */
    corrects_id: integer(),
    /** The payment it is about, where the law asks for it and the buyer did not. */
    payment_id: integer().unique(),
    state: text({ enum: ['requested', 'issued', 'canceled', 'failed'] })
      .notNull()
      .default('requested'),
    provider_key: text(),
    /** The tax office's own number, as documents show it. */
    issue_number: text(),
    /** The refunds that have lowered its amount, so that each does so once. */
    refund_ids: jsonb().$type<number[]>().notNull().default([]),
    failure: text(),
    /** How often the issuer refused. It is part of the key: the next attempt is a new request. */
    refusals: integer().notNull().default(0),
    created_at: instant().notNull().defaultNow(),
    issued_at: instant(),
  },
  (table) => [index('order_receipt_order').on(table.order_id), index('order_receipt_state').on(table.state, table.id)],
)
