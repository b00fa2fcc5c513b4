import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { LabelFields } from '../label.ts'
import { formulaTable } from './tables.ts'

/** What a maker wrote on the label of a formula. */
export const makerLabelTable = pgTable('maker_label', {
  formula_id: integer()
    .primaryKey()
    .references(() => formulaTable.id, { onDelete: 'cascade' }),
  fields: jsonb().$type<Partial<LabelFields>>().notNull(),
})
