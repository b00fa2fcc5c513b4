import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type InquiryMove, type InquiryState, isWaiting, stateAfter } from '../words.ts'
import { listMessages } from './inquiries.ts'
import { inquiryMessageTable, inquiryTable } from './tables.ts'

const refusals: Record<InquiryMove, string> = {
  change: '답변이 시작된 문의는 수정할 수 없어요. 추가로 문의를 남겨 주세요.',
  remove: '답변이 시작된 문의는 지울 수 없어요.',
  write: '지금은 쓸 수 없어요.',
  close: '이미 종료된 문의예요.',
  take: '이미 담당자가 있어요.',
  answer: '종료된 문의예요. 다시 연 뒤에 답해 주세요.',
  shut: '이미 종료된 문의예요.',
  reopen: '이미 열려 있는 문의예요.',
}

/**
 * Locks an inquiry, inside a transaction, and returns the state that the move leads to: a second request finds the
 * state that the first one left. A member finds only their own.
 */
export async function lockFor(ctx: Context, move: InquiryMove, id: number, mb_id?: string) {
  const condition = and(eq(inquiryTable.id, id), mb_id === undefined ? undefined : eq(inquiryTable.mb_id, mb_id))
  const [locked] = await ctx.db.select().from(inquiryTable).where(condition).for('update')
  if (!locked) throw notFound()
  const next = stateAfter(move, locked.state)
  if (!next) throw refused(move)
  return { locked, next }
}

export const refused = (move: InquiryMove) => new Problem(409, refusals[move], { code: 'wrong_state' })

/** The first message of an inquiry that no one has gone on with: as long as it stands alone it may be changed. */
export async function onlyMessage(ctx: Context, move: 'change' | 'remove', inquiry_id: number) {
  const [first, second] = await listMessages(ctx, inquiry_id)
  if (!first || second) throw refused(move)
  return first
}

export async function settle(ctx: Context, id: number, changes: Partial<typeof inquiryTable.$inferInsert>) {
  const now = ctx.now()
  await ctx.db
    .update(inquiryTable)
    .set({ changed_at: now, ...(changes.state && { waiting_since: waitingSince(changes.state, now) }), ...changes })
    .where(eq(inquiryTable.id, id))
}

/** The clock runs on from the first message without an answer and starts again when an inquiry is opened again. */
const waitingSince = (state: InquiryState, now: Date) =>
  isWaiting(state) ? sql`coalesce(${inquiryTable.waiting_since}, ${now.toISOString()}::timestamptz)` : null

export async function addMessage(ctx: Context, message: typeof inquiryMessageTable.$inferInsert) {
  const [added] = await ctx.db
    .insert(inquiryMessageTable)
    .values({ created_at: ctx.now(), ...message })
    .returning({ id: inquiryMessageTable.id })
  if (!added) throw new Error('a message was not added')
  return added.id
}
