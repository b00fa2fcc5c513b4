import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { reviewTable } from '../../review/server/tables.ts'
import { inquiryTable, productInquiryTable } from './tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What staff keep about an inquiry, a product question or a review beside what its writer sees. */
export const inboxCaseTable = pgTable(
  'inbox_case',
  {
    id: serial().primaryKey(),
    inquiry_id: integer()
      .unique()
      .references(() => inquiryTable.id, { onDelete: 'cascade' }),
    product_inquiry_id: integer()
      .unique()
      .references(() => productInquiryTable.id, { onDelete: 'cascade' }),
    review_id: integer()
      .unique()
      .references(() => reviewTable.id, { onDelete: 'cascade' }),
    /** The member of staff who looks after it. */
    assigned_to: text(),
    /** A product question or a review that needs no answer; an inquiry has a state of its own. */
    done_at: instant(),
  },
  (table) => [
    index('inbox_case_assigned').on(table.assigned_to).where(sql`assigned_to is not null`),
    check('inbox_case_one', sql`num_nonnulls(inquiry_id, product_inquiry_id, review_id) = 1`),
  ],
)

/** Internal notes of staff about a case. */
export const inboxNoteTable = pgTable(
  'inbox_note',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    case_id: integer()
      .notNull()
      .references(() => inboxCaseTable.id, { onDelete: 'cascade' }),
    /** Who wrote it. */
    mb_id: text().notNull(),
    body: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('inbox_note_case').on(table.case_id, table.id), index('inbox_note_author').on(table.mb_id)],
)

/** An answer that is given often, with places in braces that are filled for each customer. */
export const answerTemplateTable = pgTable('answer_template', {
  id: serial().primaryKey(),
  title: text().notNull(),
  body: text().notNull(),
  body_en: text().notNull().default(''),
  version: integer().notNull().default(1),
  changed_at: instant().notNull().defaultNow(),
})
