import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { termStates } from '../words.ts'

/** A Korean phrase in another language; `queued` ones wait for a person or a machine and are shown to no one. */
export const termTable = pgTable(
  'translation_term',
  {
    locale: text({ enum: ['ko', 'en'] }).notNull(),
    phrase: text().notNull(),
    text: text().notNull().default(''),
    state: text({ enum: termStates }).notNull(),
    /** The English that comes with the code; null where the code does not have the phrase. */
    shipped_text: text(),
    updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.phrase] }),
    index('translation_term_state').on(table.locale, table.state),
  ],
)

/** The shop's own words, and how they are said in English. */
export const glossaryTable = pgTable('translation_glossary', {
  korean: text().primaryKey(),
  english: text().notNull(),
  note: text().notNull().default(''),
})
