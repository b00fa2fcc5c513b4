import type { Currency } from '@sillage/kit/money.ts'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CostingSheet } from '../costing.ts'
import { formulaTable } from './tables.ts'

/** What a maker has written down of a formula's costs: once in won and once in dollars. */
export const formulaCostingTable = pgTable(
  'formula_costing',
  {
    formula_id: integer()
      .notNull()
      .references(() => formulaTable.id, { onDelete: 'cascade' }),
    currency: text().$type<Currency>().notNull(),
    sheet: jsonb().$type<CostingSheet>().notNull(),
    /** For a hundred grams, by the material's key. */
    own_prices: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.formula_id, table.currency] })],
)
