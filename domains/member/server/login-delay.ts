import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { networkOf } from '@sillage/server-kit/rate-limit.ts'
import { createTurns } from '@sillage/server-kit/turns.ts'
import { eq, sql } from 'drizzle-orm'
import { accountRules } from '../words.ts'
import { loginFailureTable } from './tables.ts'

const { free_failures, delay_cap_seconds } = accountRules
const forgottenAfter = sql`interval '1 hour'`

/**
 * Looking at the delay, hashing and counting are one turn: a hundred guesses sent at once meet the count of those
 * before them, and a hundred right passwords all get in.
 */
export const signInTurns = createTurns({ atOnce: 2, waiting: 500 })

const accountKey = (mb_id: string) => `id:${mb_id}`
const keysOf = ({ visitor }: Context, mb_id: string) => sql.param([accountKey(mb_id), `ip:${networkOf(visitor.ip)}`])

export async function refuseWhileDelayed(ctx: Context, mb_id: string) {
  const { rows } = await ctx.db.execute<{ seconds: number | null }>(sql`
    select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds
    from login_failure where key = any(${keysOf(ctx, mb_id)}::text[])`)
  const seconds = rows[0]?.seconds ?? 0
  if (seconds <= 0) return
  throw new Problem(429, '로그인에 여러 번 실패했어요. {seconds}초 뒤에 다시 시도해 주세요.', {
    code: 'login_delayed',
    slots: { seconds },
    retryAfterSeconds: seconds,
  })
}

/** Counts a wrong password for the account, whether it exists or not, and for the address. One statement: no try is lost. */
export async function countFailure(ctx: Context, mb_id: string) {
  const failures = sql`case when login_failure.failed_at < now() - ${forgottenAfter} then 1 else login_failure.failures + 1 end`
  // The exponent is held down: nobody needs the power of a million failures.
  const delay = sql`case when ${failures} < ${free_failures} then 0
    else least(${delay_cap_seconds}::int, power(2, least(${failures} - ${free_failures} + 1, 20))) end`
  await ctx.db.execute(sql`
    insert into login_failure (key, failures, blocked_until, failed_at)
    select key, 1, now(), now() from unnest(${keysOf(ctx, mb_id)}::text[]) as key order by key
    on conflict (key) do update
    set failures = ${failures}, blocked_until = now() + make_interval(secs => ${delay}), failed_at = now()`)
}

/** The account's count only: whoever has one account could otherwise clear their address between guesses at others. */
export const forgetFailures = (ctx: Context, mb_id: string) =>
  ctx.db.delete(loginFailureTable).where(eq(loginFailureTable.key, accountKey(mb_id)))
