import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { productTable, variantTable } from '../../catalog/server/tables.ts'
import type { FormulaKind, FormulaUnit } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A blend of a member's own. Its lines are in its versions. */
export const formulaTable = pgTable(
  'formula',
  {
    id: serial().primaryKey(),
    mb_id: text().notNull(),
    name: text().notNull(),
    note: text().notNull().default(''),
    kind: text().$type<FormulaKind>().notNull(),
    /** The number of the version that counts. */
    version: integer().notNull().default(1),
    /** Counts every change: two who look at the same one do not write over each other. */
    revision: integer().notNull().default(1),
    /** Opens /share/{token}. */
    share_token: text(),
    /** The same draft is the same formula. */
    request_key: text().notNull(),
    deleted_at: instant(),
    created_at: instant().notNull().defaultNow(),
    changed_at: instant().notNull().defaultNow(),
  },
  (table) => [
    index('formula_member').on(table.mb_id, table.id),
    unique('formula_request').on(table.mb_id, table.request_key),
    uniqueIndex('formula_share').on(table.share_token).where(sql`share_token is not null`),
    index('formula_deleted').on(table.deleted_at).where(sql`deleted_at is not null`),
  ],
)

/** The lines as they once were, never changed: a change is the next version. */
export const formulaVersionTable = pgTable(
  'formula_version',
  {
    formula_id: integer()
      .notNull()
      .references(() => formulaTable.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    batch_mg: integer().notNull(),
    restored_from: integer(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.formula_id, table.number] }),
    check('formula_version_number', sql`number between 1 and 200 and batch_mg between 1 and 100000000`),
  ],
)

/** How much of what: one of our variants, or a name. */
export const formulaLineTable = pgTable(
  'formula_line',
  {
    formula_id: integer().notNull(),
    number: integer().notNull(),
    position: integer().notNull(),
    variant_id: integer().references(() => variantTable.id),
    name: text().notNull(),
    unit: text().$type<FormulaUnit>().notNull(),
    /** Hundredths of a percent, milligrams or drops. */
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.formula_id, table.number, table.position] }),
    foreignKey({
      columns: [table.formula_id, table.number],
      foreignColumns: [formulaVersionTable.formula_id, formulaVersionTable.number],
      name: 'formula_line_version',
    }).onDelete('cascade'),
    check('formula_line_amount', sql`amount > 0 and (unit <> 'percent' or amount <= 10000)`),
    check('formula_line_unit', sql`unit in ('percent', 'grams', 'drops')`),
    check('formula_line_position', sql`position between 0 and 59`),
  ],
)

/** What staff have brought in of a material. */
export const formulaMaterialTable = pgTable('formula_material', {
  product_id: integer()
    .primaryKey()
    .references(() => productTable.id),
  drop_mg: integer(),
  /** Milligrams in a millilitre. */
  density: integer(),
  /** Who says what it is made of; empty while its composition is not known. */
  composition_source: text().notNull().default(''),
})

/** How much of a material is allowed in what, in hundredths of a percent, and who says so. */
export const formulaLimitTable = pgTable(
  'formula_limit',
  {
    product_id: integer()
      .notNull()
      .references(() => formulaMaterialTable.product_id, { onDelete: 'cascade' }),
    kind: text().$type<FormulaKind>().notNull(),
    limit: integer().notNull(),
    source: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.kind] }),
    check('formula_limit_share', sql`"limit" between 0 and 10000`),
  ],
)
