import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { wordsOf } from '../../board/server/posts.ts'
import { productTable } from '../../catalog/server/tables.ts'
import { documentFilesOf } from './documents.ts'
import { documentTable } from './tables.ts'

/** Writes down what a document is found by: its texts, its product, and the lots and editions of its files. */
export async function keepWords(ctx: Context, id: number) {
  const [row] = await ctx.db
    .select({ document: documentTable, name: productTable.name, name_en: productTable.name_en })
    .from(documentTable)
    .leftJoin(productTable, eq(productTable.id, documentTable.product_id))
    .where(eq(documentTable.id, id))
  if (!row) return
  const files = await documentFilesOf(ctx, [id])
  const more = [
    row.document.kind,
    row.name ?? '',
    row.name_en ?? '',
    ...files.flatMap(({ lot, edition }) => [lot, edition]),
  ]
  await ctx.db
    .update(documentTable)
    .set({ words: wordsOf(row.document, more) })
    .where(eq(documentTable.id, id))
}

/** A product has another name: its documents are found by that one. In the transaction that holds the product. */
export async function keepWordsOfProduct(ctx: Context, product_id: number) {
  const ofProduct = eq(documentTable.product_id, product_id)
  // Locked first: a file that is being added to one of them is stored by then.
  const locked = await ctx.db.select({ id: documentTable.id }).from(documentTable).where(ofProduct).for('update')
  for (const { id } of locked) await keepWords(ctx, id)
}
