import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { belongingTo, checkFileCount, removeAllFiles, removeBoardFile } from '../../board/server/files.ts'
import { checkPictures, dropPictures } from '../../board/server/pictures.ts'
import { checkVersion, wordsOf } from '../../board/server/posts.ts'
import { datesOf } from '../../board/server/publishing.ts'
import type { faq } from '../contract.ts'
import { findAnyFaq } from './faqs.ts'
import { faqTable } from './tables.ts'

export async function createFaq(ctx: Context, form: HandlerInput<typeof faq.create>['body'], files: SentFile[]) {
  await checkPictures(ctx, form)
  const id = await withStoredFiles(ctx, files, async (ctx, attach) => {
    const [row] = await ctx.db
      .insert(faqTable)
      .values({ ...form, ...datesOf(ctx, form), words: wordsOf(form), changed_at: ctx.now() })
      .returning({ id: faqTable.id })
    if (!row) throw new Error('a question was not added')
    await attach(belongingTo('faq', row.id))
    await writeAudit(ctx, { action: 'faq.create', subject: `faq:${row.id}`, before: null, after: form })
    await emptyTags(ctx, 'faq')
    return row.id
  })
  return findAnyFaq(ctx, id)
}

type Change = HandlerInput<typeof faq.change>['body']

export async function changeFaq(ctx: Context, id: number, { version, ...form }: Change, files: SentFile[]) {
  await checkPictures(ctx, form)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    const before = checkVersion(await hold(ctx, id), version)
    await checkFileCount(ctx, 'faq', id, files.length)
    await attach(belongingTo('faq', id))
    await ctx.db
      .update(faqTable)
      .set({
        ...form,
        ...datesOf(ctx, form, before),
        words: wordsOf(form),
        version: version + 1,
        changed_at: ctx.now(),
      })
      .where(eq(faqTable.id, id))
    await dropPictures(ctx, before, form)
    await writeAudit(ctx, { action: 'faq.change', subject: `faq:${id}`, before, after: form })
    await emptyTags(ctx, 'faq')
  })
  return findAnyFaq(ctx, id)
}

export async function removeFaq(ctx: Context, id: number) {
  await ctx.transaction(async (ctx) => {
    const before = await hold(ctx, id)
    if (!before) throw notFound()
    await removeAllFiles(ctx, 'faq', id)
    await ctx.db.delete(faqTable).where(eq(faqTable.id, id))
    await dropPictures(ctx, before)
    await writeAudit(ctx, { action: 'faq.remove', subject: `faq:${id}`, before, after: null })
    await emptyTags(ctx, 'faq')
  })
  return { message: '질문을 지웠어요.' }
}

export async function removeFaqFile(ctx: Context, { id, file }: HandlerInput<typeof faq.removeFile>['params']) {
  await ctx.transaction(async (ctx) => {
    if (!(await hold(ctx, id))) throw notFound()
    const name = await removeBoardFile(ctx, 'faq', id, file)
    await writeAudit(ctx, { action: 'faq.remove-file', subject: `faq:${id}`, before: { name }, after: null })
    await emptyTags(ctx, 'faq')
  })
  return { message: '파일을 지웠어요.' }
}

/** The row for this transaction alone: files are counted and versions compared under it. */
async function hold(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(faqTable).where(eq(faqTable.id, id)).for('update')
  return row
}
