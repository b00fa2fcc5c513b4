import { invalid } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { hashSid, startSession } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { hasPassword, provePassword } from './account-proof.ts'
import { hashPassword } from './password.ts'
import { setPassword } from './password-change.ts'
import { memberTable } from './tables.ts'
import { refuseWeakPassword } from './weak-password.ts'

type Form = { current_password: string; password: string }

/** Ends every other session and goes on in this one under a new id. */
export async function changeOwnPassword(ctx: Context, { current_password, password }: Form) {
  const { mb_id } = requireMember(ctx)
  if (await hasPassword(ctx)) await provePassword(ctx, { field: 'current_password', password: current_password })
  else await proveFreshSession(ctx)
  refuseWeakPassword('password', password, await findOwner(ctx, mb_id))
  const password_hash = await hashPassword(password)
  await ctx.transaction(async (ctx) => {
    await setPassword(ctx, mb_id, password_hash)
    await startSession(ctx, mb_id)
  })
  return { message: '비밀번호가 변경되었습니다.' }
}

async function findOwner(ctx: Context, mb_id: string) {
  const { mb_email, mb_hp } = memberTable
  const [owner] = await ctx.db.select({ mb_email, mb_hp }).from(memberTable).where(eq(memberTable.mb_id, mb_id))
  return { ...owner, mb_id }
}

const freshMinutes = 10

/**
 * A first password, for a member who came through a linked account. There is none to ask for, so having just
 * signed in stands in for it: a session left open somewhere must not be enough to take the account over.
 */
async function proveFreshSession(ctx: Context) {
  const [fresh] = await ctx.db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.sid_hash, hashSid(ctx.visitor.sid)),
        gt(sessionTable.created_at, sql`now() - make_interval(mins => ${freshMinutes})`),
      ),
    )
  if (!fresh) throw invalid('current_password', '비밀번호를 처음 정하려면 다시 로그인해 주세요.')
}
