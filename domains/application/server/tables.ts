import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ApplicationKind, ApplicationState } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const words = () => text().notNull().default('')

/** A member's wish to buy wholesale or to become a dealer, with what the shop wants to know first. */
export const applicationTable = pgTable(
  'application',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    kind: text().$type<ApplicationKind>().notNull(),
    state: text().$type<ApplicationState>().notNull().default('draft'),
    country: text().notNull().default('KR'),
    company: words(),
    representative: words(),
    /** Of Korean ones the ten figures with their hyphens; elsewhere whatever a company is registered under. */
    business_number: words(),
    business_type: words(),
    name: words(),
    hp: words(),
    email: words(),
    zip: words(),
    addr1: words(),
    addr2: words(),
    city: words(),
    province: words(),
    channel: words(),
    site: words(),
    volume: words(),
    region: words(),
    message: words(),
    /** Who of the staff reads it. */
    taken_by: text(),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('application_member').on(table.mb_id, table.id),
    index('application_waiting').on(table.state, table.changed_at),
    index('application_number').on(table.business_number).where(sql`business_number <> ''`),
    // One of each kind at a time, however often the button is pressed.
    uniqueIndex('application_open')
      .on(table.mb_id, table.kind)
      .where(sql`state in ('draft', 'submitted', 'in_review', 'needs_info')`),
    check('application_kind', sql`kind in ('wholesale', 'dealer')`),
  ],
)

/** What happened to an application, never changed. The note is what the shop had to say. */
export const applicationEventTable = pgTable(
  'application_event',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    application_id: integer()
      .notNull()
      .references(() => applicationTable.id, { onDelete: 'cascade' }),
    to_state: text().$type<ApplicationState>().notNull(),
    note: words(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('application_event_application').on(table.application_id, table.id)],
)
