import type { Picture } from '@sillage/kit/schemas.ts'
import { jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** A picture that staff uploaded, or that something of the shop shows: to be found, and shown again elsewhere. */
export const libraryPictureTable = pgTable('library_picture', {
  id: serial().primaryKey(),
  /** The name under which the store knows it. */
  stem: text().notNull().unique(),
  picture: jsonb().$type<Picture>().notNull(),
  /** What its file was called, or what staff call it. */
  name: text().notNull().default(''),
  alt: text().notNull().default(''),
  alt_en: text().notNull().default(''),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
