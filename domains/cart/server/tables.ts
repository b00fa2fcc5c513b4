import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { variantTable } from '../../catalog/server/tables.ts'
import type { PersonalValue } from '../../custom/personal-contract.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A visitor's (`key:…`) or a member's (`member:…`) cart. Every change counts the version up: the higher one is the truth. */
export const cartTable = pgTable(
  'cart',
  {
    owner: text().primaryKey(),
    version: bigint({ mode: 'number' }).notNull().default(1),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [index('cart_age').on(table.changed_at)],
)

export const cartLineTable = pgTable(
  'cart_line',
  {
    id: serial().primaryKey(),
    owner: text()
      .notNull()
      .references(() => cartTable.owner, { onDelete: 'cascade' }),
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    /** The product whose page offered it as an add-on; 0 where it was chosen for itself. */
    add_on_of: integer().notNull().default(0),
    /** What was filled in for it. Another text to engrave is another line: the key distinguishes them. */
    personal: jsonb().$type<PersonalValue[]>().notNull().default([]),
    personal_key: text().notNull().default(''),
    quantity: integer().notNull(),
    selected: boolean().notNull().default(true),
    /** The price of one piece when it was added, without what was filled in, so that a change can be shown. */
    seen_krw: integer().notNull(),
    seen_usd: integer().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    unique('cart_line_once').on(table.owner, table.variant_id, table.add_on_of, table.personal_key),
    index('cart_line_variant').on(table.variant_id),
    check('cart_line_quantity', sql`quantity between 1 and 999`),
  ],
)
export type CartLineRow = typeof cartLineTable.$inferSelect
