import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { type ApplicationMove, type ApplicationState, stateAfter } from '../words.ts'
import { applicationEventTable, applicationTable } from './tables.ts'

export type Row = typeof applicationTable.$inferSelect

const refusals: Record<ApplicationMove, string> = {
  save: '검토가 시작된 신청은 수정할 수 없어요.',
  send: '이미 보낸 신청이에요.',
  remove: '검토가 시작된 신청은 취소할 수 없어요. 고객센터로 연락해 주세요.',
  take: '담당할 수 있는 신청이 아니에요.',
  ask: '검토 중인 신청만 보완을 요청할 수 있어요.',
  approve: '검토 중인 신청만 승인할 수 있어요.',
  reject: '검토 중인 신청만 반려할 수 있어요.',
}

/**
 * Locks an application, inside a transaction, and returns the state that the move leads to: a second request finds the
 * state that the first one left. A member finds only their own.
 */
export async function lockFor(ctx: Context, move: ApplicationMove, id: number, mb_id?: string) {
  const condition = and(
    eq(applicationTable.id, id),
    mb_id === undefined ? undefined : eq(applicationTable.mb_id, mb_id),
  )
  const [locked] = await ctx.db.select().from(applicationTable).where(condition).for('update')
  if (!locked) throw notFound()
  const next = stateAfter(move, locked.state)
  if (!next) throw new Problem(409, refusals[move], { code: 'wrong_state' })
  return { locked, next }
}

type Settled = Partial<typeof applicationTable.$inferInsert> & { state: ApplicationState }

/** Writes what became of it; a new state is an event. */
export async function settle(ctx: Context, locked: Row, changes: Settled, note = '') {
  await ctx.db
    .update(applicationTable)
    .set({ ...changes, changed_at: ctx.now() })
    .where(eq(applicationTable.id, locked.id))
  if (changes.state === locked.state) return
  await addEvent(ctx, { application_id: locked.id, to_state: changes.state, note })
}

export async function addEvent(ctx: Context, event: typeof applicationEventTable.$inferInsert) {
  await ctx.db.insert(applicationEventTable).values({ created_at: ctx.now(), ...event })
}
