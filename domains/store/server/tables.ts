import type { Picture } from '@sillage/kit/schemas.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Opening } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Where the shop can be visited, and orders fetched. */
export const storeTable = pgTable(
  'store',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    name_en: text().notNull(),
    address: text().notNull(),
    address_en: text().notNull(),
    /** How to walk there. */
    directions: text().notNull().default(''),
    directions_en: text().notNull().default(''),
    tel: text().notNull(),
    /** As people say them; the clock reads `opening`. */
    hours: text().notNull(),
    hours_en: text().notNull(),
    opening: jsonb().$type<Opening[]>().notNull(),
    closed_days: jsonb().$type<string[]>().notNull().default([]),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    pickup: boolean().notNull().default(true),
    hidden: boolean().notNull().default(false),
    pictures: jsonb().$type<Picture[]>().notNull().default([]),
    position: integer().notNull().default(0),
    changed_at: instant().notNull().defaultNow(),
  },
  () => [check('store_place', sql`lat between -90 and 90 and lng between -180 and 180`)],
)
