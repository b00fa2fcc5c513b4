import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HomeDesign } from '../home-design-contract.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The first page: what everyone sees of it, and what staff are working on. One row, or none in a new shop. */
export const homeTable = pgTable('home_content', {
  id: integer().primaryKey(),
  /** What everyone sees; null before anything was published. */
  content: jsonb().$type<HomeDesign>(),
  version: integer(),
  published_at: instant(),
  draft: jsonb().$type<HomeDesign>(),
  /** Counts the changes of the draft: a save based on an older number is refused. */
  draft_version: integer().notNull().default(0),
  changed_at: instant().notNull().defaultNow(),
  /** Versions ever made. A withdrawn number is not used again. */
  versions: integer().notNull().default(0),
})

/** Everything that was published, or will be at its time. */
export const homeVersionTable = pgTable(
  'home_version',
  {
    version: integer().primaryKey(),
    content: jsonb().$type<HomeDesign>().notNull(),
    note: text().notNull().default(''),
    publish_at: instant().notNull(),
    /** Null until its time has come. */
    published_at: instant(),
  },
  // One waits at a time.
  (table) => [
    uniqueIndex('home_version_scheduled').on(sql`(${table.published_at} is null)`).where(sql`published_at is null`),
  ],
)
