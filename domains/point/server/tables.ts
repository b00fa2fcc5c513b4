import { sql } from 'drizzle-orm'
import { bigint, bigserial, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PointReason } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Points that came in together and run out together; `left` is what is still there. Spent oldest end first. */
export const pointLotTable = pgTable(
  'point_lot',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    mb_id: text().notNull(),
    amount: integer().notNull(),
    left: integer().notNull(),
    expires_at: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('point_lot_spending').on(table.mb_id, table.expires_at, table.id).where(sql`"left" > 0`),
    index('point_lot_expiry').on(table.expires_at).where(sql`"left" > 0`),
    check('point_lot_never_negative', sql`"left" >= 0 and "left" <= amount`),
  ],
)

/** Every movement of points, never changed: the statement a member reads. */
export const pointEntryTable = pgTable(
  'point_entry',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    mb_id: text().notNull(),
    amount: integer().notNull(),
    balance: integer().notNull(),
    reason: text().$type<PointReason>().notNull(),
    /** What it is about: one entry for each (reason, occasion). */
    occasion: text().notNull(),
    memo: text().notNull().default(''),
    lot_id: bigint({ mode: 'number' }),
    /** What should have been taken back but was no longer there. */
    missing: integer().notNull().default(0),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('point_entry_newest').on(table.mb_id, table.id),
    uniqueIndex('point_entry_once').on(table.mb_id, table.reason, table.occasion),
  ],
)

/** A member's balance: the row that every movement locks, and what pages read instead of summing. */
export const pointBalanceTable = pgTable(
  'point_balance',
  { mb_id: text().primaryKey(), balance: integer().notNull().default(0), entries: integer().notNull().default(0) },
  () => [check('point_balance_never_negative', sql`balance >= 0`)],
)

/** Which lots a spending took from, so that a refund restores the same lots. */
export const pointUseTable = pgTable(
  'point_use',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    entry_id: bigint({ mode: 'number' }).notNull(),
    lot_id: bigint({ mode: 'number' }).notNull(),
    amount: integer().notNull(),
    restored: integer().notNull().default(0),
  },
  (table) => [
    index('point_use_entry').on(table.entry_id),
    check('point_use_bounds', sql`restored >= 0 and restored <= amount`),
  ],
)
