import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { listAudit } from '../../audit/server/audit-list.ts'
import { findPermissions } from '../../member-hooks.ts'
import type { staffMembers } from '../staff-contract.ts'
import type { Grade } from '../words.ts'
import { findAccount } from './account.ts'
import { listAddressesOf } from './addresses.ts'
import { givenOf } from './change-grades.ts'
import { listConsentLog } from './consents-log.ts'
import { listSessions } from './devices.ts'
import { subjectOf } from './subject.ts'
import { memberTable, memberWords } from './tables.ts'

/** Members from the newest on. Pages are found by the last member of the one before: nothing is counted or skipped. */
export async function listMembers(ctx: Context, { query }: HandlerInput<typeof staffMembers.list>) {
  const { keyword, grade, state, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(memberTable)
    .where(
      and(
        grade && eq(memberTable.grade, grade),
        state && eq(memberTable.state, state),
        keyword ? mentions(keyword) : undefined,
        after ? joinedBefore(after) : undefined,
      ),
    )
    .orderBy(desc(memberTable.created_at), desc(memberTable.mb_id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ mb_id }) => mb_id)
  return { data: shown.map(toRow), next_after }
}

const joinedBefore = (mb_id: string) => sql`(${memberTable.created_at}, ${memberTable.mb_id}) <
  (select last.created_at, last.mb_id from ${memberTable} as last where last.mb_id = ${mb_id})`

const words = sql.raw(memberWords)

/** Id, name, mail, or a number however it is spaced: all in one text, which an index finds any part of. */
function mentions(keyword: string): SQL | undefined {
  const digits = keyword.replaceAll(/[\s()-]/g, '')
  const wanted = [keyword.toLowerCase(), ...(/^\+?\d{3,}$/.test(digits) ? [digits] : [])]
  return or(
    ...[...new Set(wanted)].map((text) => {
      const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
      return sql`(letter_pairs(${words}) @> letter_pairs(${text}) and ${words} like ${pattern})`
    }),
  )
}

export async function showMember(ctx: Context, mb_id: string) {
  const account = await findAccount(ctx, mb_id)
  if (!account) throw notFound()
  return {
    ...account,
    consents: await listConsentLog(ctx, mb_id),
    addresses: await listAddressesOf(ctx, mb_id),
    sessions: await listSessions(ctx, mb_id),
    history: (await listAudit(ctx, { query: { subject: subjectOf(mb_id), limit: 100 } })).data,
  }
}

type Given = { grade: Grade; grade_locked: boolean; reason: string }

/**
 * Staff give a grade. Silver and gold stay as the least the member has, whatever they spend; general leaves it to their
 * spending again; locked, it stays what it is (docs/decisions/025).
 */
export function changeGrade(ctx: Context, mb_id: string, { reason, ...wanted }: Given) {
  return ctx.transaction(async (ctx) => {
    const before = await lockMember(ctx, mb_id)
    const given = givenOf(wanted)
    await ctx.db.update(memberTable).set(given).where(eq(memberTable.mb_id, mb_id))
    await writeAudit(ctx, { action: 'member.grade', subject: subjectOf(mb_id), before, after: { ...given, reason } })
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
    await writeAudit(ctx, { action, subject: subjectOf(mb_id), before, after: { ...after, reason } })
    return toRow({ ...before, ...after })
  })
}

/** Staff can block neither themselves nor the owner. */
async function refuseUnblockable(ctx: Context, mb_id: string) {
  if (mb_id === requireMember(ctx).mb_id) throw new Problem(422, '자신의 계정은 이용을 제한할 수 없어요.')
  const permissions = await findPermissions(ctx, mb_id)
  if (permissions?.includes('*')) throw new Problem(422, '운영자의 이용은 제한할 수 없어요.')
}

export async function lockMember(ctx: Context, mb_id: string) {
  const [member] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)).for('update')
  if (!member) throw notFound()
  return member
}

export const toRow = (row: typeof memberTable.$inferSelect) => ({ ...row, created_at: row.created_at.toISOString() })
