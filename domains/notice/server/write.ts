import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
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
import type { notice } from '../contract.ts'
import { topicsOf } from '../words.ts'
import { findAnyNotice } from './notices.ts'
import { noticeTable } from './tables.ts'

type Form = HandlerInput<typeof notice.create>['body']

export async function createNotice(ctx: Context, form: Form, files: SentFile[]) {
  checkTopic(form)
  await checkPictures(ctx, form)
  const id = await withStoredFiles(ctx, files, async (ctx, attach) => {
    const [row] = await ctx.db
      .insert(noticeTable)
      .values({ ...form, ...datesOf(ctx, form), words: wordsOf(form), changed_at: ctx.now() })
      .returning({ id: noticeTable.id })
    if (!row) throw new Error('a notice was not added')
    await attach(belongingTo('notice', row.id))
    await writeAudit(ctx, { action: 'notice.create', subject: `notice:${row.id}`, before: null, after: form })
    await emptyTags(ctx, 'notice')
    return row.id
  })
  return findAnyNotice(ctx, id)
}

type Change = HandlerInput<typeof notice.change>['body']

export async function changeNotice(ctx: Context, id: number, { version, ...form }: Change, files: SentFile[]) {
  await checkPictures(ctx, form)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    const before = checkVersion(await lock(ctx, id), version)
    checkTopic({ ...form, board: before.board })
    await checkFileCount(ctx, 'notice', id, files.length)
    await attach(belongingTo('notice', id))
    await ctx.db
      .update(noticeTable)
      .set({
        ...form,
        ...datesOf(ctx, form, before),
        words: wordsOf(form),
        version: version + 1,
        changed_at: ctx.now(),
      })
      .where(eq(noticeTable.id, id))
    await dropPictures(ctx, before, form)
    await writeAudit(ctx, { action: 'notice.change', subject: `notice:${id}`, before, after: form })
    await emptyTags(ctx, 'notice')
  })
  return findAnyNotice(ctx, id)
}

export async function removeNotice(ctx: Context, id: number) {
  await removePost(ctx, posts, id)
  return { message: '공지를 지웠어요.' }
}

/** The path and the body name the same file, as the specification has it. */
export async function removeNoticeFile(ctx: Context, { params, body }: HandlerInput<typeof notice.removeFile>) {
  const { id, file } = params
  if (body.id !== file) throw invalid('id', '지울 파일이 서로 달라요.')
  await removePostFile(ctx, posts, id, file)
  return { message: '파일을 지웠어요.' }
}

/** The row for this transaction alone: files are counted and versions compared under it. */
async function lock(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(noticeTable).where(eq(noticeTable.id, id)).for('update')
  return row
}

const posts = { board: 'notice', table: noticeTable, lock } as const

function checkTopic({ board, topic }: Pick<Form, 'board' | 'topic'>) {
  const known: readonly string[] = topicsOf[board]
  if (!known.includes(topic)) throw invalid('topic', '종류를 골라 주세요.')
}
