import type { Picture } from '@sillage/kit/schemas.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { popupDevices, popupTypes } from '../words.ts'

/** A picture with a link that greets a visitor. Its period is in whole days of Seoul, both ends included. */
export const popupTable = pgTable(
  'popup',
  {
    id: serial().primaryKey(),
    type: text({ enum: popupTypes }).notNull(),
    active: boolean().notNull().default(true),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    thumbnail_ko: jsonb().$type<Picture>().notNull(),
    thumbnail_en: jsonb().$type<Picture>(),
    link: text().notNull(),
    link_en: text().notNull().default(''),
    starts_on: date({ mode: 'string' }),
    ends_on: date({ mode: 'string' }),
    device: text({ enum: popupDevices }).notNull().default('all'),
    position: integer().notNull().default(0),
  },
  (table) => [index('popup_order').on(table.active, table.position), check('popup_period', sql`starts_on <= ends_on`)],
)
