import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { boolean, index, integer, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { postColumns, postRules } from '../../board/server/columns.ts'
import { productTable } from '../../catalog/server/tables.ts'
import type { DocumentKind, DocumentLanguage } from '../words.ts'

/** A post of the document board; it may belong to a product. */
export const documentTable = pgTable(
  'document',
  {
    id: serial().primaryKey(),
    kind: text().$type<DocumentKind>().notNull(),
    product_id: integer().references(() => productTable.id, { onDelete: 'set null' }),
    pinned: boolean().notNull().default(false),
    ...postColumns(),
  },
  (table) => [
    index('document_newest').on(table.created_at),
    index('document_product').on(table.product_id),
    ...postRules('document'),
  ],
)

/** What is known of each file of a document, beside the file itself. */
export const documentFileTable = pgTable(
  'document_file',
  {
    file_id: uuid()
      .primaryKey()
      .references(() => storedFileTable.id, { onDelete: 'cascade' }),
    document_id: integer()
      .notNull()
      .references(() => documentTable.id, { onDelete: 'cascade' }),
    lang: text().$type<DocumentLanguage>().notNull(),
    /** The edition as printed on the file, such as 3.1 or 2026-10. */
    edition: text().notNull(),
    /** The lot it was written for; empty where it holds for all. */
    lot: text().notNull().default(''),
  },
  (table) => [index('document_file_document').on(table.document_id), index('document_file_lot').on(table.lot)],
)
