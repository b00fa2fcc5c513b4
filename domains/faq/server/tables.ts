import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { postColumns, postRules } from '../../board/server/columns.ts'
import type { FaqTopic } from '../words.ts'

/** What is asked often: the title is the question, the body its answer. */
export const faqTable = pgTable(
  'faq',
  {
    id: serial().primaryKey(),
    topic: text().$type<FaqTopic>().notNull(),
    /** Smaller stands higher. */
    position: integer().notNull().default(0),
    /** Above all others, whatever its position. */
    pinned: boolean().notNull().default(false),
    ...postColumns(),
  },
  (table) => [index('faq_order').on(table.pinned.desc().nullsFirst(), table.position, table.id), ...postRules('faq')],
)
