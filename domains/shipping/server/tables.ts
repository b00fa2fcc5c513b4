import { jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { ShippingRules } from '../words.ts'

/** Shipping fees, each change a row of its own: the newest is valid, the older ones are the history. */
export const shippingRulesTable = pgTable('shipping_rules', {
  id: serial().primaryKey(),
  rules: jsonb().$type<ShippingRules>().notNull(),
  staff_id: text(),
  note: text().notNull().default(''),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
