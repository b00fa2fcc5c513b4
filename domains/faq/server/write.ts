import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { belongingTo, checkFileCount } from '../../board/server/files.ts'
import { checkPictures, dropPictures } from '../../board/server/pictures.ts'
import { checkVersion, wordsOf } from '../../board/server/posts.ts'
import { datesOf } from '../../board/server/publishing.ts'
import { removePost, removePostFile } from '../../board/server/remove-post.ts'
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
    const before = checkVersion(await lock(ctx, id), version)
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
  await removePost(ctx, posts, id)
  return { message: '질문을 지웠어요.' }
}

export async function removeFaqFile(ctx: Context, { id, file }: HandlerInput<typeof faq.removeFile>['params']) {
  await removePostFile(ctx, posts, id, file)
  return { message: '파일을 지웠어요.' }
}

/** The row for this transaction alone: files are counted and versions compared under it. */
async function lock(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(faqTable).where(eq(faqTable.id, id)).for('update')
  return row
}

const posts = { board: 'faq', table: faqTable, lock } as const
