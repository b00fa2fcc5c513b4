import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { memberTable } from '../../member/server/tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Who may do what in the console; `*` is the owner's. */
export const staffTable = pgTable('staff', {
  mb_id: text()
    .primaryKey()
    .references(() => memberTable.mb_id),
  permissions: jsonb().$type<string[]>().notNull(),
})

/** What a member of staff proves themselves with beside the password: an app with codes, or a passkey. */
export const staffFactorTable = pgTable(
  'staff_factor',
  {
    id: uuid().primaryKey().defaultRandom(),
    mb_id: text().notNull(),
    kind: text({ enum: ['totp', 'passkey'] }).notNull(),
    name: text().notNull(),
    /** Of an app: sealed with the installation's secret. */
    secret: text(),
    /** Of an app: the time step of the last code. A code is accepted once. */
    last_step: integer(),
    /** Of a passkey. */
    credential_id: text().unique(),
    public_key: text(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    /** An app counts once its first code was right. */
    confirmed_at: instant(),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('staff_factor_member').on(table.mb_id),
    uniqueIndex('staff_factor_totp').on(table.mb_id).where(sql`${table.kind} = 'totp'`),
  ],
)

/** For the day when the phone is lost: each works once. */
export const recoveryCodeTable = pgTable(
  'staff_recovery_code',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (table) => [uniqueIndex('staff_recovery_code_once').on(table.mb_id, table.code_hash)],
)

/** Conditions of a console list, saved under a name. */
export const savedViewTable = pgTable(
  'saved_view',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    list: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull(),
    /** Everyone of the staff sees it. */
    shared: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_view_name').on(table.mb_id, table.list, table.name),
    index('saved_view_list').on(table.list),
  ],
)
