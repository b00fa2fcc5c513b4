import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { storedFileTable } from '@sillage/server-kit/tables.ts'
import { desc, eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { belongingTo, checkFileCount, removeBoardFile } from '../../board/server/files.ts'
import type { document } from '../contract.ts'
import { findAnyDocument } from './documents.ts'
import { documentFileTable } from './tables.ts'
import { keepWords } from './words-of-document.ts'
import { lockDocument } from './write.ts'

type Added = HandlerInput<typeof document.addFile>

/** One file at a time: each says for itself which lot, edition and language it is. */
export async function addFile(ctx: Context, { params: { id }, body, files }: Added) {
  if (files.file.length === 0) throw invalid('file', '파일을 골라 주세요.')
  const { subject, ...belonging } = belongingTo('document', id)
  await withStoredFiles(ctx, files.file, async (ctx, attach) => {
    if (!(await lockDocument(ctx, id))) throw notFound()
    await checkFileCount(ctx, 'document', id, 1)
    await attach({ ...belonging, subject })
    // The document is locked: its last file is the one that came just now.
    const [file] = await ctx.db
      .select({ id: storedFileTable.id })
      .from(storedFileTable)
      .where(eq(storedFileTable.subject, subject))
      .orderBy(desc(storedFileTable.position))
      .limit(1)
    if (!file) throw new Error('a file was not attached')
    await ctx.db.insert(documentFileTable).values({ ...body, file_id: file.id, document_id: id })
    await keepWords(ctx, id)
    await writeAudit(ctx, { action: 'document.add-file', subject: `document:${id}`, before: null, after: body })
    await emptyTags(ctx, 'document')
  })
  return findAnyDocument(ctx, id)
}

export async function removeFile(ctx: Context, { id, file }: HandlerInput<typeof document.removeFile>['params']) {
  await ctx.transaction(async (ctx) => {
    if (!(await lockDocument(ctx, id))) throw notFound()
    // What was known of it goes with the file's own row.
    const name = await removeBoardFile(ctx, 'document', id, file)
    await keepWords(ctx, id)
    await writeAudit(ctx, { action: 'document.remove-file', subject: `document:${id}`, before: { name }, after: null })
    await emptyTags(ctx, 'document')
  })
  return { message: '파일을 지웠어요.' }
}
