import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CmsNode } from '../cms-node-contract.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A page that staff put together, by name: what everyone sees of it, and what staff are working on. */
export const cmsPageTable = pgTable(
  'cms_page',
  {
    name: text().primaryKey(),
    /** For lists that are read in parts. */
    id: serial().notNull().unique(),
    /** What everyone sees; null before it is first published and after it was taken down. */
    template: jsonb().$type<CmsNode>(),
    link: text().notNull().default(''),
    version: integer(),
    published_at: instant(),
    draft_template: jsonb().$type<CmsNode>(),
    draft_link: text().notNull().default(''),
    /** Counts the changes of the draft: a save based on an older number is refused. */
    draft_version: integer().notNull().default(0),
    changed_at: instant().notNull().defaultNow(),
    /** Versions ever made. A withdrawn number is not used again. */
    versions: integer().notNull().default(0),
  },
  () => [check('cms_page_name', sql`name ~ '^[a-z0-9][a-z0-9-]{0,59}$'`)],
)

/** Everything that was published, or will be at its time. */
export const cmsVersionTable = pgTable(
  'cms_version',
  {
    name: text().notNull(),
    version: integer().notNull(),
    template: jsonb().$type<CmsNode>().notNull(),
    link: text().notNull(),
    note: text().notNull().default(''),
    publish_at: instant().notNull(),
    /** Null until its time has come. */
    published_at: instant(),
    /** When it is taken down by itself; null: it stays. */
    until_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version] }),
    foreignKey({ columns: [table.name], foreignColumns: [cmsPageTable.name] }),
    uniqueIndex('cms_version_scheduled').on(table.name).where(sql`published_at is null`),
  ],
)
