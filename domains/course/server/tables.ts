import type { Picture } from '@sillage/kit/schemas.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import { type CourseDetail, courseFormats, courseLevels, type StudioItem } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A place where classes meet. */
export const studioTable = pgTable('studio', {
  id: integer().primaryKey(),
  name: text().notNull(),
  name_en: text().notNull(),
  about: text().notNull().default(''),
  about_en: text().notNull().default(''),
  address: text().notNull(),
  address_en: text().notNull(),
  hours: text().notNull().default(''),
  hours_en: text().notNull().default(''),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** What stands there. */
  equipment: jsonb().$type<StudioItem[]>().notNull().default([]),
  picture: text().notNull().default(''),
})

export const roomTable = pgTable(
  'studio_room',
  {
    id: integer().primaryKey(),
    studio_id: integer()
      .notNull()
      .references(() => studioTable.id),
    name: text().notNull(),
    name_en: text().notNull(),
    seats: integer().notNull(),
    /** For an hour without a class; null where it is not rented out. */
    rent_krw: integer(),
    rent_usd: integer(),
  },
  (table) => [index('studio_room_studio').on(table.studio_id)],
)

/**
 * Who teaches: pages name what is taught, never a person. Where it is someone of the staff, the account says who, so that
 * the same person is never booked twice at the same time.
 */
export const teacherTable = pgTable('teacher', {
  id: integer().primaryKey(),
  name: text().notNull(),
  name_en: text().notNull(),
  about: text().notNull().default(''),
  about_en: text().notNull().default(''),
  staff_id: text().unique(),
  /** Who no longer teaches stays with the sessions that were, and is offered for no new one. */
  active: boolean().notNull().default(true),
})

/** A course is sold as the product of the same id. */
export const courseTable = pgTable('course', {
  product_id: integer()
    .primaryKey()
    .references(() => productTable.id),
  title: text().notNull(),
  title_en: text().notNull(),
  /** How many meetings a session has; most meet once a week. */
  weeks: integer().notNull(),
  /** How long each meeting lasts. */
  minutes: integer().notNull().default(120),
  /** Where it usually meets; a session with a room meets in that room's studio. */
  studio: text().notNull(),
  studio_en: text().notNull(),
  level: text({ enum: courseLevels }).notNull().default('day'),
  format: text({ enum: courseFormats }).notNull().default('studio'),
  /** Counted up by every change of staff, so that two do not overwrite each other. */
  version: integer().notNull().default(1),
  detail: jsonb().$type<CourseDetail>().notNull().default({ makes: [], syllabus: [], included: [], bring: [] }),
})

/** To buy the product one has completed one of these classes. */
export const requiredClassTable = pgTable(
  'required_class',
  {
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    class_id: integer()
      .notNull()
      .references(() => courseTable.product_id),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.class_id] })],
)

export const classSessionTable = pgTable(
  'class_session',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => courseTable.product_id),
    /** Its seats are sold as this variant of the course: what is in a cart or an order says which session it is. */
    variant_id: integer()
      .unique()
      .references(() => variantTable.id),
    starts_at: instant().notNull(),
    seats: integer().notNull(),
    taken: integer().notNull().default(0),
    /** With fewer participants staff may cancel it. */
    minimum: integer().notNull().default(0),
    room_id: integer().references(() => roomTable.id),
    teacher_id: integer().references(() => teacherTable.id),
    canceled_at: instant(),
    /** The public event at the messaging platform that this session is, once staff have made it there. */
    event_id: text(),
  },
  (table) => [
    index('class_session_start').on(table.starts_at),
    index('class_session_product').on(table.product_id, table.starts_at),
    check('class_session_never_oversold', sql`taken >= 0 and seats >= taken`),
    check('class_session_event_named', sql`event_id <> ''`),
  ],
)

/**
 * Every meeting of a session, with the room and the teacher it needs. Two exclusion constraints in the migration keep a
 * room and a teacher from being booked twice at the same time (docs/decisions/034).
 */
export const classMeetingTable = pgTable(
  'class_meeting',
  {
    id: serial().primaryKey(),
    session_id: integer()
      .notNull()
      .references(() => classSessionTable.id, { onDelete: 'cascade' }),
    /** 1 is the first. */
    position: integer().notNull(),
    starts_at: instant().notNull(),
    ends_at: instant().notNull(),
    room_id: integer().references(() => roomTable.id),
    teacher_id: integer().references(() => teacherTable.id),
  },
  (table) => [
    uniqueIndex('class_meeting_position').on(table.session_id, table.position),
    index('class_meeting_start').on(table.starts_at),
    check('class_meeting_ends', sql`ends_at > starts_at`),
  ],
)

/** A file for participants; its content is a stored file with the subject `course_material:{id}`. */
export const courseMaterialTable = pgTable(
  'course_material',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => courseTable.product_id),
    position: integer().notNull(),
    title: text().notNull(),
    title_en: text().notNull(),
    /** Opens the day before this meeting; 1 opens with the booking. */
    meeting: integer().notNull().default(1),
  },
  (table) => [index('course_material_product').on(table.product_id, table.position)],
)

/** What a graduate made, as the school's first page shows it. */
export const classWorkTable = pgTable('class_work', {
  id: serial().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  title_en: text().notNull(),
  text: text().notNull(),
  text_en: text().notNull(),
  picture: jsonb().$type<Picture>().notNull(),
})
