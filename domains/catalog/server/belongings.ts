import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Product } from '../contract.ts'
import { optionWords } from '../option-words.ts'
import { available, pricesOf } from './cards.ts'
import { offerRules, stockWords } from './offer-rules.ts'
import { addOnTable, kitPartTable, productDocumentTable } from './offer-tables.ts'
import { productTable, variantTable } from './tables.ts'

type PieceRow = {
  variant: typeof variantTable.$inferSelect
  product: typeof productTable.$inferSelect
}

/** A variant of another product, by the name it carries inside this one. */
function pieceOf({ variant, product }: PieceRow) {
  const [picture] = product.pictures
  if (!picture) throw new Error(`product ${product.id} has no picture`)
  const option = optionWords(product.option_groups, variant.values)
  return {
    variant_id: variant.id,
    product_id: product.id,
    name: [product.name, option.name].filter(Boolean).join(' · '),
    name_en: [product.name_en, option.name_en].filter(Boolean).join(' · '),
    picture,
  }
}

/** What a kit is made of; the parts of its first variant stand for all. */
export async function listParts(ctx: Context, product_id: number): Promise<Product['parts']> {
  const kit = ctx.db
    .select({ id: variantTable.id })
    .from(variantTable)
    .where(and(eq(variantTable.product_id, product_id), eq(variantTable.retired, false)))
    .orderBy(asc(variantTable.position))
    .limit(1)
  const rows = await ctx.db
    .select({ variant: variantTable, product: productTable, quantity: kitPartTable.quantity })
    .from(kitPartTable)
    .innerJoin(variantTable, eq(variantTable.id, kitPartTable.part_variant_id))
    .innerJoin(productTable, eq(productTable.id, variantTable.product_id))
    .where(eq(kitPartTable.kit_variant_id, sql`(${kit})`))
    .orderBy(asc(kitPartTable.position))
  return rows.map((row) => ({ ...pieceOf(row), quantity: row.quantity, has_page: row.product.visible }))
}

export async function listAddOns(ctx: Context, product_id: number): Promise<Product['add_ons']> {
  const rows = await ctx.db
    .select({ variant: variantTable, product: productTable, left: available })
    .from(addOnTable)
    .innerJoin(variantTable, eq(variantTable.id, addOnTable.variant_id))
    .innerJoin(productTable, and(eq(productTable.id, variantTable.product_id), eq(productTable.visible, true)))
    .where(and(eq(addOnTable.product_id, product_id), eq(variantTable.retired, false)))
    .orderBy(asc(addOnTable.position))
  return rows.map((row) => ({
    ...pieceOf(row),
    price: pricesOf(row.product, row.variant, ctx.now()).price,
    ...stockWords(row.left),
    rules: offerRules(row.product, row.variant, ctx.now()),
  }))
}

export async function listDocuments(ctx: Context, product_id: number): Promise<Product['documents']> {
  const rows = await ctx.db
    .select()
    .from(productDocumentTable)
    .where(eq(productDocumentTable.product_id, product_id))
    .orderBy(asc(productDocumentTable.id))
  return rows.map(({ file_id, ...document }) => ({ ...document, has_file: file_id !== null }))
}

/** The paper itself. Whoever signed in may have it, as long as its product is shown. */
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
