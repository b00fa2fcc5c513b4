import type { RichText } from '@sillage/kit/rich-text.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** What every post of a board has: its words in both languages, when visitors see it, and its changes by number. */
export const postColumns = () => ({
  title: text().notNull(),
  title_en: text().notNull(),
  body: jsonb().$type<RichText>().notNull(),
  body_en: jsonb().$type<RichText>().notNull(),
  /** Everything that can be searched for, in small letters; written with the texts. */
  words: text().notNull().default(''),
  /** Seen by staff alone. */
  draft: boolean().notNull().default(false),
  /** The period in which visitors see it; open where it is null. */
  shown_from: instant(),
  shown_until: instant(),
  /** Counts the changes: a change of an older version is refused. */
  version: integer().notNull().default(1),
  /** The day it stands under: when visitors saw it first, or will. */
  created_at: instant().notNull().defaultNow(),
  changed_at: instant().notNull().defaultNow(),
})

/** How a board's posts are found, and that their texts are texts: `null` in JSON is no null to a column. */
export const postRules = (board: string) => [
  // `letter_pairs` is a function of ours, made by the migration that made these.
  index(`${board}_words`).using('gin', sql`letter_pairs(words)`),
  check(`${board}_period`, sql`shown_from < shown_until`),
  check(
    `${board}_texts`,
    sql`(jsonb_typeof(body -> 'content') = 'array' and jsonb_typeof(body_en -> 'content') = 'array') is true`,
  ),
]
