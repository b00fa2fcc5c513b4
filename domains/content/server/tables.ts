import type { Picture } from '@sillage/kit/schemas.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** What a recipe takes: so many of a product's variant, of which so much is used. */
export type RecipeMaterial = { product_id: number; sku?: string; quantity: number; uses?: string; uses_en?: string }

export const recipeTable = pgTable(
  'recipe',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    title_en: text().notNull(),
    summary: text().notNull(),
    summary_en: text().notNull(),
    minutes: integer().notNull(),
    level: integer().notNull(),
    makes: text().notNull().default(''),
    makes_en: text().notNull().default(''),
    picture: jsonb().$type<Picture>().notNull(),
    materials: jsonb().$type<RecipeMaterial[]>().notNull(),
    steps: jsonb().$type<{ text: string; text_en: string }[]>().notNull(),
    visible: boolean().notNull().default(true),
  },
  () => [check('recipe_level', sql`level between 1 and 3`), check('recipe_minutes', sql`minutes > 0`)],
)

export const instagramTable = pgTable('instagram_item', {
  id: text().primaryKey(),
  media_url: text().notNull(),
  permalink: text().notNull(),
  posted_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})

/** A few products that go well together, each with a text about it. */
export const selectTable = pgTable(
  'select_list',
  {
    id: serial().primaryKey(),
    title: text().notNull(),
    title_en: text().notNull(),
    intro: text().notNull(),
    intro_en: text().notNull(),
    items: jsonb().$type<{ product_id: number; note: string; note_en: string }[]>().notNull(),
    /** Empty while it is being put together. */
    published_at: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [index('select_list_newest').on(table.published_at, table.id)],
)
