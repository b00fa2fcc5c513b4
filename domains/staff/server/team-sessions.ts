import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { readUserAgent, shortenIp } from '../../member/server/devices-user-agent.ts'
import { memberTable } from '../../member/server/tables.ts'
import { staffHours } from './permissions.ts'
import { dropFactors, listFactors } from './second-factor.ts'
import { refuseBeyondOwn } from './staff.ts'
import { staffTable } from './tables.ts'

/** Sessions of staff that still count. */
const live = (ctx: Context) =>
  and(
    gt(sessionTable.expires_at, ctx.now()),
    gt(sessionTable.created_at, sql`now() - make_interval(hours => ${staffHours})`),
  )

const sessionsOf = (ctx: Context) =>
  ctx.db
    .select({ session: sessionTable, mb_name: memberTable.mb_name, permissions: staffTable.permissions })
    .from(sessionTable)
    .innerJoin(staffTable, eq(staffTable.mb_id, sessionTable.mb_id))
    .innerJoin(memberTable, eq(memberTable.mb_id, sessionTable.mb_id))

export async function listTeamSessions(ctx: Context) {
  const present = hashSid(ctx.visitor.sid)
  const rows = await sessionsOf(ctx).where(live(ctx)).orderBy(asc(sessionTable.mb_id), desc(sessionTable.seen_at))
  const data = rows.map(({ session, mb_name }) => ({
    id: session.id,
    mb_id: session.mb_id,
    mb_name,
    ...readUserAgent(session.user_agent),
    ip: shortenIp(session.ip),
    created_at: session.created_at.toISOString(),
    seen_at: session.seen_at.toISOString(),
    current: session.sid_hash === present,
    second_factor: session.second_factor_at !== null,
  }))
  return { data }
}

export async function endTeamSession(ctx: Context, session_id: string) {
  return ctx.transaction(async (ctx) => {
    const [found] = await sessionsOf(ctx).where(eq(sessionTable.id, session_id))
    if (!found) throw notFound()
    const { mb_id, sid_hash } = found.session
    if (sid_hash === hashSid(ctx.visitor.sid))
      throw new Problem(422, '지금 쓰고 있는 기기예요. 로그아웃을 이용해 주세요.', { code: 'own_session' })
    refuseOwners(ctx, found.permissions)
    await ctx.db.delete(sessionTable).where(eq(sessionTable.sid_hash, sid_hash))
    await writeAudit(ctx, { action: 'staff.end-session', subject: `staff:${mb_id}`, before: null, after: {} })
    return { message: '그 기기에서 로그아웃했어요.' }
  })
}

/** For someone who lost phone and codes: their next sign-in goes by the password, and an owner's sets up a new factor. */
export async function resetFactors(ctx: Context, mb_id: string) {
  if (mb_id === requireMember(ctx).mb_id)
    throw new Problem(422, '내 인증 수단은 ‘내 보안’에서 바꿔 주세요.', { code: 'own_factors' })
  return ctx.transaction(async (ctx) => {
    const [person] = await ctx.db.select().from(staffTable).where(eq(staffTable.mb_id, mb_id)).for('update')
    if (!person) throw notFound('직원을 찾을 수 없어요.')
    refuseOwners(ctx, person.permissions)
    const factors = (await listFactors(ctx, mb_id)).map(({ kind, name }) => ({ kind, name }))
    await dropFactors(ctx, mb_id)
    // Who signed in with the lost phone is signed out.
    await ctx.db.delete(sessionTable).where(eq(sessionTable.mb_id, mb_id))
    await writeAudit(ctx, { action: 'staff.factor-reset', subject: `staff:${mb_id}`, before: { factors }, after: null })
    return { message: '2단계 인증을 초기화했어요. 다음 로그인 때 새로 등록할 수 있어요.' }
  })
}

/** Only an owner decides over owners. */
const refuseOwners = (ctx: Context, permissions: readonly string[]) =>
  refuseBeyondOwn(ctx, { owner: permissions.includes('*'), permissions: [] })
