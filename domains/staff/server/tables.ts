import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { memberTable } from '../../member/server/tables.ts'

/** Who may do what in the console; `*` is the owner's. */
export const staffTable = pgTable('staff', {
  mb_id: text()
    .primaryKey()
    .references(() => memberTable.mb_id),
  permissions: jsonb().$type<string[]>().notNull(),
})
