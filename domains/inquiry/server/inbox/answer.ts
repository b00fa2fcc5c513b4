import type { SentFile } from '@sillage/kit/endpoint.ts'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { replyTo } from '../../../review/server/staff.ts'
import { reviewTable } from '../../../review/server/tables.ts'
import { answerInquiry, moveByStaff } from '../answer.ts'
import { answerQuestion } from '../product-inquiry-staff.ts'
import { productInquiryTable } from '../tables.ts'
import { auditCase, changeCase, lockCase, type Ref, takeIfFree } from './cases.ts'

type Answer = { body: string; seen: number; close: boolean }

/** Answers in the words of the case's own domain, which notifies its writer; the employee who answers is assigned to it. */
export async function answerCase(ctx: Context, ref: Ref, { body, seen, close }: Answer, files: SentFile[]) {
  if (ref.kind === 'inquiry') return answerInquiry(ctx, ref.id, { body, after: seen, close }, files)
  if (files.length > 0) throw invalid('files', '여기에는 파일을 첨부할 수 없어요.')
  return ctx.transaction(async (ctx) => {
    await lockCase(ctx, ref)
    if ((await answeredAt(ctx, ref)) !== seen)
      throw new Problem(409, '그사이 다른 직원이 답했어요. 읽고 나서 답해 주세요.', { code: 'changed_meanwhile' })
    if (ref.kind === 'product') await answerQuestion(ctx, ref.id, body)
    if (ref.kind === 'review') await replyTo(ctx, ref.id, body)
    await takeIfFree(ctx, ref)
  })
}

/** What a screen has seen of a question or review: the moment of its answer, 0 while there is none. */
export async function answeredAt(ctx: Context, { kind, id }: Ref): Promise<number> {
  const [row] =
    kind === 'product'
      ? await ctx.db
          .select({ at: productInquiryTable.answered_at })
          .from(productInquiryTable)
          .where(eq(productInquiryTable.id, id))
      : await ctx.db.select({ at: reviewTable.replied_at }).from(reviewTable).where(eq(reviewTable.id, id))
  return row?.at?.getTime() ?? 0
}

/** Ends a case without an answer, and opens it again. An inquiry says so to its writer; the others wait no longer. */
export async function moveCase(ctx: Context, ref: Ref, move: 'close' | 'reopen') {
  if (ref.kind === 'inquiry') return moveByStaff(ctx, move === 'close' ? 'shut' : 'reopen', ref.id)
  return ctx.transaction(async (ctx) => {
    const found = await lockCase(ctx, ref)
    const isDone = Boolean(found?.done_at)
    if (isDone === (move === 'close'))
      throw new Problem(409, move === 'close' ? '이미 종료된 문의예요.' : '이미 열려 있어요.', { code: 'wrong_state' })
    const done_at = move === 'close' ? ctx.now() : null
    await changeCase(ctx, ref, { done_at })
    await auditCase(ctx, move, ref, { done_at: found?.done_at ?? null }, { done_at })
  })
}
