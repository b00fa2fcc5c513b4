import { boolean, index, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { postColumns, postRules } from '../../board/server/columns.ts'
import type { NoticeTopic } from '../words.ts'

export const noticeTable = pgTable(
  'notice',
  {
    id: serial().primaryKey(),
    board: text({ enum: ['customer', 'tssa'] }).notNull(),
    topic: text().$type<NoticeTopic>().notNull().default('guide'),
    pinned: boolean().notNull().default(false),
    ...postColumns(),
  },
  (table) => [index('notice_newest').on(table.board, table.created_at), ...postRules('notice')],
)
