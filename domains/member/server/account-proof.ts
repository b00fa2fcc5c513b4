import { invalid } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { countFailure, forgetFailures, refuseWhileDelayed, signInTurns } from './login-delay.ts'
import { isPassword } from './password.ts'
import { memberTable } from './tables.ts'

type Claim = { field: string; password: string }

/** Proves that the member in person is at the keyboard. A stolen session may guess no more often than a stranger. */
export async function provePassword(ctx: Context, { field, password }: Claim) {
  const { mb_id } = requireMember(ctx)
  await signInTurns.take(async () => {
    await refuseWhileDelayed(ctx, mb_id)
    if (await isPassword(password, await findHash(ctx, mb_id))) return
    await countFailure(ctx, mb_id)
    throw invalid(field, '비밀번호가 맞지 않아요.')
  })
  await forgetFailures(ctx, mb_id)
}

/** Not so where the member signs in through a linked account only. */
export const hasPassword = async (ctx: Context) => (await findHash(ctx, requireMember(ctx).mb_id)) !== ''

async function findHash(ctx: Context, mb_id: string) {
  const [member] = await ctx.db
    .select({ password_hash: memberTable.password_hash })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  return member?.password_hash ?? ''
}
