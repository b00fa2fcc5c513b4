import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { removePost, removePostFile } from '../../board/server/remove-post.ts'
import { changePost, createPost } from '../../board/server/write-post.ts'
import type { faq } from '../contract.ts'
import { findAnyFaq } from './faqs.ts'
import { faqTable } from './tables.ts'

type Form = HandlerInput<typeof faq.create>['body']

export async function createFaq(ctx: Context, form: Form, files: SentFile[]) {
  const id = await createPost(ctx, 'faq', { form, files }, (ctx, row) =>
    ctx.db.insert(faqTable).values(row).returning({ id: faqTable.id }),
  )
  return findAnyFaq(ctx, id)
}

type Change = HandlerInput<typeof faq.change>['body']

export async function changeFaq(ctx: Context, id: number, { version, ...form }: Change, files: SentFile[]) {
  await changePost(
    ctx,
    'faq',
    { id, version, form, files },
    {
      lock,
      update: (ctx, id, row) => ctx.db.update(faqTable).set(row).where(eq(faqTable.id, id)),
    },
  )
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
