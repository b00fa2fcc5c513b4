import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const memberTable = pgTable('member', {
  mb_id: text().primaryKey(),
  mb_name: text().notNull(),
  mb_hp: text().notNull().default(''),
  mb_email: text().notNull(),
  password_hash: text().notNull(),
  state: text({ enum: ['pending', 'active', 'withdrawn'] })
    .notNull()
    .default('active'),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
