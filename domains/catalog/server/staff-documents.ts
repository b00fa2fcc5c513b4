import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { removeFiles, withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import type { productEditing } from '../editing-contract.ts'
import { atProduct } from './change-product.ts'
import { productDocumentTable } from './offer-tables.ts'
import { findSheet } from './staff-sheet.ts'

type Added = HandlerInput<typeof productEditing.addDocument>

/** A document is announced by its name; its file may follow later as a new one. */
export async function addDocument(ctx: Context, { params: { product_id }, body, files }: Added) {
  await withStoredFiles(ctx, files.file, (ctx, attach) =>
    atProduct(ctx, product_id, { action: 'product.document', after: body, before: {} }, async (ctx) => {
      const [made] = await ctx.db
        .insert(productDocumentTable)
        .values({ ...body, product_id })
        .returning({ id: productDocumentTable.id })
      if (!made) throw new Error('an inserted document was not returned')
      const subject = `product_document:${made.id}`
      await attach({ place: 'products', subject, mb_id: requireMember(ctx).mb_id })
      // It is the shop's, not theirs who put it up: it must not go when they leave.
      const [file] = await ctx.db
        .update(storedFileTable)
        .set({ mb_id: null })
        .where(eq(storedFileTable.subject, subject))
        .returning({ id: storedFileTable.id })
      const mine = eq(productDocumentTable.id, made.id)
      if (file) await ctx.db.update(productDocumentTable).set({ file_id: file.id }).where(mine)
    }),
  )
  return findSheet(ctx, product_id)
}

export async function removeDocument(
  ctx: Context,
  params: HandlerInput<typeof productEditing.removeDocument>['params'],
) {
  const { product_id, document_id } = params
  await atProduct(ctx, product_id, { action: 'product.document', after: params, before: {} }, async (ctx) => {
    const [gone] = await ctx.db
      .delete(productDocumentTable)
      .where(and(eq(productDocumentTable.id, document_id), eq(productDocumentTable.product_id, product_id)))
      .returning()
    if (!gone) throw notFound()
    if (gone.file_id) await removeFiles(ctx, [gone.file_id])
  })
  return { message: '문서를 지웠어요.' }
}
