import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { listFiles, removeFiles, withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import type { inquiry } from '../contract.ts'
import { findInquiry, subjectOf } from './inquiries.ts'
import { addMessage, lockFor, onlyMessage, settle } from './moves.ts'
import { inquiryMessageTable, inquiryTable } from './tables.ts'

/** The permission with which staff see inquiries and what was sent with them. */
export const place = 'inquiries'

const limitWriting = (ctx: Context, mb_id: string) => limit(ctx, 'inquiry', { member: mb_id })

type Question = HandlerInput<typeof inquiry.create>['body']

export async function createInquiry(ctx: Context, { topic, title, body }: Question, files: SentFile[]) {
  const { mb_id } = requireMember(ctx)
  await limitWriting(ctx, mb_id)
  const id = await withStoredFiles(ctx, files, async (ctx, attach) => {
    const now = ctx.now()
    const [row] = await ctx.db
      .insert(inquiryTable)
      .values({ mb_id, topic, title, created_at: now, changed_at: now, waiting_since: now })
      .returning({ id: inquiryTable.id })
    if (!row) throw new Error('an inquiry was not added')
    const message_id = await addMessage(ctx, { inquiry_id: row.id, from_staff: false, mb_id, body })
    await attach({ place, subject: subjectOf(message_id), mb_id })
    return row.id
  })
  return findInquiry(ctx, id)
}

type Change = HandlerInput<typeof inquiry.change>['body']

export async function changeInquiry(ctx: Context, id: number, change: Change, files: SentFile[]) {
  const { mb_id } = requireMember(ctx)
  const { topic, title, body, keep } = change
  await limitWriting(ctx, mb_id)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    await lockFor(ctx, 'change', id, mb_id)
    const first = await onlyMessage(ctx, 'change', id)
    const subject = subjectOf(first.id)
    const there = (await listFiles(ctx, [subject])).get(subject) ?? []
    const kept = there.filter((file) => keep.includes(file.id))
    if (kept.length + files.length > limits.attachments.max)
      throw invalid('files', '파일이 너무 많아요. 몇 개를 빼 주세요.')
    await removeFiles(
      ctx,
      there.filter((file) => !kept.includes(file)).map((file) => file.id),
    )
    await attach({ place, subject, mb_id })
    await ctx.db
      .update(inquiryMessageTable)
      .set({ body, changed_at: ctx.now() })
      .where(eq(inquiryMessageTable.id, first.id))
    await settle(ctx, id, { topic, title })
  })
  return findInquiry(ctx, id)
}

/** What the member has to add. An answered or closed inquiry is open again. */
export async function writeAgain(ctx: Context, id: number, body: string, files: SentFile[]) {
  const { mb_id } = requireMember(ctx)
  await limitWriting(ctx, mb_id)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    const { next } = await lockFor(ctx, 'write', id, mb_id)
    const message_id = await addMessage(ctx, { inquiry_id: id, from_staff: false, mb_id, body })
    await attach({ place, subject: subjectOf(message_id), mb_id })
    await settle(ctx, id, { state: next })
  })
  return findInquiry(ctx, id)
}

export async function closeInquiry(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    const { next } = await lockFor(ctx, 'close', id, mb_id)
    await settle(ctx, id, { state: next })
  })
  return findInquiry(ctx, id)
}

export async function removeInquiry(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    await lockFor(ctx, 'remove', id, mb_id)
    const first = await onlyMessage(ctx, 'remove', id)
    const files = (await listFiles(ctx, [subjectOf(first.id)])).get(subjectOf(first.id)) ?? []
    await removeFiles(
      ctx,
      files.map((file) => file.id),
    )
    await ctx.db.delete(inquiryTable).where(eq(inquiryTable.id, id))
  })
  return { message: '문의를 지웠어요.' }
}
