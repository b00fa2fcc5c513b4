import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Things the installation knows about itself, the signing secret among them. */
export const settingTable = pgTable('setting', { name: text().primaryKey(), value: jsonb().notNull() })

export const sessionTable = pgTable(
  'session',
  {
    sid_hash: text().primaryKey(),
    /** How a member names a session that is to end. */
    id: uuid().notNull().unique().defaultRandom(),
    mb_id: text().notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    seen_at: instant().notNull().defaultNow(),
    /** When the member last gave their password or second factor. */
    proved_at: instant().notNull().defaultNow(),
    /** When the second factor was given; staff who need one are no staff before. */
    second_factor_at: instant(),
    /** What a passkey has to sign next, once. */
    challenge: text(),
    expires_at: instant().notNull(),
  },
  (table) => [index('session_mb_id').on(table.mb_id)],
)

export const jobTable = pgTable(
  'job',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'dead'] })
      .notNull()
      .default('waiting'),
    /** While a job with this key waits, a second one is not added. */
    key: text(),
    /** Someone waits for what it does: it is taken before all that is not. */
    urgent: boolean().notNull().default(false),
    run_at: instant().notNull().defaultNow(),
    lease_until: instant(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_at: instant().notNull().defaultNow(),
    finished_at: instant(),
  },
  (table) => [
    index('job_due').on(table.run_at).where(sql`state in ('waiting', 'running')`),
    index('job_urgent').on(table.run_at).where(sql`urgent and state in ('waiting', 'running')`),
    index('job_lost').on(table.lease_until).where(sql`lease_until is not null`),
    uniqueIndex('job_key').on(table.name, table.key).where(sql`state = 'waiting' and key is not null`),
  ],
)

export const cronTable = pgTable('cron', { name: text().primaryKey(), next_at: instant().notNull() })

export const outboxTable = pgTable(
  'outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    channel: text({ enum: ['mail', 'sms', 'alimtalk', 'in_app'] }).notNull(),
    template: text().notNull(),
    subject: text().notNull(),
    transition: text().notNull(),
    recipient: text().notNull(),
    lang: text({ enum: ['kr', 'en'] }).notNull(),
    payload: jsonb().notNull(),
    /**
     * `sent` was accepted by the service; whether it arrived is known if the service reports it. `dead` was never
     * accepted.
     */
    state: text({ enum: ['waiting', 'sent', 'delivered', 'failed', 'dead'] })
      .notNull()
      .default('waiting'),
    /** What it is about, for lookups, such as `order:17`, and the member it belongs to, if any. */
    about: text(),
    mb_id: text(),
    /** How the service that took it names it, and why it did not go. */
    provider_key: text(),
    failure: text(),
    /** How many times it was requested to be sent. */
    sends: integer().notNull().default(1),
    created_at: instant().notNull().defaultNow(),
    sent_at: instant(),
    checked_at: instant(),
    settled_at: instant(),
  },
  (table) => [
    uniqueIndex('outbox_once').on(table.channel, table.template, table.subject, table.transition),
    index('outbox_about').on(table.about, table.id).where(sql`about is not null`),
    index('outbox_member').on(table.mb_id, table.id).where(sql`mb_id is not null`),
    index('outbox_open').on(table.checked_at).where(sql`state = 'sent' and provider_key is not null`),
    index('outbox_sent').on(table.channel, table.sent_at).where(sql`sent_at is not null`),
    index('outbox_waiting').on(table.channel, table.id).where(sql`state = 'waiting'`),
    index('outbox_failed').on(table.id).where(sql`state in ('dead', 'failed')`),
  ],
)

/** How often something was asked for in the running window. Losing it in a crash loses nothing that matters. */
export const rateTable = pgTable('rate', {
  key: text().primaryKey(),
  window: integer().notNull(),
  count: integer().notNull(),
})

/** An uploaded file: its owner, what it belongs to, and its name in the store. */
export const storedFileTable = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey().defaultRandom(),
    mb_id: text(),
    place: text().notNull(),
    /** What it belongs to, such as `inquiry_message:12`. */
    subject: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    key: text().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('stored_file_subject').on(table.subject, table.position),
    index('stored_file_member').on(table.mb_id),
  ],
)
