import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FormulaKind } from '../words.ts'
import { formulaMaterialTable } from './tables.ts'

/** A substance that is restricted in something, by its CAS number. */
export const substanceTable = pgTable('substance', {
  cas: text().primaryKey(),
  name: text().notNull(),
  name_en: text().notNull(),
  /** May cause an allergic reaction of the skin: a label has to name it. */
  sensitizer: boolean().notNull().default(false),
})

/** How much of a substance is allowed in what, in parts per million, and by whom. */
export const substanceLimitTable = pgTable(
  'substance_limit',
  {
    cas: text()
      .notNull()
      .references(() => substanceTable.cas),
    kind: text().$type<FormulaKind>().notNull(),
    limit_ppm: integer().notNull(),
    source: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cas, table.kind] }),
    check('substance_limit_ppm', sql`limit_ppm between 0 and 1000000`),
  ],
)

/** How much of a substance a material contains, in parts per million. */
export const materialSubstanceTable = pgTable(
  'material_substance',
  {
    product_id: integer()
      .notNull()
      .references(() => formulaMaterialTable.product_id, { onDelete: 'cascade' }),
    cas: text()
      .notNull()
      .references(() => substanceTable.cas),
    ppm: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.cas] }),
    index('material_substance_cas').on(table.cas),
    check('material_substance_ppm', sql`ppm between 1 and 1000000`),
  ],
)
