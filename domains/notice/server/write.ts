import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { removePost, removePostFile } from '../../board/server/remove-post.ts'
import { changePost, createPost } from '../../board/server/write-post.ts'
import type { notice } from '../contract.ts'
import { topicsOf } from '../words.ts'
import { findAnyNotice } from './notices.ts'
import { noticeTable } from './tables.ts'

type Form = HandlerInput<typeof notice.create>['body']

export async function createNotice(ctx: Context, form: Form, files: SentFile[]) {
  checkTopic(form)
  const id = await createPost(ctx, 'notice', { form, files }, (ctx, row) =>
    ctx.db.insert(noticeTable).values(row).returning({ id: noticeTable.id }),
  )
  return findAnyNotice(ctx, id)
}

type Change = HandlerInput<typeof notice.change>['body']

export async function changeNotice(ctx: Context, id: number, { version, ...form }: Change, files: SentFile[]) {
  await changePost(
    ctx,
    'notice',
    { id, version, form, files },
    {
      lock,
      update: (ctx, id, row) => ctx.db.update(noticeTable).set(row).where(eq(noticeTable.id, id)),
      check: ({ board }) => checkTopic({ ...form, board }),
    },
  )
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
