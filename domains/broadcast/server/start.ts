import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { and, eq } from 'drizzle-orm'
import { nightEnds } from '../../message/server/permit.ts'
import type { broadcast } from '../contract.ts'
import { countAudience } from './audience.ts'
import { auditBroadcast, type BroadcastRow, changedMeanwhile, findBroadcast, toBroadcast } from './broadcasts.ts'
import { sendBroadcastKind } from './send-kind.ts'
import { broadcastTable as table } from './tables.ts'

type Start = HandlerInput<typeof broadcast.start>['body']

/** Now, or by itself at a time: the members who match then get it. */
export const startBroadcast = (ctx: Context, id: number, { based_on, people, send_at }: Start) =>
  ctx.transaction(async (ctx) => {
    const before = await findBroadcast(ctx, id)
    if ((await countAudience(ctx, before)).people !== people) throw changedMeanwhile()
    const later = send_at && startsAt(ctx, send_at)
    const [row] = await ctx.db
      .update(table)
      .set(
        later
          ? { state: 'scheduled', people, send_at: later }
          : { state: 'sending', people, send_at: null, started_at: ctx.now() },
      )
      .where(and(eq(table.id, id), eq(table.state, 'draft'), eq(table.version, based_on)))
      .returning()
    if (!row) throw changedMeanwhile()
    await enqueue(ctx, sendBroadcastKind, { id }, later ? { runAt: later } : {})
    const after = { state: row.state, people, ...(later && { send_at: later.toISOString() }) }
    await auditBroadcast(ctx, later ? 'schedule' : 'start', id, { state: 'draft' }, after)
    return toBroadcast(ctx, row)
  })

/** At night nothing is sent: the morning after it is promised instead. */
function startsAt(ctx: Context, send_at: string): Date {
  const at = new Date(send_at)
  if (at <= ctx.now()) throw invalid('send_at', '이미 지난 시각이에요.')
  return nightEnds(at) ?? at
}

export const unscheduleBroadcast = (ctx: Context, id: number) =>
  ctx.transaction(async (ctx) => {
    const before = await findBroadcast(ctx, id)
    const [row] = await ctx.db
      .update(table)
      .set({ state: 'draft', people: null, send_at: null })
      .where(and(eq(table.id, id), eq(table.state, 'scheduled')))
      .returning()
    if (!row) throw new Problem(409, '예약한 발송이 없어요.', { code: 'wrong_state' })
    const was = { state: before.state, send_at: before.send_at }
    await auditBroadcast(ctx, 'unschedule', id, was, { state: 'draft', send_at: null })
    return toBroadcast(ctx, row)
  })

/** Its time has come: it is sent to whom the segment holds now. A job that comes too early is put off. */
export async function startScheduled(ctx: Context, row: BroadcastRow): Promise<BroadcastRow | null> {
  if (row.state !== 'scheduled') return row
  if (row.send_at && row.send_at > ctx.now()) {
    await enqueue(ctx, sendBroadcastKind, { id: row.id }, { runAt: row.send_at })
    return null
  }
  const { people } = await countAudience(ctx, row)
  const [started] = await ctx.db
    .update(table)
    .set({ state: 'sending', people, started_at: ctx.now() })
    .where(eq(table.id, row.id))
    .returning()
  return started ?? null
}
