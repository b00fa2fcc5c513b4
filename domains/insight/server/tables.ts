import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { clickTypes, platforms } from '../words.ts'

/** How often something was clicked on a day in Seoul. Who clicked is not known and cannot be found out. */
export const clickTable = pgTable(
  'click_count',
  {
    day: date({ mode: 'string' }).notNull(),
    click_type: text({ enum: clickTypes }).notNull(),
    click_id: text().notNull(),
    /** As it was called when it was last clicked. */
    click_name: text().notNull(),
    platform: text({ enum: platforms }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.click_type, table.click_id, table.platform] }),
    check('click_count_some', sql`count > 0`),
  ],
)

/** By which id the analytics service knows a visitor of ours; forgotten with the session. */
export const analyticsClientTable = pgTable(
  'analytics_client',
  {
    sid_hash: text().primaryKey(),
    ga_client_id: text().notNull(),
    seen_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('analytics_client_seen').on(table.seen_at)],
)
