import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { variantTable } from '../../catalog/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import type { Refund } from '../refund-amounts.ts'
import type { ClaimKind, ClaimReason, ClaimState, Condition, Fault } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What a buyer wants undone: canceling, sending back, exchanging. Its photos are stored files named `claim:{id}`. */
export const claimTable = pgTable(
  'claim',
  {
    id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => orderTable.id),
    kind: text().$type<ClaimKind>().notNull(),
    state: text().$type<ClaimState>().notNull().default('requested'),
    reason: text().$type<ClaimReason>().notNull(),
    fault: text().$type<Fault>().notNull(),
    memo: text().notNull().default(''),
    /** What the buyer was shown and agreed to, in minor units: the refund may not be less without a word. */
    preview: jsonb().$type<Refund>().notNull(),
    /** What was refunded in the end, once it was. */
    settled: jsonb().$type<Refund | null>(),
    /** The state to resume from when it is on hold. */
    on_hold_from: text().$type<ClaimState>(),
    /** The buyer's account, if the money cannot be refunded by its method. */
    account: jsonb().$type<{ bank: string; number: string; holder: string } | null>(),
    collection: jsonb().$type<{ courier: string; tracking_no: string } | null>(),
    answer: text().notNull().default(''),
    request_key: text().notNull().unique(),
    staff_id: text(),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant().notNull().defaultNow(),
    done_at: instant(),
  },
  (table) => [index('claim_order').on(table.order_id), index('claim_state').on(table.state, table.id)],
)

/** The pieces a claim is about; for an exchange, the variant they become, at the same price. */
export const claimLineTable = pgTable(
  'claim_line',
  {
    claim_id: integer()
      .notNull()
      .references(() => claimTable.id),
    line_id: integer()
      .notNull()
      .references(() => orderLineTable.id),
    quantity: integer().notNull(),
    exchange_variant_id: integer().references(() => variantTable.id),
    /** The line that was sent in its place. */
    replacement_line_id: integer().references(() => orderLineTable.id),
    /** What inspection found. */
    condition: text().$type<Condition>(),
  },
  (table) => [
    primaryKey({ columns: [table.claim_id, table.line_id] }),
    index('claim_line_line').on(table.line_id),
    check('claim_line_quantity', sql`quantity > 0`),
  ],
)
