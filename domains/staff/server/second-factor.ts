import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember, requireRecentProof } from '@sillage/server-kit/context.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit, writeSignIn } from '../../audit/server/audit.ts'
import { provePassword } from '../../member/server/account-proof.ts'
import { limit } from '../../rate-limits.ts'
import type { ProofMethod, SignInStep } from '../security-words.ts'
import { needsSecondFactor } from './permissions.ts'
import { countRecoveryCodes, dropRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { recoveryCodeTable, staffFactorTable, staffTable } from './tables.ts'
import { acceptTotp } from './totp.ts'

/** The asking member's row of staff with this session's second factor; null where they are not staff. */
async function findDoor(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const [door] = await ctx.db
    .select({
      mb_id: staffTable.mb_id,
      owner: sql<boolean>`${staffTable.permissions} ? '*'`,
      needed: sql<boolean>`${sql.raw(needsSecondFactor)}`,
      second_factor_at: sessionTable.second_factor_at,
    })
    .from(staffTable)
    .innerJoin(sessionTable, eq(sessionTable.sid_hash, hashSid(ctx.visitor.sid)))
    .where(eq(staffTable.mb_id, mb_id))
  return door ?? null
}

/** Staff, whether or not they have given their second factor yet. */
export async function requireStaffAtDoor(ctx: Context) {
  const door = await findDoor(ctx)
  if (!door) throw notFound()
  return door
}

export const listFactors = (ctx: Context, mb_id: string) =>
  ctx.db
    .select()
    .from(staffFactorTable)
    .where(and(eq(staffFactorTable.mb_id, mb_id), isNotNull(staffFactorTable.confirmed_at)))
    .orderBy(asc(staffFactorTable.created_at))

export async function findStep(ctx: Context): Promise<{ step: SignInStep; methods: ProofMethod[] }> {
  const door = await findDoor(ctx)
  if (!door) return { step: 'not_staff', methods: [] }
  const factors = await listFactors(ctx, door.mb_id)
  const isDone = door.second_factor_at !== null || !door.needed
  const step = isDone ? 'done' : factors.length > 0 ? 'second_factor' : 'enrol'
  const methods: ProofMethod[] = [...new Set(factors.map(({ kind }) => kind))]
  if ((await countRecoveryCodes(ctx, door.mb_id)) > 0) methods.push('recovery')
  return { step, methods: [...methods, 'password'] }
}

/** This session has proved who sits at the keyboard. `isFull` where it was something else than the password. */
export async function markProved(ctx: Context, { isFull }: { isFull: boolean }) {
  const { mb_id } = requireMember(ctx)
  const now = ctx.now()
  const mine = eq(sessionTable.sid_hash, hashSid(ctx.visitor.sid))
  const [first] = isFull
    ? await ctx.db
        .update(sessionTable)
        .set({ second_factor_at: now })
        .where(and(mine, isNull(sessionTable.second_factor_at)))
        .returning({ id: sessionTable.id })
    : []
  await ctx.db.update(sessionTable).set({ proved_at: now }).where(mine)
  // Until now they were not staff: this is the sign-in that the log is interested in.
  if (first) await writeSignIn(ctx, mb_id)
}

const limitProofs = (ctx: Context) => limit(ctx, 'second-factor', { member: requireMember(ctx).mb_id })
export const proved = { message: '확인했어요.' }

/** A code of the app, or one of the recovery codes. One sentence for every failure. */
export async function proveByCode(ctx: Context, code: string) {
  const { mb_id } = await requireStaffAtDoor(ctx)
  await limitProofs(ctx)
  return ctx.transaction(async (ctx) => {
    const isRight = /^\d{6}$/.test(code) ? await acceptTotp(ctx, mb_id, code) : await useRecoveryCode(ctx, mb_id, code)
    if (!isRight) throw wrongCode()
    await markProved(ctx, { isFull: true })
    return proved
  })
}

const wrongMessage = '코드가 맞지 않거나 이미 쓴 코드예요.'
export const wrongCode = () => new Problem(422, wrongMessage, { code: 'wrong_code', errors: { code: [wrongMessage] } })

export async function proveByPassword(ctx: Context, password: string) {
  await requireStaffAtDoor(ctx)
  await provePassword(ctx, { field: 'mb_password', password })
  await markProved(ctx, { isFull: false })
  return proved
}

/**
 * Adding a factor takes a proof of the last minutes, and the factors there are: a session left open somewhere must not be
 * enough to let a stranger's phone in.
 */
export async function requireMayEnrol(ctx: Context) {
  const door = await requireStaffAtDoor(ctx)
  await limitProofs(ctx)
  requireRecentProof(ctx)
  const factors = await listFactors(ctx, door.mb_id)
  if (factors.length > 0 && !door.second_factor_at)
    throw new Problem(409, '등록한 인증 수단으로 먼저 본인 확인을 해 주세요.', { code: 'second_factor_needed' })
  return { ...door, factors }
}

export async function showSecurity(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const factors = await listFactors(ctx, mb_id)
  return {
    factors: factors.map(({ id, kind, name, created_at, used_at }) => ({
      id,
      kind,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(ctx, mb_id),
  }
}

/** An owner always keeps one: without it the next sign-in would begin with setting one up. */
export async function removeFactor(ctx: Context, factor_id: string) {
  const { mb_id, owner, factors } = await requireMayEnrol(ctx)
  if (!factors.some(({ id }) => id === factor_id)) throw notFound()
  if (owner && factors.length === 1)
    throw new Problem(409, '마지막 인증 수단이에요. 다른 것을 먼저 등록해 주세요.', { code: 'last_factor' })
  return ctx.transaction(async (ctx) => {
    await ctx.db
      .delete(staffFactorTable)
      .where(and(eq(staffFactorTable.id, factor_id), eq(staffFactorTable.mb_id, mb_id)))
    if (factors.length === 1) await dropRecoveryCodes(ctx, mb_id)
    await noteFactor(ctx, 'staff.factor-remove', mb_id, factors.find(({ id }) => id === factor_id)?.name ?? '')
    return { message: '인증 수단을 지웠어요.' }
  })
}

export const noteFactor = (ctx: Context, action: AuditAction, mb_id: string, name: string) =>
  writeAudit(ctx, { action, subject: `staff:${mb_id}`, before: null, after: { name } })

/** With everything someone proves themselves with. */
export async function dropFactors(ctx: Context, mb_id: string) {
  await ctx.db.delete(staffFactorTable).where(eq(staffFactorTable.mb_id, mb_id))
  await ctx.db.delete(recoveryCodeTable).where(eq(recoveryCodeTable.mb_id, mb_id))
}
