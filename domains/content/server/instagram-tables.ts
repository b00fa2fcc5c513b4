import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The shop's own account; one row. */
export const instagramAccountTable = pgTable(
  'instagram_account',
  {
    id: integer().primaryKey(),
    /** Encrypted with the installation's secret: a reader of the table cannot post in our name. */
    token: text().notNull(),
    /** A hash: shows whether the setting it began with is still the same. */
    began_with: text().notNull(),
    expires_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    renewed_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  () => [check('instagram_account_one', sql`id = 1`)],
)
