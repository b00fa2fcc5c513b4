import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { courseLevels, enrolmentStates } from '../words.ts'
import { classMeetingTable, classSessionTable } from './tables.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/**
 * One participant with a seat in a session: one row for each piece of a paid order line. The keys to orders and their
 * lines are in the migration alone: orders build on courses, and not the other way round.
 */
export const enrolmentTable = pgTable(
  'enrolment',
  {
    id: serial().primaryKey(),
    session_id: integer()
      .notNull()
      .references(() => classSessionTable.id),
    order_id: integer().notNull(),
    order_line_id: integer().notNull(),
    /** Of the member who bought it; null for a guest's order. */
    mb_id: text(),
    /** 1 is the buyer's own seat, unless another name is given. */
    position: integer().notNull(),
    name: text().notNull(),
    /** What the QR code at the entrance says. */
    code: text().notNull().unique(),
    state: text({ enum: enrolmentStates }).notNull().default('enrolled'),
    /** The session it was moved from by the participant: that is possible once. */
    transferred_from: integer().references(() => classSessionTable.id),
    /** Staff moved the session: asked until the participant agrees to the new day. */
    move_answer: text({ enum: ['asked', 'agreed'] }),
    /** For staff only. */
    note: text().notNull().default(''),
    created_at: instant().notNull(),
    changed_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex('enrolment_seat').on(table.order_line_id, table.position),
    index('enrolment_session').on(table.session_id),
    index('enrolment_member').on(table.mb_id),
  ],
)
export type EnrolmentRow = typeof enrolmentTable.$inferSelect

export const attendanceTable = pgTable(
  'attendance',
  {
    enrolment_id: integer()
      .notNull()
      .references(() => enrolmentTable.id, { onDelete: 'cascade' }),
    meeting_id: integer()
      .notNull()
      .references(() => classMeetingTable.id, { onDelete: 'cascade' }),
    present: boolean().notNull(),
    staff_id: text().notNull(),
    noted_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enrolment_id, table.meeting_id] })],
)

/**
 * A member who waits for a seat. An offer is an unpaid order that reserves the seat until it expires: paying it takes the
 * seat, and an order that was not paid in time offers the seat to the next (docs/decisions/034).
 */
export const classWaitTable = pgTable(
  'class_wait',
  {
    id: serial().primaryKey(),
    session_id: integer()
      .notNull()
      .references(() => classSessionTable.id),
    mb_id: text().notNull(),
    created_at: instant().notNull(),
    offered_at: instant(),
    order_id: integer(),
    left_at: instant(),
  },
  (table) => [
    uniqueIndex('class_wait_once').on(table.session_id, table.mb_id).where(sql`offered_at is null and left_at is null`),
    index('class_wait_member').on(table.mb_id),
  ],
)

export const certificateTable = pgTable(
  'certificate',
  {
    id: serial().primaryKey(),
    number: text().notNull().unique(),
    enrolment_id: integer()
      .notNull()
      .unique()
      .references(() => enrolmentTable.id),
    mb_id: text(),
    name: text().notNull(),
    product_id: integer().notNull(),
    title: text().notNull(),
    title_en: text().notNull(),
    level: text({ enum: courseLevels }).notNull(),
    weeks: integer().notNull(),
    minutes: integer().notNull(),
    completed_at: instant().notNull(),
    issued_at: instant().notNull(),
    /** The verification page shows the whole name only where the holder allows it. */
    show_name: boolean().notNull().default(false),
    revoked_at: instant(),
    revoke_reason: text().notNull().default(''),
  },
  (table) => [index('certificate_member').on(table.mb_id)],
)
export type CertificateRow = typeof certificateTable.$inferSelect

/** The secret in the address of a member's calendar subscription. */
export const classCalendarTable = pgTable('class_calendar', {
  mb_id: text().primaryKey(),
  token: text().notNull().unique(),
})

/** The parcel with the materials of a booking. It has a row once it was sent; the order says where to. */
export const classKitTable = pgTable('class_kit', {
  order_line_id: integer().primaryKey(),
  courier: text().notNull(),
  tracking_no: text().notNull(),
  sent_at: instant().notNull(),
  staff_id: text().notNull(),
})
