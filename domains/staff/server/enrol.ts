import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { markProved, noteFactor, requireMayEnrol, wrongCode } from './second-factor.ts'
import { confirmOffered, offerTotp } from './totp.ts'

export async function startTotp(ctx: Context) {
  const { mb_id } = await requireMayEnrol(ctx)
  const offered = await offerTotp(ctx, mb_id)
  if (!offered) throw new Problem(409, '이미 인증 앱을 등록했어요. 지우고 다시 등록해 주세요.', { code: 'totp_there' })
  return offered
}

export async function confirmTotp(ctx: Context, code: string) {
  const { mb_id, factors } = await requireMayEnrol(ctx)
  return ctx.transaction(async (ctx) => {
    if (!(await confirmOffered(ctx, mb_id, code))) throw wrongCode()
    return enrolled(ctx, { mb_id, isFirst: factors.length === 0, name: '인증 앱' })
  })
}

type Enrolled = { mb_id: string; isFirst: boolean; name: string }

/** The first factor comes with recovery codes, and counts as given in this session. */
export async function enrolled(ctx: Context, { mb_id, isFirst, name }: Enrolled) {
  await noteFactor(ctx, 'staff.factor-add', mb_id, name)
  const recovery_codes = isFirst ? await issueRecoveryCodes(ctx, mb_id) : []
  await markProved(ctx, { isFull: true })
  return { recovery_codes }
}

export async function renewCodes(ctx: Context) {
  const { mb_id, factors } = await requireMayEnrol(ctx)
  if (factors.length === 0) throw new Problem(409, '인증 앱이나 패스키를 먼저 등록해 주세요.', { code: 'no_factor' })
  return ctx.transaction(async (ctx) => {
    await noteFactor(ctx, 'staff.recovery-codes', mb_id, '')
    return { recovery_codes: await issueRecoveryCodes(ctx, mb_id) }
  })
}
