import type { Context } from '@sillage/server-kit/context.ts'
import { decrypt, encrypt } from '@sillage/server-kit/encryption.ts'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { staffFactorTable } from './tables.ts'

const periodSeconds = 30
const appName = '인증 앱'

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'Sillage', label, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds })

/** Which time step a code belongs to; null where it is none of now, the step before or the one after. */
function stepOf(ctx: Context, secret: string, code: string): number | null {
  const timestamp = ctx.now().getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}

const mine = (mb_id: string) => and(eq(staffFactorTable.mb_id, mb_id), eq(staffFactorTable.kind, 'totp'))

/** A new secret that counts once its first code was right; one that was never confirmed is replaced. */
export async function offerTotp(ctx: Context, mb_id: string) {
  const secret = new Secret({ size: 20 }).base32
  const sealed = encrypt(ctx.secret, secret)
  const [offered] = await ctx.db
    .insert(staffFactorTable)
    .values({ mb_id, kind: 'totp', name: appName, secret: sealed })
    .onConflictDoUpdate({
      target: staffFactorTable.mb_id,
      targetWhere: sql`kind = 'totp'`,
      set: { secret: sealed, last_step: null },
      setWhere: isNull(staffFactorTable.confirmed_at),
    })
    .returning({ id: staffFactorTable.id })
  return offered ? { secret, uri: totpOf(secret, mb_id).toString() } : null
}

/** Accepts a code once: the update itself tests that no code of this step or a later one was used. */
async function useStep(ctx: Context, mb_id: string, code: string, confirmed: 'confirmed' | 'offered') {
  const isConfirmed = staffFactorTable.confirmed_at
  const which = and(mine(mb_id), confirmed === 'confirmed' ? isNotNull(isConfirmed) : isNull(isConfirmed))
  const [factor] = await ctx.db.select().from(staffFactorTable).where(which)
  const secret = factor?.secret ? decrypt(ctx.secret, factor.secret) : null
  const step = secret && stepOf(ctx, secret, code)
  if (!factor || !step) return false
  const { last_step } = staffFactorTable
  const used = await ctx.db
    .update(staffFactorTable)
    .set({
      last_step: step,
      used_at: ctx.now(),
      confirmed_at: sql`coalesce(${staffFactorTable.confirmed_at}, ${ctx.now()})`,
    })
    .where(
      and(
        eq(staffFactorTable.id, factor.id),
        eq(staffFactorTable.secret, factor.secret ?? ''),
        or(isNull(last_step), lt(last_step, step)),
      ),
    )
    .returning({ id: staffFactorTable.id })
  return used.length > 0
}

export const acceptTotp = (ctx: Context, mb_id: string, code: string) => useStep(ctx, mb_id, code, 'confirmed')
export const confirmOffered = (ctx: Context, mb_id: string, code: string) => useStep(ctx, mb_id, code, 'offered')
