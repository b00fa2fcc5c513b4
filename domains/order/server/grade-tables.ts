import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** What makes silver and gold, in every version there was. Rows are added and never changed. */
export const gradeRuleTable = pgTable('grade_rule', {
  version: integer().primaryKey(),
  silver_krw: integer().notNull(),
  gold_krw: integer().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
