import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { productTable } from '../../catalog/server/tables.ts'
import { places } from './words-of.ts'

/** Neither whole names nor article numbers, of which there are as many as products: the words that names are made of. */
export const isVocabulary = sql.raw(`place in (${[places.first, places.word, places.note].join(', ')})`)

/**
 * The words of the shop, each once for every place it may stand in (see `places`). There are far fewer words than products, so what was
 * typed is held against words, and products are found by the numbers of the words.
 */
export const searchWordTable = pgTable(
  'search_word',
  {
    id: serial().primaryKey(),
    place: smallint().notNull(),
    /** Small letters, no spaces: 소이캔들. */
    word: text().notNull(),
    /** As it is written: 소이 캔들. */
    text: text().notNull(),
    /** The letters one types: ㅅㅗㅇㅣㅋㅐㄴㄷㅡㄹ. */
    jamo: text().notNull(),
    /** ㅅㅇㅋㄷ; empty where it is not Korean. */
    leads: text().notNull(),
    /** The keys by which it is found in its middle, and with a mistyped character (see `keysOf`). */
    keys: text().array().notNull(),
    /** How many visible products have it. */
    products: integer().notNull().default(0),
  },
  (table) => [
    unique('search_word_once').on(table.word, table.place),
    index('search_word_jamo').on(table.place, table.jamo.op('text_pattern_ops')),
    index('search_word_leads').on(table.place, table.leads.op('text_pattern_ops')).where(sql`leads <> ''`),
    // Without a list of pending rows, which every question would have to read through.
    index('search_word_keys').using('gin', table.keys).with({ fastupdate: false }),
    index('search_word_vocabulary').using('gin', table.keys).with({ fastupdate: false }).where(isVocabulary),
  ],
)

/**
 * Read model: the words of a visible product by number; its categories beside them, below zero. What it is sorted by is
 * the same as in its listing.
 */
export const searchEntryTable = pgTable(
  'search_entry',
  {
    product_id: integer()
      .primaryKey()
      .references(() => productTable.id),
    words: integer().array().notNull(),
    best: integer().notNull(),
    newest: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    price: integer().notNull(),
    price_usd: integer().notNull(),
  },
  (table) => [
    index('search_entry_words').using('gin', table.words).with({ fastupdate: false }),
    // The words stand in each order too: who walks along it never has to look a product up.
    index('search_entry_best').on(table.best, table.product_id, table.words),
    index('search_entry_newest').on(table.newest, table.product_id, table.words),
    index('search_entry_price').on(table.price, table.product_id, table.words),
    index('search_entry_price_usd').on(table.price_usd, table.product_id, table.words),
  ],
)

/** Maintained by staff: typing the word also means the others. */
export const searchSynonymTable = pgTable('search_synonym', {
  id: serial().primaryKey(),
  word: text().notNull().unique(),
  meanings: text().array().notNull(),
})

/** What was looked for and not found, counted by day; nothing of who looked. */
export const searchMissTable = pgTable(
  'search_miss',
  { day: date().notNull(), keyword: text().notNull(), times: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.keyword] })],
)

/** What was opened from the results of which words, counted by day. */
export const searchClickTable = pgTable(
  'search_click',
  {
    day: date().notNull(),
    keyword: text().notNull(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.keyword, table.product_id] })],
)
