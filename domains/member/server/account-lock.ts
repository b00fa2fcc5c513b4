import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { memberTable } from './tables.ts'

/** The asking member's row, locked: changes of one account come one after the other, and none after its end. */
export async function lockAccount(ctx: Context) {
  const { mb_id } = requireMember(ctx)
  const [row] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id)).for('update')
  // Deleted since the session was looked up: the caller is no member any more.
  if (!row) throw new Problem(401, '로그인이 필요합니다.', { code: 'login_needed' })
  return row
}
