import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { ActionOf } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Broadcast, broadcast } from '../contract.ts'
import { broadcastTable as table } from './tables.ts'

export type BroadcastRow = typeof table.$inferSelect
type Content = HandlerInput<typeof broadcast.add>['body']

export const aboutOf = (id: number) => `broadcast:${id}`

export async function listBroadcasts(ctx: Context, { after, limit }: { after?: number | undefined; limit: number }) {
  const rows = await ctx.db
    .select()
    .from(table)
    .where(after ? lt(table.id, after) : undefined)
    .orderBy(desc(table.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: await Promise.all(shown.map((row) => toBroadcast(ctx, row))), next_after }
}

export async function findBroadcast(ctx: Context, id: number): Promise<BroadcastRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table.id, id))
  if (!row) throw notFound()
  return row
}

export const showBroadcast = async (ctx: Context, id: number) => toBroadcast(ctx, await findBroadcast(ctx, id))

export const addBroadcast = (ctx: Context, content: Content) =>
  ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .insert(table)
      .values({ ...content, created_at: ctx.now() })
      .returning()
    if (!row) throw new Error('a broadcast was not added')
    await auditBroadcast(ctx, 'add', row.id, null, content)
    return toBroadcast(ctx, row)
  })

type Change = HandlerInput<typeof broadcast.change>['body']

/** Only as it was read, and only before it leaves: both are tested by the statement. */
export const changeBroadcast = (ctx: Context, id: number, { based_on, ...content }: Change) =>
  ctx.transaction(async (ctx) => {
    const before = await findBroadcast(ctx, id)
    const [row] = await ctx.db
      .update(table)
      .set({ ...content, version: sql`${table.version} + 1` })
      .where(and(eq(table.id, id), eq(table.state, 'draft'), eq(table.version, based_on)))
      .returning()
    if (!row) throw changedMeanwhile()
    await auditBroadcast(ctx, 'change', id, before, content)
    return toBroadcast(ctx, row)
  })

export const removeBroadcast = (ctx: Context, id: number) =>
  ctx.transaction(async (ctx) => {
    await findBroadcast(ctx, id)
    const [gone] = await ctx.db
      .delete(table)
      .where(and(eq(table.id, id), eq(table.state, 'draft')))
      .returning()
    if (!gone) throw new Problem(409, '이미 보내기 시작한 메시지예요.', { code: 'wrong_state' })
    await auditBroadcast(ctx, 'remove', id, gone, null)
    return { message: '메시지를 지웠어요.' }
  })

export const changedMeanwhile = () =>
  new Problem(409, '그사이 내용이나 받을 사람이 바뀌었어요. 다시 확인해 주세요.', { code: 'changed_meanwhile' })

export const auditBroadcast = (
  ctx: Context,
  move: ActionOf<'broadcast'>,
  id: number,
  before: object | null,
  after: object | null,
) => writeAudit(ctx, { action: `broadcast.${move}`, subject: `broadcast:${id}`, before, after })

/** With what became of its messages so far. */
export async function toBroadcast(ctx: Context, { cursor: _, ...row }: BroadcastRow): Promise<Broadcast> {
  const { rows } = await ctx.db.execute<Broadcast['progress']>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state in ('sent', 'delivered'))::int as gone,
      count(*) filter (where state in ('failed', 'dead'))::int as failed
    from outbox where about = ${aboutOf(row.id)}`)
  return {
    ...row,
    send_at: row.send_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    progress: rows[0] ?? { waiting: 0, gone: 0, failed: 0 },
  }
}
