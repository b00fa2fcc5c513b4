import { index, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Design } from '../design-contract.ts'
import type { DesignKind } from '../words.ts'

/** A saved design, opened by its code. A visitor's has no owner. */
export const designTable = pgTable(
  'design',
  {
    id: serial().primaryKey(),
    code: text().notNull().unique(),
    mb_id: text(),
    kind: text().$type<DesignKind>().notNull(),
    design: jsonb().$type<Design>().notNull(),
    /** Of the design: the same is saved once for each owner. */
    hash: text().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    unique('design_once').on(table.hash, table.mb_id).nullsNotDistinct(),
    index('design_member').on(table.mb_id, table.kind, table.id),
  ],
)
