import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import type { Product } from '../contract.ts'
import { optionWords } from '../option-words.ts'
import { pricesOf } from './cards.ts'
import { offerRules, stockWords } from './offer-rules.ts'
import { productDocumentTable } from './offer-tables.ts'
import type { findWhole, PieceRow } from './product-row.ts'
import { productTable } from './tables.ts'

type Whole = NonNullable<Awaited<ReturnType<typeof findWhole>>>

/** A variant of another product, by the name it carries inside this one. */
function pieceOf({ variant, product }: PieceRow) {
  const option = optionWords(product.option_groups, variant.values)
  return {
    variant_id: variant.id,
    product_id: product.id,
    kind: product.kind,
    name: [product.name, option.name].filter(Boolean).join(' · '),
    name_en: [product.name_en, option.name_en].filter(Boolean).join(' · '),
    picture: product.picture,
  }
}

/** What a kit is made of. */
export const partsOf = ({ parts }: Whole): Product['parts'] =>
  parts.map(({ quantity, of, scent, ...piece }) => ({
    ...pieceOf(piece),
    quantity,
    of,
    ...scent,
    has_page: piece.product.visible,
  }))

export const addOnsOf = ({ add_ons }: Whole, at: Date): Product['add_ons'] =>
  add_ons.map((row) => ({
    ...pieceOf(row),
    price: pricesOf(row.product, row.variant, at).price,
    ...stockWords(row.available, 1),
    rules: offerRules(row.product, row.variant, at),
  }))

export const documentsOf = ({ documents }: Pick<Whole, 'documents'>): Product['documents'] =>
  documents.map(({ file_id, ...document }) => ({ ...document, has_file: file_id !== null }))

/** The document's file. Every member may download it, as long as its product is shown. */
export async function openDocument(ctx: Context, document_id: number) {
  const [row] = await ctx.db
    .select({ file: storedFileTable })
    .from(productDocumentTable)
    .innerJoin(productTable, and(eq(productTable.id, productDocumentTable.product_id), eq(productTable.visible, true)))
    .innerJoin(storedFileTable, eq(storedFileTable.id, productDocumentTable.file_id))
    .where(eq(productDocumentTable.id, document_id))
  const content = row && (await ctx.files.get(row.file.key))
  if (!content) throw notFound()
  return { stream: content.stream, size: content.size, type: row.file.type, name: row.file.name }
}
