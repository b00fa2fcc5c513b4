import { invalid, notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { readUserAgent, shortenIp } from './devices-user-agent.ts'

/** Where the member is signed in: this device first, then the one used last. */
export async function listDevices(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const present = hashSid(ctx.visitor.sid)
  const sessions = await listSessions(ctx, mb_id)
  return sessions
    .map(({ sid_hash, ...device }) => ({ ...device, current: sid_hash === present }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

/** Where a member is signed in, the device used last first. */
export async function listSessions(ctx: Context, mb_id: string) {
  const rows = await ctx.db
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.mb_id, mb_id), gt(sessionTable.expires_at, ctx.now())))
    .orderBy(desc(sessionTable.seen_at))
  return rows.map(({ id, ip, user_agent, created_at, seen_at, sid_hash }) => ({
    id,
    ...readUserAgent(user_agent),
    ip: shortenIp(ip),
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    sid_hash,
  }))
}

export async function endDevice(ctx: Context, device_id: string) {
  const { mb_id } = requireMember(ctx)
  const [session] = await ctx.db
    .select({ sid_hash: sessionTable.sid_hash })
    .from(sessionTable)
    .where(and(eq(sessionTable.mb_id, mb_id), eq(sessionTable.id, device_id)))
  if (!session) throw notFound()
  if (session.sid_hash === hashSid(ctx.visitor.sid))
    throw invalid('device_id', '지금 쓰고 있는 기기예요. 로그아웃을 이용해 주세요.')
  await ctx.db.delete(sessionTable).where(eq(sessionTable.sid_hash, session.sid_hash))
  return { message: '그 기기에서 로그아웃했어요.' }
}

export async function endOtherDevices(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  await ctx.db
    .delete(sessionTable)
    .where(and(eq(sessionTable.mb_id, mb_id), ne(sessionTable.sid_hash, hashSid(ctx.visitor.sid))))
  return { message: '다른 모든 기기에서 로그아웃했어요.' }
}
