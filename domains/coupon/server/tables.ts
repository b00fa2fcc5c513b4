import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
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
import type { CouponKind, CouponState } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a coupon is worth and for what; members hold issues of it. */
export const couponTable = pgTable(
  'coupon',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    name_en: text().notNull(),
    kind: text().$type<CouponKind>().notNull(),
    /** The products or categories it is for; empty for orders and shipping. */
    target_ids: jsonb().$type<number[]>().notNull(),
    /** Either an amount in won or a percent with an optional cap in won. */
    amount_krw: integer(),
    percent: integer(),
    cap_krw: integer(),
    minimum_krw: integer().notNull().default(0),
    starts_at: instant(),
    ends_at: instant(),
    /** Days an issue lives; it ends with the coupon at the latest. */
    days: integer(),
    issue_limit: integer(),
    member_limit: integer().notNull().default(1),
    issued: integer().notNull().default(0),
    /** A code that members type in; null if staff issue it. */
    code: text(),
    /** Issued to every new member. */
    welcome: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('coupon_code').on(sql`upper(${table.code})`),
    check('coupon_worth', sql`(amount_krw is null) <> (percent is null)`),
    check('coupon_within_limit', sql`issue_limit is null or issued <= issue_limit`),
  ],
)

/** One member's issue of a coupon. */
export const couponIssueTable = pgTable(
  'coupon_issue',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    coupon_id: integer()
      .notNull()
      .references(() => couponTable.id),
    mb_id: text().notNull(),
    /** Counts a member's issues of one coupon: two requests at once cannot both be the first. */
    nth: integer().notNull(),
    state: text().$type<CouponState>().notNull().default('issued'),
    order_id: integer(),
    expires_at: instant(),
    issued_at: instant().notNull().defaultNow(),
    used_at: instant(),
  },
  (table) => [
    uniqueIndex('coupon_issue_nth').on(table.coupon_id, table.mb_id, table.nth),
    index('coupon_issue_member').on(table.mb_id, table.state, table.expires_at),
    index('coupon_issue_order').on(table.order_id).where(sql`${table.order_id} is not null`),
    index('coupon_issue_expiry').on(table.expires_at).where(sql`${table.state} = 'issued'`),
  ],
)
