import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { asc, eq, or, sql } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { type Permission, permissions } from '../../audit/permissions.ts'
import { writeAuditAs } from '../../audit/server/audit.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { StaffMember } from '../contract.ts'
import type { FactorKind } from '../security-words.ts'
import { dropFactors } from './second-factor.ts'
import { staffTable } from './tables.ts'

type Rights = { owner: boolean; permissions: readonly Permission[] }
type Row = { mb_id: string; mb_name: string; mb_email: string; permissions: string[]; factors: FactorKind[] }

/** `*` is stored for an owner and stands for everything, also for what is added later. */
const stored = ({ owner, permissions }: Rights): string[] => (owner ? ['*'] : [...new Set(permissions)])

const isPermission = (name: string): name is Permission => name in permissions

function toStaff(row: Row): StaffMember {
  const rights = { owner: row.permissions.includes('*'), permissions: row.permissions.filter(isPermission) }
  return { ...row, ...rights, version: versionOf(comparable(rights)) }
}

/** What two writers must agree on; the order of permissions says nothing. */
const comparable = (rights: Rights) => ({ permissions: stored(rights).toSorted() })

const rows = (ctx: Context) =>
  ctx.db
    .select({
      mb_id: staffTable.mb_id,
      mb_name: memberTable.mb_name,
      mb_email: memberTable.mb_email,
      permissions: staffTable.permissions,
      factors: sql<FactorKind[]>`array(
        select distinct kind from staff_factor
        where staff_factor.mb_id = ${staffTable.mb_id} and confirmed_at is not null order by kind)`,
    })
    .from(staffTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, staffTable.mb_id))

export async function showMe(ctx: Context): Promise<StaffMember> {
  const [row] = await rows(ctx).where(eq(staffTable.mb_id, requireMember(ctx).mb_id))
  if (!row) throw notFound('직원을 찾을 수 없어요.')
  return toStaff(row)
}

export const listStaff = async (ctx: Context) => ({
  data: (await rows(ctx).orderBy(asc(staffTable.mb_id))).map(toStaff),
})

async function findStaff(ctx: Context, mb_id: string): Promise<StaffMember> {
  const [row] = await rows(ctx).where(eq(staffTable.mb_id, mb_id))
  if (!row) throw notFound('직원을 찾을 수 없어요.')
  return toStaff(row)
}

type Granting = { existing: 'refuse' | 'change' }

/**
 * Makes the member with this id or e-mail address staff. Without a signed-in member it was done on the command line,
 * where it also changes someone who is staff: the only owner may have lost their account.
 */
export const grantStaff = (
  ctx: Context,
  member: string,
  rights: Rights,
  { existing }: Granting = { existing: 'refuse' },
): Promise<string> =>
  ctx.transaction(async (ctx) => {
    const [found] = await ctx.db
      .select({ mb_id: memberTable.mb_id, state: memberTable.state })
      .from(memberTable)
      .where(or(eq(memberTable.mb_id, member), eq(sql`lower(${memberTable.mb_email})`, member.toLowerCase())))
      .orderBy(sql`${memberTable.mb_id} <> ${member}`)
      .limit(1)
    if (found?.state !== 'active')
      throw new Problem(422, '가입한 회원의 아이디나 이메일을 적어 주세요.', { code: 'no_member' })
    const { mb_id } = found
    const [added] = await ctx.db
      .insert(staffTable)
      .values({ mb_id, permissions: stored(rights) })
      .onConflictDoNothing()
      .returning()
    if (!added && existing === 'change') {
      await writeRights(ctx, await lockStaff(ctx, mb_id), rights)
      return mb_id
    }
    if (!added) throw new Problem(409, '이미 직원이에요.', { code: 'already_staff' })
    await note(ctx, 'staff.add', mb_id, { before: null, after: { permissions: stored(rights) } })
    return mb_id
  })

export async function addStaff(ctx: Context, { member, ...rights }: Rights & { member: string }) {
  refuseBeyondOwn(ctx, rights)
  return findStaff(ctx, await grantStaff(ctx, member, rights))
}

type Changed = { before: object | null; after: object | null }

const note = (ctx: Context, action: AuditAction, mb_id: string, changed: Changed) =>
  writeAuditAs(ctx, ctx.member?.mb_id ?? 'command line', { action, subject: `staff:${mb_id}`, ...changed })

type ChangedRights = Rights & { based_on?: string | undefined }

/** Refused where the permissions are no longer those that the writer saw: the second of two owners chooses. */
export async function changeStaff(ctx: Context, mb_id: string, { based_on, ...rights }: ChangedRights) {
  return ctx.transaction(async (ctx) => {
    const before = await lockStaff(ctx, mb_id)
    refuseOutdated(comparable(before), based_on)
    refuseBeyondOwn(ctx, rights)
    if (before.owner) refuseBeyondOwn(ctx, before)
    await writeRights(ctx, before, rights)
    return findStaff(ctx, mb_id)
  })
}

async function writeRights(ctx: Context, before: StaffMember, rights: Rights) {
  const { mb_id } = before
  if (before.owner && !rights.owner) await requireOtherOwner(ctx, mb_id)
  await ctx.db
    .update(staffTable)
    .set({ permissions: stored(rights) })
    .where(eq(staffTable.mb_id, mb_id))
  await note(ctx, 'staff.change', mb_id, {
    before: { permissions: stored(before) },
    after: { permissions: stored(rights) },
  })
}

export async function removeStaff(ctx: Context, mb_id: string) {
  return ctx.transaction(async (ctx) => {
    const before = await lockStaff(ctx, mb_id)
    if (before.owner) refuseBeyondOwn(ctx, before)
    return revokeStaff(ctx, mb_id)
  })
}

/** Takes all permissions away; an owner only where another one is left. */
export const revokeStaff = (ctx: Context, mb_id: string) =>
  ctx.transaction(async (ctx) => {
    const before = await lockStaff(ctx, mb_id)
    if (before.owner) await requireOtherOwner(ctx, mb_id)
    await ctx.db.delete(staffTable).where(eq(staffTable.mb_id, mb_id))
    await dropFactors(ctx, mb_id)
    await note(ctx, 'staff.remove', mb_id, { before: { permissions: stored(before) }, after: null })
    return { mb_id }
  })

/** All rows, in one order: two owners who remove each other wait for one another, and one of them stays. */
async function lockStaff(ctx: Context, mb_id: string) {
  await ctx.db.select({ mb_id: staffTable.mb_id }).from(staffTable).orderBy(asc(staffTable.mb_id)).for('update')
  return findStaff(ctx, mb_id)
}

/** No one hands out what they do not have. */
export function refuseBeyondOwn(ctx: Context, rights: Rights) {
  const own = requireMember(ctx).permissions
  if (own.includes('*')) return
  if (rights.owner || rights.permissions.some((each) => !own.includes(each)))
    throw new Problem(403, '내가 가진 권한까지만 줄 수 있어요.', { code: 'beyond_own' })
}

async function requireOtherOwner(ctx: Context, mb_id: string) {
  const others = (await listStaff(ctx)).data.filter((each) => each.owner && each.mb_id !== mb_id)
  if (others.length === 0)
    throw new Problem(409, '마지막 소유자예요. 다른 직원을 먼저 소유자로 정해 주세요.', { code: 'last_owner' })
}
