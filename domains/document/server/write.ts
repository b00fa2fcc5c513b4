import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { checkPictures, dropPictures } from '../../board/server/pictures.ts'
import { checkVersion } from '../../board/server/posts.ts'
import { datesOf } from '../../board/server/publishing.ts'
import { removePost } from '../../board/server/remove-post.ts'
import { productTable } from '../../catalog/server/tables.ts'
import type { document } from '../contract.ts'
import { findAnyDocument } from './documents.ts'
import { documentTable } from './tables.ts'
import { keepWords } from './words-of-document.ts'

type Form = HandlerInput<typeof document.create>['body']

export async function createDocument(ctx: Context, form: Form) {
  await checkPictures(ctx, form)
  const id = await ctx.transaction(async (ctx) => {
    await lockProduct(ctx, form)
    const [row] = await ctx.db
      .insert(documentTable)
      .values({ ...form, ...datesOf(ctx, form), changed_at: ctx.now() })
      .returning({ id: documentTable.id })
    if (!row) throw new Error('a document was not added')
    await keepWords(ctx, row.id)
    await writeAudit(ctx, { action: 'document.create', subject: `document:${row.id}`, before: null, after: form })
    await emptyTags(ctx, 'document')
    return row.id
  })
  return findAnyDocument(ctx, id)
}

type Change = HandlerInput<typeof document.change>['body']

export async function changeDocument(ctx: Context, id: number, { version, ...form }: Change) {
  await checkPictures(ctx, form)
  await ctx.transaction(async (ctx) => {
    await lockProduct(ctx, form)
    const before = checkVersion(await lockDocument(ctx, id), version)
    await ctx.db
      .update(documentTable)
      .set({ ...form, ...datesOf(ctx, form, before), version: version + 1, changed_at: ctx.now() })
      .where(eq(documentTable.id, id))
    await keepWords(ctx, id)
    await dropPictures(ctx, before, form)
    await writeAudit(ctx, { action: 'document.change', subject: `document:${id}`, before, after: form })
    await emptyTags(ctx, 'document')
  })
  return findAnyDocument(ctx, id)
}

export async function removeDocument(ctx: Context, id: number) {
  await removePost(ctx, { board: 'document', table: documentTable, lock: lockDocument }, id)
  return { message: '문서를 지웠어요.' }
}

/** The document is found by its product's name: until it is written down, no one gives the product another. */
async function lockProduct(ctx: Context, { product_id }: Pick<Form, 'product_id'>) {
  if (product_id === null) return
  const found = await ctx.db
    .select({ id: productTable.id })
    .from(productTable)
    .where(eq(productTable.id, product_id))
    .for('share')
  if (found.length === 0) throw invalid('product_id', '이 번호의 상품이 없어요.')
}

/** The row for this transaction alone: its version is compared and its files are counted under it. */
export async function lockDocument(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(documentTable).where(eq(documentTable.id, id)).for('update')
  return row
}
