import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { findPermissions } from '../../member-hooks.ts'
import type { memberDesk } from '../account-contract.ts'
import type { Grade } from '../words.ts'
import { listConsentLog } from './consents-log.ts'
import { memberTable } from './tables.ts'

type Query = HandlerInput<typeof memberDesk.list>['query']

/** Members as staff look for them. Neither the count nor the pages go on for ever. */
export async function listMembers(ctx: Context, query: Query) {
  const direction = query.order === 'asc' ? asc : desc
  const wanted = and(
    query.grade && eq(memberTable.grade, query.grade),
    query.state && eq(memberTable.state, query.state),
    query.keyword ? mentions(query.keyword) : undefined,
  )
  const rows = await ctx.db
    .select()
    .from(memberTable)
    .where(wanted)
    .orderBy(direction(memberTable[query.sort]), direction(memberTable.mb_id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const counted = ctx.db.select({ one: sql`1` }).from(memberTable).where(wanted).limit(limits.paging.counted_rows)
  const total = await ctx.db.$count(counted.as('counted'))
  return toPage(rows.map(toRow), total, query)
}

/** Id, name, mail, or a number however it is spaced. */
function mentions(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = keyword.replaceAll(/[\s()-]/g, '')
  return or(
    ...[memberTable.mb_id, memberTable.mb_name, memberTable.mb_email].map((column) => sql`${column} ilike ${pattern}`),
    /^\+?\d{3,}$/.test(digits) ? sql`replace(${memberTable.mb_hp}, '-', '') like ${`%${digits}%`}` : undefined,
  )
}

export async function showMember(ctx: Context, mb_id: string) {
  const [member] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id))
  if (!member) throw notFound()
  return { ...toRow(member), consents: await listConsentLog(ctx, mb_id) }
}

/**
 * Staff give a grade. Silver and gold stay as the least the member has, whatever they spend; general leaves it to their
 * spending again (docs/decisions/025).
 */
export function changeGrade(ctx: Context, mb_id: string, { grade, reason }: { grade: Grade; reason: string }) {
  return ctx.transaction(async (ctx) => {
    const before = await lockMember(ctx, mb_id)
    const given = { grade, grade_floor: grade === 'silver' || grade === 'gold' ? grade : 'general' } as const
    await ctx.db.update(memberTable).set(given).where(eq(memberTable.mb_id, mb_id))
    await writeAudit(ctx, { action: 'member.grade', subject: `member:${mb_id}`, before, after: { ...given, reason } })
    return toRow({ ...before, ...given })
  })
}

/** A blocked member is signed out everywhere at once. */
export function blockMember(ctx: Context, mb_id: string, { blocked, reason }: { blocked: boolean; reason: string }) {
  return ctx.transaction(async (ctx) => {
    const before = await lockMember(ctx, mb_id)
    if (blocked) await refuseUnblockable(ctx, mb_id)
    if (before.state === 'pending') throw new Problem(422, '아직 가입을 마치지 않은 회원이에요.')
    const after = { state: blocked ? 'blocked' : 'active', blocked_reason: blocked ? reason : '' } as const
    await ctx.db.update(memberTable).set(after).where(eq(memberTable.mb_id, mb_id))
    if (blocked) await ctx.db.delete(sessionTable).where(eq(sessionTable.mb_id, mb_id))
    const action = blocked ? 'member.block' : 'member.unblock'
    await writeAudit(ctx, { action, subject: `member:${mb_id}`, before, after: { ...after, reason } })
    return toRow({ ...before, ...after })
  })
}

/** Nobody locks themselves out, and nobody the owner. */
async function refuseUnblockable(ctx: Context, mb_id: string) {
  if (mb_id === requireMember(ctx).mb_id) throw new Problem(422, '자신의 이용은 제한할 수 없어요.')
  const permissions = await findPermissions(ctx, mb_id)
  if (permissions?.includes('*')) throw new Problem(422, '운영자의 이용은 제한할 수 없어요.')
}

async function lockMember(ctx: Context, mb_id: string) {
  const [member] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)).for('update')
  if (!member) throw notFound()
  return member
}

const toRow = (row: typeof memberTable.$inferSelect) => ({ ...row, created_at: row.created_at.toISOString() })
