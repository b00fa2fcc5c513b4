import type { SentFile } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import type { ActionOf } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { inquiryAnswered } from '../../message/server/catalogue/inquiries.ts'
import { sendToMember } from '../../message/server/send-to-member.ts'
import { place } from './ask.ts'
import { guestAnsweredEmail } from './emails.ts'
import { notifyGuest } from './guests.ts'
import { takeIfFree } from './inbox/cases.ts'
import { findForStaff, listMessages, subjectOf } from './inquiries.ts'
import { addMessage, lockFor, settle } from './moves.ts'
import type { inquiryTable } from './tables.ts'

type Row = typeof inquiryTable.$inferSelect

/** Says that someone looks after it, that it is over, or that it is not over after all. */
export async function moveByStaff(ctx: Context, move: 'take' | 'shut' | 'reopen', id: number) {
  await ctx.transaction(async (ctx) => {
    const { locked, next } = await lockFor(ctx, move, id)
    await settle(ctx, id, { state: next })
    if (move === 'take') await takeIfFree(ctx, { kind: 'inquiry', id })
    await audit(ctx, move, locked, { state: next })
  })
  return findForStaff(ctx, id)
}

type Answer = { body: string; after: number; close?: boolean }

/** Answers everything said up to the message `after`; where more was said meanwhile, by whomever, it is to be read first. */
export async function answerInquiry(ctx: Context, id: number, answer: Answer, files: SentFile[]) {
  const { body, after, close = false } = answer
  const { mb_id: clerk } = requireMember(ctx)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    const { locked, next } = await lockFor(ctx, 'answer', id)
    const state = close ? 'closed' : next
    const last = (await listMessages(ctx, id)).at(-1)
    if (last?.id !== after)
      throw new Problem(409, '그사이 새 글이 올라왔어요. 읽고 나서 답해 주세요.', { code: 'changed_meanwhile' })
    const message_id = await addMessage(ctx, { inquiry_id: id, from_staff: true, mb_id: clerk, body })
    // The asker may see the file, whichever member of staff attached it.
    await attach({ place, subject: subjectOf(message_id), mb_id: locked.mb_id })
    await settle(ctx, id, { state })
    await takeIfFree(ctx, { kind: 'inquiry', id })
    await audit(ctx, 'answer', locked, { state, message_id })
    await notifyAsker(ctx, locked, message_id)
  })
  return findForStaff(ctx, id)
}

const audit = (ctx: Context, move: ActionOf<'inquiry'>, { id, state }: Row, after: object) =>
  writeAudit(ctx, { action: `inquiry.${move}`, subject: `inquiry:${id}`, before: { state }, after })

async function notifyAsker(ctx: Context, row: Row, message_id: number) {
  const { id, mb_id, title } = row
  const transition = `answered ${message_id}`
  if (mb_id === null) return notifyGuest(ctx, row, transition, guestAnsweredEmail)
  await sendToMember(ctx, mb_id, inquiryAnswered, {
    subject: `inquiry:${id}`,
    transition,
    values: { title, link: `/my-page/inquiry/${id}/show` },
  })
}
