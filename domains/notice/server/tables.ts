import { boolean, index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

export const noticeTable = pgTable(
  'notice',
  {
    id: serial().primaryKey(),
    board: text({ enum: ['customer', 'tssa'] }).notNull(),
    title: text().notNull(),
    title_en: text().notNull(),
    body: jsonb().$type<string[]>().notNull(),
    body_en: jsonb().$type<string[]>().notNull(),
    pinned: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('notice_newest').on(table.board, table.created_at)],
)
